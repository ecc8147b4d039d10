import type { Look, Mood, Scene, Site, Sky } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';
import type { QuestionFilter } from '../knowledge/knowledge.ts';
import type { AskedPairs } from '../knowledge/pair-lists.ts';
import type { Tone } from '../planning/colour-space.ts';
import type { Hour } from '../planning/palette.ts';
import type { Mechanic, Modifier } from './mechanics.ts';
import type { Music } from './music-in-prompt.ts';
import type { NounClass } from './noun-classes.ts';
import type { Feast } from './occasions.ts';
import type { PhrasesAbroad } from './phrases-abroad.ts';

/** An actor or thing that a prompt names. */
export type Named = {
  /** English, singular, lower case: "polar bear". */
  noun: string;
  class: NounClass;
  count: number | null;
  isPlural: boolean;
  /** Adjectives and nouns before it: tiny, angry, purple, pirate. */
  traits: string[];
};

export const goodRoles = ['collected', 'eaten', 'caught', 'protected', 'rescued', 'target', 'tile'] as const;
export type GoodRole = (typeof goodRoles)[number];

export type Good = Named & { role: GoodRole };
/**
 * `chases` moves towards the player, `attacks` goes for what is protected, `stands` is only an obstacle, and `spared`
 * must not be hit or touched.
 */
export type Foe = Named & {
  does: 'chases' | 'attacks' | 'stands' | 'spared';
  /** Things are thrown into it, and not at it. */
  isOpen?: true;
};
export type Act = { verb: string; object: string | null; with: string | null };

/** A bin with different things in it, by their names. */
/** The members of a written one are words, which have no pictures. */
export type SortedGroup = { label: string; members: string[]; isWritten?: true };

export const weathers = ['rain', 'snow', 'storm', 'wind', 'fog'] as const;
export type Weather = (typeof weathers)[number];

/** The colours of a whole game. With `isOnly`, nothing on the screen has another one. */
export type ColourScheme = { tints: string[]; words: string[]; isOnly: boolean; isMuted: boolean };

/** `isEach`: for each of the players; `isGiven`: "the 50 states" are as many as there are. */
export type NumberSaid = { count: number; what: string; isEach?: true; isGiven?: true };

/** The meaning of a prompt. All later steps use this, never the prompt itself. */
export type Frame = {
  mechanic: Mechanic | null;
  /** Whether the prompt names the mechanic or its rules, and not only words that suggest it. */
  isMechanicNamed: boolean;
  modifiers: Modifier[];
  hero: Named | null;
  /** "My cat Muffin": what the hero is called. */
  heroName: string | null;
  /** "I have to find the eggs", "my homework": the person who plays is in it. */
  isFirstPerson: boolean;
  acts: Act[];
  foes: Foe[];
  goods: Good[];
  hazards: Named[];
  /** Where things are delivered: a hive, six houses. */
  address?: Named | null;
  /** Where the hero is going, as one says it: the hospital. */
  destination?: string;
  /** Where a herd is driven: the pen. */
  fold?: string;
  /** Whom the hero runs away from. */
  chaser?: string;
  /** What the gaps in the ground of a run are called: holes, craters. */
  pits?: string;
  /** Who else is hired in a clicker, after the hero. */
  helpers?: Named[];
  /** What the hero uses: a plate, a shotgun, snowballs. */
  tools: Named[];
  /** What the pillars of a flyer, the bricks of a brick breaker or the towers of a defence are made of or look like. */
  builtOf?: Named | null;
  /** The feast says who and what belongs there: a Christmas tree, a birthday cake. */
  place: {
    setting: Scene | null;
    /** A building or another site within it. */
    site?: Site;
    words: string[];
    /** What stands near by and takes no other part. */
    beside?: string[];
    time: Hour | null;
    weather: Weather | null;
    skies?: Sky[];
    feast?: Feast | null;
  };
  mood: {
    energy: 'slow' | 'fast' | null;
    feeling: Mood | 'sad' | null;
    audience: 'toddlers' | 'kids' | null;
    /** 1 gentle to 5 merciless. */
    difficulty: number | null;
    /** Relative to an existing game: 1 for "harder", -1 for "slower". */
    harder: number;
  };
  look: {
    colours: string[];
    style: Look | null;
    tone?: Tone | null;
    /** The colours of the whole game, which bind its pieces as well. */
    scheme?: ColourScheme | null;
    /** "Blue against red": the player's colour and the opponents'. */
    sides?: [own: string, other: string] | null;
  };
  numbers: Partial<Record<Counted, number>>;
  /** What is sorted into a bin of its own: mammals, birds. */
  groups?: SortedGroup[];
  /** Letters of the alphabet to play with. */
  letters?: string[];
  /** Countries or clubs that play each other: the player's team and the other one. */
  teams?: [own: string, other: string];
  /** The keys that are practised in a typing game: those of the home row. */
  keys?: string;
  /** The words of a word game that asks for those of a narrow list: months, chemical elements. */
  wordList?: string[];
  /** What those of a theme were to be about, in the prompt's words. */
  wordsAbout?: string;
  /** The kind of music, or the melody, that is played. */
  music?: Music;
  /** The topic of a quiz or word game, in the prompt's words. */
  topic: string | null;
  /** The topic with facts, and those joined to it; null for an unknown one, which `isAsked` distinguishes from none. */
  knowledge: { topic: TopicId | null; others?: TopicId[]; isAsked: boolean; filter: QuestionFilter };
  /** A quiz in which the members of a group are known by their pictures. */
  /** "5 pieces of cheese": in the form for one, whatever the number. */
  isInPortions?: true;
  /** Two that belong together, on the cards of a game of pairs. */
  pairs?: AskedPairs;
  pictured?: { group: string; isShadow: boolean } | undefined;
  title: string | null;
  language: string;
  /** What the round has to be done before, in the words of the prompt: "before sunset". */
  deadline?: string;
  /** Whether the seconds are there to be in time, and not to be survived. */
  isHurried?: boolean;
  /** The numbers of the prompt, each with the word after it. */
  counts?: NumberSaid[];
  /** The words of another language, by the English nouns they were read as. */
  said: Record<string, string>;
  /** Parts of a prompt of another language that texts can repeat as they are. */
  phrases?: PhrasesAbroad;
  ignored: string[];
};

export const counted = [
  'pairs',
  'lanes',
  'lives',
  'seconds',
  'levels',
  'rounds',
  'gates',
  'rings',
  'floors',
  'people',
  'players',
  'holes',
  'waves',
  'rows',
  'columns',
  'colours',
  'questions',
  'points',
  'max',
  'mines',
  'bins',
  'pads',
  'foes',
  'balls',
  'words',
  'letters',
  'differences',
  'chips',
  'bosses',
  'collect',
  'moves',
  'shots',
  'pins',
  'homers',
  'metres',
  'pieces',
] as const;
export type Counted = (typeof counted)[number];
