// The first match of Hegemony: the Working Class against the Capitalist Class, played by a bot, in three rounds.
import type { Seen, Tour } from "../../lib/tour";
import { litPlaces } from "../../components/board/desk";
import { placeOf } from "./desk";
import type { HegemonyView } from "./view";

const view = (now: Seen): HegemonyView => now.view as unknown as HegemonyView;
const asked = (now: Seen, question: string): boolean => now.decision?.ref["action"] === question;
const over = (now: Seen): boolean => now.finished;
const later = (now: Seen, round: number): boolean => over(now) || view(now).round >= round;
const can = (now: Seen, place: string): boolean => litPlaces(now.decision, placeOf).has(place);
/** A turn begins: something is to be done with a card. */
const turn = (now: Seen): boolean => asked(now, "ask_turn") && now.decision!.parts.length === 0;

const tour: Tour = {
  seats: 2,
  level: "easy",
  options: { rounds: 3 },
  steps: [
    {
      at: '[data-tour="rail"]',
      title: { en: "You lead the Working Class", fr: "Vous menez la Classe Ouvrière" },
      text: {
        en: "Victory points decide. You earn them when your people prosper, with trade unions, and with laws of yours that pass.",
        fr: "Les points de victoire décident. Vous en gagnez quand votre peuple prospère, par les Syndicats et par vos lois adoptées.",
      },
    },
    {
      at: '[data-tour="policies"]',
      title: { en: "Seven policies", fr: "Sept politiques" },
      text: {
        en: "Each stands on A, B or C; below it you read what that means now. A is left, C is right. Any of them can be changed by a vote.",
        fr: "Chacune est sur A, B ou C ; dessous, ce que cela veut dire maintenant. A est à gauche, C à droite. Un vote peut changer chacune.",
      },
    },
    {
      at: '[data-tour="population"]',
      title: { en: "Your people", fr: "Votre population" },
      text: {
        en: "Workers make the population, and the population needs food, health and schools. The lower track is prosperity: each step up brings points.",
        fr: "Les Travailleurs font la Population, et la Population a besoin de nourriture, de santé et d’écoles. La piste du bas est la Prospérité : chaque pas rapporte des points.",
      },
    },
    {
      at: '[data-tour="food"]',
      title: { en: "Goods and services", fr: "Biens et Services" },
      text: {
        en: "What you own, of what your people need. As much health as people, used in a free action, raises prosperity. Food is eaten every round.",
        fr: "Ce que vous avez, sur ce qu’il faut. Autant de Santé que de Population, utilisée en action bonus, fait monter la Prospérité. La Nourriture est mangée à chaque manche.",
      },
    },
    {
      at: "#zone-companies",
      title: { en: "Companies", fr: "Les Entreprises" },
      text: {
        en: "Open this tab: every company shows what it makes, the three wages it may pay, and its places. A dashed place is free.",
        fr: "Ouvrez cet onglet : chaque Entreprise montre ce qu’elle produit, ses trois Salaires et ses places. Une place en pointillé est libre.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Your cards", fr: "Vos cartes" },
      text: {
        en: "One card a turn. Either you play it for its effect: a lit card can be played, the others say what the law must be.",
        fr: "Une carte par tour. Soit vous la jouez pour son effet : une carte éclairée est jouable, les autres disent ce que doit être la loi.",
      },
      when: (now) => turn(now) || later(now, 2),
    },
    {
      at: '[data-tour="actions"]',
      title: { en: "Or a basic action", fr: "Ou une action de base" },
      text: {
        en: "Or you pick an action here and give a card away for it. Free actions cost nothing: one a turn, before or after.",
        fr: "Soit vous choisissez une action ici et défaussez une carte. Les actions bonus ne coûtent rien : une par tour, avant ou après.",
      },
      when: (now) => turn(now) || later(now, 2),
    },
    {
      at: '[data-place="action:assign_workers"]',
      title: { en: "Put people to work", fr: "Donnez du travail" },
      text: {
        en: "Some of your workers have no job. Pick Assign Workers, then the card you need least.",
        fr: "Certains de vos Travailleurs sont Inactifs. Choisissez Affecter des Travailleurs, puis la carte la moins utile.",
      },
      when: (now) => (turn(now) && can(now, "action:assign_workers")) || later(now, 2),
      until: (now, before) => now.move > before.move || later(now, 2),
    },
    {
      at: '[data-tour="jobless"]',
      title: { en: "A worker, then a place", fr: "Un Travailleur, puis une place" },
      text: {
        en: "Pick a worker here, then a company whose places light up. A company works only with all its places filled. Back undoes a step; Done ends the plan.",
        fr: "Prenez un Travailleur ici, puis une Entreprise dont les places s’éclairent. Elle ne marche que complète. Retour défait un pas ; Terminé conclut.",
      },
      when: (now) => asked(now, "ask_assign") || later(now, 2),
      until: (now) => !asked(now, "ask_assign") || later(now, 2),
    },
    {
      at: "[data-decision]",
      title: { en: "The end of a turn", fr: "La fin d’un tour" },
      text: {
        en: "The question always stands here, with what your choice would change. Take a free action if one is lit, or end the turn.",
        fr: "La question est toujours ici, avec ce que votre choix changerait. Prenez une action bonus si une est éclairée, ou finissez le tour.",
      },
      when: (now) => asked(now, "ask_free_action") || view(now).turn > 1 || later(now, 2),
    },
    {
      at: '[data-place="action:buy_goods_services"]',
      title: { en: "Buy, then use", fr: "Acheter, puis utiliser" },
      text: {
        en: "Buy as much health as you have people: on this turn or the next, Use Healthcare raises prosperity and brings points.",
        fr: "Achetez autant de Santé que de Population : ce tour ou le suivant, Utiliser les Soins fait monter la Prospérité et rapporte des points.",
      },
      when: (now) => (view(now).turn > 1 && turn(now)) || later(now, 2),
      until: (now, before) => now.move > before.move || later(now, 2),
    },
    {
      at: '[data-place="action:propose_bill"]',
      title: { en: "Change a law", fr: "Changer une loi" },
      text: {
        en: "Propose a Bill: pick a lit section above. It is voted on at the end of the round, or at once for an Influence. If it passes you gain points.",
        fr: "Proposez un Projet de Loi : choisissez une section éclairée en haut. On le vote en fin de manche, ou tout de suite contre une Influence. S’il passe, vous gagnez des points.",
      },
      when: (now) => (view(now).turn > 2 && turn(now)) || later(now, 2),
      until: (now, before) => now.move > before.move || later(now, 2),
    },
    {
      at: '[data-tour="bag"]',
      title: { en: "The bag", fr: "Le sac" },
      text: {
        en: "Five cubes are drawn in a vote, each for the side of its class. Political Pressure puts more of yours into the bag.",
        fr: "Cinq cubes sont tirés lors d’un vote, chacun pour le camp de sa classe. La Pression Politique met plus des vôtres dans le sac.",
      },
      when: (now) => view(now).turn > 3 || later(now, 2),
    },
    {
      at: "[data-shell=stage]",
      title: { en: "Production", fr: "La production" },
      text: {
        en: "Now everything runs by itself: wages, goods, food, taxes. The report says who pays whom and why; you find it again in the story.",
        fr: "Tout se déroule seul : Salaires, biens, nourriture, impôts. Le rapport dit qui paie qui et pourquoi ; le récit le garde.",
      },
      when: (now) => !["preparation", "action"].includes(view(now).phase) || later(now, 2),
    },
    {
      at: "[data-decision]",
      title: { en: "For or against?", fr: "Pour ou contre ?" },
      text: {
        en: "Choose a side, then how much Influence you spend. Nobody sees your bid before all are in; it is spent even if you lose.",
        fr: "Choisissez un camp, puis l’Influence à dépenser. Personne ne voit votre mise avant que toutes soient faites ; elle est perdue même en cas d’échec.",
      },
      when: (now) => asked(now, "ask_side") || asked(now, "ask_bid") || later(now, 2),
      until: (now) => !(asked(now, "ask_side") || asked(now, "ask_bid")),
    },
    {
      at: '[data-tour="unions"]',
      title: { en: "Trade unions", fr: "Les Syndicats" },
      text: {
        en: "With four workers in an industry, one more with its skill can found a union: points every round, and a stronger voice.",
        fr: "Avec quatre Travailleurs dans un secteur, un de plus de ce métier fonde un Syndicat : des points à chaque manche, et plus de poids.",
      },
      when: (now) => later(now, 2),
    },
    {
      at: '[data-shell="stage"]',
      title: { en: "A strike", fr: "La grève" },
      text: {
        en: "Where wages are not at the top you may strike: the owner raises the wage, or loses the production and you gain Influence.",
        fr: "Là où le Salaire n’est pas au plus haut, vous pouvez faire grève : le patron augmente, ou perd sa production et vous gagnez de l’Influence.",
      },
      when: (now) => (view(now).round >= 2 && can(now, "action:strike")) || later(now, 3),
    },
    {
      at: "#zone-state",
      title: { en: "The State and the IMF", fr: "L’État et le FMI" },
      text: {
        en: "Nobody plays the State here. Look at its loans: too many, and the IMF moves all laws to the right and all wages down.",
        fr: "Personne ne joue l’État ici. Surveillez ses Emprunts : s’il y en a trop, le FMI pousse toutes les lois à droite et tous les Salaires en bas.",
      },
      when: (now) => view(now).state.imf.one_away || view(now).state.imf.due || later(now, 3),
    },
    {
      at: "[data-decision]",
      title: { en: "The last round", fr: "La dernière manche" },
      text: {
        en: "Laws in your favour, money and goods left count at the end. Use what you have: prosperity first.",
        fr: "Les lois en votre faveur, l’argent et les biens restants comptent à la fin. Utilisez ce que vous avez : la Prospérité d’abord.",
      },
      when: (now) => turn(now) && later(now, 3),
    },
    {
      at: ".result",
      title: { en: "The score", fr: "Le score" },
      text: {
        en: "Where your points came from, and three moments that mattered. Try them again another way with “what if”.",
        fr: "D’où viennent vos points, et trois moments décisifs. Rejouez-les autrement avec « et si ».",
      },
      when: over,
    },
  ],
};

export default tour;
