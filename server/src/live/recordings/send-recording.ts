import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { httpErrors, notFound } from '../../http/errors.ts';
import { Id } from '../../http/schemas.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Context } from '../../platform/context.ts';
import { segmentPattern } from '../live-files.ts';
import { recordingFolder } from './recording-jobs.ts';
import { recordingPlaylist } from './recording-playlist.ts';
import { listSegments } from './recording-queries.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** The common route config of recordings. */
export const recordingRoute = {
  access: 'public',
  errors: [httpErrors.range_not_satisfiable],
  answers: {
    200: { description: 'The playlist, or one of its segments.', types: [playlistType, 'video/mp2t'] },
    206: { description: 'The requested range.', types: ['video/mp2t'] },
    304: { description: 'Unchanged since the ETag that was sent.' },
  },
} as const;
export const RecordingFile = Type.Object({ id: Id, file: Type.String() });

const isPlaylist = (file: string) => file === 'index.m3u8';

export function requireRecordingFile(file: string): void {
  if (!isPlaylist(file) && !segmentPattern.test(file)) throw notFound('file');
}

/** The playlist, whose segments carry the same `query`, or a segment. The caller has checked that it may be shown. */
export async function sendRecording(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, file }: { id: string; file: string },
  { cacheControl, query }: { cacheControl: string; query: string },
): Promise<FastifyReply> {
  if (!isPlaylist(file)) {
    const name = `${recordingFolder(id)}/${file}`;
    return sendFile(request, reply, ctx.storage, { name, type: 'video/mp2t', cacheControl });
  }
  return reply
    .header('cache-control', cacheControl)
    .type(playlistType)
    .send(recordingPlaylist(await listSegments(ctx.db, id), query));
}
