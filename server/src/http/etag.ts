import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Weak, because the same content may go out in several encodings. */
export function etagOf(content: string | Buffer): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** Whether the client already has this content, so that a 304 is enough. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = request.headers['if-none-match'];
  return known?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}
