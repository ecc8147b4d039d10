import { signal } from '@preact/signals';
import { type Failure, isFailure } from '../../api/failure.ts';
import { call } from '../../state/session.ts';
import { readStored, store } from '../../state/storage.ts';
import { sendArchive } from './send-archive.ts';

/** An archive being uploaded by this page. */
export type SentArchive = {
  uploadId: string;
  name: string;
  sizeBytes: number;
  sentBytes: number;
  failure: Failure | undefined;
};

export const sentArchives = signal<ReadonlyMap<string, SentArchive>>(new Map());

type Place = { uploadId: string; uploadUrl: string };
const archives = new Map<string, { file: File; place: Place; abort: AbortController }>();

/** Starts an upload, or resumes the interrupted one of the same file; resolves with its id once it exists. */
export async function startGameUpload(file: File, gameId: string | undefined): Promise<string> {
  const key = keyOf(file, gameId);
  const place = (await findPlace(key)) ?? (await makePlace(key, gameId));
  archives.set(place.uploadId, { file, place, abort: new AbortController() });
  change({ uploadId: place.uploadId, name: file.name, sizeBytes: file.size, sentBytes: 0, failure: undefined });
  void send(place.uploadId);
  return place.uploadId;
}

export function retryGameUpload(uploadId: string): void {
  const known = sentArchives.value.get(uploadId);
  if (known === undefined) return;
  change({ ...known, failure: undefined });
  void send(uploadId);
}

async function send(uploadId: string): Promise<void> {
  const archive = archives.get(uploadId);
  if (archive === undefined) return;
  const { file, place, abort } = archive;
  const update = (part: Partial<SentArchive>) => {
    const known = sentArchives.value.get(uploadId);
    if (known !== undefined) change({ ...known, ...part });
  };
  try {
    const progress = (sentBytes: number) => update({ sentBytes });
    await sendArchive(place.uploadUrl, file, { progress, signal: abort.signal });
    store('upload', undefined);
    update({ sentBytes: file.size });
  } catch (error) {
    if (!isFailure(error)) throw error;
    update({ failure: error });
  }
}

async function makePlace(key: string, gameId: string | undefined): Promise<Place> {
  // Unlisted until its author has seen the result.
  const body = gameId === undefined ? { listed: false } : { gameId };
  const { upload, uploadUrl } = await call('POST /api/games/uploads', { body });
  store('upload', JSON.stringify({ key, uploadId: upload.id, uploadUrl }));
  return { uploadId: upload.id, uploadUrl };
}

/** The upload of the same file from before the page was closed. */
async function findPlace(key: string): Promise<Place | undefined> {
  const kept = JSON.parse(readStored('upload') ?? 'null') as (Place & { key: string }) | null;
  if (kept?.key !== key) return undefined;
  try {
    const { upload } = await call('GET /api/games/uploads/{id}', { path: { id: kept.uploadId } });
    return upload.status === 'awaiting_upload' ? kept : undefined;
  } catch (error) {
    if (!isFailure(error) || error.status === 0) throw error;
    return undefined;
  }
}

function keyOf({ name, size, lastModified }: File, gameId: string | undefined): string {
  return [name, size, lastModified, gameId ?? ''].join('|');
}

function change(archive: SentArchive): void {
  sentArchives.value = new Map(sentArchives.value).set(archive.uploadId, archive);
}

addEventListener('beforeunload', (event) => {
  const isSending = ({ sentBytes, sizeBytes, failure }: SentArchive) => failure === undefined && sentBytes < sizeBytes;
  if ([...sentArchives.value.values()].some(isSending)) event.preventDefault();
});
