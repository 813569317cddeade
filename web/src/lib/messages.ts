// Every sentence of the page, in both languages. Plain, short, kind.
import type { Text } from "./types";

export const messages = {
  appName: { en: "Anthropolis", fr: "Anthropolis" },
  tagline: {
    en: "Board games about the limits of the planet and the politics of sharing it.",
    fr: "Des jeux de société sur les limites de la planète et la politique du partage.",
  },
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  home: { en: "Home", fr: "Accueil" },
  rules: { en: "Rules", fr: "Règles" },
  settings: { en: "Settings", fr: "Réglages" },
  menu: { en: "Menu", fr: "Menu" },
  close: { en: "Close", fr: "Fermer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied", fr: "Copié" },
  loading: { en: "One moment…", fr: "Un instant…" },
  tryAgain: { en: "Try again", fr: "Réessayer" },
  switchLanguage: { en: "Passer en français", fr: "Switch to English" },
  themeLight: { en: "Light", fr: "Clair" },
  themeDark: { en: "Dark", fr: "Sombre" },
  themeSystem: { en: "As the system", fr: "Comme le système" },

  // Connection
  lineOpen: { en: "Connected", fr: "Connecté" },
  lineConnecting: { en: "Connecting…", fr: "Connexion…" },
  lineLost: { en: "Connection lost, trying again…", fr: "Connexion perdue, nouvel essai…" },

  // Table: whose decision
  yourDecision: { en: "Your decision", fr: "À vous de décider" },
  waitingFor: { en: "Waiting for {names}", fr: "On attend {names}" },
  matchOver: { en: "The match is over", fr: "La partie est terminée" },
  paused: { en: "The table is paused.", fr: "La table est en pause." },
  seatsOpen: {
    en: "The match starts when every seat is taken. Share the link.",
    fr: "La partie commence quand toutes les places sont prises. Partagez le lien.",
  },
  watching: { en: "You are watching", fr: "Vous regardez" },
  choose: { en: "Choose", fr: "Choisir" },
  confirm: { en: "Confirm", fr: "Valider" },
  amount: { en: "Amount, {low} to {high}", fr: "Quantité, de {low} à {high}" },
  options: { en: "Options", fr: "Options" },
  cannot: { en: "Not possible now", fr: "Impossible pour l’instant" },
  whyNot: { en: "Why not?", fr: "Pourquoi pas ?" },
  then: { en: "Then", fr: "Ensuite" },
  thenNothingSure: {
    en: "What follows depends on what you cannot know.",
    fr: "La suite dépend de ce que vous ne pouvez pas savoir.",
  },
  notAllSure: { en: "More may happen that you cannot know yet.", fr: "D’autres effets restent inconnus pour l’instant." },
} satisfies Record<string, Text>;

export type MessageKey = keyof typeof messages;
