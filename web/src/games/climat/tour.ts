// The first match of Bataille pour le Climat: the tutorial of six turns, with a starter team.
import type { Seen, Tour } from "../../lib/tour";

const asked = (now: Seen, ...actions: string[]): boolean => actions.includes(String(now.decision?.ref["action"]));
const phase = (now: Seen): string => String(now.view["phase"]);
const turn = (now: Seen): number => Number(now.view["turn"]);
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { scenario: "first_steps" },
  goal: {
    title: { en: "One team, one counter", fr: "Une équipe, un compteur" },
    lines: [
      {
        en: "Nine regions emit. You all win or lose together.",
        fr: "Neuf régions émettent. Vous gagnez ou perdez ensemble.",
      },
      {
        en: "In the full game the world must come from 100 down to 33.",
        fr: "Dans la partie complète, le monde doit passer de 100 à 33.",
      },
      {
        en: "In these six turns: bring Long-term goals (G) to three regions.",
        fr: "En ces six tours : portez les Objectifs à long terme (G) dans trois régions.",
      },
    ],
  },
  lessons: [
    {
      id: "event",
      at: '[data-tour="map"]',
      text: {
        en: "An event strikes a region. A common action (ACI) can soften it: run it, or let it happen.",
        fr: "Un événement touche une région. Une action commune (ACI) l’adoucit : lancez-la, ou laissez faire.",
      },
      when: (now) => asked(now, "run_common_action", "take_action"),
      until: (now) => asked(now, "lay_in_common_action", "take_action") || phase(now) === "actions",
    },
    {
      id: "together",
      at: '[data-tour="tray"]',
      text: {
        en: "Lit cards have a colour that is asked for. Give some, then say that it is all.",
        fr: "Les cartes éclairées ont un type demandé. Donnez-en, puis dites que c’est tout.",
      },
      when: (now) => asked(now, "lay_in_common_action", "take_action"),
      until: (now) => !asked(now, "lay_in_common_action"),
    },
    {
      id: "actions",
      at: '[data-tour="map"]',
      text: {
        en: "Two different actions. Move: click a lit place. The others lie at the left and in your hand.",
        fr: "Deux actions différentes. Pour bouger : un lieu éclairé. Les autres sont à gauche et en main.",
      },
      when: (now) => asked(now, "take_action"),
      until: moved,
    },
    {
      id: "implant",
      at: '[data-tour="dock"]',
      text: {
        en: "Where discipline is 1, implant G: six colours and a sum. Everybody may lay cards.",
        fr: "Là où la discipline vaut 1, implantez G : six types et une somme. Tous peuvent poser.",
      },
      when: (now) => asked(now, "take_action"),
      until: moved,
    },
    {
      id: "acts",
      at: '[data-tour="column"]',
      text: {
        en: "Each turn ends with the active region acting by itself, in seven steps. Click any number: why?",
        fr: "Chaque tour finit par la région active, qui agit seule en sept étapes. Cliquez un nombre : pourquoi ?",
      },
      when: (now) => now.decision !== null && turn(now) > 1,
      until: moved,
    },
    {
      id: "whole",
      at: "#zone-regions",
      text: {
        en: "All regions side by side, boxes A to L. An empty box says what is missing there.",
        fr: "Toutes les régions côte à côte, cases A à L. Une case vide dit ce qui y manque.",
      },
      when: (now) => now.decision !== null && turn(now) > 1,
      until: moved,
    },
  ],
  coaching: [
    {
      id: "half",
      at: '[data-tour="ges"]',
      text: {
        en: "Half of the turns are over. Where does G fit next? Plan it together.",
        fr: "La moitié des tours est passée. Où G convient-il ensuite ? Prévoyez-le ensemble.",
      },
      suggests: true,
      when: (now) => asked(now, "take_action") && turn(now) >= 4,
    },
    {
      id: "end",
      text: {
        en: "You know enough for the real battle: 36 turns, down to 33.",
        fr: "Vous en savez assez pour la vraie bataille : 36 tours, jusqu’à 33.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
