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

/** Reports to the service what is played, from one load of a game to its leaving: when it began, the best score, how long. */
export function createTelemetry({ gameId, send, onAnswer, now = () => performance.now() }: TelemetryOptions) {
  let phase: 'before' | 'during' | 'after' = 'before';
  let playedMs = 0;
  let runningSince: number | undefined;
  let paused = false;
  let best: number | undefined;
  let scoreTimer: ReturnType<typeof setTimeout> | undefined;
  // The start must reach the service before what follows from it.
  let last: Promise<void> | undefined;

  async function deliver(event: PlayEvent, leavingPage: boolean): Promise<void> {
    try {
      onAnswer(await send(event, leavingPage));
    } catch (error) {
      // A play the service did not hear of goes on all the same: nothing the player could do about it.
      if (!isFailure(error)) throw error;
    }
  }

  function post(event: PlayEvent, leavingPage = false): void {
    // At once where nothing is under way, and when there will be no later.
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

  /** Sends what there is, and nothing more for a while. */
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
      // Whoever pauses may not come back: what was scored until then is sent now, and what the game adds to it at once.
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
    /** A page that was only put aside and is back: from here it is a new play. */
    restart(): void {
      if (phase !== 'after') return;
      [phase, playedMs, runningSince] = ['before', 0, undefined];
    },
  };
}
