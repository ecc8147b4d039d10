/**
 * The plan of a game of the built-in generator: everything the engines need. The server writes it and an engine reads
 * it from `window.__plan`; both import this file, which imports nothing.
 */
export const kinds = [
  'runner',
  'flyer',
  'shooter',
  'arena',
  'platformer',
  'jumper',
  'breakout',
  'snake',
  'match',
  'defence',
  'maze',
  'digging',
  'blocks',
  'memory',
  'odd-one-out',
  'hidden-objects',
  'differences',
  'quiz',
  'catcher',
  'hopper',
  'racer',
  'tap-race',
  'whack',
  'slicer',
  'downhill',
  'throw',
  'stacker',
  'traffic',
  'golf',
  'curling',
  'merge',
  'drop-merge',
  'minesweeper',
  'dodger',
  'lander',
  'tic-tac-toe',
  'rock-paper-scissors',
  'four-in-a-row',
  'pong',
  'rhythm',
  'simon',
  'typing',
  'bubble-pop',
  'clicker',
  'sliding-puzzle',
  'rescue',
  'darts',
  'flight',
  'chopping',
  'hot-potato',
  'colour-gates',
  'helix',
  'rope-swing',
  'chess',
  'bubble-shooter',
  'draughts',
  'reversi',
  'sudoku',
  'reaction',
  'pinball',
  'parking',
  'hangman',
  'word-search',
  'anagrams',
  'air-hockey',
  'billiards',
  'solitaire',
  'blackjack',
  'sorting',
  'tending',
  'cooking',
  'fishing',
  'laser-mirrors',
  'pipes',
  'mahjong',
  'stacks',
  'goalkeeper',
  'batting',
  'duel',
  'battleship',
  'sokoban',
  'wordle',
  'growing',
  'lanes',
  'delivery',
] as const;
export type Kind = (typeof kinds)[number];

export const scenes = [
  'space',
  'moon',
  'sea',
  'beach',
  'forest',
  'jungle',
  'swamp',
  'autumn',
  'meadow',
  'farm',
  'city',
  'cyber',
  'desert',
  'temple',
  'snow',
  'candy',
  'castle',
  'dungeon',
  'cave',
  'volcano',
  'sky',
  'haunted',
  'kitchen',
  'stadium',
  'room',
  'lake',
  'mouth',
  'body',
  'starship',
  'fair',
  'shop',
  'school',
] as const;
export type Scene = (typeof scenes)[number];

/** Buildings and other sites within a scene, each with a scenery of its own. */
export const sites = [
  'library',
  'museum',
  'theatre',
  'church',
  'station',
  'cabin',
  'bathroom',
  'bedroom',
  'bar',
  'office',
  'hospital',
  'laboratory',
  'factory',
  'warehouse',
  'workshop',
  'gym',
  'village',
  'ship',
  'harbour',
  'building-site',
  'volcanic-island',
  'haunted-fair',
  'bamboo-grove',
  'pool',
  'haunted-house',
  'zen-garden',
  'junkyard',
] as const;
export type Site = (typeof sites)[number];

/** What one stands on, where the scene's own ground would be wrong: ships sail on water, cars drive on a street. */
export const grounds = ['water', 'street'] as const;
export type PlanGround = (typeof grounds)[number];

export const looks = ['sticker', 'flat', 'paper', 'neon', 'pixel'] as const;
export type Look = (typeof looks)[number];

export const weathers = ['rain', 'snow', 'storm', 'wind', 'fog'] as const;
export type Weather = (typeof weathers)[number];

/** What is seen in the sky, or how much falls from it. */
export const skies = ['aurora', 'rainbow', 'full-moon', 'stars', 'clouds', 'heavy'] as const;
export type Sky = (typeof skies)[number];

export const hours = ['day', 'dusk', 'night', 'dawn'] as const;
export type Hour = (typeof hours)[number];

export const moods = ['cheerful', 'calm', 'spooky', 'epic', 'silly', 'tense'] as const;
export type Mood = (typeof moods)[number];

/** How those who wait in a game of tending are looked after; `bring` gives them one of the theme's gifts. */
export const cares = ['water', 'bring', 'wash', 'put-out', 'light', 'harvest'] as const;
export type Care = (typeof cares)[number];

/** What somebody goes downhill on; without one the surface decides. */
export const gears = ['skis', 'snowboard', 'sledge', 'raft', 'parachute', 'rolls', 'feet', 'none'] as const;
export type Gear = (typeof gears)[number];

/** Colours are `#rrggbb`. */
export type Palette = {
  sky: [top: string, bottom: string];
  far: string;
  mid: string;
  near: string;
  ground: string;
  edge: string;
  accent: string;
  second: string;
  danger: string;
  ink: string;
  paper: string;
  /** Of a game in one colour: the hue of everything on the screen. */
  monochrome?: string;
  /** Of a game in two colours: its shadows and its lights, between which everything on the screen is painted. */
  duotone?: [dark: string, light: string];
  /** How much of their strength all colours lose, from 0 to 1. */
  muted?: number;
  /** The colours of blocks, bricks and bubbles, where a prompt names them. */
  pieces?: string[];
};

