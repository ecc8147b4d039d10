import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runFfmpegProcess } from '../../testing/ffmpeg-process.ts';
import { createFragmentCutter, type Mp4Piece } from './cut-fragments.ts';
import { partsArguments } from './write-parts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coinop-fragments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = (seconds: number, rate = 25) => ['-f', 'lavfi', '-i', `testsrc=s=64x48:r=${rate}:d=${seconds}`];
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', '-sc_threshold', '0'];

/** What a publisher would send, and what the ingest's ffmpeg makes of it. */
async function fragmented(input: string[], codecs: string[]): Promise<Buffer> {
  const sent = path.join(folder, 'sent.flv');
  const made = path.join(folder, 'made.mp4');
  const sending = await runFfmpegProcess(['-y', ...input, ...codecs, '-f', 'flv', sent]);
  expect(sending.code, sending.messages).toBe(0);
  const remuxing = await runFfmpegProcess(['-y', '-f', 'flv', '-i', sent, ...partsArguments(false).slice(0, -1), made]);
  expect(remuxing.code, remuxing.messages).toBe(0);
  return readFileSync(made);
}

function cut(bytes: Buffer, chunkBytes = bytes.length) {
  const cutter = createFragmentCutter();
  const pieces: Mp4Piece[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    pieces.push(...cutter.push(bytes.subarray(at, at + chunkBytes)));
  }
  const fragments = pieces.flatMap((piece) => (piece.kind === 'fragment' ? [piece] : []));
  return { pieces, fragments, seconds: fragments.reduce((sum, { seconds }) => sum + seconds, 0) };
}

describe('a fragmented MP4 of ffmpeg', () => {
  it('is cut into its head and fragments of half a second, which say where a player may begin', async () => {
    const bytes = await fragmented([...picture(6), ...tone(6)], [...h264, '-bf', '2', '-c:a', 'aac']);
    const { pieces, fragments, seconds } = cut(bytes);
    expect(pieces[0]).toMatchObject({ kind: 'head', tracks: [{ kind: 'video' }, { kind: 'audio' }] });
    const codecs = pieces[0]?.kind === 'head' ? pieces[0].tracks.map(({ codec }) => codec) : [];
    expect(codecs).toEqual([expect.stringMatching(/^avc1\.[0-9a-f]{6}$/), 'mp4a.40.2']);
    expect(seconds).toBeCloseTo(6, 0);
    for (const fragment of fragments) expect(fragment.seconds).toBeLessThanOrEqual(0.5);
    // A key frame every 50 frames of 25 a second, and each begins a fragment.
    const begins = fragments.map((_, i) => fragments.slice(0, i).reduce((sum, one) => sum + one.seconds, 0));
    const independent = begins.filter((_, i) => fragments[i]?.isIndependent);
    expect(independent.map((at) => Math.round(at))).toEqual([0, 2, 4]);
    // Nothing is lost or made up but the table at the end.
    const together = Buffer.concat(pieces.map((piece) => piece.bytes));
    expect(together.equals(bytes.subarray(0, together.length))).toBe(true);
    expect(bytes.toString('latin1', together.length + 4, together.length + 8)).toBe('mfra');
  });

  it('is cut the same however it arrives', async () => {
    const bytes = await fragmented(picture(2), h264);
    const whole = cut(bytes).fragments;
    expect(whole.length).toBeGreaterThan(3);
    for (const chunkBytes of [1, 7, 1000]) expect(cut(bytes, chunkBytes).fragments).toEqual(whole);
  });

  it('may be sound alone, of which every fragment can be the first', async () => {
    const { fragments, seconds } = cut(await fragmented(tone(3), ['-c:a', 'aac']));
    expect(seconds).toBeCloseTo(3, 0);
    expect(fragments.every(({ isIndependent }) => isIndependent)).toBe(true);
  });

  it('has no codec for sound that browsers do not play in it', async () => {
    const { pieces } = cut(await fragmented([...picture(1), ...tone(1)], [...h264, '-c:a', 'libmp3lame']));
    expect(pieces[0]).toMatchObject({ tracks: [{ kind: 'video' }, { kind: 'audio', codec: undefined }] });
  });
});

it.each([
  ['a box that is shorter than its head', [0, 0, 0, 4, 0x66, 0x74, 0x79, 0x70]],
  ['a head that is too large', [0x7f, 0xff, 0xff, 0xff, 0x66, 0x74, 0x79, 0x70]],
])('refuses %s', (_, bytes) => {
  expect(() => createFragmentCutter().push(Buffer.from(bytes))).toThrow();
});
