import { type Failure, isFailure } from '../api/failure.ts';
import type { PlaySession } from '../api/shapes.ts';
import { type MountedGame, mountedGameOf } from './mounted-game.ts';

/** The state of a game in its frame. */
export type HostState =
  | { is: 'loading' | 'ready' }
  | { is: 'failed'; why: Failure | 'silent' }
  /** Two devices play this game at once; only the player can decide which one continues. */
  | { is: 'conflict' };

type LoaderOptions = {
  frame: HTMLIFrameElement;
  /** The launch parameters of a shared link, as a query string. */
  launchParams: string | undefined;
  mint(): Promise<PlaySession>;
  showState(state: HostState): void;
};

type GameToken = Pick<PlaySession, 'token' | 'expiresAt'>;

const greetingLimitMs = 5_000;
const arrivalLimitMs = 20_000;
const readyLimitMs = 3_000;
const reloadsMax = 3;
const settledMs = 30_000;

/** Loads a game into its frame, and retries a few times when it does not respond. */
export function createGameLoader({ frame, launchParams, mint, showState }: LoaderOptions) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let round = 0;
  let greeted = false;
  let reloads = 0;
  let gone = false;
  let mounted: MountedGame | undefined;
  let unusedToken: GameToken | undefined;

  function after(name: string, ms: number, act: () => void): void {
    if (gone) return;
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(act, ms));
  }
  const forget = (name: string) => clearTimeout(timers.get(name));

  async function load(): Promise<void> {
    const mine = ++round;
    showState({ is: 'loading' });
    try {
      const minted = await mint();
      if (gone || mine !== round) return;
      greeted = false;
      mounted = mountedGameOf(minted, launchParams);
      unusedToken = minted;
      frame.setAttribute('sandbox', mounted.sandbox);
      // Replacing keeps reloads out of the browser's history.
      if (frame.hasAttribute('src')) frame.contentWindow?.location.replace(mounted.url);
      else frame.src = mounted.url;
      after('arrival', arrivalLimitMs, () => showState({ is: 'failed', why: 'silent' }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (!gone && mine === round) showState({ is: 'failed', why: error });
    }
  }

  function reload(): void {
    reloads += 1;
    if (reloads > reloadsMax) showState({ is: 'failed', why: 'silent' });
    else void load();
  }

  function ready(): void {
    if (gone) return;
    forget('ready');
    showState({ is: 'ready' });
  }

  const arrived = () => {
    if (!frame.hasAttribute('src')) return;
    if (!greeted) after('greeting', greetingLimitMs, reload);
    greeted = false;
  };
  frame.addEventListener('load', arrived);

  /** The page's policy has blocked the game from navigating its frame, and the browser shows an empty one instead. */
  const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && mounted !== undefined && !frame.closest('[inert]')) reload();
  };
  document.addEventListener('securitypolicyviolation', blocked);

  return {
    /** The only origin messages are accepted from and sent to; "null" is that of a document without one. */
    origin: () => mounted?.origin,
    /** The token of the session that loaded the game, returned once. */
    takeToken(): GameToken | undefined {
      const token = unusedToken;
      unusedToken = undefined;
      return token;
    },
    load: () => void load(),
    /** Requested by the visitor: all attempts are available again. */
    loadAgain(): void {
      reloads = 0;
      void load();
    },
    /** The game has said hello. One that never reports that it is ready is treated as ready. */
    greeted(): void {
      greeted = true;
      forget('greeting');
      forget('arrival');
      after('settled', settledMs, () => {
        reloads = 0;
      });
      after('ready', readyLimitMs, ready);
    },
    ready,
    /** It is loading, and will report when it is ready. */
    progress: () => after('ready', readyLimitMs, ready),
    leave(): void {
      gone = true;
      for (const timer of timers.values()) clearTimeout(timer);
      frame.removeEventListener('load', arrived);
      document.removeEventListener('securitypolicyviolation', blocked);
    },
  };
}
