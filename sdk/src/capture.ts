import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import type { Recorder } from './recorder.ts';
import { type SoundTaps, tapSound } from './sound-taps.ts';

type RecorderPart = { createRecorder(bridge: Bridge, page: Window, taps: SoundTaps): Recorder };

// Most plays are never recorded, so the recorder is loaded when a host first asks for it.
export function answerCaptures({ baseUrl }: Boot, bridge: Bridge, page: Window & typeof globalThis): void {
  // Bound now, like everything a game might replace.
  const fetch = page.fetch.bind(page);
  const taps = tapSound(page);
  let recorder: Promise<Recorder> | undefined;

  async function load(): Promise<Recorder> {
    const response = await fetch(`${baseUrl}/api/sdk/recorder.js`);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const part: RecorderPart = page.Function(`${await response.text()}return recorder`)();
    return part.createRecorder(bridge, page, taps);
  }

  bridge.on('capture.start', ({ id, seconds }) => {
    recorder ??= load();
    recorder.then(
      (loaded) => loaded.start(id, seconds),
      ({ message }) => {
        recorder = undefined;
        bridge.send({ type: 'capture.failed', id, message });
      },
    );
  });
  bridge.on('capture.stop', ({ id }) => recorder?.then((loaded) => loaded.stop(id)));
}
