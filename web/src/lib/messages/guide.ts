// The words around the first-game help; the steps themselves are in the games' folders.
import type { Text } from "../types";

export const guideMessages = {
  guideName: { en: "Help for the first game", fr: "Aide de première partie" },
  guideStep: { en: "{n} of {all}", fr: "{n} sur {all}" },
  guideNext: { en: "Next", fr: "Suivant" },
  guideBack: { en: "Back", fr: "Retour" },
  guideSkip: { en: "Skip", fr: "Passer" },
  guideEnd: { en: "End the help", fr: "Arrêter l’aide" },
  guideDone: { en: "Done", fr: "Terminer" },
  guideDo: { en: "Your turn: try it on the board.", fr: "À vous : essayez sur le plateau." },
  guideWaits: { en: "Play on: the help comes back by itself.", fr: "Continuez : l’aide reviendra d’elle-même." },
  guideShow: { en: "Show me round", fr: "Me guider" },
  guideWish: { en: "Show the first-game help at the table", fr: "Afficher l’aide de première partie à la table" },
  guideWishHelp: {
    en: "Short tips on the real board. They can be ended at any time.",
    fr: "De courtes bulles sur le vrai plateau, que l’on peut arrêter à tout moment.",
  },
} satisfies Record<string, Text>;
