// The sentences of the Anthropocène board.
import { speaker } from "../../lib/i18n.svelte";
import type { Text } from "../../lib/types";

export const messages = {
  antBoard: { en: "The board", fr: "Le plateau" },
  antHand: { en: "Your hand", fr: "Votre main" },
  antHandOf: { en: "Hand of {name}", fr: "Main de {name}" },
  antPickCard: { en: "Pick a card, then a lit cell.", fr: "Choisissez une carte, puis une case éclairée." },
  antPickCell: { en: "Now pick a lit cell for {card}.", fr: "Choisissez maintenant une case éclairée pour {card}." },
  antHandEmpty: { en: "No cards left in this generation.", fr: "Plus de cartes dans cette génération." },
  antTotal: { en: "Total of {line}: {total}", fr: "Total {line} : {total}" },
  antEmpty: { en: "empty", fr: "vide" },
  antPile: { en: "Pile {row}, {column}", fr: "Pile {row}, {column}" },
  antPileHeight: { en: "{n|# card|# cards}", fr: "{n|# carte|# cartes}" },
  antOpenPile: { en: "Look through the pile", fr: "Regarder la pile" },
  antLayHere: { en: "Lay {card} here", fr: "Poser {card} ici" },
  antIce: { en: "Ice", fr: "Glace" },
  antIceHelp: {
    en: "The score is multiplied by the ice that is left. At 0 the game is lost.",
    fr: "Le score est multiplié par la glace restante. À 0, la partie est perdue.",
  },
  antWouldMelt: {
    en: "{n|# ice card would melt now|# ice cards would melt now}",
    fr: "{n|# carte Glace fondrait maintenant|# cartes Glace fondraient maintenant}",
  },
  antNoMelt: { en: "Nothing would melt now", fr: "Rien ne fondrait maintenant" },
  antNoIce: { en: "No ice in this mode", fr: "Pas de glace dans ce mode" },
  antSky: { en: "Sky", fr: "Ciel" },
  antSkyHelp: {
    en: "Objectives met minus objectives missed, per generation.",
    fr: "Objectifs atteints moins objectifs manqués, par génération.",
  },
  antSkyOf: { en: "Generation {n}: {value}", fr: "Génération {n} : {value}" },
  antSkyNone: { en: "Generation {n}: not read yet", fr: "Génération {n} : pas encore lu" },
  antGeneration: { en: "Generation {n} of 3", fr: "Génération {n} sur 3" },
  antCardsLeft: { en: "{n|# card left to lay|# cards left to lay}", fr: "{n|# carte à poser|# cartes à poser}" },
  antPlayers: { en: "Players", fr: "Joueurs" },
  antMet: { en: "met", fr: "atteint" },
  antUnmet: { en: "not met", fr: "non atteint" },
  antObjective: {
    en: "Objective: {line} must total {value} (now {total})",
    fr: "Objectif : {line} doit totaliser {value} (maintenant {total})",
  },
  antOwnHidden: {
    en: "Your objective: everybody sees it but you",
    fr: "Votre objectif : tout le monde le voit sauf vous",
  },
  antHidden: { en: "Objective hidden from you", fr: "Objectif caché pour vous" },
  antFirst: { en: "first player", fr: "premier joueur" },
  antToMove: { en: "to move", fr: "à jouer" },
  antNotes: { en: "Note sheet: what you may hold", fr: "Feuille de notes : ce que vous pouvez avoir" },
  antNotesPossible: { en: "possible", fr: "possible" },
  antNotesOut: { en: "ruled out", fr: "exclu" },
  antReportOf: { en: "The end of generation {n}", fr: "La fin de la génération {n}" },
  antReadSky: { en: "{met} met, {unmet} not met", fr: "{met} atteints, {unmet} manqués" },
  antIfEnded: { en: "If it ended now", fr: "Si tout s’arrêtait ici" },
  antSkyIs: { en: "sky {sky}", fr: "Ciel {sky}" },
  antSkyTimesIce: { en: "sky {sky} × ice {ice}", fr: "Ciel {sky} × Glace {ice}" },
  antGas: { en: "carries {gas}", fr: "porte du {gas}" },
  antNow: { en: "now {n}", fr: "maintenant {n}" },
  antOwnShort: { en: "hidden from you", fr: "caché à vous seul" },

  // Why something cannot be played
  antWhyNot: { en: "Not here:", fr: "Pas ici :" },
  antWhyRow: { en: "{card} goes into the {row} row only.", fr: "{card} se pose seulement dans la rangée {row}." },
  antWhyCover: {
    en: "The {row} row still has an empty cell: fill it before you cover a card.",
    fr: "La rangée {row} a encore une case vide : remplissez-la avant de couvrir une carte.",
  },
  antWhyTurn: { en: "It is {name}’s turn.", fr: "C’est le tour de {name}." },
  antWhyBreak: {
    en: "The table takes a break between generations.",
    fr: "La table fait une pause entre deux générations.",
  },
  antWhyOver: { en: "The match is over.", fr: "La partie est terminée." },
  antWhyPast: { en: "Cards can be played from the present only.", fr: "On ne peut jouer que dans le présent." },

  // Tooltips
  antElementHelp: { en: "Goes into the {row} row", fr: "Se pose dans la rangée {row}" },
  antGenerationHelp: { en: "Card of generation {n}", fr: "Carte de la génération {n}" },
  antCo2Help: {
    en: "CO₂: if it is visible when the generation ends, one ice card melts",
    fr: "CO₂ : visible à la fin de la génération, elle fait fondre une carte Glace",
  },
  antCh4Help: {
    en: "CH₄: melts ice in expert mode, if it is visible when the generation ends",
    fr: "CH₄ : fait fondre la glace en mode expert, si elle est visible à la fin de la génération",
  },
  antPin: { en: "aim {value}", fr: "visé {value}" },
  antTotalHelp: {
    en: "Sum of the visible cards of this line. Click: what made it so",
    fr: "Somme des cartes visibles de cette ligne. Cliquez : d’où elle vient",
  },
  antGenerationTrackHelp: {
    en: "Three generations of twelve cards each",
    fr: "Trois générations de douze cartes chacune",
  },
  antGasHelp: { en: "Gas that is visible on the board now", fr: "Gaz visible sur le plateau en ce moment" },
  antFirstHelp: { en: "Lays the first card of this generation", fr: "Pose la première carte de cette génération" },
  antMetHelp: {
    en: "The total of the line equals the objective now",
    fr: "Le total de la ligne est égal à l’objectif en ce moment",
  },
  antUnmetHelp: {
    en: "The total of the line differs from the objective now",
    fr: "Le total de la ligne diffère de l’objectif en ce moment",
  },
} satisfies Record<string, Text>;

export const t = speaker(messages);
