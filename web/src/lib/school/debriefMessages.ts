// The sentences of the common debrief, with its questions for discussion.
import { speaker } from "../i18n.svelte";
import type { Text } from "../types";
import { messages as school } from "./messages";

export const messages = {
  debriefTitle: { en: "Common debrief", fr: "Bilan commun" },
  debriefWaits: {
    en: "The debrief opens when your teacher begins it.",
    fr: "Le bilan s’ouvre quand l’animateur le commence.",
  },
  debriefOutcomes: { en: "Outcomes side by side", fr: "Les résultats côte à côte" },
  debriefTable: { en: "Table", fr: "Table" },
  debriefEnd: { en: "How it ended", fr: "Comment cela finit" },
  debriefStopped: { en: "stopped: {place}", fr: "arrêtée : {place}" },
  debriefCrises: { en: "Went wrong", fr: "Mal tourné" },
  debriefScores: { en: "Scores", fr: "Scores" },
  debriefPeople: { en: "At the table", fr: "À la table" },
  debriefWinner: { en: "Winner", fr: "Vainqueur" },
  debriefFinished: { en: "Finished", fr: "Terminée" },
  debriefReview: { en: "Look back on this match", fr: "Revoir cette partie" },
  debriefShares: { en: "Who has what share of all points", fr: "Qui a quelle part de tous les points" },
  debriefCurves: { en: "All tables in one picture", fr: "Toutes les tables en une image" },
  debriefMean: { en: "mean of the seats", fr: "moyenne des places" },
  debriefParted: { en: "Where the tables parted", fr: "Où les tables se sont séparées" },
  debriefPartedAt: {
    en: "{what}: at the end of {place} table {high} had {most}, table {low} had {least}.",
    fr: "{what} ({place}) : la table {high} avait {most}, la table {low} avait {least}.",
  },
  debriefTogether: {
    en: "The tables stayed close to each other in everything the game follows.",
    fr: "Les tables sont restées proches en tout ce que le jeu suit.",
  },
  debriefQuestions: { en: "Questions for discussion", fr: "Questions pour la discussion" },
  debriefPrint: { en: "Print", fr: "Imprimer" },
  debriefPaper: { en: "Report as PDF", fr: "Bilan en PDF" },
  debriefMaking: { en: "Making the file…", fr: "Le fichier se prépare…" },
  debriefNotMade: {
    en: "The file could not be made. Check the connection and try again, or print the page.",
    fr: "Le fichier n’a pas pu être fait. Vérifiez la connexion et réessayez, ou imprimez la page.",
  },
  debriefArchive: { en: "Everything in one archive", fr: "Tout dans une archive" },
  debriefArchiveHelp: {
    en: "This report as a PDF, the charts as pictures, all figures for a spreadsheet, and the record of every match that is over.",
    fr: "Ce bilan en PDF, les graphiques en images, tous les chiffres pour un tableur, et l’enregistrement de chaque partie terminée.",
  },
  debriefRoom: { en: "Back to the room", fr: "Retour à la salle" },
  roundN: { en: "{unit} {n}", fr: "{unit} {n}" },

  askParted: {
    en: "{what}, at the end of {place}: {most} at table {high}, {least} at table {low}. Which decisions had led there?",
    fr: "{what} ({place}) : {most} à la table {high}, {least} à la table {low}. Quelles décisions y ont mené ?",
  },
  askCrises: {
    en: "At table {table} something went badly wrong {n|once|# times}. The first: “{text}” Who could have seen it coming, and who could have prevented it?",
    fr: "À la table {table}, les choses ont mal tourné {n|une fois|# fois}. La première : « {text} » Qui pouvait le voir venir, et qui pouvait l’empêcher ?",
  },
  askNoCrisis: {
    en: "At {n|table|tables} {tables} nothing went badly wrong. Was it policy, or luck? How could one tell?",
    fr: "Rien n’a mal tourné {n|à la table|aux tables} {tables} : politique ou chance ? Comment le savoir ?",
  },
  askEven: {
    en: "Table {best} has the most points together, table {even} shares them most evenly. Which of the two would you rather live in, without knowing whose seat you get?",
    fr: "La table {best} a le plus de points au total, la table {even} les partage le mieux. Dans laquelle aimeriez-vous vivre, sans savoir à quelle place ?",
  },
  askBest: {
    en: "Table {table} did best together. What did its players say to each other that others did not?",
    fr: "La table {table} a le mieux réussi ensemble. Que s’y est-on dit qu’ailleurs on ne s’est pas dit ?",
  },
  askBoth: {
    en: "Table {table} has the most points in all, and shares them most evenly. What did its players do for each other, and what did each of them keep?",
    fr: "La table {table} a le plus de points au total, et les partage le mieux. Qu’y a-t-on fait les uns pour les autres, et qu’est-ce que chacun a gardé ?",
  },
  askEarly: {
    en: "At table {table} it was over in {place} already. What was the last moment at which it could still be turned?",
    fr: "À la table {table}, tout était déjà fini ({place}). Quel fut le dernier moment où l’on pouvait encore changer de cap ?",
  },
  askSooner: {
    en: "Table {table} reached its goal in {place} already. What did it do sooner than others, and what did it cost?",
    fr: "La table {table} a atteint son but ({place}) avant les autres. Qu’a-t-elle fait plus tôt qu’ailleurs, et à quel prix ?",
  },
  askStopped: {
    en: "{n|Table|Tables} {tables} did not come to the end. What do you expect there in the next rounds, and why?",
    fr: "{n|La table|Les tables} {tables} {n|n’a|n’ont} pas fini. Qu’y attendez-vous pour la suite, et pourquoi ?",
  },
  askAlike: {
    en: "All tables went much the same way. Does the game leave no other, or did nobody look for it?",
    fr: "Toutes les tables ont suivi presque la même voie. Le jeu n’en laisse-t-il pas d’autre, ou personne ne l’a-t-il cherchée ?",
  },
  askReality: {
    en: "What in this match is like the world outside, and what did the game leave out?",
    fr: "Qu’est-ce qui, dans cette partie, ressemble au monde réel, et qu’est-ce que le jeu a laissé de côté ?",
  },
  askAgain: {
    en: "If you played again tomorrow with the same people: which one rule would you agree on beforehand?",
    fr: "Si vous rejouiez demain avec les mêmes : sur quelle règle vous mettriez-vous d’accord d’abord ?",
  },
} satisfies Record<string, Text>;

export const td = speaker({ ...school, ...messages });
