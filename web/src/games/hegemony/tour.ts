// The first match of Hegemony: the Working Class against the Capitalist Class, played by a bot, in three rounds.
import type { Seen, Tour } from "../../lib/tour";
import { litPlaces } from "../../components/board/desk";
import { placeOf } from "./desk";
import type { HegemonyView } from "./view";

const view = (now: Seen): HegemonyView => now.view as HegemonyView;
const asked = (now: Seen, ...questions: string[]): boolean => questions.includes(String(now.decision?.ref["action"]));
const round = (now: Seen, number: number): boolean => view(now).round >= number;
const can = (now: Seen, place: string): boolean => litPlaces(now.decision, placeOf).has(place);
const moved = (now: Seen, before: Seen): boolean => now.move > before.move;
/** A turn begins: something is to be done with a card. */
const turn = (now: Seen): boolean => asked(now, "ask_turn") && now.decision!.parts.length === 0;

/** One loan more would bring the IMF, and the State has loans already or will have to take one. */
const nearImf = ({ imf, loans, treasury, expected }: HegemonyView["state"]): boolean =>
  imf.due || (imf.one_away && (loans > 0 || treasury + expected.money < 0));

const tour: Tour = {
  seats: 2,
  level: "easy",
  options: { rounds: 3 },
  goal: {
    title: { en: "You lead the Working Class", fr: "Vous menez la Classe Ouvrière" },
    lines: [
      {
        en: "Victory points decide: prosperity, trade unions, laws of yours that pass.",
        fr: "Les points de victoire décident : prospérité, Syndicats, vos lois adoptées.",
      },
      {
        en: "Seven policies stand on A, B or C. Any of them can be changed by a vote.",
        fr: "Sept politiques sont sur A, B ou C. Un vote peut changer chacune.",
      },
      {
        en: "One card a turn: for its effect, or given away for a basic action.",
        fr: "Une carte par tour : pour son effet, ou défaussée pour une action de base.",
      },
    ],
  },
  lessons: [
    {
      id: "assign",
      at: '[data-place="action:assign_workers"]',
      text: {
        en: "Some of your workers have no job: pick Assign Workers, then the card you need least.",
        fr: "Des Travailleurs sont Inactifs : Assigner des Travailleurs, puis la carte la moins utile.",
      },
      when: (now) => (turn(now) && can(now, "action:assign_workers")) || round(now, 2),
      until: (now, before) => moved(now, before) || round(now, 2),
    },
    {
      id: "buy",
      at: '[data-place="action:buy_goods_services"]',
      text: {
        en: "Buy as much health as you have people: using it raises prosperity and brings points.",
        fr: "Achetez autant de Santé que de Population : l’utiliser élève la Prospérité et rapporte.",
      },
      when: (now) => turn(now) && can(now, "action:buy_goods_services"),
      until: moved,
    },
    {
      id: "bill",
      at: '[data-place="action:propose_bill"]',
      text: {
        en: "Change a law: propose a Bill on a lit section. If it passes you gain points.",
        fr: "Changez une loi : un Projet de Loi sur une section éclairée. S’il passe, des points.",
      },
      when: (now) => turn(now) && can(now, "action:propose_bill") && (view(now).turn > 2 || round(now, 2)),
      until: moved,
    },
  ],
  coaching: [
    {
      id: "place",
      at: '[data-tour="jobless"]',
      text: {
        en: "A worker, then a lit place. A company works only when full. Back undoes, Done ends.",
        fr: "Un Travailleur, puis une place éclairée. Une Entreprise ne marche que complète.",
      },
      when: (now) => asked(now, "ask_assign"),
      until: (now) => !asked(now, "ask_assign"),
    },
    {
      id: "free",
      at: '[data-tour="actions"]',
      text: {
        en: "A free action costs nothing, one a turn: take one that is lit, or end the turn.",
        fr: "Une action bonus ne coûte rien, une par tour : prenez-en une éclairée, ou finissez.",
      },
      when: (now) => asked(now, "ask_free_action"),
    },
    {
      id: "food",
      at: ".prices",
      text: {
        en: "Your people must eat: how much do you buy here? The rest comes from abroad.",
        fr: "La Population doit manger : combien achetez-vous ici ? Le reste vient de l’étranger.",
      },
      when: (now) => asked(now, "ask_food"),
      until: (now) => !asked(now, "ask_food"),
    },
    {
      id: "vote",
      at: '[data-tour="bag"]',
      text: {
        en: "A vote: choose a side, then your Influence. Bids are hidden, and spent even if you lose.",
        fr: "Un vote : un camp, puis votre Influence. Mises cachées, perdues même en cas d’échec.",
      },
      suggests: true,
      when: (now) => asked(now, "ask_side", "ask_bid"),
    },
    {
      id: "unions",
      at: '[data-tour="unions"]',
      text: {
        en: "Four workers in an industry, one more with its skill: a union, and points every round.",
        fr: "Quatre Travailleurs dans un secteur, un de plus du métier : un Syndicat, des points par manche.",
      },
      when: (now) => turn(now) && round(now, 2),
    },
    {
      id: "strike",
      at: '[data-place="action:strike"]',
      text: {
        en: "Where wages are not at the top you may strike: the owner raises them, or you gain Influence.",
        fr: "Si le Salaire n’est pas au plus haut, la grève : le patron augmente, ou vous gagnez l’Influence.",
      },
      when: (now) => turn(now) && round(now, 2) && can(now, "action:strike"),
    },
    {
      id: "imf",
      at: "#zone-state",
      text: {
        en: "The State may soon owe too much: the IMF would rewrite the laws and put wages to the lowest.",
        fr: "L’État devra bientôt trop : le FMI réécrirait les lois et mettrait les Salaires au plus bas.",
      },
      when: (now) => turn(now) && nearImf(view(now).state),
    },
    {
      id: "last",
      text: {
        en: "The last round: good laws, money and goods left count. Prosperity first.",
        fr: "Dernière manche : lois favorables, argent et biens restants comptent. Prospérité d’abord.",
      },
      suggests: true,
      when: (now) => turn(now) && round(now, view(now).rounds),
    },
    {
      id: "end",
      text: {
        en: "You know the Working Class. The review shows what mattered; three other roles wait.",
        fr: "Vous connaissez la Classe Ouvrière. Le bilan montre ce qui a compté ; trois rôles attendent.",
      },
      when: (now) => now.finished,
    },
  ],
};

export default tour;
