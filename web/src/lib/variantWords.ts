// The sentences of variants.
import { speaker } from "./i18n.svelte";
import type { Text } from "./types";

export const messages = {
  variantTitle: { en: "A variant of {game}", fr: "Une variante de {game}" },
  variantLead: {
    en: "Change figures and rules, give the result a name, and play it: at a table, in a class, or through a link.",
    fr: "Changez chiffres et règles, donnez un nom au résultat et jouez-le : à une table, en classe ou par un lien.",
  },
  variantKept: { en: "Variant", fr: "Variante" },
  variantPrinted: { en: "The printed game", fr: "Le jeu imprimé" },
  variantMake: { en: "Make a variant", fr: "Faire une variante" },
  variantName: { en: "Name", fr: "Nom" },
  variantSave: { en: "Keep in this browser", fr: "Garder dans ce navigateur" },
  variantSaved: {
    en: "Kept: it is offered at every new table.",
    fr: "Gardée : elle est offerte à chaque nouvelle table.",
  },
  variantFile: { en: "Save as a file", fr: "Enregistrer dans un fichier" },
  variantOpen: { en: "Open a file", fr: "Ouvrir un fichier" },
  variantBad: {
    en: "This file is no variant of this game.",
    fr: "Ce fichier n’est pas une variante de ce jeu.",
  },
  variantLink: { en: "Link to this variant", fr: "Lien vers cette variante" },
  variantPlay: { en: "Make a table with it", fr: "Ouvrir une table ainsi" },
  variantTeach: { en: "Teach a class with it", fr: "Animer une classe ainsi" },
  variantLab: { en: "What would 1,000 bot games do with it?", fr: "Qu’en feraient 1 000 parties de robots ?" },
  variantDiffers: { en: "What differs from the printed game", fr: "Ce qui diffère du jeu imprimé" },
  variantRules: { en: "Rules it touches", fr: "Règles concernées" },
  variantNoRules: { en: "No rule: only how the table plays.", fr: "Aucune règle : seulement la façon de jouer." },
  variantMine: { en: "Kept in this browser", fr: "Gardées dans ce navigateur" },
  variantUnnamed: { en: "Variant", fr: "Variante" },
} satisfies Record<string, Text>;

export const tv = speaker(messages);
