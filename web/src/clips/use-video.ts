import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { setSound, soundOn } from '../state/sound.ts';

/** Tall videos fill the stage, all others are shown whole. */
type Shape = 'tall' | 'square' | 'wide';

export function shapeOf(width: number, height: number): Shape {
  const ratio = height > 0 ? width / height : 0;
  return ratio < 0.7 ? 'tall' : ratio > 1.2 ? 'wide' : 'square';
}

export type VideoFacts = {
  paused: boolean;
  audible: boolean;
  /** Undefined until its first frame is known. */
  shape: Shape | undefined;
  failed: boolean;
};

const events = ['play', 'playing', 'pause', 'volumechange', 'loadedmetadata', 'resize', 'error', 'emptied'];

/** The state of a video in the feed. Its volume follows the app's setting, where the browser allows it. */
export function useVideo(video: RefObject<HTMLVideoElement | null>): VideoFacts {
  const hasSound = soundOn.value;
  const [facts, setFacts] = useState<VideoFacts>({ paused: true, audible: false, shape: undefined, failed: false });
  useLayoutEffect(() => {
    if (video.current) video.current.muted = !hasSound;
  }, [hasSound]);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    const look = () =>
      setFacts({
        paused: current.paused,
        audible: !current.muted,
        shape: current.videoWidth > 0 ? shapeOf(current.videoWidth, current.videoHeight) : undefined,
        failed: current.error !== null,
      });
    for (const event of events) current.addEventListener(event, look);
    look();
    return () => {
      for (const event of events) current.removeEventListener(event, look);
    };
  }, []);
  return facts;
}

/** Plays with sound where that is wanted and allowed, otherwise muted; where neither is allowed, after a tap. */
export async function startVideo(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== 'NotAllowedError' || video.muted) return;
    video.muted = true;
    await startVideo(video);
  }
}

/** Switches the sound on or off, for this video and for all that follow. */
export function toggleSound(video: HTMLVideoElement): void {
  const isOn = video.muted;
  video.muted = !isOn;
  setSound(isOn);
}
