import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import { httpErrors, invalid, notFound, Refusal } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { findBytes } from '../../platform/own-files.ts';
import { partsFolder, playlistName } from '../live-files.ts';
import { findWatchable, type Watchable } from '../live-queries.ts';
import { endingOf } from '../live-stream.ts';
import { followParts, type PartsFollower } from './follow-parts.ts';
import { bytesOf, nextPartOf, type PartsList, targetSecondsOf, withEnd } from './parts-list.ts';
import { headName, partName, partsPlaylist, segmentName, stateOfReload } from './parts-playlist.ts';

/** For all streams in one process; each costs a connection that is open anyway. */
const waitersMax = 10_000;
/** In multiples of the longest segment: how long the specification lets a request wait. */
const waitTargets = 3;
/** Every viewer asks several times a second. */
const watchableMs = 1000;
/** All viewers ask for a part within a second of each other. */
const sharedMs = 5000;
const sharedBytesMax = 16 * 1024 * 1024;

const partsType = 'video/mp4';
const Count = (description: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });
const ReloadQuery = Type.Object({
  _HLS_msn: Type.Optional(Count('Answer when the playlist has this segment, or the part of it that is asked for')),
  _HLS_part: Type.Optional(Count('With `_HLS_msn`: answer when the playlist has this part of the segment')),
});

/** The playlist with parts, and the files it lists, while the stream runs and for some minutes after its end. */
export function lowLatencyRoutes(app: App, ctx: Context): void {
  const follower = followParts(waitersMax, ctx.log);
  app.addHook('preClose', async () => follower.close());
  const findCached = cachedWatchable(ctx);
  const findShared = sharedBytes();
  const playlists = new WeakMap<PartsList, string | undefined>();
  const playlistOf = (list: PartsList) => {
    if (!playlists.has(list)) playlists.set(list, partsPlaylist(list));
    return playlists.get(list);
  };
  app.get(
    '/live/:id/low/:file',
    {
      config: {
        access: 'public',
        waits: true,
        errors: [httpErrors.not_found, httpErrors.unavailable],
        answers: {
          200: {
            description: 'The playlist with its parts, a part, a segment, or their initialization segment.',
            types: ['application/vnd.apple.mpegurl', partsType],
          },
        },
      },
      schema: {
        operationId: 'getLowLatencyFile',
        tags: ['live'],
        summary: 'Low-latency HLS: index.m3u8, and the files it lists',
        params: Type.Object({ id: Id, file: Type.String() }),
        querystring: ReloadQuery,
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const watchable = await findCached(id);
      if (watchable === undefined) throw notFound('stream');
      const folder = partsFolder(ctx.config, id);
      const written = await follower.find(folder);
      if (written === undefined) throw notFound('stream');
      // After a lost connection or a killed node, nothing records that a stream has ended.
      const isOver = endingOf(watchable, ctx.clock.now()) === 'ended';
      const list = isOver ? withEnd(written, 'unpublished') : written;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const wait = { msMax: waitTargets * targetSecondsOf(list) * 1000, signal: gone.signal };
      if (file !== playlistName) {
        const place = await findPart(follower, folder, file, { list, wait });
        const bytes = place && (await findShared(path.join(folder, place.file), place.piece));
        if (bytes === undefined) throw notFound('file');
        return reply.header('cache-control', 'public, max-age=3600, immutable').type(partsType).send(bytes);
      }
      const text = playlistOf(await reload(follower, folder, request.query, { list, wait }));
      if (text === undefined) throw notFound('stream');
      return reply.header('cache-control', 'no-cache').type('application/vnd.apple.mpegurl').send(text);
    },
  );
}

type Now = { list: PartsList; wait: Parameters<PartsFollower['wait']>[2] };

/**
 * A blocking reload is answered when the playlist has the requested part, and refused when it will not have it soon.
 */
async function reload(
  follower: PartsFollower,
  folder: string,
  { _HLS_msn: segment, _HLS_part: part }: Static<typeof ReloadQuery>,
  { list, wait }: Now,
): Promise<PartsList> {
  if (segment === undefined) {
    if (part !== undefined) throw invalid('"_HLS_part" needs "_HLS_msn".');
    return list;
  }
  if (stateOfReload(list, { segment, part }) === 'absurd') throw invalid('That segment or part is too far ahead.');
  if (list.hasEnded) return list;
  const ready = await follower.wait(folder, (newer) => stateOfReload(newer, { segment, part }) === 'ready', wait);
  if (ready === undefined || ready === 'busy') throw new Refusal('unavailable', undefined, { 'retry-after': '1' });
  return ready;
}

/** Only the part that the playlist hints at is waited for. */
async function findPart(
  follower: PartsFollower,
  folder: string,
  file: string,
  { list, wait }: Now,
): Promise<Place | undefined> {
  const next = nextPartOf(list).number;
  if (list.hasEnded || file !== partName(list, next)) return placeOf(list, file);
  const now = await follower.wait(folder, (newer) => newer.hasEnded || nextPartOf(newer).number > next, wait);
  if (now === 'busy') throw new Refusal('unavailable', undefined, { 'retry-after': '1' });
  return now && placeOf(now, file);
}

type Place = { file: string; piece?: Piece };
type Piece = { start: number; length: number };

/** A part is a byte range of its segment's file. */
function placeOf(list: PartsList, file: string): Place | undefined {
  for (const segment of list.segments) {
    if (file === headName(segment.broadcast)) return { file };
    const whole = segmentName(list, segment.number);
    const isOpen = list.isOpen && segment === list.segments.at(-1);
    if (file === whole) return isOpen ? undefined : { file, piece: { start: 0, length: bytesOf(segment) } };
    let start = 0;
    for (const { number, bytes } of segment.parts) {
      if (file === partName(list, number)) return { file: whole, piece: { start, length: bytes } };
      start += bytes;
    }
  }
  return undefined;
}

/** Queries the database once a second for all viewers of a stream; the end of a stream is noticed at once. */
function cachedWatchable(ctx: Context): (id: string) => Promise<Watchable | undefined> {
  const known = new LRUCache<string, Promise<Watchable | undefined>>({ max: 10_000, ttl: watchableMs });
  ctx.pubsub.subscribe('live', (id) => (id === undefined ? known.clear() : known.delete(id)));
  return (id) => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const asked = findWatchable(ctx.db, id, ctx.clock.now());
    known.set(id, asked);
    asked.catch(() => known.delete(id));
    return asked;
  };
}

/** Reads a part once for all of its viewers, who get the same bytes. */
function sharedBytes(): (file: string, piece?: Piece) => Promise<Buffer | undefined> {
  const shared = new LRUCache<string, Buffer, () => Promise<Buffer | undefined>>({
    ttl: sharedMs,
    maxSize: sharedBytesMax,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });
  return (file, piece) =>
    shared.fetch(`${file} ${piece?.start} ${piece?.length}`, { context: () => findBytes(file, piece) });
}
