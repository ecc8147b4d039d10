import { signal } from '@preact/signals';
import { t, translateError } from '../messages/translate.ts';
import { currentToken } from '../state/session.ts';
import { showToast } from '../ui/toasts.tsx';

export type BroadcastOf = 'camera' | 'screen';
export type Broadcast = { is: 'starting' | 'on' | 'reconnecting'; media: MediaStream };

/** The stream this browser sends; it continues while its owner looks at other screens. */
export const broadcast = signal<Broadcast | undefined>(undefined);

// H.264 is passed through; VP8 must be transcoded by the server.
const mimeTypes = [
  'video/webm;codecs=h264,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
];
const options = {
  videoBitsPerSecond: 2_500_000,
  audioBitsPerSecond: 128_000,
  // Segments are cut at key frames; a browser that does not support the option uses its own interval.
  videoKeyFrameIntervalDuration: 2000,
};
const pieceMs = 500;
const frameBytesMax = 60_000;
/** Some seconds of video: a slower upload never catches up. */
const unsentBytesMax = 4_000_000;
const againMs = 2_000;
const triesMax = 15;

export const canBroadcast = (): boolean => typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator;
export const canShareScreen = (): boolean => canBroadcast() && 'getDisplayMedia' in navigator.mediaDevices;

/**
 * Asks for the camera, or for the screen with its sound (this tab is offered first), and sends it until it is ended.
 * The browser asks at once, while the user gesture still counts; `ready` is awaited before anything is sent.
 */
export async function startBroadcast(from: BroadcastOf, ready?: Promise<unknown>): Promise<void> {
  if (broadcast.value) return;
  let media: MediaStream;
  try {
    media = await (from === 'camera' ? askForCamera() : askForScreen());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    showToast({ title: t('live.notStarted'), text: t('live.notAllowed'), look: 'bad' });
    return;
  }
  broadcast.value = { is: 'starting', media };
  // The browser's own stop button, or a disconnected camera.
  for (const track of media.getVideoTracks()) track.addEventListener('ended', endBroadcast, { once: true });
  try {
    await ready;
  } catch (error) {
    endBroadcast();
    throw error;
  }
  if (broadcast.value?.media === media) send(media, 0);
}

export function endBroadcast(): void {
  const { media } = broadcast.value ?? {};
  broadcast.value = undefined;
  for (const track of media?.getTracks() ?? []) track.stop();
}

function askForCamera(): Promise<MediaStream> {
  const video = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: true });
}

function askForScreen(): Promise<MediaStream> {
  const asked = { video: { frameRate: { ideal: 30 } }, audio: true, preferCurrentTab: true };
  return navigator.mediaDevices.getDisplayMedia(asked);
}

/** One connection; after a loss the next one continues with a new recording, whose header the server needs. */
function send(media: MediaStream, tries: number): void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live/publish/socket`);
  const mimeType = mimeTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(media, { mimeType, ...options });
  const isWanted = () => broadcast.value?.media === media;
  let sent = Promise.resolve();
  let triesSoFar = tries;
  const fail = (text: string) => {
    if (!isWanted()) return;
    endBroadcast();
    showToast({ title: t('live.notStarted'), text, look: 'bad' });
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  // The owner ended it here or with the browser's button: recorded data is sent first.
  const forget = broadcast.subscribe((now) => {
    if (now?.media !== media) stop();
  });

  recorder.ondataavailable = ({ data }) => {
    sent = sent.then(() => sendPiece(socket, data));
    if (socket.bufferedAmount > unsentBytesMax) fail(t('live.tooSlow'));
  };
  recorder.onstop = () => {
    void sent.then(() => {
      if (!isWanted() && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'end' }));
    });
  };
  socket.onopen = async () => {
    const token = await currentToken().catch(() => undefined);
    if (token === undefined) return socket.close();
    socket.send(JSON.stringify({ type: 'publish', token, mimeType: recorder.mimeType || mimeType }));
  };
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data)) as { type: 'started' } | { type: 'refused'; code: string; error: string };
    if (frame.type === 'refused') return fail(translateError(frame.code, frame.error));
    if (!isWanted()) return socket.close();
    triesSoFar = 0;
    recorder.start(pieceMs);
    broadcast.value = { is: 'on', media };
  };
  socket.onclose = () => {
    forget();
    stop();
    if (!isWanted()) return;
    if (triesSoFar >= triesMax) return fail(t('live.lost'));
    broadcast.value = { is: 'reconnecting', media };
    setTimeout(() => isWanted() && send(media, triesSoFar + 1), againMs);
  };
}

async function sendPiece(socket: WebSocket, data: Blob): Promise<void> {
  const bytes = await data.arrayBuffer();
  if (socket.readyState !== WebSocket.OPEN) return;
  for (let from = 0; from < bytes.byteLength; from += frameBytesMax)
    socket.send(bytes.slice(from, from + frameBytesMax));
}
