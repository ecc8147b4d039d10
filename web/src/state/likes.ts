import { signal } from '@preact/signals';
import { isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import { call, isMember, onAccountChange } from './session.ts';

export type LikeTarget = 'game' | 'clip' | 'live';
type Like = { liked: boolean; likes?: number };

/** The visitor's known likes, by id; with a count where it is newer than the item's own. */
export const likes = signal<Record<string, Like>>({});

const putRoutes = {
  game: 'PUT /api/games/{id}/like',
  clip: 'PUT /api/clips/{id}/like',
  live: 'PUT /api/live/{id}/like',
} as const;
const deleteRoutes = {
  game: 'DELETE /api/games/{id}/like',
  clip: 'DELETE /api/clips/{id}/like',
  live: 'DELETE /api/live/{id}/like',
} as const;

const batchMs = 50;
const idsMax = 100;
const wanted = new Set<string>();
/** Ids whose request failed; they are requested together later. */
const failed = new Set<string>();
let asking = new AbortController();
let tries = 0;
let cancelRetry = () => {};

/** Requests whether the visitor likes this, batched with others. */
export function loadLiked(id: string): void {
  if (!isMember() || likes.value[id] || wanted.has(id)) return;
  if (wanted.size === 0) setTimeout(() => void loadWanted(), batchMs);
  wanted.add(id);
}

async function loadWanted(): Promise<void> {
  const ids = [...wanted].slice(0, idsMax);
  if (ids.length === 0) return;
  for (const id of ids) wanted.delete(id);
  if (wanted.size > 0) setTimeout(() => void loadWanted(), batchMs);
  try {
    const { signal } = asking;
    const { liked } = await call('GET /api/me/likes/among', { query: { ids: ids.join(',') }, signal });
    const found = Object.fromEntries(ids.map((id) => [id, { liked: liked.includes(id) }]));
    // A tap made in the meantime is newer.
    likes.value = { ...found, ...likes.value };
    tries = 0;
  } catch (error) {
    if (isAborted(error)) return;
    if (!isFailure(error)) throw error;
    // The heart stays empty until then: tapping it still likes, and liking twice counts once.
    for (const id of ids) failed.add(id);
    cancelRetry();
    cancelRetry = retryLater(error, tries++, loadFailed);
  }
}

function loadFailed(): void {
  const ids = [...failed];
  failed.clear();
  for (const id of ids) loadLiked(id);
}

/** Applied at once; rolled back when the service refuses. */
export async function setLiked(target: LikeTarget, id: string, liked: boolean, shown: number): Promise<void> {
  const before = likes.value[id];
  const { signal } = asking;
  likes.value = { ...likes.value, [id]: { liked, likes: Math.max(0, shown + (liked ? 1 : -1)) } };
  try {
    const answer = await call((liked ? putRoutes : deleteRoutes)[target], { path: { id } });
    if (!signal.aborted) likes.value = { ...likes.value, [id]: answer };
  } catch (error) {
    const { [id]: _, ...others } = likes.value;
    if (!signal.aborted) likes.value = before ? { ...others, [id]: before } : others;
    throw error;
  }
}

onAccountChange(() => {
  cancelRetry();
  // A pending response would be the other account's.
  asking.abort();
  asking = new AbortController();
  failed.clear();
  wanted.clear();
  likes.value = {};
});
