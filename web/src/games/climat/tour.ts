// The first match of Bataille pour le Climat: the tutorial of six turns, with a starter team.
import type { Seen, Tour } from "../../lib/tour";

const asked = (now: Seen, ...actions: string[]): boolean => actions.includes(String(now.decision?.ref["action"]));
const phase = (now: Seen): string => String(now.view["phase"]);
const turn = (now: Seen): number => Number(now.view["turn"]);
const over = (now: Seen): boolean => now.finished;
const went = (now: Seen, before: Seen): boolean => now.move > before.move || over(now);

const tour: Tour = {
  seats: 3,
  level: "easy",
  options: { scenario: "first_steps" },
  steps: [
    {
      at: '[data-tour="ges"]',
      title: { en: "One team, one counter", fr: "Une équipe, un compteur" },
      text: {
        en: "You all win or lose together. In the full game the world must come from 100 to 33. In these six turns: bring Long-term goals (G) to three regions.",
        fr: "Vous gagnez ou perdez ensemble. Dans la partie complète, le monde doit passer de 100 à 33. En ces six tours : portez les Objectifs à long terme (G) dans trois régions.",
      },
    },
    {
      at: '[data-tour="map"]',
      title: { en: "Nine regions", fr: "Neuf régions" },
      text: {
        en: "The large number is what a region emits. Then its people, its standard of living and its discipline. Click a region to see everything.",
        fr: "Le grand nombre : ce que la région émet. Puis sa population, son niveau de vie et sa discipline. Cliquez une région pour tout voir.",
      },
    },
    {
      at: '[data-tour="column"]',
      title: { en: "Who acts next", fr: "Qui agit ensuite" },
      text: {
        en: "At the end of each turn the active region acts by itself, in seven steps. Then the next one in the column, with the next player.",
        fr: "À la fin de chaque tour, la région active agit d’elle-même, en sept étapes. Puis vient la suivante de la colonne, avec le joueur suivant.",
      },
    },
    {
      at: '[data-tour="hand"]',
      title: { en: "Your influence", fr: "Vos influences" },
      text: {
        en: "Six colours, powers 1 to 4. The others see your colours, never your powers. Framed colours are your network: you draw them easily.",
        fr: "Six types, puissances 1 à 4. Les autres voient vos types, jamais vos puissances. Les types encadrés sont votre réseau : vous les piochez facilement.",
      },
    },
    {
      at: ".now",
      title: { en: "An event", fr: "Un événement" },
      text: {
        en: "Each turn a card strikes a region. A common action (ACI) can soften it: everybody lays cards face down. Run it, or let it happen.",
        fr: "À chaque tour, une carte touche une région. Une action commune (ACI) peut l’adoucir : chacun pose des cartes faces cachées. Lancez-la, ou laissez faire.",
      },
      when: (now) => asked(now, "run_common_action", "take_action") || over(now),
      until: (now) => asked(now, "lay_in_common_action", "take_action") || phase(now) === "actions" || over(now),
    },
    {
      at: '[data-tour="tray"]',
      title: { en: "Lay cards together", fr: "Poser ensemble" },
      text: {
        en: "Lit cards have a colour that is asked for. Pick those you give, then say that it is all. Two external cards may help or hurt.",
        fr: "Les cartes éclairées ont un type demandé. Choisissez celles que vous donnez, puis dites que c’est tout. Deux influences extérieures aident ou nuisent.",
      },
      when: (now) => asked(now, "lay_in_common_action") || asked(now, "take_action") || over(now),
      until: (now) => !asked(now, "lay_in_common_action") || over(now),
    },
    {
      at: '[data-tour="map"]',
      title: { en: "Two actions", fr: "Deux actions" },
      text: {
        en: "Two different ones. Move by clicking a lit place. Implanting, electricity and drawing lie at the left; cards that can act are lit in your hand.",
        fr: "Deux actions différentes. Pour se déplacer, cliquez un lieu éclairé. Implanter, électricité et pioche sont à gauche ; les cartes qui agissent sont éclairées.",
      },
      when: (now) => asked(now, "take_action") || over(now),
      until: went,
    },
    {
      at: '[data-tour="dock"]',
      title: { en: "Implant G", fr: "Implantez G" },
      text: {
        en: "Where discipline is 1, Long-term goals can be implanted: six colours and a sum that the tray shows. All players may lay cards.",
        fr: "Là où la discipline vaut 1, on peut implanter les Objectifs à long terme : six types et une somme, affichée. Tous peuvent poser des cartes.",
      },
      when: (now) => asked(now, "take_action") || over(now),
      until: went,
    },
    {
      at: '[data-tour="column"]',
      title: { en: "The region acts", fr: "La région agit" },
      text: {
        en: "Calamities, propagation, standard of living, births, emissions, the counter, the track. Every number explains itself: click it.",
        fr: "Calamités, propagation, niveau de vie, naissances, émissions, compteur, piste. Chaque nombre s’explique : cliquez-le.",
      },
      when: (now) => turn(now) > 1 || over(now),
    },
    {
      at: "#zone-regions",
      title: { en: "The whole table", fr: "Le tableau entier" },
      text: {
        en: "All regions side by side, with the boxes A to L. Point at an empty box: it says what is missing there. Once introduced, a letter spreads by itself.",
        fr: "Toutes les régions côte à côte, avec les cases A à L. Visez une case vide : elle dit ce qui manque. Une fois introduite, une lettre se propage d’elle-même.",
      },
    },
    {
      at: ".result",
      title: { en: "The end", fr: "La fin" },
      text: {
        en: "Three regions with G: won. You know enough for the real battle: 36 turns, down to 33.",
        fr: "Trois régions avec G : gagné. Vous en savez assez pour la vraie bataille : 36 tours, jusqu’à 33.",
      },
      when: over,
    },
  ],
};

export default tour;
