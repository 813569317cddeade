// The sentences of playing with friends and classes.
import type { Text } from "../types";

export const friendsMessages = {
  notArrived: { en: "not yet arrived", fr: "pas encore arrivé" },
  arrivedHere: { en: "here", fr: "présent" },
  arrivedAway: { en: "away", fr: "absent" },
  shareGuests: { en: "For the others", fr: "Pour les autres" },
  shareGuestsHelp: {
    en: "These links are kept in this browser only. Send each person their own.",
    fr: "Ces liens ne sont gardés que dans ce navigateur. Envoyez à chacun le sien.",
  },
  shareMine: { en: "For this screen, on another device", fr: "Pour cet écran, sur un autre appareil" },
  sharePublicLinks: { en: "For everybody", fr: "Pour tout le monde" },
  rulesInForce: { en: "House rules", fr: "Règles maison" },
  rulesPrintedIs: { en: "printed: {value}", fr: "imprimé : {value}" },
  noneOfThem: { en: "none", fr: "aucun" },
  rulesPrinted: { en: "The printed game, nothing changed.", fr: "Le jeu imprimé, sans changement." },
  facilitatorSeesAll: { en: "The facilitator sees everything", fr: "L’animateur voit tout" },
  facilitatorSeesAllHelp: {
    en: "Whoever leads this table can look at every hand, yours too.",
    fr: "Qui anime cette table peut voir toutes les mains, la vôtre aussi.",
  },
  facilitatorPlays: {
    en: "Who plays at the table cannot see everything: choose one or the other.",
    fr: "Qui joue à la table ne peut pas tout voir : choisissez l’un ou l’autre.",
  },
  botHolds: { en: "A bot plays for you", fr: "Un robot joue pour vous" },
  botHoldsHelp: {
    en: "Somebody asked it to. The seat is yours whenever you like.",
    fr: "Quelqu’un le lui a demandé. La place est à vous dès que vous le voulez.",
  },
  takeSeatBack: { en: "I play again", fr: "Je reprends ma place" },
  yourTime: { en: "Your time", fr: "Votre temps" },
  rename: { en: "My name", fr: "Mon nom" },
  renameGo: { en: "Change", fr: "Changer" },
  standIn: { en: "Let a bot play for {name}", fr: "Laisser un robot jouer pour {name}" },
  standInAway: { en: "{name} has been away for {time}.", fr: "{name} est absent depuis {time}." },
  standInSoon: {
    en: "{name} is away. In {time} anybody may let a bot play.",
    fr: "{name} est absent. Dans {time}, chacun pourra laisser jouer un robot.",
  },
  replaceAfter: { en: "If somebody leaves", fr: "Si quelqu’un part" },
  replaceNever: { en: "Wait for them", fr: "L’attendre" },
  replaceMinutes: {
    en: "After {n|# minute|# minutes} anybody may let a bot play for them",
    fr: "Après {n|# minute|# minutes}, chacun peut laisser jouer un robot",
  },
  replaceHours: {
    en: "After {n|# hour|# hours} anybody may let a bot play for them",
    fr: "Après {n|# heure|# heures}, chacun peut laisser jouer un robot",
  },
  minutesLong: { en: "{n|# minute|# minutes}", fr: "{n|# minute|# minutes}" },
  secondsLong: { en: "{n|# second|# seconds}", fr: "{n|# seconde|# secondes}" },
  notifyOn: { en: "Tell me when it is my turn", fr: "M’avertir quand c’est à moi" },
  notifyHelp: {
    en: "A notification of the browser, while you look elsewhere.",
    fr: "Une notification du navigateur, quand vous regardez ailleurs.",
  },
  notifyRefused: {
    en: "This browser does not allow notifications here.",
    fr: "Ce navigateur n’autorise pas les notifications ici.",
  },
  notifyTurn: { en: "Your turn", fr: "À vous de jouer" },
  turnYours: { en: "Your turn", fr: "À vous" },
  turnOf: { en: "Waiting for {names}", fr: "On attend {names}" },
  turnWaits: { en: "Waiting for players", fr: "On attend des joueurs" },
  turnPaused: { en: "Paused", fr: "En pause" },
  rematchSet: {
    en: "Somebody wants to play again: “Play again” takes you there.",
    fr: "Quelqu’un veut rejouer : « Rejouer » vous y mène.",
  },
} satisfies Record<string, Text>;
