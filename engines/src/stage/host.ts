import type { SdkShop } from './shop.ts';

/** The part of the platform's SDK that a generated game uses. */
type Sdk = {
  ready(): unknown;
  gameplayStart(): unknown;
  gameplayStop(): unknown;
  score(score: number): unknown;
  state: { load(): Promise<unknown>; save(state: unknown): Promise<unknown> };
  shop?: SdkShop;
  on(event: 'pause' | 'resume', listener: () => void): unknown;
  on(event: 'audio', listener: (audio: { muted: boolean }) => void): unknown;
  on(event: 'preview', listener: (preview: { isPreview: boolean }) => void): unknown;
};

export type Host = {
  shop: SdkShop | undefined;
  best(): number;
  ready(): void;
  start(): void;
  stop(): void;
  /** Submits the score of a run that may not go on. */
  report(score: number): void;
  /** Submits the score; true when it beats an earlier one, so never in the first round. */
  finish(score: number): boolean;
};

type Listeners = {
  pause(): void;
  resume(): void;
  audio(on: boolean): void;
  /** The preview starts or ends. */
  preview(isOn: boolean): void;
};

/** A game opened as a plain file has no SDK; it plays the same but does not keep its best score. */
export function connect(listeners: Listeners): Host {
  const sdk = (window as { coinop?: Sdk }).coinop;
  let best = 0;
  let known = false;
  sdk?.on('pause', listeners.pause);
  sdk?.on('resume', listeners.resume);
  sdk?.on('audio', ({ muted }) => listeners.audio(!muted));
  sdk?.on('preview', ({ isPreview }) => listeners.preview(isPreview));
  const load = async () => {
    const saved = await sdk?.state.load();
    best = Math.max(best, bestIn(saved));
    known = true;
  };
  // Nothing is saved before the load has succeeded, because a lower score could overwrite the best one.
  load().catch(() => undefined);
  return {
    shop: sdk?.shop,
    best: () => best,
    ready: () => void sdk?.ready(),
    start: () => void sdk?.gameplayStart(),
    stop: () => void sdk?.gameplayStop(),
    report: (score) => void sdk?.score(score),
    finish: (score) => {
      sdk?.score(score);
      if (score <= best) return false;
      const isFirst = best === 0;
      best = score;
      if (known) sdk?.state.save({ best }).catch(() => undefined);
      return !isFirst;
    },
  };
}

function bestIn(saved: unknown): number {
  const best = typeof saved === 'object' && saved !== null && 'best' in saved ? saved.best : 0;
  return typeof best === 'number' && Number.isFinite(best) ? best : 0;
}
