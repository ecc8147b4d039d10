import type { SoundTaps } from './sound-taps.ts';

const startLimitMs = 500;

type Sound = { track: MediaStreamTrack; close(): void };

// One track with all that the game's contexts play. Mixed in a context of our own, which also sends silence: a recorder that
// waits for the first sound of a track would write no picture until then.
export async function recordSound(taps: SoundTaps): Promise<Sound | undefined> {
  if (taps.size === 0) return undefined;
  const mix = new AudioContext();
  await Promise.race([mix.resume(), new Promise((resolve) => setTimeout(resolve, startLimitMs))]);
  const out = mix.createMediaStreamDestination();
  const [track] = out.stream.getAudioTracks();
  if (mix.state !== 'running' || !track) {
    void mix.close();
    return undefined;
  }
  const ends = [...taps].map(([context, tap]) => {
    const end = new MediaStreamAudioDestinationNode(context as AudioContext);
    tap.connect(end);
    mix.createMediaStreamSource(end.stream).connect(out);
    return () => tap.disconnect(end);
  });
  return {
    track,
    close() {
      for (const end of ends) end();
      void mix.close();
    },
  };
}
