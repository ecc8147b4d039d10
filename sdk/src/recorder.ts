import type { Bridge } from './bridge.ts';

const secondsMax = 30;
const framesPerSecond = 30;
const bitsPerSecond = 4_000_000;
// On a slow machine the encoder is seconds behind, and the last moment is what a clip is mostly for.
const encoderQuietMs = 350;
const encoderLimitMs = 4000;
// VP8 and H.264 first: VP9 would take the frame rate from the game on a phone.
const mimeTypes = ['video/webm;codecs=vp8', 'video/mp4;codecs=avc1.42E01E', 'video/webm', 'video/mp4'];

export type Recorder = ReturnType<typeof createRecorder>;

// Records the game's largest canvas for a clip. A part of its own, which capture.ts loads when a host first asks.
export function createRecorder(bridge: Bridge, page: Window) {
  let running: { id: string; stop: () => void } | undefined;

  function fail(id: string, error: unknown): void {
    bridge.send({ type: 'capture.failed', id, message: error instanceof Error ? error.message : String(error) });
  }

  function record(id: string, seconds: number): () => void {
    if (!bridge.takesTransfers) throw new Error('This host must record the screen itself.');
    const canvas = largestCanvas(page.document);
    if (!canvas) throw new Error('This game has no canvas to record.');
    const mimeType = mimeTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
    const stream = canvas.captureStream(framesPerSecond);
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitsPerSecond });
    const parts: Blob[] = [];
    const startedAt = performance.now();
    let durationSeconds = 0;
    const end = (): void => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (recorder.state !== 'recording') return;
      durationSeconds = (performance.now() - startedAt) / 1000;
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
      new Blob(parts)
        .arrayBuffer()
        .then((video) => {
          if (video.byteLength === 0) throw new Error('The game drew nothing while it was recorded.');
          bridge.send({ type: 'capture.done', id, mimeType: recorder.mimeType, durationSeconds, video }, [video]);
        })
        .catch((error) => fail(id, error))
        .finally(() => {
          running = undefined;
        });
    };
    recorder.start(1000);
    bridge.send({ type: 'capture.started', id, width: canvas.width, height: canvas.height });
    return stop;
  }

  return {
    start(id: string, seconds = secondsMax): void {
      try {
        if (running) throw new Error('A recording is under way already.');
        running = { id, stop: record(id, Math.min(seconds, secondsMax)) };
      } catch (error) {
        fail(id, error);
      }
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
