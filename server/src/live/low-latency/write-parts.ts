import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { appendToFile, findText, replaceFile } from '../../platform/own-files.ts';
import { createFragmentCutter, type Mp4Head } from './cut-fragments.ts';
import { createFragmentJoiner } from './join-fragments.ts';
import type { FragmentFacts } from './mp4-fragment.ts';
import { emptyPartsList, type PartsList, partLimits, withBroadcast, withEnd, withPart } from './parts-list.ts';
import { headName, segmentName } from './parts-playlist.ts';

export const listName = 'list.json';

/** A second output of the ffmpeg that writes a stream's segments: a fragmented MP4 without transcoding. */
export const partsArguments = (isTransportStream: boolean) => [
  ...['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-strict', '-1'],
  // A transport stream describes its AAC in every frame, so the MP4 header must wait for the first ones.
  ...(isTransportStream ? ['-bsf:a', 'aac_adtstoasc'] : []),
  ...['-f', 'mp4', '-movflags', `+frag_keyframe+default_base_moof+${isTransportStream ? 'delay_moov' : 'empty_moov'}`],
  ...['-frag_duration', `${partLimits.cutSeconds * 1e6}`],
  ...['-flush_packets', '1', 'pipe:1'],
];

export async function readPartsList(folder: string): Promise<PartsList | undefined> {
  const text = await findText(path.join(folder, listName));
  return text === undefined ? undefined : JSON.parse(text);
}

export const writeList = (folder: string, list: PartsList): Promise<void> =>
  replaceFile(path.join(folder, listName), JSON.stringify(list));

export type Broadcast = {
  folder: string;
  continues: boolean;
  connectedAt: Date;
  now(): Date;
  /** Called when everything is written: after a lost connection, waiting requests wait for the next broadcast. */
  ending(): 'unpublished' | 'cut';
};

/** By folder: a reconnected publisher waits until its earlier data is written. */
const writing = new Map<string, Promise<void>>();

/**
 * Writes the parts of one broadcast as ffmpeg makes them: a segment's parts consecutively in one file, then the list
 * with their ranges. Reads to the end in any case, or ffmpeg would block.
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
  const joiner = createFragmentJoiner();
  try {
    let list = (continues ? await readPartsList(folder) : undefined) ?? emptyPartsList(broadcast);
    if (!continues) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for await (const chunk of output.iterator({ destroyOnReturn: false })) {
      for (const piece of cutter.push(chunk)) {
        if (piece.kind === 'head') {
          list = await writeHead(folder, list, piece, broadcast);
          continue;
        }
        const part = joiner.add(list, piece);
        if (part) list = await writePart(folder, list, part, { broadcast, nowMs: now().getTime() });
      }
    }
    const rest = joiner.rest();
    if (rest) list = await writePart(folder, list, rest, { broadcast, nowMs: now().getTime() });
    await writeList(folder, withEnd(list, ending()));
  } catch (error) {
    // Without a list viewers get the plain playlist.
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    output.resume();
  }
}

async function writeHead(folder: string, list: PartsList, head: Mp4Head, broadcast: string): Promise<PartsList> {
  const codecs = head.tracks.map(({ codec }) => codec);
  if (codecs.includes(undefined)) throw new Error('The stream has a codec that is not played in parts');
  await replaceFile(path.join(folder, headName(broadcast)), head.bytes);
  return withBroadcast(list, codecs.join(','));
}

async function writePart(
  folder: string,
  list: PartsList,
  { bytes, seconds, isIndependent }: FragmentFacts & { bytes: Buffer },
  broadcast: { broadcast: string; nowMs: number },
): Promise<PartsList> {
  // The very last frame may have no duration.
  const bounded = Math.min(Math.max(seconds, 0.001), partLimits.secondsMax);
  const longer = withPart(list, { seconds: bounded, isIndependent, bytes: bytes.length }, broadcast);
  const segment = longer.segments.at(-1);
  if (segment === undefined) throw new Error('A list with a part has a segment');
  await appendToFile(path.join(folder, segmentName(longer, segment.number)), bytes);
  await writeList(folder, longer);
  const kept = new Set(longer.segments.map(({ number }) => number));
  for (const { number } of list.segments) {
    if (!kept.has(number)) await rm(path.join(folder, segmentName(list, number)), { force: true });
  }
  return longer;
}
