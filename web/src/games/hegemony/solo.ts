// The first match alone: the Working Class against the Capitalist Class, played by the cards of its simple automa.
import type { Lesson, Seen, Tip, Tour } from "../../lib/tour";
import first from "./tour";
import type { HegemonyView } from "./view";

const view = (now: Seen): HegemonyView => now.view as HegemonyView;
/** Cards that the automa has used so far. */
const used = (now: Seen): number => view(now).automas.capitalist_class?.discard.length ?? 0;
const asked = (now: Seen, ...questions: string[]): boolean => questions.includes(String(now.decision?.ref["action"]));
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;
const lesson = (id: string): Lesson => first.lessons.find((one) => one.id === id)!;
const tip = (id: string): Tip => first.coaching.find((one) => one.id === id)!;

const tour: Tour = {
  seats: 2,
  level: "automa:easy",
  options: { rounds: 3 },
  goal: {
    title: { en: "Alone against an automa", fr: "Seul contre une Automatisation" },
    lines: [
      {
        en: "You lead the Working Class. Nobody sits opposite: cards play the Capitalist Class.",
        fr: "Vous menez la Classe Ouvrière. Personne en face : des cartes jouent la Classe Capitaliste.",
      },
      {
        en: "Each turn it turns over one card and does the first action on it that it can.",
        fr: "À chaque tour elle retourne une carte et fait la première action qui lui est possible.",
      },
      {
        en: "More victory points than it after the last round, and you win.",
        fr: "Plus de points de victoire qu’elle après la dernière manche, et vous gagnez.",
      },
    ],
  },
  lessons: [
    lesson("assign"),
    {
      id: "card",
      // On a phone the tabs are behind the button of the story.
      at: "#tab-thinking, .tool.narrow",
      text: {
        en: "The automa has played: under Automas stand its card, each try and why. Then take your turn.",
        fr: "L’Automatisation a joué : sous Automas, sa carte, chaque essai et pourquoi. Puis jouez.",
      },
      when: (now) => used(now) > 0,
      until: moved,
    },
    lesson("buy"),
    {
      id: "ahead",
      at: '[data-tour="rail"]',
      zone: "rivals",
      text: {
        en: "It never looks at your hand and never bluffs: what it can pay for and staff, it builds.",
        fr: "Elle ne regarde jamais votre main et ne bluffe pas : ce qu’elle peut payer, elle le construit.",
      },
      when: (now) => used(now) > 1 && asked(now, "ask_turn"),
      until: moved,
    },
    lesson("bill"),
  ],
  coaching: [
    {
      id: "vote",
      at: '[data-tour="bag"]',
      text: {
        en: "It takes the side it wants and spends by a table, after the cubes: look at its Influence.",
        fr: "Elle prend le camp qu’elle veut et mise selon une table, après les cubes : voyez son Influence.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_side", "ask_bid"),
    },
    tip("place"),
    tip("free"),
    tip("food"),
    tip("unions"),
    tip("strike"),
    tip("imf"),
    {
      id: "story",
      text: {
        en: "The story keeps every card of the automa: “Why it did that” opens its reasons again.",
        fr: "Le récit garde chaque carte de l’Automatisation : « Pourquoi ce choix » rouvre ses raisons.",
      },
      when: (now) => used(now) > 3 && asked(now, "ask_turn"),
    },
    tip("last"),
    {
      id: "end",
      text: {
        en: "You know solo play. Next: Advanced Mode, a second automa, or another class.",
        fr: "Vous connaissez le jeu solo. Ensuite : le Mode Avancé, une deuxième, ou une autre Classe.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
