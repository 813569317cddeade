// The sentences of asking the bots about a match. Loaded when somebody may ask.
import { speaker } from "../i18n.svelte";
import type { Text } from "../types";

export const messages = {
  adviceTitle: { en: "What the bots think", fr: "L’avis des robots" },
  adviceHelp: {
    en: "The curve is what the bots expect for each player, from 0 (hopeless) to 100 (could not be better). Then they look closely at the decisions that differ most: {n} futures of each way, with everything the player could not know drawn anew.",
    fr: "La courbe dit ce que les robots attendent pour chacun, de 0 (sans espoir) à 100 (parfait). Puis ils examinent les décisions qui diffèrent le plus : {n} avenirs de chaque voie, où tout ce que l’on ne pouvait pas savoir est retiré au sort.",
  },
  adviceHelpTeam: {
    en: "The curve is what the bots expect for all players together, from 0 (hopeless) to 100 (could not be better). Then they look closely at the decisions that differ most: {n} futures of each way, with everything the player could not know drawn anew.",
    fr: "La courbe dit ce que les robots attendent pour tous ensemble, de 0 (sans espoir) à 100 (parfait). Puis ils examinent les décisions qui diffèrent le plus : {n} avenirs de chaque voie, où tout ce que l’on ne pouvait pas savoir est retiré au sort.",
  },
  adviceAsk: { en: "Ask the bots", fr: "Demander aux robots" },
  adviceWait: { en: "The bots look at the match…", fr: "Les robots examinent la partie…" },
  adviceFirst: { en: "First a glance at every decision:", fr: "D’abord un coup d’œil à chaque décision :" },
  adviceAt: { en: "{n} of {of} decisions judged", fr: "{n} décisions jugées sur {of}" },
  adviceStop: { en: "Stop", fr: "Arrêter" },
  adviceMore: { en: "Go on", fr: "Continuer" },
  adviceNone: {
    en: "Part of this match was drawn anew: its decisions cannot be compared.",
    fr: "Une partie de ce jeu a été retirée au sort : ses décisions ne se comparent pas.",
  },
  adviceEarly: { en: "There is no decision to compare yet.", fr: "Il n’y a pas encore de décision à comparer." },
  adviceWentOn: { en: "The match has gone on since.", fr: "La partie a continué depuis." },
  adviceAgain: { en: "Look at it as it stands now", fr: "La regarder telle qu’elle est" },
  adviceCurve: { en: "Prospects", fr: "Perspectives" },
  adviceOf: { en: "of 100", fr: "sur 100" },
  adviceTeam: { en: "All together", fr: "Tous ensemble" },
  adviceMark: { en: "costly decision", fr: "décision coûteuse" },
  adviceCostly: { en: "What cost most", fr: "Ce qui a coûté le plus" },
  adviceGood: { en: "What was worth most", fr: "Ce qui valait le plus" },
  adviceEven: {
    en: "So far no decision was better or worse than its alternatives by more than chance.",
    fr: "Jusqu’ici, aucune décision ne s’écarte de ses alternatives plus que le hasard.",
  },
  adviceWays: { en: "All ways compared", fr: "Toutes les voies comparées" },
  adviceChosen: { en: "chosen", fr: "choisi" },
  adviceAny: { en: "Ask about another decision", fr: "Demander pour une autre décision" },
  adviceGo: { en: "Judge it", fr: "Juger" },
} satisfies Record<string, Text>;

export const ta = speaker(messages);
