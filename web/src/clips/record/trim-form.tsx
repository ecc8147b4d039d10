import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { showSignIn } from '../../sign-in/sign-in-sheet.tsx';
import { useIsMember } from '../../sign-in/use-is-member.ts';
import { Button } from '../../ui/buttons.tsx';
import { Icon } from '../../ui/icons.tsx';
import { startVideo } from '../use-video.ts';
import { findLength } from './film.ts';
import { inTenths, type Span, TrimBar } from './trim-bar.tsx';
import { changeDraft, discardUpload, sendUpload, type Upload } from './uploads.ts';
import './trim-form.css';

/** The place a handle was left at is looked at for a moment before the preview goes on. */
const replayAfterMs = 600;

type TrimFormProps = { draft: Extract<Upload, { is: 'draft' }>; close(): void };

/** The recording, played over and over between the two handles, and what it is to be called. */
export function TrimForm({ draft, close }: TrimFormProps) {
  const address = useMemo(() => URL.createObjectURL(draft.video), [draft.video]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const isMember = useIsMember();
  const [seconds, setSeconds] = useState(inTenths(draft.seconds));
  const [span, setSpan] = useState<Span>(draft.trim ?? { start: 0, end: seconds });
  const [paused, setPaused] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(span);
  shown.current = span;
  const replayTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    let frame = 0;
    let isOver = false;
    const keepInside = () => {
      const { start, end } = shown.current;
      if (current.currentTime >= end || current.currentTime < start - 0.2) current.currentTime = start;
      place.current?.style.setProperty('--at', String(current.currentTime / (current.duration || 1)));
      frame = requestAnimationFrame(keepInside);
    };
    void findLength(current).then((length) => {
      if (isOver) return;
      if (length !== undefined) {
        const whole = inTenths(length);
        setSeconds(whole);
        if (!draft.trim) setSpan({ start: 0, end: whole });
      }
      current.currentTime = shown.current.start;
      void startVideo(current);
      frame = requestAnimationFrame(keepInside);
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(replayTimer.current);
    };
  }, [address]);

  const move = (next: Span, moved: 'start' | 'end') => {
    setSpan(next);
    const isWhole = next.start === 0 && next.end === seconds;
    changeDraft(draft.key, { trim: isWhole ? undefined : next });
    if (!video.current) return;
    video.current.pause();
    video.current.currentTime = moved === 'start' ? next.start : Math.max(next.start, next.end - 0.1);
    clearTimeout(replayTimer.current);
    replayTimer.current = setTimeout(replay, replayAfterMs);
  };
  const replay = () => {
    if (!video.current) return;
    video.current.currentTime = shown.current.start;
    void startVideo(video.current);
  };
  const post = async () => {
    if (await showSignIn()) await sendUpload(draft.key);
  };

  return (
    <form
      class="clip-form"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <div class="clip-preview">
        <video
          ref={video}
          src={address}
          muted
          playsInline
          preload="auto"
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        />
        <button
          type="button"
          class="clip-preview-glass"
          aria-label={paused ? 'Play the preview' : 'Pause the preview'}
          onClick={() => (paused ? video.current && void startVideo(video.current) : video.current?.pause())}
        >
          {paused && <Icon name="play" size={32} />}
        </button>
      </div>
      <TrimBar address={address} seconds={seconds} span={span} placeRef={place} change={move} />
      <p class="clip-times">
        <span class="figure">{(span.end - span.start).toFixed(1)} s</span>
        <span class="quiet">
          {span.start.toFixed(1)} – {span.end.toFixed(1)}
        </span>
      </p>
      <label class="field">
        <span>Title</span>
        <input
          maxLength={100}
          placeholder={draft.game.title}
          autocomplete="off"
          value={draft.title}
          onInput={(event) => changeDraft(draft.key, { title: event.currentTarget.value })}
        />
      </label>
      {draft.failure && (
        <p class="said-bad" role="alert">
          {draft.failure.message}
        </p>
      )}
      <div class="pair">
        <Button
          wide
          onClick={() => {
            close();
            void discardUpload(draft.key);
          }}
        >
          Throw away
        </Button>
        <Button look="next" wide type="submit">
          {isMember ? 'Post clip' : 'Sign in to post'}
        </Button>
      </div>
      <p class="quiet small">The picture only: games are recorded without sound.</p>
    </form>
  );
}
