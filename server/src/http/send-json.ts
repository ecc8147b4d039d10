import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isUnchanged } from './etag.ts';

/** Sends text that is already JSON, unchanged. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((ready: unknown) => ready as string)
    .send(text);
}

/** The same with an ETag, for polling clients: 304 when they already have this text. */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = etagOf(text);
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  return isUnchanged(request, etag) ? reply.code(304).send() : sendJsonText(reply, text);
}
