import type { Bridge } from './bridge.ts';
import type { Preview } from './host-protocol.ts';

const scoreSpacingMs = 250;
const scoreMax = 1e15;

const boardName = /^[a-z0-9_-]{1,40}$/i;
const played: Preview = { isPreview: false, covered: { top: 0, bottom: 0 } };

type Listeners = { [E in keyof Coinop.Events]: Set<(...args: Coinop.Events[E]) => void> };

export type Play = ReturnType<typeof createPlay>;

// The events between a running game and its host. A game is paused while its host says so or its page is hidden.
export function createPlay(
  bridge: Bridge,
  page: Window,
  scoreOn: (board: string, points: number) => void,
  lowestWins: boolean,
) {
  const listeners: Listeners = {
    pause: new Set(),
    resume: new Set(),
    audio: new Set(),
    preview: new Set(),
    player: new Set(),
  };
  let hostPaused = false;
  let paused = false;
  let muted = false;
  let playing = false;
  let preview = played;

  function emit<E extends keyof Coinop.Events>(event: E, ...args: Coinop.Events[E]): void {
    // An error in one listener must not stop the others.
    for (const listener of [...listeners[event]]) call(listener, args);
  }

  function updatePaused(): void {
    const now = hostPaused || page.document.hidden;
    if (now === paused) return;
    paused = now;
    emit(paused ? 'pause' : 'resume');
  }

  function setHostPaused(value: boolean): void {
    hostPaused = value;
    updatePaused();
  }

  function setMuted(value: boolean): void {
    if (value === muted) return;
    muted = value;
    emit('audio', { muted });
  }

  function setPreview({ isPreview, covered }: Preview): void {
    const { top = 0, bottom = 0 } = covered ?? {};
    if (isPreview === preview.isPreview && top === preview.covered.top && bottom === preview.covered.bottom) return;
    preview = Object.freeze({ isPreview, covered: Object.freeze({ top, bottom }) });
    emit('preview', preview);
  }

  bridge.on('welcome', (message) => {
    setHostPaused(message.paused);
    setMuted(message.muted);
    setPreview(message.preview ?? played);
  });
  bridge.on('preview', setPreview);
  bridge.on('pause', () => setHostPaused(true));
  bridge.on('resume', () => setHostPaused(false));
  bridge.on('audio', (message) => setMuted(message.muted));
  page.document.addEventListener('visibilitychange', updatePaused);

  const scores = createScoreSender(bridge, scoreOn, lowestWins);

  return {
    on<E extends keyof Coinop.Events>(event: E, listener: (...args: Coinop.Events[E]) => void): () => void {
      if (!Object.hasOwn(listeners, event)) throw new TypeError(`There is no event "${event}".`);
      listeners[event].add(listener);
      queueMicrotask(() => {
        if (!listeners[event].has(listener)) return;
        if (event === 'pause' && paused) call(listener as () => void, []);
        if (event === 'audio' && muted) call(listener as (...args: Coinop.Events['audio']) => void, [{ muted }]);
        if (event === 'preview' && preview !== played) {
          call(listener as (...args: Coinop.Events['preview']) => void, [preview]);
        }
      });
      return () => listeners[event].delete(listener);
    },
    gameplayStart(): void {
      if (playing) return;
      playing = true;
      bridge.send({ type: 'gameplayStart' });
    },
    gameplayStop(): void {
      if (!playing) return;
      playing = false;
      scores.flush();
      bridge.send({ type: 'gameplayStop' });
    },
    emit,
    preview: () => preview,
    score: scores.add,
    flushScore: scores.flush,
  };
}

function call<A extends unknown[]>(listener: (...args: A) => void, args: A): void {
  try {
    listener(...args);
  } catch (error) {
    reportError(error);
  }
}

// Games report their score every frame. The best of each quarter of a second is sent: as often as a host can show it.
function createScoreSender(bridge: Bridge, scoreOn: (board: string, points: number) => void, lowestWins: boolean) {
  let best: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    if (best !== undefined) bridge.send({ type: 'score', score: best, ...(lowestWins && { lowestWins }) });
    best = undefined;
  }

  return {
    flush,
    add(points: number, { board }: { board?: string | undefined } = {}): void {
      if (typeof points !== 'number' || !(Math.abs(points) <= scoreMax)) {
        throw new TypeError('coinop.score() takes a number between -1e15 and 1e15.');
      }
      if (board !== undefined) {
        if (!boardName.test(board)) {
          throw new TypeError('The name of a board has 1 to 40 letters, digits, "-" and "_".');
        }
        scoreOn(board, points);
        return;
      }
      best = Math[lowestWins ? 'min' : 'max'](best ?? points, points);
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(() => {
        timer = undefined;
        flush();
      }, scoreSpacingMs);
    },
  };
}

export function listenForFirstInput(bridge: Bridge, page: Window): void {
  const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;
  const options = { capture: true, passive: true };
  const heard = (event: Event): void => {
    if (!event.isTrusted) return;
    for (const kind of kinds) page.removeEventListener(kind, heard, options);
    bridge.send({ type: 'firstInput' });
  };
  for (const kind of kinds) page.addEventListener(kind, heard, options);
}
