// The sentences of the lesson plans. Loaded with their page only.
import { speaker } from "../i18n.svelte";
import type { Text } from "../types";

export const messages = {
  lessonsTitle: { en: "Lessons", fr: "Leçons" },
  lessonsLead: {
    en: "Six plans for a class with a projector and a phone or laptop for everybody, each in 45 and in 90 minutes. They can be printed.",
    fr: "Six plans pour une classe avec un projecteur et un téléphone ou un ordinateur par personne, chacun en 45 et en 90 minutes. Ils s’impriment.",
  },
  lessonsAll: { en: "All lessons", fr: "Toutes les leçons" },
  lessonsLost: { en: "There is no lesson of that name.", fr: "Il n’y a pas de leçon de ce nom." },
  lessonMinutes: { en: "{n} minutes", fr: "{n} minutes" },
  lessonForms: { en: "How long", fr: "Durée" },
  lessonGoals: { en: "Goals", fr: "Objectifs" },
  lessonSteps: { en: "Steps", fr: "Déroulement" },
  lessonLook: { en: "What to look for", fr: "À observer" },
  lessonQuestions: { en: "Questions for discussion", fr: "Questions pour la discussion" },
  lessonBackground: { en: "Background", fr: "Pour aller plus loin" },
  lessonOpen: { en: "Open this class", fr: "Ouvrir cette classe" },
  lessonClass: {
    en: "{game}, {n|# person|# people} at each table",
    fr: "{game}, {n|# personne|# personnes} par table",
  },
  lessonAt: { en: "from minute {n}", fr: "à la minute {n}" },
} satisfies Record<string, Text>;

export const tl = speaker(messages);
