// The sentences of the laboratory, which other pages need not load.
import { speaker } from "../../lib/i18n.svelte";
import type { Text } from "../../lib/types";

const messages = {
  labClosed: {
    en: "The laboratory of this server is closed. Whoever runs it can open it with --laboratory; on your own computer it is open.",
    fr: "Le laboratoire de ce serveur est fermé. Qui gère le serveur peut l’ouvrir avec --laboratory ; sur votre ordinateur, il est ouvert.",
  },
  labNew: { en: "A new simulation", fr: "Une nouvelle simulation" },
  labTitle: { en: "Name (optional)", fr: "Nom (facultatif)" },
  labPrinted: { en: "{title}: the printed game", fr: "{title} : le jeu imprimé" },
  labGames: { en: "Games in each setting", fr: "Parties par réglage" },
  labSeed: { en: "Seed: the same seed deals the same games", fr: "Graine : la même graine donne les mêmes parties" },
  labBots: { en: "Bots", fr: "Robots" },
  labSeat: { en: "Seat {n}", fr: "Place {n}" },
  labBotRandom: { en: "random: any choice", fr: "random : au hasard" },
  labBotGreedy: { en: "greedy: the best next step", fr: "greedy : le meilleur prochain pas" },
  labBotSearch: { en: "{bot}: searches, slow", fr: "{bot} : cherche, lent" },
  labBotAutoma: { en: "automa: played by the rules", fr: "automa : joué par les règles" },
  labBotSimple: { en: "automa:easy: in Simple Mode", fr: "automa:easy : en mode Facile" },
  labOptions: { en: "Rules of these games", fr: "Règles de ces parties" },
  labVary: { en: "Compare", fr: "Comparer" },
  labVaryHelp: {
    en: "Choose a rule and its values: every combination is played on the same deals.",
    fr: "Choisissez une règle et ses valeurs : chaque combinaison se joue sur les mêmes donnes.",
  },
  labVaryAdd: { en: "Compare a rule", fr: "Comparer une règle" },
  labVaryNone: { en: "Choose a rule…", fr: "Choisir une règle…" },
  labVaryRemove: { en: "Do not compare {rule}", fr: "Ne plus comparer {rule}" },
  labValues: { en: "Values, with commas between them", fr: "Valeurs, séparées par des virgules" },
  labYes: { en: "yes", fr: "oui" },
  labNo: { en: "no", fr: "non" },
  labTotal: {
    en: "{settings|# setting|# settings}, {games} games in all; this server allows {most}.",
    fr: "{settings|# réglage|# réglages}, {games} parties en tout ; ce serveur en permet {most}.",
  },
  labStart: { en: "Start", fr: "Lancer" },
  labQueue: { en: "Queue and results", fr: "File et résultats" },
  labEmpty: { en: "Nothing yet. Start a simulation.", fr: "Rien encore. Lancez une simulation." },
  labWaiting: { en: "waits for its turn", fr: "attend son tour" },
  labRunning: { en: "is being played", fr: "en cours" },
  labStopped: { en: "stopped", fr: "arrêtée" },
  labFailed: { en: "could not be finished", fr: "n’a pas pu finir" },
  labDone: { en: "done", fr: "terminée" },
  labPlayed: { en: "{played} of {total} games", fr: "{played} sur {total} parties" },
  labLeft: { en: "about {time} left", fr: "encore {time} environ" },
  labStop: { en: "Stop", fr: "Arrêter" },
  labResume: { en: "Go on", fr: "Reprendre" },
  labRemove: { en: "Remove", fr: "Supprimer" },
  labRemoveSure: {
    en: "Remove “{title}” and all its games?",
    fr: "Supprimer « {title} » et toutes ses parties ?",
  },
  labReport: { en: "Open the report", fr: "Ouvrir le rapport" },
  labCompares: { en: "compares {rules}", fr: "compare {rules}" },
} satisfies Record<string, Text>;

export const t = speaker(messages);
