import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodeOf } from '../../process/startup-error.ts';
import { createFragmentCutter, type Mp4Piece } from './cut-fragments.ts';
import { emptyPartsList, type PartsList, partLimits, withBroadcast, withEnd, withPart } from './parts-list.ts';
import { headName, segmentName } from './parts-playlist.ts';

export const listName = 'list.json';

/** A second output of the ffmpeg that writes a stream's segments: a fragmented MP4 of what is passed on as it comes. */
export const partsArguments = [
  ...['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-strict', '-1', '-f', 'mp4'],
  ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-frag_duration', `${partLimits.cutSeconds * 1e6}`],
  ...['-flush_packets', '1', 'pipe:1'],
];

export async function readPartsList(folder: string): Promise<PartsList | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, listName), 'utf8'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export type Broadcast = {
  folder: string;
  continues: boolean;
  connectedAt: Date;
  now(): Date;
  /** Asked when all is written: after a cut, those who wait for a part wait for the next broadcast. */
  ending(): 'unpublished' | 'cut';
};

/** By folder: a publisher that came back waits until what it sent before is written. */
const writing = new Map<string, Promise<void>>();

/**
 * Writes the parts of one broadcast while ffmpeg makes them: a segment's parts one behind the other in one file, and the
 * list that says what lies where, after them. Reads to the end whatever happens, or ffmpeg would wait.
 */
export function writeParts(output: Readable, broadcast: Broadcast): Promise<void> {
  const { folder } = broadcast;
  const before = writing.get(folder);
  const written = Promise.allSettled([before]).then(() => write(output, broadcast));
  const ended = written.finally(() => {
    if (writing.get(folder) === ended) writing.delete(folder);
  });
  writing.set(folder, ended);
  return ended;
}

async function write(output: Readable, { folder, continues, connectedAt, now, ending }: Broadcast): Promise<void> {
  const broadcast = connectedAt.getTime().toString(36);
  const cutter = createFragmentCutter();
  try {
    let list = (continues ? await readPartsList(folder) : undefined) ?? emptyPartsList(broadcast);
    await mkdir(folder, { recursive: true });
    for await (const chunk of output.iterator({ destroyOnReturn: false })) {
      for (const piece of cutter.push(chunk)) list = await writePiece(folder, list, piece, { broadcast, now });
    }
    await writeList(folder, withEnd(list, ending()));
  } catch (error) {
    // Without a list viewers are given the plain playlist.
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    output.resume();
  }
}

async function writePiece(
  folder: string,
  list: PartsList,
  piece: Mp4Piece,
  { broadcast, now }: { broadcast: string; now: () => Date },
): Promise<PartsList> {
  if (piece.kind === 'head') {
    const codecs = piece.tracks.map(({ codec }) => codec);
    if (codecs.includes(undefined)) throw new Error('The stream has a codec that is not played in parts');
    await writeFile(path.join(folder, headName(broadcast)), piece.bytes);
    return withBroadcast(list, codecs.join(','));
  }
  const { isIndependent, bytes } = piece;
  // The last frame of all may come without a duration.
  const seconds = Math.max(piece.seconds, 0.001);
  const longer = withPart(list, { seconds, isIndependent, bytes: bytes.length }, { broadcast, nowMs: now().getTime() });
  const segment = longer.segments.at(-1);
  if (segment === undefined) throw new Error('A list with a part has a segment');
  await appendFile(path.join(folder, segmentName(longer, segment.number)), bytes);
  await writeList(folder, longer);
  await removeForgotten(folder, list, longer);
  return longer;
}

/** Renamed into its place, so that a reader has the old or the new one. */
async function writeList(folder: string, list: PartsList): Promise<void> {
  const unfinished = path.join(folder, `list-${randomUUID()}`);
  await writeFile(unfinished, JSON.stringify(list));
  await rename(unfinished, path.join(folder, listName));
}

async function removeForgotten(folder: string, before: PartsList, after: PartsList): Promise<void> {
  const kept = new Set(after.segments.map(({ number }) => number));
  for (const { number } of before.segments) {
    if (!kept.has(number)) await rm(path.join(folder, segmentName(before, number)), { force: true });
  }
}
