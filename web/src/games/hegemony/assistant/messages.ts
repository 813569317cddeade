// The sentences of the page for a table with the box.
import { speaker } from "../../../lib/i18n.svelte";
import type { Text } from "../../../lib/types";

export const messages = {
  asTitle: { en: "Help at my table", fr: "Aide à ma table" },
  asIntro: {
    en: "You play Hegemony with the box; this page plays an automa: it draws or takes your card, asks only what the card needs, and says what to do and why. Everything stays on this device and works without a network.",
    fr: "Vous jouez à Hegemony avec la boîte ; cette page joue une Automatisation : elle pioche ou prend votre carte, ne demande que ce qu’il faut, et dit quoi faire et pourquoi. Tout reste sur cet appareil et fonctionne sans réseau.",
  },
  asClass: { en: "Class", fr: "Classe" },
  asMode: { en: "Mode", fr: "Mode" },
  asAgain: { en: "Start a new game", fr: "Nouvelle partie" },
  asUndo: { en: "Undo", fr: "Annuler" },
  asTurnN: { en: "Turn {n}", fr: "Tour {n}" },
  asBefore: { en: "Before the card", fr: "Avant la carte" },
  asBefore_working_class: {
    en: "Take what lies in its benefits area. Pay off loans while it has 50 or more.",
    fr: "Prenez ce qui est dans ses allocations. Remboursez les Emprunts tant qu’elle a 50 ou plus.",
  },
  asBefore_middle_class: {
    en: "Take what lies in its benefits area. Pay off loans while it has 50 or more. Prices: middle; Food and Luxury highest with 6A, Health with 4C, Education with 5C. Wages: lowest legal; L3 where a Strike token lies.",
    fr: "Prenez ses allocations. Remboursez les Emprunts tant qu’elle a 50 ou plus. Prix : moyens ; Nourriture et Luxe au maximum en 6A, Santé en 4C, Éducation en 5C. Salaires : le minimum légal ; N3 là où se trouve un jeton Grève.",
  },
  asBefore_capitalist_class: {
    en: "Take what lies in its benefits area. Pay off loans while it has 100 or more in Capital. Prices: middle; Food and Luxury highest with 6A, Health with 4C, Education with 5C. Wages: lowest legal.",
    fr: "Prenez ses allocations. Remboursez les Emprunts tant qu’elle a 100 ou plus de Capital. Prix : moyens ; Nourriture et Luxe au maximum en 6A, Santé en 4C, Éducation en 5C. Salaires : le minimum légal.",
  },
  asDraw: { en: "Draw a card for me", fr: "Piocher pour moi" },
  asTell: { en: "or tell the card you drew", fr: "ou dites la carte piochée" },
  asCardN: { en: "Card {n}", fr: "Carte {n}" },
  asQuestions: { en: "What the card asks", fr: "Ce que demande la carte" },
  asWithBonus: {
    en: "The first check counts the bonus as if it were already received, if its policy is in force.",
    fr: "La première vérification compte le bonus comme déjà reçu, si sa Politique est en vigueur.",
  },
  asProposable: {
    en: "A Bill may be proposed on it (marker free, no Bill, not locked, its card in a row)",
    fr: "Un Projet de Loi y est possible (pion disponible, aucun projet, non verrouillée, sa carte dans une rangée)",
  },
  asSection: { en: "{policy}: section now", fr: "{policy} : section actuelle" },
  asCost: { en: "{what}: cost of one, empty if it cannot be had", fr: "{what} : coût de l’unité, vide si impossible" },
  asCount: { en: "Companies of its Market: {what}", fr: "Entreprises de son Marché : {what}" },
  asSales: {
    en: "Sale values of its idle Companies, with commas",
    fr: "Valeurs de vente de ses Entreprises à l’arrêt, séparées par des virgules",
  },
  asRound: { en: "Round", fr: "Manche" },
  asCompute: { en: "Move the rows", fr: "Déplacer les rangées" },
  asWhy: { en: "Why: every line", fr: "Pourquoi : ligne par ligne" },
  asCan: { en: "Can it do this?", fr: "Peut-elle le faire ?" },
  asIt: { en: "It takes {what}.", fr: "Il faut {what}." },
  asYes: { en: "Yes, it does it", fr: "Oui, elle le fait" },
  asNo: { en: "No", fr: "Non" },
  asFirst: { en: "First priority", fr: "Première priorité" },
  asSecond: { en: "Second priority", fr: "Deuxième priorité" },
  asSymbol: { en: "Symbol {n}", fr: "Symbole {n}" },
  asInstead: { en: "Instead", fr: "À la place" },
  asDemInstead: {
    en: "Two more jobless workers than open slots, and no Demonstration yet?",
    fr: "Deux Inactifs de plus que d’emplacements libres, et pas encore de Manifestation ?",
  },
  asSellInstead: {
    en: "An idle Company of its own that sells for 20 or more?",
    fr: "Une Entreprise à l’arrêt qui se vend 20 ou plus ?",
  },
  asDo: { en: "Do this on the table", fr: "À faire sur la table" },
  asPressure: { en: "Put 3 of its cubes into the bag.", fr: "Mettez 3 de ses cubes dans le sac." },
  asBonusToo: { en: "With the bonus: {what}", fr: "Avec le bonus : {what}" },
  asBill: {
    en: "Put its Bill marker on {policy}, one section towards {section}.",
    fr: "Posez son pion Projet de Loi sur {policy}, une section vers {section}.",
  },
  asBillFirst: {
    en: "Take the first of these that may be proposed; go one section towards the wanted one.",
    fr: "Prenez la première qui peut être proposée ; une section vers celle voulue.",
  },
  asVoteNow: {
    en: "Vote now? With two players: if it keeps more Influence than the other after paying 1 and has at least as many cubes in the bag. With three or four: if its side would have more Influence and another class is with it.",
    fr: "Vote immédiat ? À deux : si, 1 Influence payée, elle en garde plus que l’autre et a au moins autant de cubes dans le sac. À trois ou quatre : si son camp a plus d’Influence et qu’une autre Classe la soutient.",
  },
  asListPoints: { en: "Choose by this list, point by point:", fr: "Choisissez avec cette liste, point par point :" },
  asExport: {
    en: "Sell abroad: of each resource the transactions that sell most units, then for more money.",
    fr: "Vendez à l’étranger : pour chaque ressource, les transactions qui vendent le plus d’unités, puis pour plus d’argent.",
  },
  asStrike: {
    en: "Place Strike tokens: as many as it has Trade Unions, and two more.",
    fr: "Placez des jetons Grève : autant que de Syndicats, plus deux.",
  },
  asDem: { en: "Put the Demonstration token on the board.", fr: "Posez le jeton Manifestation sur le plateau." },
  asLobby: {
    en: "Pay 30 (Capital first) and take 3 Influence.",
    fr: "Payez 30 (Capital d’abord) et prenez 3 Influence.",
  },
  asAfter: { en: "After the action", fr: "Après l’action" },
  asAfterPeople: {
    en: "Use Luxury, then Education, then Health, each as often as it holds at least its Population.",
    fr: "Utilisez le Luxe, puis l’Éducation, puis la Santé, autant de fois qu’elle en a au moins sa Population.",
  },
  asDone: { en: "Done, next turn", fr: "C’est fait, tour suivant" },
  asVote: { en: "Vote helper", fr: "Aide au vote" },
  asSide: { en: "Its side", fr: "Son camp" },
  asFor: { en: "for", fr: "pour" },
  asAgainst: { en: "against", fr: "contre" },
  asVotesFor: { en: "Votes for, after the cubes", fr: "Voix pour, après les cubes" },
  asVotesAgainst: { en: "Votes against, after the cubes", fr: "Voix contre, après les cubes" },
  asOwn: { en: "Its Influence", fr: "Son Influence" },
  asAllies: { en: "Influence of people on its side", fr: "Influence des joueurs de son camp" },
  asOthers: { en: "Influence of the other side", fr: "Influence de l’autre camp" },
  asLast: { en: "The last vote of round 5", fr: "Le dernier vote de la manche 5" },
  asSpend: { en: "Spend {n}", fr: "Dépensez {n}" },
  asThenDraw: {
    en: "then draw {n|# AI card|# AI cards}: 1 more for each Influence symbol",
    fr: "puis piochez {n|# carte IA|# cartes IA} : 1 de plus par symbole Influence",
  },
  asForAll: {
    en: "draw one AI card: with an Influence symbol it spends everything, else nothing",
    fr: "piochez une carte IA : avec un symbole Influence elle dépense tout, sinon rien",
  },
  asRows: { en: "Cards of policies", fr: "Cartes Politique" },
  asRowsHelp: {
    en: "When a Bill is proposed on a policy its card goes aside; each round it comes back by its distance.",
    fr: "Quand un Projet de Loi est proposé, la carte est mise de côté ; à chaque manche elle revient selon l’écart.",
  },
  asNewRound: { en: "A new round begins", fr: "Une nouvelle manche commence" },
  asBillOn: { en: "Bill on {policy}", fr: "Projet de Loi sur {policy}" },
  asPaste: { en: "Paste a position", fr: "Coller une position" },
  asPasteHelp: {
    en: "The `given` of a vector, as JSON: its rows, decks, round and policies are taken over.",
    fr: "Le `given` d’un vecteur, en JSON : rangées, pioches, manche et Politiques sont reprises.",
  },
  asTake: { en: "Take it", fr: "Reprendre" },
  asBadPaste: { en: "This is no position: {why}", fr: "Ce n’est pas une position : {why}" },
  asCardsLeft: { en: "{n|# card|# cards} to draw", fr: "{n|# carte|# cartes} à piocher" },
  asFailed: { en: "The cards could not be loaded.", fr: "Les cartes n’ont pas pu être chargées." },
} satisfies Record<string, Text>;

export type Key = keyof typeof messages;
export const t = speaker(messages);
