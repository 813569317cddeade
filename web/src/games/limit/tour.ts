// The first match of LIMIT, with its teaching set-up: act first, then understand.
import type { Counter } from "../../lib/types";
import type { Seen, Tour } from "../../lib/tour";
import type { LimitView } from "./shown";

const own = (part: string): string => `[data-tour="nation"] [data-tour="${part}"]`;
const board = (now: Seen): LimitView => now.view as LimitView;
const asked = (now: Seen, ...actions: string[]): boolean => actions.includes(String(now.decision?.ref["action"]));
const policy = (now: Seen): boolean => asked(now, "ask_first_card", "ask_second_card");
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;
const generation = (now: Seen): number => board(now).generation;
const alarm = (now: Seen, counter: string): boolean => policy(now) && Boolean(now.counters[counter]?.alarm);
const after = (counter: Counter | undefined): number => (counter ? counter.value + (counter.coming ?? 0) : 0);

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { teaching: true },
  goal: {
    title: { en: "Seven generations, one planet", fr: "Sept générations, une planète" },
    lines: [
      {
        en: "Lead a nation from 1850 to 2060. The highest score wins.",
        fr: "Menez une nation de 1850 à 2060. Le meilleur score gagne.",
      },
      {
        en: "Points: happy classes, money, territories, arms. Pollution and disruption cost.",
        fr: "Des points : classes heureuses, argent, territoires, armes. Pollution et déstabilisation coûtent.",
      },
      {
        en: "Four global crises end the match early, for everybody.",
        fr: "Quatre crises globales arrêtent la partie plus tôt, pour tous.",
      },
    ],
  },
  lessons: [
    {
      id: "play",
      at: '[data-tour="hand"]',
      text: {
        en: "Play Industrialization: pick a plant on the card, look at what changes, confirm.",
        fr: "Jouez l’Industrialisation : choisissez une production sur la carte, regardez, validez.",
      },
      when: policy,
      until: moved,
    },
    {
      id: "second",
      at: own("production"),
      text: {
        en: "Up to two cards a turn. Play another, or pass: money left is money for bad times.",
        fr: "Deux cartes au plus par tour. Jouez encore, ou passez : l’argent gardé sert aux mauvais jours.",
      },
      when: policy,
      until: moved,
    },
    {
      id: "needs",
      at: own("growth"),
      unveils: [own("growth"), own("population")],
      text: {
        en: "Soon your people eat and consume: what they will take, and what you have of it.",
        fr: "Bientôt votre peuple mange et consomme : ce qu’il prendra, et ce que vous en avez.",
      },
      when: (now) => now.decision !== null,
      until: moved,
    },
    {
      id: "classes",
      at: own("classes"),
      unveils: [own("classes")],
      text: {
        en: "Calm streets: a class may climb. A, C and E bring points; A also opens new cards.",
        fr: "Rues calmes : une classe peut s’élever. A, C et E rapportent ; A ouvre aussi de nouvelles cartes.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_class_up") || generation(now) > 1,
      until: moved,
    },
    {
      id: "draw",
      at: '[data-tour="hand"]',
      text: {
        en: "A new generation begins with a draw: choose one of your decks and keep a card.",
        fr: "Une génération commence par une pioche : choisissez un de vos paquets, gardez une carte.",
      },
      when: (now) => asked(now, "ask_deck") || generation(now) > 2,
      until: (now, before) => moved(now, before) && !asked(now, "ask_keep"),
    },
    {
      id: "unrest",
      at: own("unrest"),
      unveils: [own("unrest")],
      text: {
        en: "Shortages and inequality push unrest up. At 1–2 it pays, from 10 on it burns.",
        fr: "Pénuries et inégalités font monter le désordre. À 1–2 il rapporte, dès 10 il brûle.",
      },
      when: policy,
      until: moved,
    },
    {
      id: "reserves",
      at: '[data-tour="reserves"]',
      zone: "world",
      unveils: ['[data-tour="reserves"]'],
      text: {
        en: "Everybody draws on these. An empty one is a global crisis, and everybody pays.",
        fr: "Tous y puisent. Une réserve vide, c’est une crise globale, et tous paient.",
      },
      when: (now) => policy(now) && generation(now) > 1,
      until: moved,
    },
    {
      id: "market",
      at: '[data-tour="market"]',
      zone: "world",
      unveils: ['[data-tour="market"]'],
      text: {
        en: "The market: with Market Access buy what you lack, sell the rest. Each deal moves the price.",
        fr: "Le marché : avec l’Accès au marché, achetez ce qui manque, vendez le reste. Chaque achat déplace le cours.",
      },
      when: (now) => policy(now) && generation(now) > 1,
      until: moved,
    },
  ],
  coaching: [
    {
      id: "hunger",
      at: own("growth"),
      text: {
        en: "Too little food for what comes: raise Renewable or buy some, or your people starve.",
        fr: "Trop peu de vivres pour la suite : montez le Renouvelable ou achetez, sinon c’est la famine.",
      },
      suggests: true,
      when: (now) => alarm(now, "stock_renewable"),
    },
    {
      id: "goods",
      at: own("growth"),
      text: {
        en: "Too few goods: people who lack them grow angry. Raise Industry, or buy.",
        fr: "Trop peu de biens : qui en manque se fâche. Montez l’Industrie, ou achetez.",
      },
      suggests: true,
      when: (now) => alarm(now, "stock_industrial"),
    },
    {
      id: "fossils",
      at: own("production"),
      text: {
        en: "Fossils run short: plants from level 4 on will stand still. Colonize or buy, or do with less.",
        fr: "Le fossile manque : dès le rang 4, les usines s’arrêteront. Colonisez, achetez, ou faites avec moins.",
      },
      suggests: true,
      when: (now) => alarm(now, "stock_fossil"),
    },
    {
      id: "uprising",
      at: own("unrest"),
      text: {
        en: "An uprising is near. Public Expenditure lowers unrest; full plates and shelves do too.",
        fr: "Une révolte approche. Les Dépenses publiques calment ; le ventre plein aussi.",
      },
      suggests: true,
      when: (now) => policy(now) && after(now.counters["unrest"]) >= 10,
    },
    {
      id: "famine",
      at: own("classes"),
      text: {
        en: "Famine: somebody goes without. Hurt where it costs you fewest points.",
        fr: "Famine : quelqu’un manquera. Frappez là où cela coûte le moins de points.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_famine", "ask_class_down", "ask_shrink"),
    },
    {
      id: "attack",
      at: '[data-tour="rail"]',
      zone: "rivals",
      text: {
        en: "You are attacked. What you spend to resist is gone; so is what they would take.",
        fr: "On vous attaque. Ce que vous dépensez pour résister est perdu ; ce qu’ils prendraient aussi.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_resist", "ask_hit", "ask_seize", "ask_raid"),
    },
    {
      id: "vote",
      at: '[data-tour="rail"]',
      zone: "rivals",
      text: {
        en: "An alliance is at stake: look at who is ahead before you agree.",
        fr: "Une alliance se décide : regardez qui mène avant d’accepter.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_alliance", "ask_allies", "ask_offer_consent", "ask_exclusion", "ask_break"),
    },
    {
      id: "pollution",
      at: '[data-tour="reserves"]',
      zone: "world",
      text: {
        en: "Next phase empties the pollution reserve: an environmental crisis, for all.",
        fr: "La phase à venir vide la réserve de pollution : crise environnementale, pour tous.",
      },
      suggests: true,
      when: (now) => alarm(now, "pollution_reserve"),
    },
    {
      id: "disruption",
      at: '[data-tour="reserves"]',
      zone: "world",
      text: {
        en: "Disruption is about to run over: a military crisis, for all.",
        fr: "La déstabilisation va déborder : crise militaire, pour tous.",
      },
      suggests: true,
      when: (now) => alarm(now, "disruption_reserve"),
    },
    {
      id: "bank",
      at: '[data-tour="reserves"]',
      zone: "world",
      text: {
        en: "The World Bank cannot pay what it owes next: a financial crisis, for all.",
        fr: "La Banque mondiale ne pourra pas payer : crise financière, pour tous.",
      },
      suggests: true,
      when: (now) => alarm(now, "bank"),
    },
    {
      id: "crisis",
      at: '[data-tour="reserves"]',
      zone: "world",
      text: {
        en: "A global crisis. The story tells who caused it; four of them end the match.",
        fr: "Une crise globale. Le récit dit qui l’a causée ; quatre arrêtent la partie.",
      },
      when: (now) => now.decision !== null && board(now).crises.total > 0,
    },
    {
      id: "last_crisis",
      at: '[data-tour="rail"]',
      zone: "rivals",
      text: {
        en: "One more crisis ends the match. Are you ahead? Then it may even suit you.",
        fr: "Encore une crise et la partie s’arrête. Menez-vous ? Alors cela peut vous arranger.",
      },
      when: (now) => now.decision !== null && board(now).crises.total >= board(now).crises.limit - 1,
    },
    {
      id: "poor",
      at: '[data-tour="hud"]',
      text: {
        en: "Hardly any money: pass. Taxes come in the next phase, more people pay more.",
        fr: "Presque plus d’argent : passez. Les impôts viennent ensuite, plus de gens paient plus.",
      },
      when: (now) => policy(now) && (now.counters["money"]?.value ?? 9) <= 1,
    },
    {
      id: "last",
      at: '[data-tour="rail"]',
      zone: "rivals",
      text: {
        en: "The last generation: only points count now. Full tens of money, full threes of arms.",
        fr: "Dernière génération : seuls les points comptent. Dizaines d’argent, trios d’armes.",
      },
      suggests: true,
      when: (now) => policy(now) && generation(now) === board(now).generations,
    },
    {
      id: "end",
      text: {
        en: "You know LIMIT. The review shows what mattered, and lets you try it otherwise.",
        fr: "Vous connaissez LIMIT. Le bilan montre ce qui a compté, et permet d’essayer autrement.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
