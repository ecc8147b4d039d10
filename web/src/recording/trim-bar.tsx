import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { formatTenths } from '../ui/numbers.tsx';
import { drawFilm } from './film.ts';
import './trim-bar.css';

export type Span = { start: number; end: number };

const shortestSeconds = 1;
const stepSeconds = 0.1;

type TrimBarProps = {
  address: string;
  seconds: number;
  span: Span;
  /** The preview writes its position directly to the element, because it changes with every frame. */
  placeRef: { current: HTMLDivElement | null };
  change(span: Span, moved: 'start' | 'end'): void;
};

/** The whole recording as a film strip, with a handle at either end of the selection. */
export function TrimBar({ address, seconds, span, placeRef, change }: TrimBarProps) {
  const film = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!film.current) return;
    const abort = new AbortController();
    void drawFilm(film.current, address, abort.signal);
    return () => abort.abort();
  }, [address]);

  const shortest = Math.min(shortestSeconds, seconds);
  /** Limits a handle, so that something is left between the two. */
  const held = (which: 'start' | 'end', wanted: number) =>
    inTenths(
      which === 'start'
        ? Math.max(0, Math.min(wanted, span.end - shortest))
        : Math.min(seconds, Math.max(wanted, span.start + shortest)),
    );
  const handle = (which: 'start' | 'end', label: string) => (
    <input
      type="range"
      class={`trim-handle trim-handle-${which}`}
      aria-label={label}
      aria-valuetext={t('recording.seconds', { seconds: formatTenths(span[which]) })}
      min={0}
      max={seconds}
      step={stepSeconds}
      value={span[which]}
      onInput={(event) => {
        const at = held(which, event.currentTarget.valueAsNumber);
        event.currentTarget.valueAsNumber = at;
        change({ ...span, [which]: at }, which);
      }}
    />
  );
  return (
    <div
      class="trim"
      ref={placeRef}
      style={{ '--from': String(span.start / seconds), '--to': String(span.end / seconds) }}
    >
      <canvas ref={film} class="trim-film" />
      <div class="trim-window" />
      <div class="trim-place" />
      {handle('start', t('recording.from'))}
      {handle('end', t('recording.to'))}
    </div>
  );
}

/** The handles step in tenths of a second; the remainder of the last one is dropped. */
export function inTenths(seconds: number): number {
  return Math.floor(seconds * 10 + 1e-6) / 10;
}
