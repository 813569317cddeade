// The words around the help for the first game; what it says is in the games' folders.
import type { Text } from "../types";

export const guideMessages = {
  guideName: { en: "Help for the first game", fr: "Aide de première partie" },
  guideBegin: { en: "Begin", fr: "Commencer" },
  guideAlone: { en: "I know the game", fr: "Je connais le jeu" },
  guideRead: { en: "Got it", fr: "Compris" },
  guideSkip: { en: "Skip", fr: "Passer" },
  guideEnd: { en: "End the help", fr: "Arrêter l’aide" },
  guideShowMe: { en: "Show me", fr: "Montrez-moi" },
  guideShow: { en: "Show me round", fr: "Me guider" },
  guideWish: { en: "Show the first-game help at the table", fr: "Afficher l’aide de première partie à la table" },
  guideWishHelp: {
    en: "A few words at the right moment. They can be ended at any time.",
    fr: "Quelques mots au bon moment, que l’on peut arrêter à tout instant.",
  },
  suggest: { en: "Suggest", fr: "Conseil" },
  suggestHelp: {
    en: "What a bot would do in your place, and why. Nothing is played.",
    fr: "Ce qu’un robot ferait à votre place, et pourquoi. Rien n’est joué.",
  },
  suggested: { en: "A bot’s choice.", fr: "Choix d’un robot." },
  suggestedFor: {
    en: "A bot’s choice, in points beside the average option:",
    fr: "Choix d’un robot, en points face à l’option moyenne :",
  },
} satisfies Record<string, Text>;
