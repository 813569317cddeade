// The sentences of the table and replay pages.
import type { Text } from "../types";

export const tableMessages = {
  debriefBegins: { en: "The debrief of the class begins.", fr: "Le bilan de la classe commence." },
  debriefGo: { en: "Go there", fr: "Y aller" },
  // Connection
  lineOpen: { en: "Connected", fr: "Connecté" },
  lineConnecting: { en: "Connecting…", fr: "Connexion…" },
  lineLost: { en: "Connection lost, trying again…", fr: "Connexion perdue, nouvel essai…" },

  // The shell
  story: { en: "Story", fr: "Récit" },
  phases: { en: "Phases of the round", fr: "Phases de la manche" },
  zones: { en: "Parts of the board", fr: "Parties du plateau" },
  world: { en: "World", fr: "Monde" },
  rivals: { en: "Everybody", fr: "Tous" },
  hud: { en: "My counters", fr: "Mes compteurs" },
  timelineOpen: { en: "Timeline", fr: "Frise" },
  youAre: { en: "You · {name}", fr: "Vous · {name}" },
  yourTurn: { en: "your turn", fr: "à vous" },
  lookAtBoard: { en: "Look at the board of {name}", fr: "Voir le plateau de {name}" },
  pickLit: {
    en: "Pick what is lit, on the board or in your hand.",
    fr: "Choisissez ce qui est éclairé, sur le plateau ou dans votre main.",
  },
  back: { en: "Back", fr: "Retour" },
  allOptions: { en: "All options", fr: "Toutes les options" },
  allOptionsKey: { en: "All options (key L)", fr: "Toutes les options (touche L)" },
  showAllRows: { en: "Show all", fr: "Tout afficher" },
  continueOn: { en: "Continue", fr: "Continuer" },
  report: { en: "What happened", fr: "Ce qui s’est passé" },
  digestTitle: { en: "While you were away", fr: "Pendant votre absence" },
  digestCount: {
    en: "{n|# decision was taken|# decisions were taken}.",
    fr: "{n|# décision a été prise|# décisions ont été prises}.",
  },
  decided: { en: "has decided", fr: "a décidé" },
  playedItself: { en: "Played by itself, there was no choice: {what}", fr: "Joué d’office, sans autre choix : {what}" },
  skipBeats: { en: "Skip", fr: "Passer" },
  handOver: { en: "Hand over to {name}", fr: "Passer l’écran à {name}" },
  hiddenYet: { en: "Not known yet: {what}.", fr: "Pas encore connu : {what}." },
  thenOneOf: { en: "Then, as you choose:", fr: "Ensuite, au choix :" },
  moreParts: { en: "More to choose after this.", fr: "D’autres choix suivront." },
  partsSoFar: { en: "Chosen so far", fr: "Choisi jusqu’ici" },
  layBack: { en: "Lay it back", fr: "Le reprendre" },
  nothingChanges: { en: "Nothing changes at once.", fr: "Rien ne change tout de suite." },

  // Whose decision
  yourDecision: { en: "Your decision", fr: "À vous de décider" },
  waitingFor: { en: "Waiting for {names}", fr: "On attend {names}" },
  botThinking: { en: "{names} {n|is|are} thinking…", fr: "{names} {n|réfléchit|réfléchissent}…" },
  botWaits: {
    en: "{names} {n|waits its|wait their} turn: much is being thought about here…",
    fr: "{names} {n|attend son|attendent leur} tour : on réfléchit beaucoup ici…",
  },
  lineDeleted: { en: "deleted by the facilitator", fr: "supprimé par l’animateur" },
  matchOver: { en: "The match is over", fr: "La partie est terminée" },
  paused: { en: "The table is paused.", fr: "La table est en pause." },
  pausedMore: {
    en: "Nothing can be chosen until the facilitator lets the table go on.",
    fr: "Rien ne peut être choisi avant que la table ne reprenne.",
  },
  seatsOpen: {
    en: "The match starts when every seat is taken. The links are in the menu, under Share.",
    fr: "La partie commence quand toutes les places sont prises. Les liens sont dans le menu, sous Partager.",
  },
  waitsToBegin: {
    en: "The match starts when the facilitator begins it.",
    fr: "La partie commence quand l’animateur la lance.",
  },
  waitingSeats: { en: "Waiting for players", fr: "On attend des joueurs" },
  watching: { en: "You are watching", fr: "Vous regardez" },
  facilitating: { en: "You lead this table", fr: "Vous animez cette table" },
  choose: { en: "Choose", fr: "Choisir" },
  confirm: { en: "Confirm", fr: "Valider" },
  amount: { en: "Amount, {low} to {high}", fr: "Quantité, de {low} à {high}" },
  options: { en: "Options", fr: "Options" },
  findOption: { en: "Find an option", fr: "Trouver une option" },
  noOptionFound: { en: "No option has these words.", fr: "Aucune option ne contient ces mots." },
  cannot: { en: "Not possible now", fr: "Impossible pour l’instant" },
  whyNot: { en: "Why can’t I choose this?", fr: "Pourquoi est-ce impossible ?" },
  then: { en: "Then", fr: "Ensuite" },
  colon: { en: ":", fr: " :" },
  notAllSure: {
    en: "More may happen that you cannot know yet.",
    fr: "D’autres effets restent inconnus pour l’instant.",
  },
  keysOn: {
    en: "Keys 1 to 9 choose an option, 0 goes to the decision",
    fr: "Les touches 1 à 9 choisissent une option, 0 mène à la décision",
  },
  soundOn: { en: "Soft sounds", fr: "Sons doux" },
  sinceHere: { en: "Since your last turn", fr: "Depuis votre dernier tour" },

  // Board
  board: { en: "Board", fr: "Plateau" },
  seatsTitle: { en: "Seats", fr: "Places" },
  boardLoading: { en: "Setting up the board…", fr: "Installation du plateau…" },
  nothingHere: { en: "none", fr: "rien" },
  yes: { en: "yes", fr: "oui" },
  no: { en: "no", fr: "non" },
  explainThis: { en: "{what}: why this number?", fr: "{what} : pourquoi ce nombre ?" },
  score: { en: "Score", fr: "Score" },
  you: { en: "You", fr: "Vous" },
  arrangeRest: { en: "Let me arrange the other cards", fr: "Je range moi-même les autres cartes" },
  here: { en: "here", fr: "présent" },
  away: { en: "away", fr: "absent" },
  botSeat: { en: "bot", fr: "robot" },
  openSeat: { en: "open seat", fr: "place libre" },
  decides: { en: "decides now", fr: "décide maintenant" },

  // Side panel
  panel: { en: "Side panel", fr: "Panneau latéral" },
  log: { en: "Log", fr: "Journal" },
  charts: { en: "Charts", fr: "Graphiques" },
  adviceTab: { en: "Bots’ view", fr: "Avis" },
  chat: { en: "Chat", fr: "Discussion" },
  tableTab: { en: "Table", fr: "Table" },
  byClock: { en: "time ran out: a bot decided", fr: "temps écoulé : un robot a décidé" },
  chatClosed: {
    en: "The rules ask for silence now. The chat opens again when the game allows talking.",
    fr: "Les règles demandent le silence. La discussion rouvre quand le jeu le permet.",
  },
  chatSayings: { en: "The rules let you say:", fr: "La règle permet de dire :" },
  chatEmpty: { en: "Nothing was said yet.", fr: "Personne n’a encore parlé." },
  chatWatching: { en: "Spectators can read along.", fr: "Les spectateurs peuvent lire." },
  chatSay: { en: "Say something", fr: "Dire quelque chose" },
  send: { en: "Send", fr: "Envoyer" },
  facilitator: { en: "Facilitator", fr: "Animateur" },
  spectator: { en: "Spectator", fr: "Spectateur" },
  rulesSearch: { en: "Search the rules", fr: "Chercher dans les règles" },
  rulesOfDecision: { en: "Rule of this decision", fr: "Règle de cette décision" },
  rulesNone: { en: "No rule has these words.", fr: "Aucune règle ne contient ces mots." },
  ruleRead: { en: "Read rule {id}", fr: "Lire la règle {id}" },
  ruleUnknown: { en: "This rule has no text here.", fr: "Cette règle n’a pas de texte ici." },
  ruleInBrowser: { en: "Open in the rules browser", fr: "Ouvrir dans le livre des règles" },
  rulesMore: {
    en: "{n|# more rule|# more rules}: type to narrow down.",
    fr: "{n|# autre règle|# autres règles} : précisez la recherche.",
  },

  // Charts
  chartsChoose: { en: "Choose quantities", fr: "Choisir les grandeurs" },
  chartsNone: {
    en: "Nothing has changed yet. Charts appear as the match goes on.",
    fr: "Rien n’a encore changé. Les graphiques viendront au fil de la partie.",
  },
  chartsGrow: { en: "Enlarge: {what}", fr: "Agrandir : {what}" },
  chartTable: { en: "As a table", fr: "En tableau" },
  chartMove: { en: "Choice", fr: "Choix" },
  chartNow: { en: "now {value}", fr: "maintenant {value}" },

  // Timeline
  timeline: { en: "Timeline", fr: "Chronologie" },
  timelineAt: { en: "Choice {n} of {all}", fr: "Choix {n} sur {all}" },
  timelineNow: { en: "Now", fr: "Maintenant" },
  first: { en: "To the start", fr: "Au début" },
  stepBack: { en: "One choice back", fr: "Un choix en arrière" },
  stepOn: { en: "One choice on", fr: "Un choix en avant" },
  toNow: { en: "Back to now", fr: "Revenir à maintenant" },
  past: {
    en: "You are looking at the past: choice {n} of {all}.",
    fr: "Vous regardez le passé : choix {n} sur {all}.",
  },
  marks: { en: "Marks", fr: "Repères" },
  undo: { en: "Take back", fr: "Reprendre" },
  undoAsk: { en: "Ask to take back", fr: "Demander à reprendre" },
  undoWhyNot: {
    en: "Nothing may be taken back now.",
    fr: "Rien ne peut être repris maintenant.",
  },
  undoWaiting: {
    en: "{name} would like to take back. Waiting for {names}.",
    fr: "{name} voudrait reprendre. On attend {names}.",
  },
  undoQuestion: {
    en: "{name} would like to take back their last choice. Do you agree?",
    fr: "{name} voudrait reprendre son dernier choix. Êtes-vous d’accord ?",
  },
  agree: { en: "Agree", fr: "D’accord" },
  refuse: { en: "Refuse", fr: "Refuser" },
  branchHere: { en: "What if, from here", fr: "Et si, à partir d’ici" },
  branchTitle: { en: "What if?", fr: "Et si ?" },
  branchSeat: { en: "I decide for", fr: "Je décide pour" },
  branchGo: { en: "Open the branch", fr: "Ouvrir la branche" },
  branchOf: { en: "What if: a branch of another match", fr: "Et si : branche d’une autre partie" },
  branchOpen: { en: "Open the match it came from", fr: "Ouvrir la partie d’origine" },

  // Explain
  explainTitle: { en: "{what}: {value}", fr: "{what} : {value}" },
  explainFrom: { en: "What made it so", fr: "Ce qui l’a produit" },

  // Share, join, seats
  share: { en: "Share", fr: "Partager" },
  shareTitle: { en: "Links to this table", fr: "Liens vers cette table" },
  shareJoin: { en: "To take an open seat", fr: "Pour prendre une place libre" },
  shareWatch: { en: "To watch", fr: "Pour regarder" },
  shareSeat: { en: "Seat of {name}", fr: "Place de {name}" },
  shareSecret: {
    en: "Whoever has a seat’s link can see and play that seat.",
    fr: "Qui possède le lien d’une place peut la voir et la jouer.",
  },
  shareNone: {
    en: "This browser holds no link that others could use. The person who made the table has them.",
    fr: "Ce navigateur n’a pas de lien à donner. La personne qui a créé la table les possède.",
  },
  sharePublic: { en: "This table is public", fr: "Cette table est publique" },
  qrOf: { en: "QR code of the link", fr: "Code QR du lien" },
  joinTitle: { en: "Take a seat", fr: "Prendre une place" },
  joinName: { en: "Your name", fr: "Votre nom" },
  joinSeat: { en: "Seat", fr: "Place" },
  joinAny: { en: "any open seat", fr: "n’importe quelle place libre" },
  joinGo: { en: "Join", fr: "Rejoindre" },
  joinFull: {
    en: "The table is full. You can watch the match.",
    fr: "La table est complète. Vous pouvez regarder la partie.",
  },
  tableFull: { en: "The table is full.", fr: "La table est complète." },
  ownTable: { en: "Make a table of your own", fr: "Ouvrir votre propre table" },
  joinOnlyWatch: { en: "This link is only for watching.", fr: "Ce lien permet seulement de regarder." },
  seatN: { en: "Seat {n}", fr: "Place {n}" },

  // Hot-seat
  passTo: { en: "Pass the screen to {name}", fr: "Passez l’écran à {name}" },
  passToOne: { en: "Who is at the screen?", fr: "Qui est devant l’écran ?" },
  passHelp: {
    en: "Nobody’s cards are shown until you press the button.",
    fr: "Aucune carte n’est montrée tant que vous n’appuyez pas.",
  },
  iAm: { en: "I am {name}", fr: "Je suis {name}" },

  // Clock
  clockDays: { en: "{n|# day|# days}", fr: "{n|# jour|# jours}" },
  clockLeft: { en: "{name}: {time} left", fr: "{name} : il reste {time}" },

  // Table tab
  facilitatorTools: { en: "Leading the table", fr: "Animer la table" },
  pause: { en: "Pause", fr: "Pause" },
  resume: { en: "Go on", fr: "Reprendre la partie" },
  takeBackTo: { en: "Take back to choice", fr: "Revenir au choix" },
  takeBackGo: { en: "Take back", fr: "Revenir" },
  takeBackSure: {
    en: "Take the match back to choice {n}? Later choices are removed.",
    fr: "Ramener la partie au choix {n} ? Les choix suivants disparaissent.",
  },
  toBot: { en: "Let a bot play", fr: "Laisser jouer un robot" },
  toPerson: { en: "Give back to a person", fr: "Rendre à une personne" },
  toOpen: { en: "Open the seat", fr: "Libérer la place" },
  newLink: { en: "New link", fr: "Nouveau lien" },
  seatLink: { en: "Link for {name}", fr: "Lien pour {name}" },
  export: { en: "Export everything", fr: "Tout exporter" },
  removeTable: { en: "Delete the table", fr: "Supprimer la table" },
  removeSure: {
    en: "Delete this table, its log and its chat for everybody? This cannot be undone.",
    fr: "Supprimer cette table, son journal et sa discussion pour tout le monde ? C’est définitif.",
  },
  removed: { en: "The table was deleted.", fr: "La table a été supprimée." },
  eyes: { en: "Look through the eyes of", fr: "Regarder avec les yeux de" },
  eyesPublic: { en: "everybody (public view)", fr: "tout le monde (vue publique)" },
  aboutTable: { en: "About this table", fr: "À propos de cette table" },
  downloadRecord: { en: "Download the record", fr: "Télécharger l’enregistrement" },
  recordNote: {
    en: "Before the end the record has neither seed nor choices.",
    fr: "Avant la fin, l’enregistrement n’a ni graine ni choix.",
  },
  commitment: { en: "Commitment to the seed", fr: "Engagement sur la graine" },
  seed: { en: "Seed", fr: "Graine" },
  spectators: { en: "Spectators see only what is public.", fr: "Les spectateurs ne voient que ce qui est public." },
  undoPolicy: { en: "Taking back", fr: "Reprise" },
  undoNone: { en: "never", fr: "jamais" },
  undoOwn: {
    en: "one’s own last choice, if nothing hidden was revealed",
    fr: "son dernier choix, si rien de caché n’a été révélé",
  },
  undoAgreed: { en: "when everybody agrees", fr: "si tout le monde est d’accord" },
  undoFacilitator: { en: "only by the facilitator", fr: "par l’animateur seulement" },
  myTurnAlone: { en: "A bot plays for me", fr: "Un robot joue pour moi" },
  backToMe: { en: "I play again", fr: "Je rejoue moi-même" },

  // End of the match
  wonBy: { en: "{names} {n|wins|win}.", fr: "{names} {n|gagne|gagnent}." },
  wonTogether: { en: "You have won together.", fr: "Vous avez gagné ensemble." },
  lostTogether: { en: "The match is lost for all.", fr: "La partie est perdue pour tous." },
  nobodyWon: { en: "Nobody wins.", fr: "Personne ne gagne." },
  debrief: { en: "See the charts", fr: "Voir les graphiques" },
  playAgain: { en: "Play again", fr: "Rejouer" },
  winner: { en: "winner", fr: "gagnant" },

  // Replay
  replayTitle: { en: "Replay", fr: "Relecture" },
  replayEyes: { en: "Seen by", fr: "Vu par" },
  replayNoRecord: {
    en: "There is no record here. Load one from the home page.",
    fr: "Il n’y a pas d’enregistrement ici. Chargez-en un depuis l’accueil.",
  },
  replayLocal: { en: "A record from this device", fr: "Un enregistrement de cet appareil" },
  replayPlay: { en: "Play", fr: "Lecture" },
  replayPause: { en: "Pause", fr: "Pause" },
  replayUnfinished: {
    en: "The match is still going on: you see what your link may see.",
    fr: "La partie est en cours : vous voyez ce que votre lien permet.",
  },

  // Problems and ways out
  problemOffline: {
    en: "The server cannot be reached. We keep trying; nothing you chose is lost.",
    fr: "Le serveur est injoignable. Nous réessayons ; aucun de vos choix n’est perdu.",
  },
  problemUpdated: {
    en: "This page is older than the server. Load it again; your match is safe.",
    fr: "Cette page est plus ancienne que le serveur. Rechargez-la ; votre partie est intacte.",
  },
  tryNow: { en: "Try now", fr: "Réessayer maintenant" },
  reload: { en: "Load again", fr: "Recharger" },
  problemLink: {
    en: "This link does not open this table. It may be incomplete, or replaced by a new one.",
    fr: "Ce lien n’ouvre pas cette table. Il est peut-être incomplet, ou remplacé par un nouveau.",
  },
  problemLinkOut: {
    en: "Ask the person who made the table for a new link.",
    fr: "Demandez un nouveau lien à la personne qui a créé la table.",
  },
  problemNoTable: {
    en: "There is no such table. It may have been deleted.",
    fr: "Cette table n’existe pas. Elle a peut-être été supprimée.",
  },
  problemArchived: {
    en: "This table is archived: its record can still be downloaded.",
    fr: "Cette table est archivée : son enregistrement reste téléchargeable.",
  },
  problemLinkChanged: {
    en: "This seat has a new link; this one no longer works.",
    fr: "Cette place a un nouveau lien ; celui-ci ne marche plus.",
  },
  problemStale: {
    en: "That decision was already taken. Here is the table as it stands now.",
    fr: "Cette décision était déjà prise. Voici la table telle qu’elle est.",
  },
  problemNotAsked: {
    en: "It is not your turn: somebody else decides now.",
    fr: "Ce n’est pas votre tour : quelqu’un d’autre décide.",
  },
  problemIllegal: { en: "The rules do not allow that.", fr: "Les règles ne le permettent pas." },
  problemSlow: {
    en: "That was too quick for the server. Wait a moment and try again.",
    fr: "C’était trop rapide pour le serveur. Attendez un instant et réessayez.",
  },
  problemBoard: {
    en: "The board could not be loaded.",
    fr: "Le plateau n’a pas pu être chargé.",
  },
  toHome: { en: "To the home page", fr: "Vers l’accueil" },
} satisfies Record<string, Text>;
