import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { startVideo } from '../clips/use-video.ts';
import { findLength } from './film.ts';
import { inTenths, type Span } from './trim-bar.tsx';

/** The position where a handle was released is shown for a moment before the preview continues. */
const replayAfterMs = 600;

type Preview = {
  /** How long the whole recording is. */
  seconds: number;
  /** The selection, which is looped. */
  span: Span;
  move(span: Span, moved: 'start' | 'end'): void;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** The element whose `--at` shows the position: written with every frame, without rendering. */
  placeRef: RefObject<HTMLDivElement | null>;
};

/** Plays a recording between two handles. `trim` is the earlier selection, undefined for the whole. */
export function usePreview(address: string, recordedSeconds: number, trim: Span | undefined): Preview {
  const [seconds, setSeconds] = useState(inTenths(recordedSeconds));
  const [span, setSpan] = useState<Span>(trim ?? { start: 0, end: seconds });
  const videoRef = useRef<HTMLVideoElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const shown = useRef(span);
  shown.current = span;
  const isChosen = useRef(trim !== undefined);
  const replayTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { current: video } = videoRef;
    if (!video) return;
    let frame = 0;
    let isOver = false;
    const keepInside = () => {
      const { start, end } = shown.current;
      if (video.currentTime >= end || video.currentTime < start - 0.2) video.currentTime = start;
      placeRef.current?.style.setProperty('--at', String(video.currentTime / (video.duration || 1)));
      frame = requestAnimationFrame(keepInside);
    };
    void findLength(video).then((length) => {
      if (isOver) return;
      if (length !== undefined) {
        const whole = inTenths(length);
        setSeconds(whole);
        if (!isChosen.current) setSpan({ start: 0, end: whole });
      }
      video.currentTime = shown.current.start;
      void startVideo(video);
      frame = requestAnimationFrame(keepInside);
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(replayTimer.current);
    };
  }, [address]);

  const move = (next: Span, moved: 'start' | 'end') => {
    isChosen.current = true;
    setSpan(next);
    const { current: video } = videoRef;
    if (!video) return;
    video.pause();
    video.currentTime = moved === 'start' ? next.start : Math.max(next.start, next.end - 0.1);
    clearTimeout(replayTimer.current);
    replayTimer.current = setTimeout(() => {
      video.currentTime = shown.current.start;
      void startVideo(video);
    }, replayAfterMs);
  };
  return { seconds, span, move, videoRef, placeRef };
}
