// What is said of a match that is over: its story, its end, its review.
import type { Text } from "../types";

export const reviewMessages = {
  // The story
  storyTitle: { en: "Story", fr: "Récit" },
  storyShort: { en: "In short", fr: "En bref" },
  storyAll: { en: "Everything", fr: "Tout" },
  storyNone: { en: "Nothing has happened yet.", fr: "Il ne s’est encore rien passé." },
  storyEarlier: { en: "Earlier ({n})", fr: "Plus tôt ({n})" },
  storyReport: { en: "Read the report again", fr: "Relire le rapport" },
  storyReasons: { en: "Why it did that", fr: "Pourquoi ce choix" },
  storyLook: { en: "See the table as it stood then", fr: "Voir la table telle qu’elle était" },

  // Why a number is so
  whyNow: { en: "What it is made of now", fr: "De quoi il est fait maintenant" },
  whySum: { en: "Together", fr: "Ensemble" },
  whyNever: {
    en: "It is as it was at the beginning: nothing has changed it.",
    fr: "Il est comme au début : rien ne l’a changé.",
  },
  whyUnknown: {
    en: "This game does not say which of its events change which number. The story tells what happened.",
    fr: "Ce jeu ne dit pas quels événements changent quels nombres. Le récit dit ce qui s’est passé.",
  },

  // The end
  otherParts: { en: "Other", fr: "Autres" },
  endTitle: { en: "The end", fr: "La fin" },
  endPlace: { en: "You are number {n}.", fr: "Vous finissez au rang {n}." },
  endWon: { en: "You have won.", fr: "Vous avez gagné." },
  endShared: { en: "You share the victory.", fr: "Vous partagez la victoire." },
  endMoments: { en: "Three moments that mattered", fr: "Trois moments décisifs" },
  endAgain: { en: "Play again", fr: "Rejouer" },
  endReview: { en: "Review", fr: "Bilan" },
  endShare: { en: "Share", fr: "Partager" },
  endBoard: { en: "Look at the board", fr: "Voir le plateau" },

  // The review
  reviewTitle: { en: "Review", fr: "Bilan" },
  reviewOverview: { en: "Overview", fr: "Vue d’ensemble" },
  reviewGoesOn: { en: "This match goes on.", fr: "Cette partie continue." },
  reviewMoves: { en: "{n|# choice|# choices}", fr: "{n|# choix|# choix}" },
  reviewReplay: { en: "Replay", fr: "Revoir la partie" },
  reviewTable: { en: "To the table", fr: "Vers la table" },
  reviewOwn: { en: "Beside the model", fr: "Face au modèle" },
  momentsTitle: { en: "Moments that mattered", fr: "Les moments décisifs" },
  momentsHelp: {
    en: "Each decision is judged with all that its player chose to carry it out, and compared with what else could have been begun at that moment: 0 is hopeless, 100 could not be better.",
    fr: "Chaque décision est jugée avec tout ce que l’on a choisi pour la mener à bien, et comparée à ce que l’on pouvait entreprendre d’autre à ce moment : 0 est sans espoir, 100 ne peut être meilleur.",
  },
  momentChoice: { en: "choice {n}", fr: "choix {n}" },
  momentLook: { en: "Look", fr: "Voir" },
  momentIf: { en: "What if?", fr: "Et si ?" },
  momentReason: {
    en: "Prospects of the player {before} → {after} of 100",
    fr: "Perspectives : {before} → {after} sur 100",
  },
  momentReasonTeam: {
    en: "Prospects of the team {before} → {after} of 100",
    fr: "Perspectives de l’équipe : {before} → {after} sur 100",
  },
  causeOf: { en: "{what} ({name})", fr: "{what} ({name})" },
  causeThen: { en: "led to", fr: "a mené à" },
  crisisMark: { en: "crisis", fr: "crise" },
  chartYears: { en: "Year", fr: "Année" },
  chartEnd: { en: "end", fr: "fin" },
  chartNow: { en: "now", fr: "maintenant" },
  csvRound: { en: "round", fr: "manche" },
  csvYear: { en: "year", fr: "année" },
  lensesTitle: { en: "Other ways to count", fr: "Compter autrement" },
  lensesHelp: {
    en: "The same match, scored as if other things had mattered. A star marks who would have won.",
    fr: "La même partie, comptée comme si autre chose avait importé. Une étoile marque qui aurait gagné.",
  },

  // Two futures, several futures, branches
  futuresParted: {
    en: "This match left another one at choice {n} ({place}). Thick lines: this branch; thin lines: the other match; the upright line marks where they part.",
    fr: "Cette partie en a quitté une autre au choix {n} ({place}). Traits épais : cette branche ; traits fins : l’autre partie ; la ligne verticale marque la séparation.",
  },
  futuresOpen: { en: "Review of the other match", fr: "Bilan de l’autre partie" },
  futuresScores: { en: "Final scores", fr: "Scores finaux" },
  futuresAt: { en: "At the end of", fr: "À la fin de" },
  futuresSame: { en: "Nothing differs there yet.", fr: "Rien ne diffère encore à ce moment." },
  futuresNotYet: {
    en: "As soon as both have played the same round to its end they are compared here.",
    fr: "Dès que les deux auront terminé la même manche, elles seront comparées ici.",
  },
  whatIfTitle: { en: "What might have been", fr: "Ce qui aurait pu être" },
  botFuturesHelp: {
    en: "Quick bots play a past moment on {n} times, each time with other whims. The charts above show between which values their futures lie.",
    fr: "Des robots rapides rejouent {n} fois la suite d’un moment, chaque fois avec d’autres humeurs. Les graphiques ci-dessus montrent entre quelles valeurs ces avenirs se situent.",
  },
  botFuturesFrom: { en: "From", fr: "À partir de" },
  botFuturesStart: { en: "the beginning", fr: "le début" },
  botFuturesChoice: { en: "With the choice", fr: "Avec le choix" },
  botFuturesAny: { en: "any", fr: "quelconque" },
  botFuturesGo: { en: "Play {n} futures", fr: "Jouer {n} avenirs" },
  botFuturesDone: {
    en: "{n|# future|# futures} played; the bands are on the charts.",
    fr: "{n|# avenir joué|# avenirs joués} ; les bandes sont sur les graphiques.",
  },
  botFuturesReal: { en: "this match", fr: "cette partie" },
  botFuturesLow: { en: "lowest", fr: "minimum" },
  botFuturesMiddle: { en: "middle", fr: "médiane" },
  botFuturesHigh: { en: "highest", fr: "maximum" },
  branchesTitle: { en: "Branches of this match", fr: "Branches de cette partie" },
  branchesAt: { en: "from choice {n}", fr: "depuis le choix {n}" },
  branchHelpPlace: {
    en: "A new table goes on from here ({place}). Nothing of this match changes.",
    fr: "Une nouvelle table continue à partir d’ici ({place}). Rien ne change dans cette partie.",
  },
  branchNamed: { en: "Name of the branch", fr: "Nom de la branche" },
  branchName: { en: "What if, {place}", fr: "Et si, {place}" },
  branchNameChoice: { en: "What if: {what}", fr: "Et si : {what}" },
} satisfies Record<string, Text>;
