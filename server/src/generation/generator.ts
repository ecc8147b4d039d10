/** What a maker of games hands over; whether it is any good is found out by playing it. */
export type Draft = {
  title: string;
  description: string;
  tags: string[];
  orientation: 'portrait' | 'landscape' | 'any';
  html: string;
  /** What the maker wants to find again when the game is remixed. */
  plan: string | null;
};

export type Wish = {
  jobId: string;
  prompt: string;
  remix: { title: string; description: string; html: string; plan: string | undefined } | undefined;
};

export type Watch = { signal: AbortSignal; onBuilding(): Promise<void> };

/** The port behind which the built-in generator and language models stand. */
export type GameGenerator = {
  make(wish: Wish, watch: Watch): Promise<Draft>;
  /** Undefined where a second try would be the same as the first. */
  repair: ((wish: Wish, draft: Draft, problem: string, watch: Watch) => Promise<Draft>) | undefined;
};

/** The maker could not work, through no fault of the wish: the player's place in the hour comes back. */
export class GeneratorUnavailable extends Error {
  override name = 'GeneratorUnavailable';
  /** For the log; the message is for the player. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The game was made and is no good: the message says what is wrong with it. */
export class GameRefused extends Error {
  override name = 'GameRefused';
}
