import type { SoundTaps } from './sound-taps.ts';

const startLimitMs = 500;

type Sound = {
  track: MediaStreamTrack;
  // Whether anything has been in it so far.
  wasHeard(): boolean;
  close(): void;
};

type CapturableElement = HTMLMediaElement & { captureStream?(): MediaStream };

// One track with all that the game's contexts and elements play, also those that come while it is recorded.
export async function recordSound(page: Window, taps: SoundTaps): Promise<Sound | undefined> {
  const mix = new AudioContext();
  await Promise.race([mix.resume(), new Promise((resolve) => setTimeout(resolve, startLimitMs))]);
  const out = mix.createMediaStreamDestination();
  const [track] = out.stream.getAudioTracks();
  if (mix.state !== 'running' || !track) {
    void mix.close();
    return undefined;
  }
  // Silence is sent as well: a recorder that waits for the first sound of a track would write no picture until then.
  const silence = new ConstantSourceNode(mix, { offset: 0 });
  silence.connect(out);
  silence.start();
  const ends = new Map<unknown, () => void>();
  let isAdding = false;
  const addAll = (): void => {
    // What is connected here is heard of as well.
    if (isAdding) return;
    isAdding = true;
    for (const [context, tap] of taps.nodes) {
      if (ends.has(context) || !(context instanceof AudioContext)) continue;
      const end = context.createMediaStreamDestination();
      tap.connect(end);
      mix.createMediaStreamSource(end.stream).connect(out);
      ends.set(context, () => tap.disconnect(end));
    }
    // Those that play by themselves are only found in the document.
    for (const element of [...taps.played, ...page.document.querySelectorAll<HTMLMediaElement>('audio, video')]) {
      if (ends.has(element) || element.paused || taps.routed.has(element)) continue;
      const stop = mixElement(element, mix, out);
      if (stop) ends.set(element, stop);
    }
    isAdding = false;
  };
  taps.heard = addAll;
  // One that plays by itself may begin later than it is found, and calls nothing.
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

// A copy of what the element plays, while the player goes on hearing the element itself. Not every browser makes one.
function mixElement(element: CapturableElement, mix: AudioContext, out: AudioNode): (() => void) | undefined {
  let stream: MediaStream | undefined;
  try {
    stream = element.captureStream?.();
  } catch {
    // What another site sent is nobody's to copy.
    return undefined;
  }
  if (!stream) return undefined;
  const volume = mix.createGain();
  volume.connect(out);
  const setVolume = (): void => {
    // The copy is as loud as the file.
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
