import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewestPlace } from '../../database/newest-first.ts';
import { etagOf, isUnchanged } from '../../http/etag.ts';
import { compressedPart, type GzipPart, gzipOf, storedPart } from '../../http/gzip-parts.ts';
import type { PreparedResponse } from '../../http/prepared-responses.ts';
import { addVary, takesGzip } from '../../platform/encoding.ts';
import type { Listed } from './game.ts';

/** A response body that is sent many times; each encoding is computed at its first use. */
export type SerializedList = { etag: string; plain(): Buffer; gzip(): Buffer };

export function sendSerialized(request: FastifyRequest, reply: FastifyReply, list: SerializedList): FastifyReply {
  addVary(reply, 'Accept-Encoding').header('cache-control', 'private, no-cache').header('etag', list.etag);
  if (isUnchanged(request, list.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(list.plain());
  return reply.header('content-encoding', 'gzip').send(list.gzip());
}

type Encoding = 'gzip' | 'plain';
const preparedLists = new WeakMap<SerializedList, Map<Encoding, PreparedResponse>>();

/** The same without the framework. */
export function preparedList(list: SerializedList, acceptEncoding: string | undefined): PreparedResponse {
  const encoding = takesGzip(acceptEncoding) ? 'gzip' : 'plain';
  return preparedLists.get(list)?.get(encoding) ?? prepareList(list, encoding);
}

function prepareList(list: SerializedList, encoding: Encoding): PreparedResponse {
  const body = list[encoding]();
  const headers = ['cache-control', 'private, no-cache', 'etag', list.etag];
  headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length));
  if (encoding === 'gzip') headers.push('content-encoding', 'gzip');
  const prepared = { headers, vary: 'Accept-Encoding', body };
  preparedLists.set(list, (preparedLists.get(list) ?? new Map()).set(encoding, prepared));
  return prepared;
}

// For lists of ids and short texts, slower levels compress no better.
const gzipLevel = 1;

type Block = { games: readonly Listed[]; etag: string; bytes: Buffer; part: GzipPart };

/**
 * Serializes the list of all games. It is split into blocks, and only blocks that changed since the last call are
 * compressed again, so that a changed title appears as fast among 20,000 games as among 200.
 */
export function createListSerializer(): (games: readonly Listed[]) => Promise<SerializedList> {
  let cached = new Map<string | undefined, Block>();
  const serializeBlock = async (games: readonly Listed[]): Promise<Block> => {
    const before = cached.get(games[0]?.id);
    if (before?.games.length === games.length && before.games.every((game, i) => game === games[i])) return before;
    const bytes = Buffer.from(games.map(({ json }) => json).join(','));
    return { games, etag: etagOf(bytes), bytes, part: await compressedPart(bytes, gzipLevel) };
  };
  return async (games) => {
    const blocks = await Promise.all(blocksOf(games).map(serializeBlock));
    cached = new Map(blocks.map((block) => [block.games[0]?.id, block]));
    const bytes = blocks.map((block) => block.bytes);
    const parts = blocks.map((block) => block.part);
    return {
      etag: etagOf(blocks.map(({ etag }) => etag).join()),
      plain: once(() => Buffer.concat([head, ...separated(bytes, comma), tail])),
      gzip: once(() => Buffer.concat(gzipOf([headPart, ...separated(parts, commaPart), tailPart]))),
    };
  };
}

const [head, comma, tail] = [Buffer.from('{"games":['), Buffer.from(','), Buffer.from('],"nextCursor":null}')];
const [headPart, commaPart, tailPart] = [storedPart(head), storedPart(comma), storedPart(tail)];

function separated<Piece>(pieces: Piece[], separator: Piece): Piece[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [separator, piece]));
}

/** A block ends at an id that ends in 00, one of 256, so that adding or removing a game changes no other block. */
function blocksOf(games: readonly Listed[]): Listed[][] {
  const blocks: Listed[][] = [];
  let block: Listed[] = [];
  for (const game of games) {
    block.push(game);
    if (!game.id.endsWith('00')) continue;
    blocks.push(block);
    block = [];
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

export function serializeText(text: string): SerializedList {
  const bytes = Buffer.from(text);
  return { etag: etagOf(bytes), plain: () => bytes, gzip: once(() => unpooled(gzipSync(bytes, { level: gzipLevel }))) };
}

/** Bytes that are kept for long in memory of their own: a slice of Node's pool would keep 64 KB. */
function unpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The index of the first game after this position. */
export function firstAfter(games: readonly Listed[], [createdAt, id]: NewestPlace): number {
  let [low, high] = [0, games.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const game = games[middle];
    const comesAfter =
      game !== undefined && (game.createdAt < createdAt || (game.createdAt === createdAt && game.id < id));
    if (comesAfter) high = middle;
    else low = middle + 1;
  }
  return low;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
