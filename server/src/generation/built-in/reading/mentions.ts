import type { Oklch } from '../planning/colour-space.ts';
import type { Noun } from '../vocabulary/vocabulary.ts';

/** Somebody or something a prompt names. Known nouns have a family. */
export type Mention = Noun & { wears: string | null };

export type Mentions = {
  hero: Mention | null;
  /** Whether the hero was introduced ("a zombie", "play as zombies") or just stands there ("zombie survival"). */
  heroMeant: boolean;
  foes: Mention[];
  things: Mention[];
  /** A word nobody knows, fit to name a creature of its own. */
  coined: string | null;
  wash: Oklch | null;
  lives: number | null;
  seconds: number | null;
};

/** What the words so far make of the next noun. */
export type Role = 'foe' | 'thing' | 'hero' | 'self' | null;
/** A word the vocabulary does not have. */
export type UnknownNoun = { word: string; role: Role; introduced: boolean };
