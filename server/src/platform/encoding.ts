import type { FastifyReply } from 'fastify';

const gzip = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;
const anything = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/;

/** Whether the client accepts gzip, by name or by a wildcard; `q=0` means never. */
export function takesGzip(accepted: string | undefined): boolean {
  if (accepted === undefined) return false;
  const found = gzip.exec(accepted) ?? anything.exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** Whether the client accepts Brotli, by name. */
export function takesBrotli(accepted: string | undefined): boolean {
  const found = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted ?? '');
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** Adds a request header that the response depends on. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}
