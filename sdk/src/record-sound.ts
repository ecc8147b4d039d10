import type { SoundTaps } from './sound-taps.ts';

const startLimitMs = 500;

type Sound = {
  track: MediaStreamTrack;
  // Whether there was any sound so far.
  wasHeard(): boolean;
  close(): void;
};

type CapturableElement = HTMLMediaElement & { captureStream?(): MediaStream };

// One track with the sound of all the game's contexts and elements, including those added during the recording.
export async function recordSound(page: Window, taps: SoundTaps): Promise<Sound | undefined> {
  const mix = new AudioContext();
  await Promise.race([mix.resume(), new Promise((resolve) => setTimeout(resolve, startLimitMs))]);
  const out = mix.createMediaStreamDestination();
  const [track] = out.stream.getAudioTracks();
  if (mix.state !== 'running' || !track) {
    void mix.close();
    return undefined;
  }
  // Silence is recorded as well: a recorder that waits for the first sound of a track would write no picture until
  // then.
  const silence = new ConstantSourceNode(mix, { offset: 0 });
  silence.connect(out);
  silence.start();
  const ends = new Map<unknown, () => void>();
  let isAdding = false;
  const addAll = (): void => {
    // Our own connections also call the taps.
    if (isAdding) return;
    isAdding = true;
    for (const [context, tap] of taps.nodes) {
      if (ends.has(context) || !(context instanceof AudioContext)) continue;
      const end = context.createMediaStreamDestination();
      tap.connect(end);
      mix.createMediaStreamSource(end.stream).connect(out);
      ends.set(context, () => tap.disconnect(end));
    }
    // Elements with autoplay are only found in the document.
    for (const element of [...taps.played, ...page.document.querySelectorAll<HTMLMediaElement>('audio, video')]) {
      if (ends.has(element) || element.paused || taps.routed.has(element)) continue;
      const stop = mixElement(element, mix, out);
      if (stop) ends.set(element, stop);
    }
    isAdding = false;
  };
  taps.heard = addAll;
  // An element with autoplay may start later than it is found, and calls nothing.
  page.document.addEventListener('playing', addAll, true);
  addAll();
  return {
    track,
    wasHeard: () => ends.size > 0,
    close() {
      delete taps.heard;
      page.document.removeEventListener('playing', addAll, true);
      for (const end of ends.values()) end();
      void mix.close();
    },
  };
}

// A copy of the element's sound, while the player still hears the element itself. Not every browser supports it.
function mixElement(element: CapturableElement, mix: AudioContext, out: AudioNode): (() => void) | undefined {
  let stream: MediaStream | undefined;
  try {
    stream = element.captureStream?.();
  } catch {
    // Sound from another site must not be copied.
    return undefined;
  }
  if (!stream) return undefined;
  const volume = mix.createGain();
  volume.connect(out);
  const setVolume = (): void => {
    // The copy has the file's own volume.
    volume.gain.value = element.muted ? 0 : element.volume;
  };
  const add = (track: MediaStreamTrack): void => {
    if (track.kind === 'audio') mix.createMediaStreamSource(new MediaStream([track])).connect(volume);
  };
  setVolume();
  element.addEventListener('volumechange', setVolume);
  for (const track of stream.getTracks()) add(track);
  stream.onaddtrack = ({ track }) => add(track);
  return () => {
    element.removeEventListener('volumechange', setVolume);
    for (const track of stream.getTracks()) track.stop();
  };
}
