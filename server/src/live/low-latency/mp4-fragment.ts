import { bodiesAt, bodyAt } from './mp4-boxes.ts';
import type { Mp4Track } from './mp4-tracks.ts';

export type FragmentFacts = { seconds: number; isIndependent: boolean };

/** The optional fields of `tfhd`, in their order; the flag of each says whether it is present. */
const trackFields = [
  ['baseDataOffset', 0x1, 8],
  ['description', 0x2, 4],
  ['duration', 0x8, 4],
  ['size', 0x10, 4],
  ['flags', 0x20, 4],
] as const;
const firstFlagsBit = 0x4;
const dataOffsetBit = 0x1;
const sampleFields = { duration: 0x100, size: 0x200, flags: 0x400, compositionOffset: 0x800 };
const isNoKeyFrameBit = 0x10000;

type Run = { ticks: number; firstFlags: number };

/**
 * The duration of a fragment and whether it can be played without earlier ones, from its video track, or its audio
 * track without video. Only `moof` is read, so a fragment costs no more than its table of frames.
 */
export function factsOfFragment(fragment: Buffer, tracks: readonly Mp4Track[]): FragmentFacts {
  const moof = bodyAt(fragment, 'moof');
  const runs = new Map<number, Run>();
  for (const traf of bodiesAt(moof, 'traf')) {
    const { trackId, ...run } = readTrack(traf);
    if (run.ticks > 0) runs.set(trackId, run);
  }
  const hasVideo = tracks.some(({ kind }) => kind === 'video');
  const read = (kind: Mp4Track['kind']) => {
    const track = tracks.find((one) => one.kind === kind);
    const run = track && runs.get(track.id);
    return track && run && { seconds: run.ticks / track.timescale, isKey: (run.firstFlags & isNoKeyFrameBit) === 0 };
  };
  const [video, audio] = [read('video'), read('audio')];
  if (video) return { seconds: video.seconds, isIndependent: video.isKey };
  return { seconds: audio?.seconds ?? 0, isIndependent: !hasVideo };
}

function readTrack(traf: Buffer): Run & { trackId: number } {
  const head = bodyAt(traf, 'tfhd');
  const headFlags = head.readUIntBE(1, 3);
  const usual = { duration: 0, flags: 0 };
  let at = 8;
  for (const [name, bit, bytes] of trackFields) {
    if ((headFlags & bit) === 0) continue;
    if (name === 'duration' || name === 'flags') usual[name] = head.readUInt32BE(at);
    at += bytes;
  }
  const runs = bodiesAt(traf, 'trun').map((trun) => readRun(trun, usual));
  return {
    trackId: head.readUInt32BE(4),
    ticks: runs.reduce((sum, { ticks }) => sum + ticks, 0),
    firstFlags: runs[0]?.firstFlags ?? 0,
  };
}

function readRun(trun: Buffer, usual: { duration: number; flags: number }): Run {
  const flags = trun.readUIntBE(1, 3);
  const samples = trun.readUInt32BE(4);
  let at = 8 + (flags & dataOffsetBit ? 4 : 0);
  let firstFlags: number | undefined;
  if (flags & firstFlagsBit) {
    firstFlags = trun.readUInt32BE(at);
    at += 4;
  }
  const present = Object.values(sampleFields).filter((bit) => flags & bit);
  const sampleBytes = 4 * present.length;
  let ticks = flags & sampleFields.duration ? 0 : samples * usual.duration;
  if (flags & sampleFields.duration) {
    for (let i = 0; i < samples; i++) ticks += trun.readUInt32BE(at + i * sampleBytes);
  }
  if (firstFlags === undefined && flags & sampleFields.flags && samples > 0) {
    firstFlags = trun.readUInt32BE(at + 4 * present.indexOf(sampleFields.flags));
  }
  return { ticks, firstFlags: firstFlags ?? usual.flags };
}
