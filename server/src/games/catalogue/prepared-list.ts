import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isUnchanged } from '../../http/etag.ts';
import { addVary, takesGzip } from '../../platform/encoding.ts';
import type { Listed } from './game.ts';
import { compressedPart, type GzipPart, gzipOf, storedPart } from './gzip-parts.ts';

/** An answer that is sent many times; each form of it is made when somebody first takes it. */
export type PreparedList = { etag: string; plain(): Buffer; gzip(): Buffer };

type Block = { games: readonly Listed[]; etag: string; bytes: Buffer; part: GzipPart };

// Of a list of ids and short texts the slower levels make no less.
const level = 1;

/**
 * Prepares the list of all games again and again. It is cut into blocks, and only those that differ from last time are
 * compressed anew, so that among 20,000 games a changed title shows as soon as among 200.
 */
export function createListPress(): (games: readonly Listed[]) => Promise<PreparedList> {
  let kept = new Map<string | undefined, Block>();
  const pressed = async (games: readonly Listed[]): Promise<Block> => {
    const before = kept.get(games[0]?.id);
    if (before?.games.length === games.length && before.games.every((game, i) => game === games[i])) return before;
    const bytes = Buffer.from(games.map(({ json }) => json).join(','));
    return { games, etag: etagOf(bytes), bytes, part: await compressedPart(bytes, level) };
  };
  return async (games) => {
    const blocks = await Promise.all(blocksOf(games).map(pressed));
    kept = new Map(blocks.map((block) => [block.games[0]?.id, block]));
    const inList = <Piece>(head: Piece, pieces: Piece[], comma: Piece, tail: Piece): Piece[] => [
      head,
      ...pieces.flatMap((piece, i) => (i === 0 ? [piece] : [comma, piece])),
      tail,
    ];
    return {
      etag: etagOf(blocks.map(({ etag }) => etag).join()),
      plain: once(() =>
        Buffer.concat(
          inList(
            head,
            blocks.map(({ bytes }) => bytes),
            comma,
            tail,
          ),
        ),
      ),
      gzip: once(() =>
        gzipOf(
          inList(
            headPart,
            blocks.map(({ part }) => part),
            commaPart,
            tailPart,
          ),
        ),
      ),
    };
  };
}

const [head, comma, tail] = [Buffer.from('{"games":['), Buffer.from(','), Buffer.from('],"nextCursor":null}')];
const [headPart, commaPart, tailPart] = [storedPart(head), storedPart(comma), storedPart(tail)];

/** Where a block ends is told by the ids in it, one of 256, so that a new or missing game changes no other block. */
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

export function preparePage(text: string): PreparedList {
  const bytes = Buffer.from(text);
  return { etag: etagOf(bytes), plain: () => bytes, gzip: once(() => gzipSync(bytes, { level })) };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, list: PreparedList): FastifyReply {
  addVary(reply, 'Accept-Encoding').header('cache-control', 'private, no-cache').header('etag', list.etag);
  if (isUnchanged(request, list.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(list.plain());
  return reply.header('content-encoding', 'gzip').send(list.gzip());
}
