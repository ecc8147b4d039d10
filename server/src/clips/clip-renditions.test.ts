import { describe, expect, it } from 'vitest';
import type { MediaFacts } from '../sandbox/media-probe.ts';
import { sampleVideos } from '../testing/sample-videos.ts';
import { startService } from '../testing/service.ts';
import { findBrokenClips } from './audit-clips.ts';
import { planClip } from './clip-plan.ts';
import { processClipHandler } from './process-clip.ts';

const { people, ctx, url } = await startService();
const videos = sampleVideos();
const ada = await people.member('ada');

async function process(video: Buffer) {
  const { body } = await ada.post('/api/clips/upload', {});
  const address = body.uploadUrl.replace('http://coinop.test', url);
  await fetch(address, { method: 'PUT', body: new Uint8Array(video) });
  const run = { id: 'test', signal: new AbortController().signal };
  await processClipHandler.run(ctx, { clipId: body.clip.id }, run);
  return (await ada.get(`/api/clips/${body.clip.id}`)).body.clip;
}

const bytesOf = async (path: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetch(`${url}${path}`, { headers })).arrayBuffer());

describe('a large clip', () => {
  it('has two renditions that play by themselves, a moving preview, and sound as loud as others', async () => {
    const source = await videos.make(
      'large.mp4',
      ...['-f', 'lavfi', '-i', 'testsrc=s=500x640:r=10:d=5', '-f', 'lavfi', '-i', 'sine=frequency=440:d=5'],
      ...['-af', 'volume=-20dB', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    );
    const clip = await process(source);
    expect([clip.status, clip.error, clip.width, clip.height]).toEqual(['ready', null, 500, 640]);
    const pathOf = (address: string) => new URL(address).pathname;

    const master = await people.nobody.get(pathOf(clip.hlsUrl));
    expect([master.status, master.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
    expect(master.text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=500x640', 'RESOLUTION=360x460']);
    for (const name of ['1-720p', '1-360p']) {
      expect(master.text).toContain(`\n${name}.m3u8\n`);
      const folder = `/clips/${clip.id}/hls`;
      const list = (await people.nobody.get(`${folder}/${name}.m3u8`)).text;
      expect(list.match(/#EXTINF:\d+/g)).toEqual(['#EXTINF:4', '#EXTINF:1']);
      expect(list).not.toContain('m4s');
      // The header and the second segment alone are a video of one second.
      const pieces = [...list.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)];
      const parts = [pieces[0], pieces[2]].map((piece) => {
        const [bytes, offset] = [Number(piece?.[1]), Number(piece?.[2])];
        return bytesOf(`${folder}/${name}.mp4`, { range: `bytes=${offset}-${offset + bytes - 1}` });
      });
      const alone = await videos.describe(Buffer.concat(await Promise.all(parts)));
      expect(alone).toMatch(/Video: h264.*, (500x640|360x460)/);
      expect(alone).toMatch(/Audio: aac/);
      const file = await people.nobody.get(`${folder}/${name}.mp4`);
      expect(file.headers.get('cache-control')).toBe('public, max-age=300, immutable');
    }
    for (const file of ['2-720p.mp4', '1-240p.m3u8', 'source', '..%2f..%2fsecret'])
      expect((await people.nobody.get(`/clips/${clip.id}/hls/${file}`)).status).toBe(404);

    const preview = await bytesOf(pathOf(clip.previewUrl));
    expect([preview.toString('latin1', 0, 4), preview.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(preview.includes('ANMF')).toBe(true);
    expect(preview.length).toBeLessThanOrEqual(300_000);

    // A sine at -16 LUFS has about as many decibels below full scale; it came in at under -38.
    expect(await videos.loudness(source)).toBeLessThan(-35);
    expect(await videos.loudness(await bytesOf(pathOf(clip.videoUrl)))).toBeGreaterThan(-24);

    expect(await Array.fromAsync(findBrokenClips(ctx, { watch: false }))).toEqual([]);
    await ctx.storage.remove(`clips/${clip.id}/1-360p.mp4`);
    expect(await Array.fromAsync(findBrokenClips(ctx, { watch: false }))).toEqual([`clip ${clip.id} has lost a file`]);
  });

  it('is planned by its shorter side: what is small already has none', () => {
    const sizesOf = (width: number, height: number) => {
      const picture = { kind: 'video', codec: 'h264', width, height, pixelAspect: 1, rotationDegrees: 0 } as const;
      const facts = {
        durationSeconds: 5,
        streams: [{ ...picture, framesPerSecond: 30, colours: 'plain' }],
      } as MediaFacts;
      const { renditions } = planClip(facts, { trimStart: null, trimEnd: null });
      return renditions.map((one) => `${one.name} ${one.width}x${one.height}`);
    };
    expect(sizesOf(854, 480)).toEqual([]);
    expect(sizesOf(3840, 2160)).toEqual(['720p 1280x720', '360p 640x360']);
    expect(sizesOf(1080, 1920)).toEqual(['720p 720x1280', '360p 360x640']);
    expect(sizesOf(600, 600)).toEqual(['720p 600x600', '360p 360x360']);
  });
});
