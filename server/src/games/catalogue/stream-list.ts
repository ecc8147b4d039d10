import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewestPlace } from '../../database/newest-first.ts';
import { isUnchanged } from '../../http/etag.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Context } from '../../platform/context.ts';
import { addVary, takesGzip } from '../../platform/encoding.ts';
import { type ListedGameRow, viewOfGame } from './game.ts';
import { listListedGames } from './game-queries.ts';

/** Few enough that other requests are answered in between. */
const batchSize = 200;
/** The number of batches read concurrently, for all clients together. */
const batchesAtOnceMax = 2;

/**
 * Streams a list of games that does not fit into memory: the next batch is read when the client has taken the previous
 * one.
 */
export function createListStream(ctx: Pick<Context, 'db' | 'config'>) {
  const nextBatch = batchLoader(
    async ([after]: (NewestPlace | undefined)[]) => [await listListedGames(ctx.db, after, batchSize)],
    { atOnceMax: batchesAtOnceMax, keysMax: 1 },
  );
  async function* chunks(): AsyncGenerator<string> {
    let rows: ListedGameRow[] = [];
    let before = '{"games":[';
    do {
      const last = rows.at(-1);
      rows = await nextBatch(last && [last.createdAt.getTime(), last.id]);
      if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(viewOfGame(row, ctx.config))).join(',');
      if (rows.length > 0) before = ',';
    } while (rows.length === batchSize);
    yield `${before === ',' ? '' : before}],"nextCursor":null}`;
  }
  return (request: FastifyRequest, reply: FastifyReply, etag: string): FastifyReply => {
    addVary(reply, 'Accept-Encoding').header('cache-control', 'private, no-cache').header('etag', etag);
    if (isUnchanged(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const isCompressed = takesGzip(request.headers['accept-encoding']);
    if (isCompressed) reply.header('content-encoding', 'gzip');
    if (request.method === 'HEAD') return reply.send();
    const plain = Readable.from(chunks(), { objectMode: false });
    if (!isCompressed) return reply.send(plain);
    // Fastify destroys the stream when the client disconnects, and reports its errors.
    return reply.send(pipeline(plain, createGzip({ level: 1 }), () => undefined));
  };
}
