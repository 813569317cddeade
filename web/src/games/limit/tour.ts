// The first match of LIMIT, with its teaching set-up.
import type { Seen, Tour } from "../../lib/tour";

const own = (part: string): string => `[data-tour="nation"] [data-tour="${part}"]`;
const step = (now: Seen): string => String(now.view["step"]);
const generation = (now: Seen): number => Number(now.view["generation"]);
const asked = (now: Seen, step_: string): boolean => now.decision !== null && step(now) === step_;
const policy = (now: Seen): boolean =>
  asked(now, "decide_policy") && ["ask_first_card", "ask_second_card"].includes(String(now.decision!.ref["action"]));
const over = (now: Seen): boolean => now.finished;

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { teaching: true },
  steps: [
    {
      at: '[data-tour="generations"]',
      title: { en: "Seven generations, one world", fr: "Sept générations, un monde" },
      text: {
        en: "From 1850 to 2060. The nations compete, but four global crises end the game early for everybody.",
        fr: "De 1850 à 2060. Les nations rivalisent, mais quatre crises globales arrêtent la partie pour tous.",
      },
    },
    {
      at: '[data-tour="phases"]',
      title: { en: "Three phases", fr: "Trois phases" },
      text: {
        en: "Politics: you play cards. Society: your people eat, consume and produce by themselves. Then the world answers.",
        fr: "Politique : vous jouez des cartes. Social : votre peuple mange, consomme et produit de lui-même. Puis le monde répond.",
      },
    },
    {
      at: own("population"),
      title: { en: "Your population", fr: "Votre population" },
      text: {
        en: "The number is what counts: it must be fed, it consumes, and it pays taxes. It grows by itself at first.",
        fr: "C’est ce nombre qui compte : il faut le nourrir, il consomme et il paie des impôts. Au début, il croît tout seul.",
      },
    },
    {
      at: own("growth"),
      title: { en: "Coming needs", fr: "Besoins à venir" },
      text: {
        en: "What the next Social phase will take, and what you have of it. Too little means hunger, anger and lost production.",
        fr: "Ce que prendra la prochaine phase Sociale, et ce que vous en avez. Trop peu, c’est la faim, la colère et une production perdue.",
      },
    },
    {
      at: own("production"),
      title: { en: "Production", fr: "La production" },
      text: {
        en: "Renewable feeds, industry supplies goods, the army keeps order. From level 4 on, industry and army burn fossils and pollute.",
        fr: "Le renouvelable nourrit, l’industrie fournit, l’armée maintient l’ordre. Dès le rang 4, industrie et armée brûlent du fossile et polluent.",
      },
    },
    {
      at: own("classes"),
      title: { en: "Five classes", fr: "Cinq classes" },
      text: {
        en: "Class A steers your politics, class C what your people want. The happiness of A, C and E brings points.",
        fr: "La classe A guide votre politique, la classe C les besoins du peuple. Le bonheur de A, C et E rapporte des points.",
      },
    },
    {
      at: own("unrest"),
      title: { en: "Unrest", fr: "Le désordre" },
      text: {
        en: "Shortages and inequality push it up. Low, it brings money and progress; in the uprising zone it costs dearly.",
        fr: "Pénuries et inégalités le font monter. Bas, il apporte argent et progrès ; en zone de révolte, il coûte cher.",
      },
    },
    {
      at: '[data-tour="reserves"]',
      title: { en: "The limits", fr: "Les limites" },
      text: {
        en: "Everybody draws on these. An empty pollution or disruption reserve, or a Bank that cannot pay, is a global crisis.",
        fr: "Tous y puisent. Une réserve de pollution ou de déstabilisation vide, ou une Banque qui ne peut payer, c’est une crise globale.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Your cards", fr: "Vos cartes" },
      text: {
        en: "Below its name, the cost of a card. Lit cards can be played now; the others say why not.",
        fr: "Sous son nom, le coût d’une carte. Les cartes éclairées sont jouables ; les autres disent pourquoi elles ne le sont pas.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Play a card", fr: "Jouez une carte" },
      text: {
        en: "Industrialization raises a production, a good start. Point at it first: the chips show what would change.",
        fr: "L’Industrialisation relève une production : un bon début. Visez-la d’abord : les étiquettes montrent ce qui changerait.",
      },
      when: policy,
      until: (now, before) => now.move > before.move,
    },
    {
      at: ".bottom",
      title: { en: "The next question", fr: "La question suivante" },
      text: {
        en: "Some cards ask something more. This bar always says what is to be decided; the same choices are lit on the board.",
        fr: "Certaines cartes demandent une précision. Cette barre dit toujours ce qu’il faut décider ; les mêmes choix sont éclairés sur le plateau.",
      },
    },
    {
      at: ".bottom",
      title: { en: "Two cards, or pass", fr: "Deux cartes, ou passer" },
      text: {
        en: "A turn is up to two cards. Go on until you want no more, then pass: keep some money for bad times.",
        fr: "Un tour, c’est deux cartes au plus. Continuez tant que vous voulez, puis passez : gardez un peu d’argent pour les mauvais jours.",
      },
      when: (now) => policy(now) || !step(now).includes("policy"),
      until: (now) => !step(now).includes("decide") || generation(now) > 1 || over(now),
    },
    {
      at: own("classes"),
      title: { en: "Somebody climbs", fr: "Quelqu’un s’élève" },
      text: {
        en: "With calm streets one class climbs each generation. A never stands below B, nor B below C, and so on.",
        fr: "Dans le calme, une classe s’élève à chaque génération. A n’est jamais sous B, ni B sous C, et ainsi de suite.",
      },
      when: (now) => asked(now, "public_order") || generation(now) > 1 || over(now),
      until: (now) => generation(now) > 1 || over(now),
    },
    {
      at: "#tab-log",
      title: { en: "What happened?", fr: "Que s’est-il passé ?" },
      text: {
        en: "The Social phase ran by itself: the log tells each step, with its rule. Click any number of the board and it explains itself.",
        fr: "La phase Sociale s’est déroulée seule : le journal dit chaque étape, avec sa règle. Cliquez un nombre du plateau : il s’explique.",
      },
      when: (now) => generation(now) > 1 || over(now),
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "A new policy", fr: "Une nouvelle politique" },
      text: {
        en: "From now on each generation begins with a draw: choose a deck (society, production, army and economy) and keep a card.",
        fr: "Désormais chaque génération commence par une pioche : choisissez un paquet (société, production, armée et économie) et gardez une carte.",
      },
      when: (now) => asked(now, "new_policy") || generation(now) > 2 || over(now),
      until: (now) => step(now) === "decide_policy" || generation(now) > 2 || over(now),
    },
    {
      at: '[data-tour="market"]',
      title: { en: "The market", fr: "Le marché" },
      text: {
        en: "Once class A reaches level 2 you get Market Access: buy what you lack, sell what you have too much of. Each deal moves the price.",
        fr: "Quand la classe A atteint le niveau 2, vous recevez l’Accès au marché : achetez ce qui manque, vendez le surplus. Chaque échange déplace le cours.",
      },
      when: (now) => policy(now) || over(now),
    },
    {
      at: "#tab-charts",
      title: { en: "Growth and limits", fr: "Croissance et limites" },
      text: {
        en: "The charts draw every nation over time. You know enough: grow, but look at the reserves. The score waits at the end.",
        fr: "Les graphiques suivent chaque nation dans le temps. Vous en savez assez : croissez, mais surveillez les réserves. Le score attend à la fin.",
      },
    },
    {
      at: ".result",
      title: { en: "The score", fr: "Le score" },
      text: {
        en: "Happiness, money, territories and army count; pollution and disruption cost points. Look at the parts, or try “what if”.",
        fr: "Bonheur, argent, territoires et armée comptent ; pollution et déstabilisation coûtent. Regardez le détail, ou essayez « et si ».",
      },
      when: over,
    },
  ],
};

export default tour;
