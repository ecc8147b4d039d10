import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isUnchanged } from './etag.ts';

/** Sends text that is JSON already, as it is. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((ready: unknown) => ready as string)
    .send(text);
}

/** The same with an ETag, to a client that asks again and again: 304 when it has this text already. */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = etagOf(text);
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  return isUnchanged(request, etag) ? reply.code(304).send() : sendJsonText(reply, text);
}
