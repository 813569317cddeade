// Every sentence of the page, in both languages. Plain, short, kind.
import { debriefMessages } from "./messages/debrief";
import { friendsMessages } from "./messages/friends";
import { guideMessages } from "./messages/guide";
import { pageMessages } from "./messages/pages";
import { reviewMessages } from "./messages/review";
import { tableMessages } from "./messages/table";
import type { Text } from "./types";

export const messages = {
  appName: { en: "Anthropolis", fr: "Anthropolis" },
  tagline: {
    en: "Board games about the limits of the planet and the politics of sharing it.",
    fr: "Des jeux de société sur les limites de la planète et la politique du partage.",
  },
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  home: { en: "Home", fr: "Accueil" },
  teach: { en: "Teach", fr: "Animer" },
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

  ...debriefMessages,
  ...friendsMessages,
  ...guideMessages,
  ...pageMessages,
  ...reviewMessages,
  ...tableMessages,
} satisfies Record<string, Text>;

export type MessageKey = keyof typeof messages;
