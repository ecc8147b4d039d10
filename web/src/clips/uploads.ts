import { type Failure, isFailure } from '../api/failure.ts';
import type { Clip, Game } from '../api/shapes.ts';
import { call, onAccountChange } from '../sign-in/session.ts';
import { createStore } from '../ui/store.ts';
import { followClip } from './follow-clip.ts';
import { putVideo } from './put-video.ts';

/** A recording on its way to being a clip. It lives as long as the page does. */
export type Draft = {
  key: number;
  game: Pick<Game, 'id' | 'title'>;
  video: Blob;
  seconds: number;
  title: string;
  trim: { start: number; end: number } | undefined;
};
type Place = { id: string; uploadUrl: string };

/**
 * draft: nothing was sent, and everything may still be changed. sending: its place is made, its bytes are on the way.
 * broken: they did not arrive, the recording is safe here. sent: the service has it.
 */
export type Upload =
  | (Draft & { is: 'draft'; failure?: Failure })
  | (Draft & { is: 'sending'; share: number })
  | (Draft & { is: 'broken'; failure: Failure })
  | { is: 'sent'; key: number; clip: Clip };

export const uploads = createStore<readonly Upload[]>([]);
/** Made by the service for an upload, and good for another try. */
const places = new Map<number, Place>();
let lastKey = 0;

export function addDraft(draft: Omit<Draft, 'key' | 'title' | 'trim'>): number {
  lastKey += 1;
  uploads.set([...uploads.get(), { is: 'draft', key: lastKey, title: '', trim: undefined, ...draft }]);
  return lastKey;
}

export function changeDraft(key: number, change: Partial<Pick<Draft, 'title' | 'trim'>>): void {
  const upload = find(key);
  if (upload?.is === 'draft') put({ ...upload, ...change });
}

/** Sends it, or what is left to do of that after a failure. */
export async function sendUpload(key: number): Promise<void> {
  const upload = find(key);
  if (upload === undefined || upload.is === 'sent' || upload.is === 'sending') return;
  const draft = draftOf(upload);
  put({ ...draft, is: 'sending', share: 0 });
  try {
    const clip = await deliver(draft);
    places.delete(key);
    if (!find(key)) return;
    put({ is: 'sent', key, clip });
    followClip(clip);
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (!find(key)) return;
    // Its words were refused before anything was made of them.
    if (error.status === 400 && !places.has(key)) put({ ...draft, is: 'draft', failure: error });
    else put({ ...draft, is: 'broken', failure: error });
  }
}

async function deliver(draft: Draft): Promise<Clip> {
  const known = places.get(draft.key);
  const place = known ?? (await makePlace(draft));
  try {
    return await putVideo(place.uploadUrl, draft.video, (share) => {
      if (find(draft.key)?.is === 'sending') put({ ...draft, is: 'sending', share });
    });
  } catch (error) {
    // All of it had arrived; only the answer was lost on its way.
    if (isFailure(error, 'clip_uploaded')) {
      return (await call('GET /api/clips/{id}', { path: { id: place.id } })).clip;
    }
    const isOver = isFailure(error) && (error.code === 'upload_address_invalid' || error.status === 404);
    if (!isOver || !known) throw error;
    places.delete(draft.key);
    return deliver(draft);
  }
}

async function makePlace({ key, game, title, trim }: Draft): Promise<Place> {
  const { clip, uploadUrl } = await call('POST /api/clips/upload', {
    body: {
      gameId: game.id,
      ...(title.trim() !== '' && { title: title.trim() }),
      ...(trim && { trimStart: trim.start, trimEnd: trim.end }),
    },
  });
  const place = { id: clip.id, uploadUrl };
  places.set(key, place);
  return place;
}

/** Throws a recording away, and its empty place with it. */
export async function discardUpload(key: number): Promise<void> {
  uploads.set(uploads.get().filter((upload) => upload.key !== key));
  const place = places.get(key);
  places.delete(key);
  try {
    if (place) await call('DELETE /api/clips/{id}', { path: { id: place.id } });
  } catch (error) {
    // A place that stays empty is taken away by the service.
    if (!isFailure(error)) throw error;
  }
}

export function find(key: number): Upload | undefined {
  return uploads.get().find((upload) => upload.key === key);
}

function put(upload: Upload): void {
  uploads.set(uploads.get().map((one) => (one.key === upload.key ? upload : one)));
}

function draftOf({ key, game, video, seconds, title, trim }: Draft): Draft {
  return { key, game, video, seconds, title, trim };
}

onAccountChange((after) => {
  if (after !== 'sign-out') return;
  uploads.set([]);
  places.clear();
});

addEventListener('beforeunload', (event) => {
  if (uploads.get().some(({ is }) => is === 'sending')) event.preventDefault();
});
