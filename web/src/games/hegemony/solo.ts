// The first match alone: the Working Class against automas, as a rule one, the Capitalist Class in Simple Mode. What is
// said holds for as many as sit there, in either mode.
import type { Lesson, Seen, Tip, Tour } from "../../lib/tour";
import first from "./tour";
import type { HegemonyView } from "./view";

const view = (now: Seen): HegemonyView => now.view as HegemonyView;
/** Cards that the automas have used so far. */
const used = (now: Seen): number =>
  Object.values(view(now).automas).reduce((sum, automa) => sum + (automa?.discard.length ?? 0), 0);
const asked = (now: Seen, ...questions: string[]): boolean => questions.includes(String(now.decision?.ref["action"]));
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;
const lesson = (id: string): Lesson => first.lessons.find((one) => one.id === id)!;
const tip = (id: string): Tip => first.coaching.find((one) => one.id === id)!;

const tour: Tour = {
  seats: 2,
  level: "automa:easy",
  options: { rounds: 3 },
  goal: {
    title: { en: "Alone against the cards", fr: "Seul contre les cartes" },
    lines: [
      {
        en: "You lead the Working Class. Nobody sits opposite: cards play your rivals.",
        fr: "Vous menez la Classe Ouvrière. Personne en face : des cartes jouent vos rivaux.",
      },
      {
        en: "In its turn an automa turns over a card and does the first action that it can.",
        fr: "À son tour, une Automatisation retourne une carte et fait la première action possible.",
      },
      {
        en: "More victory points than any rival after the last round, and you win.",
        fr: "Plus de points de victoire que tous après la dernière manche, et vous gagnez.",
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
        en: "An automa has played: under Automas stand its card, each try and why. Then take your turn.",
        fr: "Une Automatisation a joué : sous Automas, sa carte, chaque essai et pourquoi. Puis jouez.",
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
        en: "An automa never looks at your hand or bluffs: what it can pay for and staff, it builds.",
        fr: "Une Automatisation ne voit pas votre main et ne bluffe pas : ce qu’elle peut payer, elle le bâtit.",
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
        en: "Automas take the side they want and spend by a table, after the cubes: see their Influence.",
        fr: "Elles prennent le camp voulu et misent selon une table, après les cubes : voyez leur Influence.",
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
        en: "The story keeps every card of an automa: “Why it did that” opens its reasons again.",
        fr: "Le récit garde chaque carte des Automatisations : « Pourquoi ce choix » rouvre ses raisons.",
      },
      when: (now) => used(now) > 3 && asked(now, "ask_turn"),
    },
    tip("last"),
    {
      id: "end",
      text: {
        en: "You know solo play. Next: the other mode, other automas, or another class.",
        fr: "Vous connaissez le jeu solo. Ensuite : l’autre mode, d’autres Automatisations ou une autre Classe.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
