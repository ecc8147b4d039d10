import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../platform/storage.ts';
import { httpErrors, notFound, Refusal } from './errors.ts';
import { etagOf, isUnchanged } from './etag.ts';

export type FileAnswer = {
  name: string;
  type: string;
  cacheControl: string;
  /** The response may redirect to the storage's own address for the file, on another origin. */
  mayRedirect?: boolean;
};

/** The `config` of a public route that serves one stored file of this type, and may redirect to the storage. */
export const storedFileRoute = (description: string, type: string) =>
  ({
    access: 'public',
    errors: [httpErrors.range_not_satisfiable],
    answers: {
      200: { description, types: [type] },
      206: { description: 'The requested range.', types: [type] },
      302: { description: 'A redirect to its signed address at the object storage, if downloads go there directly.' },
      304: { description: 'Unchanged since the ETag that was sent.' },
    },
  }) as const;

/** Shorter than the address is valid. */
const redirectCacheControl = 'private, max-age=300';

/** A stored file or the requested range of it. Its name changes with its content, so the name serves as its version. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: FileAnswer,
): Promise<FastifyReply> {
  const address = file.mayRedirect ? await storage.downloadAddress(file.name, file.type) : undefined;
  if (address !== undefined) return reply.header('cache-control', redirectCacheControl).redirect(address, 302);
  if (file.mayRedirect) reply.header('cross-origin-resource-policy', 'cross-origin');
  const size = await storage.size(file.name);
  if (size === undefined) throw notFound('file');
  // Strong, so that an interrupted download can resume.
  const etag = etagOf(file.name).slice(2);
  reply
    .header('etag', etag)
    .header('cache-control', file.cacheControl)
    .header('accept-ranges', 'bytes')
    .type(file.type);
  if (isUnchanged(request, etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = asked === undefined ? undefined : rangeOf(asked, size);
  if (range === 'none') throw new Refusal('range_not_satisfiable', undefined, { 'content-range': `bytes */${size}` });
  if (range === undefined) {
    return reply.header('content-length', size).send(storage.read(file.name));
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(storage.read(file.name, range));
}

/** One byte range; several at once, or an invalid one, are ignored. */
export function rangeOf(header: string, size: number): { start: number; end: number } | 'none' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (parts === null || (parts[1] === '' && parts[2] === ''))
    return header.startsWith('bytes=') && !header.includes(',') ? 'none' : undefined;
  const [, first = '', last = ''] = parts;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? 'none' : { start, end };
}
