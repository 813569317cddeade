// The sentences of the boards of Hegemony.
import { speaker } from "../../lib/i18n.svelte";
import type { Text } from "../../lib/types";

export const messages = {
  // Zones
  hegState: { en: "State", fr: "État" },
  hegCompanies: { en: "Companies", fr: "Entreprises" },
  hegMarkets: { en: "Markets", fr: "Marchés" },
  hegMyClass: { en: "My class", fr: "Ma classe" },
  hegNow: { en: "now", fr: "en ce moment" },
  hegOf: { en: "{n} of {m}", fr: "{n} sur {m}" },
  hegNothing: { en: "nothing", fr: "rien" },
  hegNobody: { en: "nobody", fr: "personne" },

  // Policies: what a section means
  hegBillBy: { en: "Bill proposed by: {role}", fr: "Projet de Loi proposé par : {role}" },
  hegFiscal: {
    en: "{public_companies} public companies, IMF at {imf_loan_limit|# loan|# loans}",
    fr: "{public_companies} Entreprises Publiques, FMI à {imf_loan_limit|# Emprunt|# Emprunts}",
  },
  hegLabor: { en: "Lowest wage {min_wage}", fr: "Salaire minimum {min_wage}" },
  hegTaxation: {
    en: "Taxes from ×{tax_multiplier_base}, welfare counts ×{welfare_modifier_factor}",
    fr: "Taxes dès ×{tax_multiplier_base}, aides comptées ×{welfare_modifier_factor}",
  },
  hegWelfare: {
    en: "Price {public_price}, taxes +{tax_multiplier_modifier}",
    fr: "Prix {public_price}, taxes +{tax_multiplier_modifier}",
  },
  hegTrade: {
    en: "Tariffs {tariff_food} and {tariff_luxury}, {business_deals|# deal|# deals} a round",
    fr: "Douane {tariff_food} et {tariff_luxury}, {business_deals|# accord|# accords} par manche",
  },
  hegImmigration: {
    en: "{immigration_cards|# immigration card|# immigration cards} a round",
    fr: "{immigration_cards|# carte Immigration|# cartes Immigration} par manche",
  },
  hegTax: { en: "Taxes", fr: "Taxes" },
  hegTaxMultiplier: { en: "Tax multiplier", fr: "Multiplicateur fiscal" },
  hegTaxAndBag: { en: "Taxes and votes", fr: "Taxes et votes" },

  // The bag and votes
  hegBag: { en: "Bag of votes", fr: "Sac de votes" },
  hegBagOf: { en: "Cubes in the bag: {role}", fr: "Cubes dans le sac : {role}" },
  hegDrawn: { en: "Drawn:", fr: "Tirés :" },
  hegVote: { en: "Vote", fr: "Vote" },
  hegVoteOn: {
    en: "{policy}: section {section}, proposed by: {role}",
    fr: "{policy} : section {section}, proposée par : {role}",
  },

  // The State
  hegTreasury: { en: "Treasury", fr: "Trésor Public" },
  hegLoans: { en: "Loans", fr: "Emprunts" },
  hegImfDue: { en: "Too many loans: the IMF will come", fr: "Trop d’Emprunts : le FMI interviendra" },
  hegImfNear: { en: "One more loan brings the IMF", fr: "Un Emprunt de plus et le FMI intervient" },
  hegImfFar: { en: "The IMF comes at {n|# loan|# loans}", fr: "Le FMI intervient à {n|# Emprunt|# Emprunts}" },
  hegServices: { en: "Public services", fr: "Services Publics" },
  hegLegitimacy: { en: "Legitimacy", fr: "Légitimité" },
  hegLegitimacyOf: { en: "Legitimacy with: {role}", fr: "Légitimité envers : {role}" },
  hegCounts: { en: "brings points", fr: "rapporte des points" },
  hegTokens: { en: "Legitimacy tokens: +{n} after each scoring", fr: "Jetons Légitimité : +{n} après chaque décompte" },
  hegBenefits: { en: "State benefits", fr: "Allocations de l’État" },
  hegEvents: { en: "Events", fr: "Événements" },
  hegNoEvents: { en: "No open event", fr: "Aucun Événement ouvert" },
  hegKnown: { en: "Seen in the deck", fr: "Vus dans la pioche" },
  hegAgenda: { en: "Political agenda", fr: "Agenda Politique" },
  hegAgendaNow: { en: "{n|# point|# points} as it stands", fr: "{n|# point|# points} en l’état" },
  hegMet: { en: "in force", fr: "en vigueur" },
  hegNotMet: { en: "not in force", fr: "pas en vigueur" },
  hegPersonal: { en: "Personal influence", fr: "Influence Personnelle" },
  hegMedia: { en: "Media influence", fr: "Influence Médiatique" },

  // Companies
  hegPrivate: { en: "Private sector", fr: "Secteur privé" },
  hegPublic: { en: "Public sector", fr: "Secteur public" },
  hegOffered: { en: "To choose from", fr: "Au choix" },
  hegSort: { en: "Order of the companies", fr: "Ordre des Entreprises" },
  hegSortOwner: { en: "By owner", fr: "Par propriétaire" },
  hegSortMakes: { en: "By product", fr: "Par produit" },
  hegSortFree: { en: "Free places first", fr: "Places libres d’abord" },
  hegMakes: { en: "What it makes in a Production Phase", fr: "Ce qu’elle produit en Phase de Production" },
  hegCost: { en: "What it costs to build", fr: "Son coût de construction" },
  hegWage: { en: "Wage", fr: "Salaire" },
  hegWageLevel: { en: "Wage {level}: {wage}", fr: "Salaire {level} : {wage}" },
  hegNeeds: { en: "{n|# place free|# places free}", fr: "{n|# place libre|# places libres}" },
  hegAutomated: { en: "automated", fr: "automatisée" },
  hegEmployee: { en: "An employee of the Working Class adds {n}", fr: "Un employé de la Classe Ouvrière ajoute {n}" },
  hegStrike: { en: "Strike", fr: "Grève" },
  hegStrikeLong: {
    en: "Strike: nothing is made until wages rise",
    fr: "Grève : rien n’est produit tant que le Salaire ne monte pas",
  },
  hegMachinery: { en: "Machinery: it makes more", fr: "Engrenage : elle produit plus" },
  hegCommitted: { en: "contract", fr: "contrat" },
  hegCommittedLong: {
    en: "Committed: these workers stay until the next production",
    fr: "Sous contrat : ces Travailleurs restent jusqu’à la prochaine production",
  },
  hegJobless: { en: "Unemployed", fr: "Inactifs" },

  // Markets
  hegPrices: { en: "Who sells what", fr: "Qui vend quoi" },
  hegPrice: { en: "Price {n}", fr: "Prix {n}" },
  hegPriceOf: { en: "Price of {what}: {who}", fr: "Prix, {what} : {who}" },
  hegLeft: { en: "{n} left", fr: "reste {n}" },
  hegInStore: { en: "How much of it there is", fr: "Ce qu’il en reste" },
  hegNotSold: { en: "not sold here", fr: "ne se vend pas ici" },
  hegExport: { en: "Export card", fr: "Carte Export" },
  hegSale: { en: "{n} {what} for {money}", fr: "{n} {what} pour {money}" },
  hegDeals: { en: "Business deals", fr: "Accords Commerciaux" },
  hegNoDeals: { en: "No deal on offer", fr: "Aucun accord proposé" },
  hegFor: { en: "for", fr: "pour" },
  hegTake: { en: "Take it", fr: "Conclure" },
  hegTariff: {
    en: "Tariff, unless all goes to the free trade zone",
    fr: "Droits de douane, sauf si tout va en Zone de Libre-Échange",
  },
  hegMarketOf: { en: "To build: {role}", fr: "À construire : {role}" },
  hegMarketEmpty: { en: "Nothing on offer", fr: "Rien à construire" },

  // Boards of the roles
  hegPoints: { en: "Victory points", fr: "Points de victoire" },
  hegNoPoints: { en: "No points yet", fr: "Pas encore de points" },
  hegInHand: { en: "{n|# card|# cards} in hand", fr: "{n|# carte|# cartes} en main" },
  hegMoney: { en: "Means", fr: "Moyens" },
  hegMarkers: { en: "Bills still to propose", fr: "Projets de Loi possibles" },
  hegAhead: { en: "Next production", fr: "Prochaine production" },
  hegWagesReceived: { en: "Wages received", fr: "Salaires reçus" },
  hegTaxesReceived: { en: "Taxes received", fr: "Taxes reçues" },
  hegWagesPaid: { en: "Wages paid", fr: "Salaires versés" },
  hegIncomeTax: { en: "Income tax", fr: "Impôt sur le Revenu" },
  hegEmploymentTax: { en: "Employment tax", fr: "Charges Patronales" },
  hegCorporateTax: { en: "Corporate tax", fr: "Impôt sur les Sociétés" },
  hegInterest: { en: "Interest on loans", fr: "Intérêts des Emprunts" },
  hegPeople: { en: "People", fr: "Population" },
  hegPopulation: { en: "Population", fr: "Population" },
  hegWorkers: { en: "{n|# worker|# workers}", fr: "{n|# Travailleur|# Travailleurs}" },
  hegNextBand: { en: "grows at {n}", fr: "croît à {n}" },
  hegAtWork: { en: "{n} at work, {m} without a job", fr: "{n} au travail, {m} sans emploi" },
  hegProsperity: { en: "Prosperity", fr: "Prospérité" },
  hegProsperityVp: {
    en: "Each step up brings its number in points: next {n}",
    fr: "Chaque pas rapporte son nombre de points : prochain {n}",
  },
  hegGoods: { en: "Goods and services", fr: "Biens et Services" },
  hegFoodShort: { en: "{n} food short: it will be bought", fr: "Il manque {n} Nourriture : elle sera achetée" },
  hegFoodEnough: { en: "Enough food for everybody", fr: "Assez de Nourriture pour tous" },
  hegUnions: { en: "Trade unions", fr: "Syndicats" },
  hegUnion: { en: "union", fr: "syndicat" },
  hegFound: { en: "Found it", fr: "Le fonder" },
  hegStorage: { en: "Storage and prices", fr: "Entrepôts et prix" },
  hegStored: { en: "In storage: {what}", fr: "En Entrepôt : {what}" },
  hegZone: { en: "Free trade zone", fr: "Zone de Libre-Échange" },
  hegInZone: { en: "In the free trade zone: {what}", fr: "En Zone de Libre-Échange : {what}" },
  hegWealth: { en: "Wealth", fr: "Richesse" },
  hegWealthSpace: {
    en: "From {capital}: {n|# point|# points} a round",
    fr: "Dès {capital} : {n|# point|# points} par manche",
  },
  hegWealthNow: {
    en: "Space {n}; revenue and capital make {capital}.",
    fr: "Case {n} ; Chiffre d’Affaires et Capital font {capital}.",
  },
  hegWealthNext: { en: "The next space begins at {n}.", fr: "La case suivante commence à {n}." },

  // The hand
  hegHand: { en: "Your hand", fr: "Votre main" },
  hegNoCards: { en: "No cards in hand", fr: "Aucune carte en main" },
  hegPlayCard: { en: "Play {card} for its effect", fr: "Jouer {card} pour son effet" },
  hegBasic: { en: "Basic actions · cost a card", fr: "Actions de base · coûtent une carte" },
  hegFree: { en: "Free actions", fr: "Actions bonus" },
  hegPayWith: { en: "{what}: pick the card you give away", fr: "{what} : choisissez la carte à défausser" },
  hegGiveAway: { en: "Give it away", fr: "La défausser" },
  hegNeedsPolicy: { en: "Needs {policy} in {sections}", fr: "Requiert {policy} en {sections}" },
  hegCosts: { en: "Costs {n} {what}", fr: "Coûte {n} {what}" },
  hegOr: { en: "or", fr: "ou" },
  hegOrList: { en: " or ", fr: " ou " },
  hegWhyPolicy: { en: "The law must say: {policies}.", fr: "La loi doit dire : {policies}." },
} satisfies Record<string, Text>;

export type Key = keyof typeof messages;
export const t = speaker(messages);
