import type { Readable } from 'node:stream';
import type { Context } from '../platform/context.ts';
import { openJailOutput, readJailOutput } from '../sandbox/jail-output.ts';
import { playlistBytesMax, playlistName, segmentPlace, streamFolder } from './live-files.ts';
import { findPlaylist } from './live-playlist-queries.ts';

/** The files of a stream for viewers and clips: from ffmpeg's folder, or from the bucket and the database. */
export type ViewerFiles = {
  /** With every segment that is kept, more than viewers are shown. */
  playlist(name?: string): Promise<{ text: string; changedAt: Date } | undefined>;
  segment(name: string): Promise<{ sizeBytes: number; content: Readable } | undefined>;
  segmentBytes(name: string): Promise<number | undefined>;
};

export function viewerFilesOf(ctx: Context, streamId: string): ViewerFiles {
  return ctx.config.s3 === undefined ? inFolder(streamFolder(ctx.config, streamId)) : inBucket(ctx, streamId);
}

function inFolder(folder: string): ViewerFiles {
  const factsOf = async (name: string) => {
    const file = await openJailOutput(folder, name);
    try {
      return await file?.stat();
    } finally {
      await file?.close();
    }
  };
  return {
    async playlist(name = playlistName) {
      const text = await readJailOutput(folder, name, playlistBytesMax);
      const facts = await factsOf(name);
      return text === undefined || facts === undefined ? undefined : { text, changedAt: facts.mtime };
    },
    async segment(name) {
      const file = await openJailOutput(folder, name);
      return file && { sizeBytes: (await file.stat()).size, content: file.createReadStream() };
    },
    segmentBytes: async (name) => (await factsOf(name))?.size,
  };
}

function inBucket({ db, storage }: Context, streamId: string): ViewerFiles {
  const segmentBytes = (name: string) => storage.size(segmentPlace(streamId, name));
  return {
    async playlist(name = playlistName) {
      const stored = await findPlaylist(db, streamId, name);
      return stored && { text: stored.content, changedAt: stored.changedAt };
    },
    async segment(name) {
      const sizeBytes = await segmentBytes(name);
      return sizeBytes === undefined ? undefined : { sizeBytes, content: storage.read(segmentPlace(streamId, name)) };
    },
    segmentBytes,
  };
}
