import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { mutateBytes, seededRandom } from '../testing/torture/byte-mutator.ts';
import { createTransportStreamReader } from './transport-stream.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-transport-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

const cases = [
  ['H.264 with AAC', 'playable', true, [...h264, '-c:a', 'aac']],
  ['H.264 alone', 'playable', false, [...h264, '-an']],
  ['AAC alone', 'playable', true, ['-vn', '-c:a', 'aac']],
  ['H.264 of 4:4:4', 'unsupported_video', true, ['-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-c:a', 'aac']],
  ['MPEG-2 video', 'unsupported_video', false, ['-c:v', 'mpeg2video', '-r', '25', '-c:a', 'aac']],
  ['Opus', 'unsupported_audio', false, [...h264, '-c:a', 'libopus', '-ar', '48000']],
  ['MP2', 'unsupported_audio', false, [...h264, '-c:a', 'mp2']],
] as const;
const fileOf = (name: string) => path.join(folder, `${name}.ts`);

beforeAll(async () => {
  const sources = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=10:d=0.5', '-f', 'lavfi', '-i', 'sine=d=0.5'];
  const outputs = cases.flatMap(([name, , , codecs]) => [...codecs, '-f', 'mpegts', fileOf(name)]);
  const { code, messages } = await runFfmpegProcess(['-y', ...sources, ...outputs]);
  if (code !== 0) throw new Error(messages);
});

it.each(cases)('%s is %s', (name, look, hasSound) => {
  const bytes = readFileSync(fileOf(name));
  const reader = createTransportStreamReader();
  let seen = 'unknown';
  // Not aligned to packets, as some encoders send.
  for (let at = 0; at < bytes.length && seen === 'unknown'; at += 1000)
    seen = reader.push(bytes.subarray(at, at + 1000));
  expect(seen).toBe(look);
  if (look === 'playable') expect(reader.hasSound()).toBe(hasSound);
});

it('HEVC is unsupported_video, by its stream type in the table', () => {
  const packet = (pid: number, section: number[]) =>
    Buffer.concat([
      Buffer.from([0x47, 0x40 | (pid >> 8), pid & 255, 0x10, 0, ...section]),
      Buffer.alloc(188, 255),
    ]).subarray(0, 188);
  const programs = packet(0, [0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xe1, 0, 0, 0, 0, 0]);
  const streams = packet(256, [2, 0xb0, 18, 0, 1, 0xc1, 0, 0, 0xe1, 1, 0xf0, 0, 0x24, 0xe1, 1, 0xf0, 0, 0, 0, 0, 0]);
  expect(createTransportStreamReader().push(Buffer.concat([programs, streams]))).toBe('unsupported_video');
});

it('bytes that are not a transport stream are refused', () => {
  expect(createTransportStreamReader().push(Buffer.alloc(188, 'no video'))).toBe('protocol_error');
});

it('L7: survives random bytes', () => {
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const sample = readFileSync(fileOf('H.264 with AAC')).subarray(0, 5 * 188);
  const looks = new Set(
    Array.from({ length: 3000 }, () => createTransportStreamReader().push(mutateBytes(sample, 0, random))),
  );
  expect([seed, looks.has('protocol_error'), looks.has('playable')]).toEqual([seed, true, true]);
});
