// The first match of Anthropocène.
import type { Seen, Tour } from "../../lib/tour";

const mine = (now: Seen): boolean => now.decision !== null;
const laying = (now: Seen): boolean => mine(now) && now.decision!.ref["action"] === "ask_lay";
const readings = (now: Seen): number => (now.view["sky"] as number[]).length;
const generation = (now: Seen): number => Number(now.view["generation"]);
const over = (now: Seen): boolean => now.finished;

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { first_player: 1, pauses: true, notes: true },
  steps: [
    {
      at: '[data-tour="grid"]',
      title: { en: "One planet, one team", fr: "Une planète, une équipe" },
      text: {
        en: "Air, land and water, in three columns. Everybody lays cards here, and you win or lose together.",
        fr: "L’air, la terre et l’eau, en trois colonnes. Chacun pose ici ses cartes, et vous gagnez ou perdez ensemble.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Your hand", fr: "Votre main" },
      text: {
        en: "The sign tells the row of a card, the number what it adds to that row and to its column.",
        fr: "Le signe dit dans quelle rangée va la carte, le nombre ce qu’elle ajoute à cette rangée et à sa colonne.",
      },
    },
    {
      at: '[data-tour="total"]',
      title: { en: "Totals", fr: "Les totaux" },
      text: {
        en: "Each row and each column has a total: the sum of its visible cards. Click any number and it tells where it comes from.",
        fr: "Chaque rangée et chaque colonne a un total : la somme de ses cartes visibles. Cliquez un nombre : il dit d’où il vient.",
      },
    },
    {
      at: '[data-tour="other"]',
      title: { en: "The others’ objectives", fr: "Les objectifs des autres" },
      text: {
        en: "Each player has a secret objective: one line must total exactly this value. You see the others’; they cannot.",
        fr: "Chacun a un objectif secret : une ligne doit totaliser exactement cette valeur. Vous voyez ceux des autres ; eux non.",
      },
    },
    {
      at: '[data-tour="me"]',
      title: { en: "Your own objective", fr: "Votre objectif" },
      text: {
        en: "Yours is hidden from you alone. The badge tells whether it is met now: watch it to guess what you hold.",
        fr: "Le vôtre n’est caché qu’à vous. Le badge dit s’il est atteint en ce moment : observez-le pour deviner.",
      },
    },
    {
      at: '[data-tour="ice"]',
      title: { en: "The ice", fr: "La glace" },
      text: {
        en: "Each CO₂ card that is visible when a generation ends melts one ice card. Without ice the game is lost.",
        fr: "Chaque carte CO₂ visible à la fin d’une génération fait fondre une carte Glace. Sans glace, la partie est perdue.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Pick a card", fr: "Choisissez une carte" },
      text: {
        en: "Click a card of your hand, or move to it with Tab and press Enter.",
        fr: "Cliquez une carte de votre main, ou allez-y avec Tab et appuyez sur Entrée.",
      },
      when: laying,
      // Whoever uses the decision bar picks and lays at once.
      until: (now, before) => now.has('[data-tour="hand"] [aria-pressed="true"]') || now.move > before.move,
    },
    {
      at: '[data-tour="grid"]',
      title: { en: "Lay it on a lit cell", fr: "Posez-la sur une case éclairée" },
      text: {
        en: "Point at a lit cell: small chips show what would change. The dim cells say why not.",
        fr: "Visez une case éclairée : des étiquettes montrent ce qui changerait. Les cases ternes disent pourquoi non.",
      },
      when: laying,
      until: (now, before) => now.move > before.move,
    },
    {
      at: "#tab-log",
      title: { en: "Announcements", fr: "Les annonces" },
      text: {
        en: "After each card the table announces whose objective is met or no longer met. Silence is a hint too. The log keeps it all, with the rule behind it.",
        fr: "Après chaque carte, on annonce quel objectif est atteint ou ne l’est plus. Le silence aussi renseigne. Le journal garde tout, avec la règle.",
      },
    },
    {
      at: '[data-tour="notes"]',
      title: { en: "Your note sheet", fr: "Votre feuille de notes" },
      text: {
        en: "At this table it crosses out the objectives you cannot have any more. The printed game leaves that to you.",
        fr: "À cette table, elle raye les objectifs que vous ne pouvez plus avoir. Le jeu imprimé vous laisse ce soin.",
      },
      when: (now) => now.has('[data-tour="notes"]'),
    },
    {
      at: '[data-tour="generation"]',
      title: { en: "Play on", fr: "Continuez" },
      text: {
        en: "Twelve cards make a generation. Help the others to their values, spy out your own, and cover the CO₂ in time.",
        fr: "Douze cartes font une génération. Aidez les autres, devinez votre valeur et couvrez le CO₂ à temps.",
      },
    },
    {
      at: '[data-tour="sky"]',
      title: { en: "The sky", fr: "Le ciel" },
      text: {
        en: "The generation is over. Its reading: objectives met minus objectives missed. The log shows what everybody had.",
        fr: "La génération est terminée. Son relevé : objectifs atteints moins objectifs manqués. Le journal montre ce que chacun avait.",
      },
      when: (now) => readings(now) > 0 || over(now),
    },
    {
      at: ".bottom",
      title: { en: "A break", fr: "Une pause" },
      text: {
        en: "Look around as long as you like, then say that you are ready for the next generation.",
        fr: "Regardez autant que vous voulez, puis dites que vous êtes prêt pour la génération suivante.",
      },
      when: (now) => (mine(now) && !laying(now)) || generation(now) > 1 || over(now),
      until: (now) => laying(now) || generation(now) > 1 || over(now),
    },
    {
      at: '[data-tour="people"]',
      title: { en: "New cards, new objectives", fr: "Nouvelles cartes, nouveaux objectifs" },
      text: {
        en: "The board stays as it is: from now on each card covers another. You know the game; the score waits at the end.",
        fr: "Le plateau reste tel quel : chaque carte en couvre désormais une autre. Vous connaissez le jeu ; le score attend à la fin.",
      },
      when: (now) => generation(now) > 1 || over(now),
    },
    {
      at: ".result",
      title: { en: "The score", fr: "Le score" },
      text: {
        en: "The three readings of the sky, times the ice that is left. At least 1 is a victory. Watch the match again, or try “what if”.",
        fr: "Les trois relevés du ciel, multipliés par la glace restante. À partir de 1, c’est gagné. Revoyez la partie, ou essayez « et si ».",
      },
      when: over,
    },
  ],
};

export default tour;
