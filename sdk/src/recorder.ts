import type { Bridge } from './bridge.ts';
import { paceFrames } from './pace-frames.ts';
import { recordSound } from './record-sound.ts';
import type { SoundTaps } from './sound-taps.ts';

const secondsMax = 30;
const videoBitsPerSecond = 4_000_000;
const audioBitsPerSecond = 128_000;
// On a slow machine the encoder lags by seconds, and the last moment is often the point of a clip.
const encoderQuietMs = 350;
const encoderLimitMs = 4000;
// VP8 and H.264 first: VP9 would reduce the game's frame rate on a phone.
const mimeTypes = ['video/webm;codecs=vp8', 'video/mp4;codecs=avc1.42E01E', 'video/webm', 'video/mp4'];
const mimeTypesWithSound = [
  'video/webm;codecs=vp8,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm',
  'video/mp4',
];

export type Recorder = ReturnType<typeof createRecorder>;

// Records the game's largest canvas and its sound for a clip. A separate script, which capture.ts loads when a host
// first asks.
export function createRecorder(bridge: Bridge, page: Window, taps: SoundTaps) {
  let running: { id: string; stop: () => void } | undefined;

  function fail(id: string, error: unknown): void {
    bridge.send({ type: 'capture.failed', id, message: error instanceof Error ? error.message : String(error) });
  }

  async function record(id: string, seconds: number): Promise<() => void> {
    if (!bridge.takesTransfers) throw new Error('This host must record the screen itself.');
    const canvas = largestCanvas(page.document);
    if (!canvas) throw new Error('This game has no canvas to record.');
    const sound = await recordSound(page, taps);
    const mimeType = (sound ? mimeTypesWithSound : mimeTypes).find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
    // At 0 it captures only requested frames.
    const stream = canvas.captureStream(0);
    const [picture] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
    if (!picture) throw new Error('This game has no picture to record.');
    if (sound) stream.addTrack(sound.track);
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond, audioBitsPerSecond });
    const parts: Blob[] = [];
    const startedAt = performance.now();
    let [durationSeconds, framesPerSecond] = [0, 0];
    const end = (): void => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (recorder.state !== 'recording') return;
      durationSeconds = (performance.now() - startedAt) / 1000;
      framesPerSecond = stopFrames().frames / durationSeconds;
      recorder.pause();
      recorder.requestData();
      setTimeout(end, encoderLimitMs);
    };
    const timer = setTimeout(stop, seconds * 1000);

    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      if (recorder.state !== 'paused') return;
      if (data.size === 0) end();
      else setTimeout(() => recorder.state === 'paused' && recorder.requestData(), encoderQuietMs);
    };
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      const hasSound = sound?.wasHeard() ?? false;
      sound?.close();
      new Blob(parts)
        .arrayBuffer()
        .then((video) => {
          if (video.byteLength === 0) throw new Error('The game drew nothing while it was recorded.');
          const { mimeType } = recorder;
          const facts = { mimeType, durationSeconds, framesPerSecond, hasSound };
          bridge.send({ type: 'capture.done', id, ...facts, video }, [video]);
        })
        .catch((error) => fail(id, error))
        .finally(() => {
          running = undefined;
        });
    };
    const stopFrames = paceFrames(page, picture);
    recorder.start(1000);
    bridge.send({ type: 'capture.started', id, width: canvas.width, height: canvas.height });
    return stop;
  }

  return {
    start(id: string, seconds = secondsMax): void {
      if (running) {
        fail(id, new Error('A recording is under way already.'));
        return;
      }
      const recorded = record(id, Math.min(seconds, secondsMax));
      let isWanted = true;
      const forget = (): void => {
        isWanted = false;
      };
      running = { id, stop: forget };
      recorded.then(
        (stop) => {
          running = { id, stop };
          if (!isWanted) stop();
        },
        (error) => {
          running = undefined;
          fail(id, error);
        },
      );
    },
    stop(id: string): void {
      if (running?.id === id) running.stop();
    },
  };
}

function largestCanvas(document: Document): HTMLCanvasElement | undefined {
  const area = (canvas: HTMLCanvasElement): number => canvas.clientWidth * canvas.clientHeight;
  return [...document.querySelectorAll('canvas')].sort((a, b) => area(b) - area(a))[0];
}
