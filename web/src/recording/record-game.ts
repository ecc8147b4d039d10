import type { GameMessage, HostMessageBody } from '../../../sdk/src/host-protocol.ts';
import { t } from '../messages/translate.ts';
import { soundOn } from '../state/sound.ts';

export const recordSecondsMax = 30;
const startLimitMs = 5_000;
/** From requesting the end to receiving the video. */
const endLimitMs = 8_000;
const framesPerSecondFull = 30;
const bytesMax = 100_000_000;

export type RecordedVideo = {
  video: Blob;
  seconds: number;
  capture: { hasSound: boolean; framesPerSecond: number };
};
export type Recorded = RecordedVideo | { failed: string };
/** What a recording needs from the game's host. */
export type CaptureHost = {
  say(message: HostMessageBody): void;
  listen(listener: (message: GameMessage) => void): () => void;
};
export type GameRecording = {
  /** Before it has started, this cancels it. */
  stop(): void;
  recorded: Promise<Recorded>;
};

let count = 0;

/**
 * Asks the game's SDK for a video of its canvas. The game can send anything: the result is checked and never shown as
 * text.
 */
export function recordGame(host: CaptureHost, started: () => void): GameRecording {
  count += 1;
  const id = `clip-${count}`;
  const { promise: recorded, resolve } = Promise.withResolvers<Recorded>();
  let timer = setTimeout(() => end({ failed: t('recording.notResponding') }), startLimitMs);
  let hasStarted = false;

  const end = (result: Recorded) => {
    clearTimeout(timer);
    forget();
    resolve(result);
  };
  const stop = () => {
    host.say({ type: 'capture.stop', id });
    clearTimeout(timer);
    timer = setTimeout(() => end({ failed: t('recording.stopped') }), endLimitMs);
  };
  const forget = host.listen((message: GameMessage) => {
    if (!('id' in message) || message.id !== id) return;
    if (message.type === 'capture.started' && !hasStarted) {
      hasStarted = true;
      clearTimeout(timer);
      timer = setTimeout(stop, recordSecondsMax * 1000 + 500);
      started();
    }
    if (message.type === 'capture.failed') end({ failed: t('recording.unrecordable') });
    if (message.type === 'capture.done') end(checked(message));
  });

  host.say({ type: 'capture.start', id, seconds: recordSecondsMax });
  return { stop, recorded };
}

type Capture = Record<'video' | 'mimeType' | 'durationSeconds', unknown> &
  Partial<Record<'hasSound' | 'framesPerSecond', unknown>>;

function checked({ video, mimeType, durationSeconds, hasSound, framesPerSecond }: Capture): Recorded {
  const type = typeof mimeType === 'string' ? /^video\/(?:webm|mp4)/.exec(mimeType)?.[0] : undefined;
  const isFit = video instanceof ArrayBuffer && video.byteLength > 0 && video.byteLength <= bytesMax;
  if (!type || !isFit) return { failed: t('recording.noVideo') };
  const seconds = typeof durationSeconds === 'number' && durationSeconds > 0 ? durationSeconds : recordSecondsMax;
  return {
    video: new Blob([video], { type }),
    seconds: Math.min(seconds, recordSecondsMax + 1),
    capture: {
      // A muted game plays silence.
      hasSound: hasSound === true && soundOn.value,
      framesPerSecond: typeof framesPerSecond === 'number' ? framesPerSecond : framesPerSecondFull,
    },
  };
}
