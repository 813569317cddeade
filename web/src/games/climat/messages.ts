// The sentences of the board of Bataille pour le Climat.
import { speaker } from "../../lib/i18n.svelte";

export const messages = {
  // Zones
  cliMap: { en: "Map", fr: "Carte" },
  cliRegions: { en: "Regions", fr: "Régions" },
  cliTeam: { en: "Team", fr: "Équipe" },

  // Tracks
  cliGes: { en: "World emissions (GES)", fr: "Émissions du monde (GES)" },
  cliGoal: { en: "{n} or less wins", fr: "{n} ou moins : victoire" },
  cliTrack: { en: "Climate consequences", fr: "Conséquences climatiques" },
  cliTrackTold: {
    en: "Green token {green}, red token {red}; green goes on by {advance} at the end of the turn",
    fr: "Pion vert {green}, pion rouge {red} ; le vert avance de {advance} à la fin du tour",
  },
  cliToNext: { en: "next in {n|# square|# squares}", fr: "prochaine dans {n|# case|# cases}" },
  cliPending: { en: "{n|# card waits|# cards wait}", fr: "{n|# carte attend|# cartes attendent}" },
  cliIcon: {
    en: "When red comes here, Russia warms (+2) and the Middle East swelters (+4)",
    fr: "Quand le rouge arrive ici, la Russie se réchauffe (+2), le Moyen-Orient étouffe (+4)",
  },
  cliTipping: { en: "Tipping points", fr: "Points de bascule" },
  cliTokensOf: { en: "{zone}: {n} of {room} destruction tokens", fr: "{zone} : {n} pions destruction sur {room}" },
  cliOil: { en: "Oil balance", fr: "Balance pétrolière" },
  cliOilShort: { en: "importers will lack oil", fr: "il manquera du pétrole" },
  cliOilSpare: { en: "exported − imported", fr: "exporté − importé" },

  // What a short scenario asks for
  cliAim: { en: "Aim of this scenario", fr: "But de ce scénario" },
  cliAimGes: { en: "{wanted} GES or less (now {now})", fr: "{wanted} GES ou moins (maintenant {now})" },
  cliAimOil: {
    en: "oil balance {wanted} or more (now {now})",
    fr: "balance pétrolière {wanted} ou plus (maintenant {now})",
  },
  cliAimFree: {
    en: "free population {wanted} or more (now {now})",
    fr: "population libre {wanted} ou plus (maintenant {now})",
  },
  cliAimCalm: {
    en: "no region in chaos or under a dictatorship",
    fr: "aucune région dans le chaos ni sous une dictature",
  },
  cliAimLetter: { en: "{what}: {now} of {wanted} regions", fr: "{what} : {now|# région|# régions} sur {wanted}" },
  cliAimPair: {
    en: "pair {what}: {now} of {wanted|# region|# regions}",
    fr: "paire {what} : {now|# région|# régions} sur {wanted}",
  },

  cliNotAgain: { en: "Not again this turn", fr: "Plus ce tour-ci" },

  // Column
  cliColumn: { en: "Regions in order", fr: "Régions dans l’ordre" },
  cliRound: { en: "Round {n} of 4", fr: "Tour des régions {n} sur 4" },
  cliActive: { en: "active now", fr: "active" },
  cliPlays: { en: "{name} plays then", fr: "{name} joue alors" },

  // Regions
  cliNorthAmerica: { en: "N. America", fr: "Amérique N." },
  cliSouthAmerica: { en: "S. America", fr: "Amérique S." },
  cliSheet: { en: "{region}: everything", fr: "{region} : tout" },
  cliOpenSheet: { en: "{region}: look at everything", fr: "{region} : tout voir" },
  cliRegionTold: {
    en: "{region}: GES {ges}, population {population}, standard of living {ndv}, discipline {discipline}",
    fr: "{region} : GES {ges}, population {population}, niveau de vie {ndv}, discipline {discipline}",
  },
  cliHere: { en: "here: {names}", fr: "ici : {names}" },
  cliClosed: { en: "Does not share its transformations", fr: "Ne partage pas ses transformations" },
  cliSharing: { en: "Shares its transformations", fr: "Partage ses transformations" },
  cliGesOf: { en: "GES of {region}", fr: "GES, {region}" },
  cliComing: { en: "at its next activation: {n}", fr: "à sa prochaine activation : {n}" },
  cliOf: { en: "{what}, {region}", fr: "{what}, {region}" },
  cliValues: { en: "Values", fr: "Valeurs" },
  cliEnergy: { en: "Energy", fr: "Énergie" },
  cliTroubles: { en: "Calamities and refugees", fr: "Calamités et réfugiés" },
  cliNone: { en: "none", fr: "aucune" },
  cliOfResilience: { en: "{n} of {most}, then it gets worse", fr: "{n} sur {most}, puis cela s’aggrave" },
  cliTransformations: { en: "Transformations", fr: "Transformations" },
  cliLinks: { en: "Refugees may go to", fr: "Les réfugiés peuvent aller vers" },
  cliExodus: { en: "exodus too", fr: "exode aussi" },
  cliGrowth: { en: "Growth at its next activation", fr: "Croissance à sa prochaine activation" },
  cliUnit: { en: "Population unit", fr: "Unité de population" },
  cliOilLevel: { en: "Oil used", fr: "Pétrole utilisé" },
  cliPowerLevel: { en: "Electricity used", fr: "Électricité utilisée" },
  cliThreshold: { en: "Electricity ACI", fr: "ACI d’électricité" },
  cliParked: { en: "An oil token lies on the war", fr: "Un jeton pétrole est bloqué par la guerre" },
  cliChances: { en: "Chances to learn (in 8)", fr: "Chances d’apprendre (sur 8)" },
  cliWhatHere: { en: "What you can do here", fr: "Ce que vous pouvez faire ici" },
  cliOwned: { en: "{tp}: introduced here", fr: "{tp} : acquise ici" },
  cliLearnable: { en: "{tp}: may be learnt at the next activation", fr: "{tp} : peut être apprise à l’activation" },
  cliOpenBox: { en: "{tp}: can be implanted", fr: "{tp} : peut être implantée" },
  cliLacks: { en: "{tp}: needs {needs}", fr: "{tp} : il faut {needs}" },
  cliWorldwide: { en: "For the whole world", fr: "Pour le monde entier" },
  cliInForce: { en: "{tp}: in force", fr: "{tp} : en vigueur" },
  cliNotYet: { en: "{tp}: not yet", fr: "{tp} : pas encore" },

  // What is missing for a transformation
  needNdv_min: { en: "a standard of living of {value} or more", fr: "un niveau de vie de {value} ou plus" },
  needNdv_max: { en: "a standard of living of {value} or less", fr: "un niveau de vie de {value} ou moins" },
  needDiscipline_min: { en: "discipline {value} or more", fr: "une discipline de {value} ou plus" },
  needDiscipline_max: { en: "discipline {value} or less", fr: "une discipline de {value} ou moins" },
  needSharing: { en: "a region that shares", fr: "une région qui partage" },
  needChina_open: { en: "an open China (discipline 1)", fr: "une Chine ouverte (discipline 1)" },
  needNo_overconsumption: { en: "less overconsumption", fr: "moins de surconsommation" },

  // The dock and the trays
  cliDock: { en: "What you can do", fr: "Ce que vous pouvez faire" },
  cliImplant: { en: "Implant", fr: "Implanter" },
  cliLearn: { en: "Transformation", fr: "Transformation" },
  cliElectricity: { en: "Electricity", fr: "Électricité" },
  cliDraw: { en: "Draw", fr: "Piocher" },
  cliStrikes: { en: "strikes {region}", fr: "touche : {region}" },
  cliAci: { en: "ACI: {what}", fr: "ACI : {what}" },
  cliAsks: { en: "Colours asked for", fr: "Types demandés" },
  cliExternal: { en: "External", fr: "Extérieures" },
  cliFaceDown: {
    en: "{name}: {n|# card|# cards} face down",
    fr: "{name} : {n|# carte face cachée|# cartes faces cachées}",
  },
  cliBack: { en: "A card face down", fr: "Une carte face cachée" },
  cliTotal: { en: "Total", fr: "Total" },
  cliHidden: { en: "The total shows at the reveal", fr: "Le total apparaît à la révélation" },
  cliThresholds: { en: "Thresholds", fr: "Seuils" },
  cliOpenAci: { en: "open: lobbying", fr: "faces visibles : lobbying" },
  cliImplanting: { en: "Implanting: {what}", fr: "Implantation : {what}" },
  cliMissing: { en: "{n} missing", fr: "manque {n}" },
  cliEnough: { en: "enough", fr: "suffisant" },
  cliSlotEmpty: { en: "{colour}: a card is missing", fr: "{colour} : il manque une carte" },
  cliSlotFull: { en: "{colour}: {n}", fr: "{colour} : {n}" },
  cliRoll: { en: "D8: {n}", fr: "D8 : {n}" },

  // Hand
  cliHand: { en: "My influence", fr: "Mes influences" },
  cliNoCards: { en: "No cards", fr: "Aucune carte" },
  cliTimes: { en: "{card}, {n} of them", fr: "{card}, {n} exemplaires" },

  // Institutions, as short as their doors are small
  cliUn: { en: "UN", fr: "ONU" },
  cliIcrc: { en: "Red Cross", fr: "CICR" },
  cliWho: { en: "WHO", fr: "OMS" },
  cliUnhcr: { en: "UNHCR", fr: "HCR" },

  // Team
  cliPlayers: { en: "Team", fr: "Équipe" },
  cliCompetence: { en: "Always", fr: "Toujours" },
  cliPowerOnce: { en: "Once", fr: "Une fois" },
  cliPowerUsed: { en: "Power used", fr: "Pouvoir utilisé" },
  cliIntroduced: { en: "Transformations in the world", fr: "Transformations dans le monde" },
  cliScore: { en: "Score", fr: "Score" },
  cliRegion: { en: "Region", fr: "Région" },
  cliSuffers: { en: "Suffers", fr: "Subit" },
  cliWeakness: { en: "Weakness", fr: "Faiblesse" },
  cliInstitutions: { en: "Institutions", fr: "Institutions" },
  cliPiles: { en: "Piles", fr: "Piles" },
  cliDeck: { en: "deck", fr: "pioche" },
  cliDiscard: { en: "discard", fr: "défausse" },
  cliExternalPile: { en: "External pile", fr: "Influences extérieures" },
  cliSeen: { en: "seen so far: {cards}", fr: "déjà vues : {cards}" },
  cliEventDeck: { en: "Event deck", fr: "Paquet d’événements" },
  cliKnown: { en: "card {n} is {card}", fr: "la carte {n} est {card}" },

  // Activation
  cliActivation: { en: "Activation: {region}", fr: "Activation : {region}" },
  cliCalamities: { en: "Calamities and refugees", fr: "Calamités et réfugiés" },
  cliPropagation: { en: "Propagation", fr: "Propagation" },
  cliLiving: { en: "Standard of living", fr: "Niveau de vie" },
  cliDemography: { en: "Births and deaths", fr: "Naissances et décès" },
  cliOwnGes: { en: "What the region emits", fr: "Ce que la région émet" },
  cliWorldGes: { en: "The world’s counter", fr: "Le compteur du monde" },
  cliTrackStep: { en: "The consequence track", fr: "La piste des conséquences" },
  cliPause: { en: "Pause", fr: "Pause" },
  cliPlay: { en: "Play", fr: "Lecture" },
  cliNext: { en: "Next", fr: "Suivant" },
  cliReplay: { en: "From the start", fr: "Depuis le début" },
  cliQuiet: { en: "nothing happens", fr: "rien ne se passe" },
};

export const t = speaker(messages);
