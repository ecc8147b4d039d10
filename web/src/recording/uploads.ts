import { signal } from '@preact/signals';
import { Failure, isFailure } from '../api/failure.ts';
import type { Clip, Game } from '../api/shapes.ts';
import { trackClip } from '../clips/track-clip.ts';
import { t } from '../messages/translate.ts';
import { call, onAccountChange } from '../state/session.ts';
import { putVideo } from './put-video.ts';

/** A recording before it is a clip. It exists as long as the page. */
export type Draft = {
  key: number;
  /** Undefined for a file whose game has not been chosen yet. */
  game: Pick<Game, 'id' | 'title'> | undefined;
  video: Blob;
  /** 0 where only the video itself knows. */
  seconds: number;
  /** What the game's recorder reported; undefined for a file. */
  capture?: { hasSound: boolean; framesPerSecond: number };
  title: string;
  trim: { start: number; end: number } | undefined;
  /** The clip created for it, reused for a retry. */
  place: { id: string; uploadUrl: string } | undefined;
};

/**
 * draft: nothing was sent, and everything may still be changed. sending: its clip is created, its bytes are being
 * uploaded. broken: the upload failed, the recording is still here. sent: the service has it.
 */
export type Upload =
  | (Draft & { is: 'draft'; failure?: Failure })
  | (Draft & { is: 'sending'; share: number })
  | (Draft & { is: 'broken'; failure: Failure })
  | { is: 'sent'; key: number; clip: Clip };

export const uploads = signal<readonly Upload[]>([]);
let lastKey = 0;

export function addDraft(draft: Omit<Draft, 'key' | 'title' | 'trim' | 'place'>): number {
  lastKey += 1;
  uploads.value = [
    ...uploads.value,
    { is: 'draft', key: lastKey, title: '', trim: undefined, place: undefined, ...draft },
  ];
  return lastKey;
}

export function changeDraft(key: number, change: Partial<Pick<Draft, 'title' | 'trim' | 'game'>>): void {
  const upload = find(key);
  if (upload?.is === 'draft') put({ ...upload, ...change });
}

/** Uploads it, or continues after a failure. */
export async function sendUpload(key: number): Promise<void> {
  const upload = find(key);
  if (upload === undefined || upload.is === 'sent' || upload.is === 'sending') return;
  put({ ...draftOf(upload), is: 'sending', share: 0 });
  try {
    const clip = await deliver(key);
    if (!find(key)) return;
    put({ is: 'sent', key, clip });
    trackClip(clip);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const now = find(key);
    if (now?.is !== 'sending') return;
    // Its title was refused before anything was created.
    if (error.status === 400 && !now.place) put({ ...draftOf(now), is: 'draft', failure: error });
    else put({ ...draftOf(now), is: 'broken', failure: error });
  }
}

async function deliver(key: number): Promise<Clip> {
  const known = sending(key).place;
  const place = known ?? (await makePlace(key));
  try {
    return await putVideo(place.uploadUrl, sending(key).video, (share) => {
      const now = find(key);
      if (now?.is === 'sending') put({ ...now, share });
    });
  } catch (error) {
    // All of it had arrived; only the response was lost.
    if (isFailure(error, 'clip_uploaded')) {
      return (await call('GET /api/clips/{id}', { path: { id: place.id } })).clip;
    }
    const isOver = isFailure(error) && (error.code === 'upload_address_invalid' || error.status === 404);
    if (!isOver || !known) throw error;
    put({ ...sending(key), place: undefined });
    return deliver(key);
  }
}

async function makePlace(key: number): Promise<NonNullable<Draft['place']>> {
  const { game, title, trim } = sending(key);
  const { clip, uploadUrl } = await call('POST /api/clips/upload', {
    body: {
      ...(game && { gameId: game.id }),
      ...(title.trim() !== '' && { title: title.trim() }),
      ...(trim && { trimStart: trim.start, trimEnd: trim.end }),
    },
  });
  const place = { id: clip.id, uploadUrl };
  put({ ...sending(key), place });
  return place;
}

/** Discards a recording together with its empty clip. */
export async function discardUpload(key: number): Promise<void> {
  const upload = find(key);
  uploads.value = uploads.value.filter((one) => one.key !== key);
  const place = upload && upload.is !== 'sent' ? upload.place : undefined;
  try {
    if (place) await call('DELETE /api/clips/{id}', { path: { id: place.id } });
  } catch (error) {
    // The service deletes an empty clip itself.
    if (!isFailure(error)) throw error;
  }
}

export function find(key: number): Upload | undefined {
  return uploads.value.find((upload) => upload.key === key);
}

/** The upload in progress; one that was discarded in the meantime ends here. */
function sending(key: number): Extract<Upload, { is: 'sending' }> {
  const upload = find(key);
  if (upload?.is !== 'sending') throw new Failure(0, 'discarded', t('recording.discarded'));
  return upload;
}

function put(upload: Upload): void {
  uploads.value = uploads.value.map((one) => (one.key === upload.key ? upload : one));
}

function draftOf({ key, game, video, seconds, capture, title, trim, place }: Draft): Draft {
  return { key, game, video, seconds, ...(capture && { capture }), title, trim, place };
}

onAccountChange((after) => {
  if (after === 'sign-out') uploads.value = [];
});

addEventListener('beforeunload', (event) => {
  if (uploads.value.some(({ is }) => is === 'sending')) event.preventDefault();
});
