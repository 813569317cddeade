// The first match of Anthropocène: act first, then understand.
import type { Seen, Tour } from "../../lib/tour";
import { picked } from "./picked.svelte";
import type { AnthropoceneView } from "./shown";

const table = (now: Seen): AnthropoceneView => now.view as AnthropoceneView;
const laying = (now: Seen): boolean => now.decision?.ref["action"] === "ask_lay";
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;
const me = (now: Seen): AnthropoceneView["people"][number] | undefined => table(now).people[now.seat];

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { first_player: 1, pauses: true, notes: true },
  goal: {
    title: { en: "One planet, one team", fr: "Une planète, une équipe" },
    lines: [
      {
        en: "Each of you has an objective: one row or column must total exactly its value.",
        fr: "Chacun a un objectif : une rangée ou une colonne doit totaliser exactement sa valeur.",
      },
      {
        en: "You see the objectives of the others, never your own.",
        fr: "Vous voyez ceux des autres, jamais le vôtre.",
      },
      {
        en: "Objectives met make the score, times the ice that is left. You win or lose together.",
        fr: "Les objectifs atteints font le score, multiplié par la glace restante. On gagne ou perd ensemble.",
      },
    ],
  },
  lessons: [
    {
      id: "pick",
      at: '[data-tour="hand"]',
      text: {
        en: "Pick a card. Its sign is its row, its number what it adds there.",
        fr: "Choisissez une carte. Son signe est sa rangée, son nombre ce qu’elle y ajoute.",
      },
      when: laying,
      until: (now, before) => picked.of(now.decision) !== null || now.selected !== null || moved(now, before),
    },
    {
      id: "lay",
      at: '[data-tour="grid"]',
      text: {
        en: "Now a lit cell: the totals show what would change. A second click lays it.",
        fr: "Puis une case éclairée : les totaux montrent l’effet. Un second clic la pose.",
      },
      when: laying,
      until: moved,
    },
    {
      id: "others",
      at: '[data-tour="other"]',
      unveils: ['[data-tour="other"]'],
      text: {
        en: "These are the others’ objectives, pinned at their line. Bring one closer.",
        fr: "Voici les objectifs des autres, épinglés à leur ligne. Rapprochez-en un.",
      },
      suggests: true,
      when: laying,
      until: moved,
    },
    {
      id: "own",
      at: '[data-tour="me"]',
      unveils: ['[data-tour="me"]', '[data-tour="notes"]'],
      text: {
        en: "Yours is hidden: the badge says if it is met. The sheet strikes out what it cannot be.",
        fr: "Le vôtre est caché : le badge dit s’il est atteint. La feuille raye l’impossible.",
      },
      when: laying,
      until: moved,
    },
    {
      id: "ice",
      at: '[data-tour="ice"]',
      zone: "world",
      unveils: ['[data-tour="ice"]', '[data-tour="generation"]'],
      text: {
        en: "Each CO₂ in sight when the generation ends melts one ice. Cover it with another card.",
        fr: "Chaque CO₂ visible en fin de génération fait fondre une glace. Couvrez-le d’une carte.",
      },
      suggests: true,
      when: laying,
      until: moved,
    },
    {
      id: "sky",
      at: '[data-tour="sky"]',
      zone: "world",
      unveils: ['[data-tour="sky"]'],
      text: {
        en: "The sky of this generation: objectives met minus missed. Look, then say you are ready.",
        fr: "Le ciel de la génération : atteints moins manqués. Regardez, puis dites que vous êtes prêt.",
      },
      when: (now) => table(now).sky.length > 0,
      until: (now) => laying(now) && table(now).generation > 1,
    },
  ],
  coaching: [
    {
      id: "covers",
      at: '[data-tour="grid"]',
      text: {
        en: "New cards and objectives, the same board: each card now covers another.",
        fr: "Nouvelles cartes, nouveaux objectifs, même plateau : chaque carte en couvre une autre.",
      },
      when: (now) => laying(now) && table(now).generation === 2,
    },
    {
      id: "melting",
      at: '[data-tour="ice"]',
      zone: "world",
      text: {
        en: "The generation ends soon and ice would melt: cover the CO₂ while you can.",
        fr: "La génération s’achève et la glace fondrait : couvrez le CO₂ tant que c’est possible.",
      },
      suggests: true,
      when: (now) => laying(now) && table(now).cards_left <= table(now).players + 1 && table(now).gas.would_melt > 0,
    },
    {
      id: "thin",
      at: '[data-tour="ice"]',
      zone: "world",
      text: {
        en: "One ice left. If it melts, the match is lost for all.",
        fr: "Il reste une glace. Si elle fond, la partie est perdue pour tous.",
      },
      suggests: true,
      when: (now) => laying(now) && table(now).ice === 1,
    },
    {
      id: "met",
      at: '[data-tour="badge"]',
      text: {
        en: "Yours is met now! Which line has just reached its total? Try not to move it.",
        fr: "Le vôtre est atteint ! Quelle ligne vient d’atteindre son total ? Évitez de la changer.",
      },
      when: (now) => laying(now) && me(now)?.status === "met",
    },
    {
      id: "team",
      at: '[data-tour="other"]',
      text: {
        en: "Somebody’s objective is met. Lay elsewhere if you can, or you break it.",
        fr: "Un objectif est atteint. Posez ailleurs si possible, sinon vous le défaites.",
      },
      suggests: true,
      when: (now) => laying(now) && table(now).people.some((one) => one.player !== now.seat && one.status === "met"),
    },
    {
      id: "known",
      at: '[data-tour="notes"]',
      text: {
        en: "Only one is left on your sheet: that is your objective.",
        fr: "Il n’en reste qu’un sur votre feuille : c’est votre objectif.",
      },
      when: (now) => laying(now) && table(now).possible_own_objectives?.length === 1,
    },
    {
      id: "last",
      at: '[data-tour="sky"]',
      zone: "world",
      text: {
        en: "The last generation. Sky times ice: with little ice, save ice; with much, meet objectives.",
        fr: "Dernière génération. Ciel fois glace : peu de glace, gardez-la ; beaucoup, visez les objectifs.",
      },
      suggests: true,
      when: (now) => laying(now) && table(now).generation === 3,
    },
    {
      id: "end",
      text: {
        en: "You know Anthropocène. The review shows what mattered, and lets you try it otherwise.",
        fr: "Vous connaissez Anthropocène. Le bilan montre ce qui a compté, et permet d’essayer autrement.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
