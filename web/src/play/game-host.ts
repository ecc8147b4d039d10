import type {
  GameMessage,
  GameQuestionBody,
  HostMessageBody,
  Preview,
  ProtocolRevision,
  ProtocolVersion,
} from '../../../sdk/src/host-protocol.ts';
import { isFailure } from '../api/failure.ts';
import type { PlaySession } from '../api/shapes.ts';
import { createFrameFit } from './fit-frame.ts';
import { createGameLoader, type HostState } from './game-loader.ts';
import type { Telemetry } from './telemetry.ts';

/** Why a game is paused. It runs when there is no reason left. */
type PauseReason = 'away' | 'left' | 'sheet' | 'hidden';

type GameHostOptions = {
  frame: HTMLIFrameElement;
  launchParams: string | undefined;
  mint(): Promise<PlaySession>;
  telemetry: Telemetry;
  showState(state: HostState): void;
  showScore(score: number, lowestWins: boolean): void;
  celebrate(): void;
  roundEnded(): void;
  /** An intent of the game. `unasked`: the player has not taken the controls, so nobody wanted to buy. */
  purchase(intentId: string, unasked: boolean): void;
  purchaseRefused(code: string): void;
  /** A question the player must agree to; false at once before the player has taken the controls. */
  ask(question: GameQuestionBody): Promise<boolean>;
  /** The game reports that its player unlocked one of its achievements; the service verifies it. */
  achievementUnlocked(id: string): void;
  /** CSS pixels of the game that the app's own text covers in a preview. */
  covered(): Preview['covered'];
  hostVersion: string;
  locale(): string;
};

export type GameHost = ReturnType<typeof createGameHost>;

const version: ProtocolVersion = 1;
const revision: ProtocolRevision = 4;
const conflictSpacingMs = 60_000;
const tokensAMinute = 6;
/** How long a game that is being closed gets for its last save. */
export const lastSaveMs = 300;

/**
 * One game in one frame, hosted as described in docs/host-protocol.md. Game code can send any message: no field is
 * trusted.
 */
export function createGameHost({ frame, launchParams, mint, telemetry, ...options }: GameHostOptions) {
  const { showState } = options;
  const loader = createGameLoader({ frame, launchParams, mint, showState });
  const fit = createFrameFit(frame);
  const pauses = new Set<PauseReason>();
  const otherListeners = new Set<(message: GameMessage) => void>();
  let muted = true;
  let played = false;
  let begun = false;
  let isAsking = false;
  let conflictAt = Number.NEGATIVE_INFINITY;
  let tokenTimes: number[] = [];
  let gone = false;

  function say(body: HostMessageBody): void {
    const origin = loader.origin();
    if (origin === undefined) return;
    // A document without an origin has none to name; the page's frame-src keeps the frame from showing anything else.
    frame.contentWindow?.postMessage({ coinop: version, ...body }, origin === 'null' ? '*' : origin);
  }

  function beginPlay(): void {
    begun = true;
    // A game that starts by itself during a preview is not a play.
    if (played) telemetry.start();
  }

  const preview = (): Preview => ({
    isPreview: !played,
    covered: played ? { top: 0, bottom: 0 } : options.covered(),
  });

  async function answer(question: GameQuestionBody): Promise<void> {
    const { id } = question;
    if (typeof id !== 'string') return;
    const isAsked = played && !isAsking;
    isAsking ||= isAsked;
    const done = isAsked && (await options.ask(question));
    if (isAsked) isAsking = false;
    say({ type: 'answer', id, done });
  }

  async function sendToken(isStart = false): Promise<void> {
    const now = performance.now();
    tokenTimes = tokenTimes.filter((time) => now - time < 60_000);
    if (tokenTimes.length >= tokensAMinute) return;
    tokenTimes.push(now);
    try {
      const { token, expiresAt } = (isStart && loader.takeToken()) || (await mint());
      say({ type: 'token', token, expiresAt });
    } catch (error) {
      if (!isFailure(error)) throw error;
      say({ type: 'noToken', message: error.message });
    }
  }

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== loader.origin()) return;
    if (typeof data !== 'object' || data === null || data.coinop !== version) return;
    const message = data as GameMessage;
    switch (message.type) {
      case 'hello':
        loader.greeted();
        say({
          type: 'welcome',
          hostVersion: options.hostVersion,
          muted: muted || !played,
          paused: pauses.size > 0,
          locale: options.locale(),
          protocol: revision,
          preview: preview(),
        });
        return;
      case 'ready':
        return loader.ready();
      case 'achievement':
        return played && typeof message.id === 'string' ? options.achievementUnlocked(message.id) : undefined;
      case 'overflow':
        return fit.need(message.width, message.height);
      case 'loading':
        return loader.progress();
      case 'firstInput':
      case 'gameplayStart':
        return beginPlay();
      case 'score': {
        if (typeof message.score !== 'number' || !(Math.abs(message.score) <= 1e15) || !played) return;
        const lowestWins = message.lowestWins === true;
        // A score starts a play, also in a game that did not report a start.
        if (!begun) beginPlay();
        telemetry.score(message.score, lowestWins);
        return options.showScore(message.score, lowestWins);
      }
      case 'celebrate':
        return played ? options.celebrate() : undefined;
      case 'gameplayStop':
        return played ? options.roundEnded() : undefined;
      case 'purchase':
        if (typeof message.intentId === 'string' && /^[0-9a-f-]{36}$/.test(message.intentId))
          options.purchase(message.intentId, !played);
        return;
      case 'purchaseRefused':
        return played && typeof message.code === 'string' ? options.purchaseRefused(message.code) : undefined;
      case 'needToken':
        void sendToken(message.start === true);
        return;
      case 'stateConflict':
        if (performance.now() - conflictAt < conflictSpacingMs) showState({ is: 'conflict' });
        else loader.load();
        conflictAt = performance.now();
        return;
      case 'signIn':
      case 'share':
      case 'openLink':
        void answer(message);
        return;
      default:
        for (const listener of otherListeners) listener(message);
    }
  };

  addEventListener('message', onMessage);

  return {
    say,
    load: loader.loadAgain,
    setPaused(reason: PauseReason, on: boolean): void {
      const before = pauses.size > 0;
      if (on) pauses.add(reason);
      else pauses.delete(reason);
      const now = pauses.size > 0;
      if (now === before) return;
      telemetry.setPaused(now);
      say({ type: now ? 'pause' : 'resume' });
    },
    setMuted(value: boolean): void {
      muted = value;
      if (played) say({ type: 'audio', muted });
    },
    /** The player takes the controls: from here on it counts as play. */
    takeControls(): void {
      if (played) return;
      played = true;
      say({ type: 'audio', muted });
      say({ type: 'preview', ...preview() });
      if (begun) telemetry.start();
    },
    /** The account has changed: the game continues with a token of the new one. */
    renewToken: () => sendToken(),
    /** Messages for features loaded later: recording. */
    listen(listener: (message: GameMessage) => void): () => void {
      otherListeners.add(listener);
      return () => otherListeners.delete(listener);
    },
    /** Ends the play. The frame is removed after its last save had time to be sent. */
    leave(): void {
      if (gone) return;
      gone = true;
      say({ type: 'pause' });
      telemetry.setPaused(true);
      loader.leave();
      fit.stop();
      // A paused game sends its last score and may still ask for a new token for its last save.
      setTimeout(() => {
        removeEventListener('message', onMessage);
        telemetry.end();
      }, lastSaveMs);
    },
  };
}
