import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../platform/encoding.ts';
import { etagOf, isUnchanged } from '../platform/etag.ts';

/** An answer in every encoding, made once and sent many times. */
export type PreparedList = { etag: string; identity: Buffer; gzip: Buffer; br: Buffer };

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compresses on other threads, at the quickest settings: of a list of ids and short texts the slow ones make no less. */
export async function prepareList(items: readonly string[]): Promise<PreparedList> {
  const identity = Buffer.from(`{"games":[${items.join(',')}],"nextCursor":null}`);
  const [gzipped, br] = await Promise.all([
    gzipAsync(identity, { level: 1 }),
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  return { etag: etagOf(identity), identity, gzip: gzipped, br };
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, list: PreparedList): FastifyReply {
  reply.header('cache-control', 'private, no-cache').header('etag', list.etag).header('vary', 'Accept-Encoding');
  if (isUnchanged(request, list.etag)) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(list[encoding]);
}
