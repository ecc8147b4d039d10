import type { FastifyReply } from 'fastify';

/**
 * Sends these bytes one after the other, without a copy of them all for each response: such copies are memory outside
 * the heap, for which V8 collects garbage far too often.
 */
export function sendParts(reply: FastifyReply, parts: readonly Buffer[]): FastifyReply {
  const length = parts.reduce((bytes, part) => bytes + part.length, 0);
  return reply.header('content-length', length).send(streamOf(parts));
}

/** What Fastify uses of a ReadableStream. A whole one takes a fifth of a document's processor time. */
function streamOf(
  parts: readonly Buffer[],
): Pick<ReadableStream<Buffer>, 'locked' | 'cancel'> & { getReader(): object } {
  const rest = parts.values();
  const cancel = async () => {};
  return { locked: false, cancel, getReader: () => ({ read: async () => rest.next(), cancel }) };
}
