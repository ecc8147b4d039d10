import type { ScoreRules } from '../games/catalogue/score-rules.ts';
import type { Understood } from './understood.ts';

/** A generated game before its play test. */
export type Draft = {
  title: string;
  description: string;
  tags: string[];
  orientation: 'portrait' | 'landscape' | 'any';
  score: ScoreRules;
  html: string;
  /** Stored with the game and passed to the generator when the game is remixed. */
  plan: string | null;
};

export type GenerationRequest = {
  jobId: string;
  prompt: string;
  /** The game to start from. */
  remix: { title: string; description: string; html: string; plan: string | undefined } | undefined;
  /** Whether it stays the same game, in a new version, and keeps its title. */
  isRefinement: boolean;
};

/** `onBuilding` is called with what was understood as soon as that is known; null where the generator cannot say. */
export type Watch = { signal: AbortSignal; onBuilding(understood: Understood | null): Promise<void> };

/** Implemented by the built-in generator and by language models. */
export type GameGenerator = {
  make(request: GenerationRequest, watch: Watch): Promise<Draft>;
  /** Undefined when a second attempt would give the same result. */
  repair: ((request: GenerationRequest, draft: Draft, problem: string, watch: Watch) => Promise<Draft>) | undefined;
};

/** The generator failed for a reason outside the request, so the player's quota is refunded. */
export class GeneratorUnavailable extends Error {
  override name = 'GeneratorUnavailable';
  /** For the log; the message is for the player. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The game was generated but failed a check; the message says which. */
export class GameRefused extends Error {
  override name = 'GameRefused';
}