/** A character or thing on the screen: a sprite of the library, or any other word, from which a creature is drawn. */
export type Actor = {
  sprite: string;
  name: string;
  plural: string;
  /** Its name in the game's language, where players are called by it. */
  own?: string;
  tint: string | null;
  wears: string | null;
  /** A picture of a public icon set, `set:name`, embedded in the document; it is drawn instead of the sprite. */
  picture?: string;
  /** How much larger or smaller it is than usual: 0.7 if tiny, 1.4 if giant. */
  size?: number;
  /** How it is met, if it neither walks nor drives: a bat flies, a lantern hangs, a pothole stands. */
  way?: 'flies' | 'stands';
};

/** Part of a picture: an SVG path with its fill. A silhouette has none. */
export type Shape = {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  matrix?: [number, number, number, number, number, number];
  isEvenOdd?: true;
};

export type Picture = {
  /** Width and height of the square it is drawn in. */
  box: number;
  shapes: Shape[];
  /** A single colour, chosen when it is drawn. */
  isSilhouette?: true;
  /** Faces left, whereas our own sprites face right or the player. */
  isMirrored?: true;
  /** A person down to the waist, drawn with feet. */
  isPerson?: true;
  /** The head of a person, drawn with a body. */
  isHead?: true;
};

/** The data next to the plan in a document: the pictures its actors name, and their authors. */
export type Pictures = { pictures: Record<string, Picture>; credits: string[] };

export type Theme = {
  scene: Scene;
  site?: Site;
  ground?: PlanGround;
  look: Look;
  hero: Actor;
  foes: Actor[];
  things: Actor[];
  /** The labelled bins of a sorting game and the names of the things that belong in each; without them, a bin for each thing. */
  groups?: { label: string; members: string[] }[];
  /** What the hero throws, shoots or catches with, if the prompt names it. */
  tool?: Actor;
  /** What the foes of a tower defence attack, if it is not the hero: a hive; in a platformer, who is carried off by them. */
  guarded?: Actor;
  /** What everything is brought to, or each thing to one of, in a game of deliveries; without one, houses. */
  address?: Actor;
  /** What can be hired or bought in a clicker after the hero, from small to large. */
  helpers?: Actor[];
  /** What the bricks of a brick breaker are, or are made of, if the prompt says so. */
  brick?: Actor;
  /** What stands in the way of a flyer instead of the scene's pillars, what the tower of a helix or the steps of a jumper are made of: coral. */
  pillar?: Actor;
  /** What stands in the scenery of a game that is seen from the side: a lighthouse. */
  landmark?: Actor;
  /** What the hero stands or sits on: a skateboard, a horse. */
  mount?: Actor;
  gear?: Gear;
  /** What is done in a game of tending. */
  care?: Care;
  /** What is brought in it, for each of the things in turn: hay for horses, burgers for customers. */
  gifts?: Actor[];
  /** What the dishes of a game of cooking are made of; with the rule `base` the first is part of each. */
  ingredients?: Actor[];
};

export type Gesture = 'tap' | 'hold' | 'drag' | 'swipe' | 'stick';

export type Controls = {
  gesture: Gesture;
  /** How to play by touch or mouse, and by keys, a few words each. */
  touch: string;
  keys: string;
};

export type Sounds = {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** MIDI number of the key note. */
  root: number;
  /** Semitones above the root. */
  scale: number[];
  beatsPerMinute: number;
  /** A melody instead of one from the seed: the MIDI number of each note, 0 for a rest, and its sixteenths. */
  tune?: [pitch: number, sixteenths: number][];
  /** The drums of a kind of music, instead of the mood's. */
  drums?: 'none' | 'light' | 'driving' | 'swing';
};

/** `answers[0]` is the right one; the engine shuffles. */
export type Question = {
  question: string;
  answers: string[];
  /** For "true" and "false", which keep their places: whether the right one is the second. */
  isSecond?: boolean;
  /** So many of one of the theme's things, to be counted, or one to be named by its picture or its shadow. */
  shown?: { thing: number; count: number; isShadow?: boolean };
};

export type Plan = {
  version: 1;
  kind: Kind;
  title: string;
  description: string;
  /** The language of its texts, if not English. */
  language?: string;
  tags: string[];
  orientation: 'portrait' | 'landscape' | 'any';
  seed: number;
  mood: Mood;
  /** Falls or drifts over every mechanic. */
  weather?: Weather;
  skies?: Sky[];
  /** The time of day, for scenes under an open sky. */
  hour?: Hour;
  /** 1 easy to 5 very hard. */
  difficulty: number;
  theme: Theme;
  palette: Palette;
  /** What to do, in one short line for the title screen. */
  goal: string;
  controls: Controls;
  sounds: Sounds;
  /** Numbers that engines know by name, each with a default. */
  rules: Record<string, number>;
  /**
   * Modifiers of the mechanic ('shoots', 'two-players' …); an engine ignores unknown ones. 'exit' with the rule
   * `collect` locks the exit of a maze or of a platformer's level: it opens once that many of the first thing are
   * taken, and passing it wins, or leads to the next of the requested `levels`.
   */
  modifiers?: string[];
  /** For quiz and word games. */
  questions?: Question[];
  words?: string[];
  /** What is written on cards that belong together, for a game of pairs. */
  pairs?: [string, string][];
};
