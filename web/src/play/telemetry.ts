import { isFailure } from '../api/failure.ts';
import type { AnswerOf, BodyOf } from '../api/request.ts';
import { betterScore } from './better-score.ts';

export type PlayEvent = BodyOf<'POST /api/events'>;
type EventAnswer = AnswerOf<'POST /api/events'>;

type TelemetryOptions = {
  gameId: string;
  send(event: PlayEvent, leavingPage: boolean): Promise<EventAnswer>;
  onAnswer(answer: EventAnswer): void;
  now?: () => number;
};

export type Telemetry = ReturnType<typeof createTelemetry>;

const scoreSpacingMs = 10_000;

/** Reports a play to the service, from loading the game to leaving it: its start, the best score, its duration. */
export function createTelemetry({ gameId, send, onAnswer, now = () => performance.now() }: TelemetryOptions) {
  let phase: 'before' | 'during' | 'after' = 'before';
  let playedMs = 0;
  let runningSince: number | undefined;
  let paused = false;
  let best: number | undefined;
  let scoreTimer: ReturnType<typeof setTimeout> | undefined;
  // The start must reach the service before later events.
  let last: Promise<void> | undefined;

  async function deliver(event: PlayEvent, leavingPage: boolean): Promise<void> {
    try {
      onAnswer(await send(event, leavingPage));
    } catch (error) {
      // A play continues even if the service did not receive its events: the player can do nothing about it.
      if (!isFailure(error)) throw error;
    }
  }

  function post(event: PlayEvent, leavingPage = false): void {
    // At once where nothing is pending, and when the page is being closed.
    const sent =
      last === undefined || leavingPage ? deliver(event, leavingPage) : last.then(() => deliver(event, false));
    const mine = sent.finally(() => {
      if (last === mine) last = undefined;
    });
    last = mine;
  }

  function sendBest(leavingPage = false): void {
    if (best !== undefined) post({ type: 'score', gameId, score: best }, leavingPage);
    best = undefined;
  }

  /** Sends the current score, then nothing more for a while. */
  function sendSpaced(): void {
    scoreTimer = undefined;
    if (best === undefined) return;
    sendBest();
    scoreTimer = setTimeout(sendSpaced, scoreSpacingMs);
  }

  return {
    start(): void {
      if (phase !== 'before') return;
      phase = 'during';
      if (!paused) runningSince = now();
      post({ type: 'play_start', gameId });
    },
    setPaused(value: boolean): void {
      if (value === paused) return;
      paused = value;
      if (phase !== 'during') return;
      if (paused && runningSince !== undefined) playedMs += now() - runningSince;
      // A paused player may not come back: the score so far is sent now, and later changes at once.
      if (paused) {
        clearTimeout(scoreTimer);
        scoreTimer = undefined;
        sendBest();
      }
      runningSince = paused ? undefined : now();
    },
    score(score: number, lowestWins: boolean): void {
      if (phase !== 'during') return;
      best = betterScore(best, score, lowestWins);
      if (scoreTimer === undefined) sendSpaced();
    },
    end(leavingPage = false): void {
      clearTimeout(scoreTimer);
      scoreTimer = undefined;
      if (phase === 'during') {
        if (runningSince !== undefined) playedMs += now() - runningSince;
        sendBest(leavingPage);
        post({ type: 'play_end', gameId, durationSeconds: Math.round(playedMs / 100) / 10 }, leavingPage);
      }
      phase = 'after';
    },
    /** A page restored from the background: from here it is a new play. */
    restart(): void {
      if (phase !== 'after') return;
      [phase, playedMs, runningSince] = ['before', 0, undefined];
    },
  };
}
