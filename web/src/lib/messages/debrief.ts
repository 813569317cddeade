// What is said after the match: what mattered, what went wrong, what might have been.
import type { Text } from "../types";

export const debriefMessages = {
  debriefTitle: { en: "Looking back", fr: "Retour sur la partie" },

  // The decisions that mattered most
  turningWait: {
    en: "Playing the match again to weigh each choice…",
    fr: "La partie est rejouée pour peser chaque choix…",
  },
  turningNone: {
    en: "No single choice stands out: the match was too short, or every option was as good as the others.",
    fr: "Aucun choix ne se détache : la partie était trop courte, ou les options se valaient.",
  },

  // Crises
  crisesTitle: { en: "Crises and their causes", fr: "Les crises et leurs causes" },
  crisesNone: { en: "Nothing went badly wrong.", fr: "Rien n’a mal tourné." },
  crisesCauses: { en: "What led to it", fr: "Ce qui y a mené" },

  crisesChain: { en: "How it came about", fr: "Comment c’est arrivé" },

  // Accounts
  accountsTitle: { en: "What moved the numbers", fr: "Ce qui a fait bouger les nombres" },
  accountStart: { en: "At the start", fr: "Au départ" },
  accountEnd: { en: "At the end", fr: "À la fin" },

  // Charts and files
  chartsOver: { en: "The match in figures", fr: "La partie en chiffres" },
  saveCsv: { en: "Figures as CSV", fr: "Chiffres en CSV" },
  savePng: { en: "Save as picture (PNG)", fr: "Enregistrer l’image (PNG)" },
  print: { en: "Print or save as PDF", fr: "Imprimer ou enregistrer en PDF" },
  csvMove: { en: "choice", fr: "choix" },

  // Two futures
  futuresTitle: { en: "Two futures", fr: "Deux avenirs" },
  futuresHelp: {
    en: "This table left another match at choice {n}. Thick lines: this branch. Thin lines: the other match. The upright line marks where they part.",
    fr: "Cette table a quitté une autre partie au choix {n}. Traits épais : cette branche. Traits fins : l’autre partie. La ligne verticale marque la séparation.",
  },
  futuresNoLink: {
    en: "This table left another match at choice {n}. This browser holds no link to that match, so only this branch is shown.",
    fr: "Cette table a quitté une autre partie au choix {n}. Ce navigateur n’a pas de lien vers elle : seule cette branche est montrée.",
  },
  futuresBranch: { en: "This branch", fr: "Cette branche" },
  futuresOrigin: { en: "The other match", fr: "L’autre partie" },
  futuresDifference: { en: "Difference", fr: "Écart" },
  futuresSoFar: { en: "so far", fr: "à ce stade" },
  futuresLine: { en: "{name}, other match", fr: "{name}, autre partie" },
  branchOption: { en: "{name} chooses", fr: "{name} choisit" },
  branchLater: { en: "decide at the new table", fr: "décider à la nouvelle table" },
  branchBots: { en: "Bots finish it", fr: "Les robots terminent" },
  branchBotsHelp: {
    en: "Bots decide for everybody from there on; the charts show both futures. Bots that face the same position decide the same again: choose another option to see another future.",
    fr: "Les robots décident ensuite pour tous ; les graphiques montrent les deux avenirs. Devant la même position, un robot décide de même : choisissez une autre option pour voir un autre avenir.",
  },
} satisfies Record<string, Text>;
