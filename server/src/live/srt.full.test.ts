import { type ChildProcess, spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { ffmpegCandidates } from '../sandbox/ffmpeg.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { startIngest } from './ingest.ts';
import { openTranscodeCapacity } from './transcode-capacity.ts';

const { people, ctx } = await startService({
  config: { srtPort: 0, srtPublicUrl: 'srt://coinop.test:9000', liveRenditions: 1 },
});
// However busy the machine that runs this is, it transcodes one stream.
const ingest = await startIngest(ctx, openTranscodeCapacity(1, Promise.resolve(10)));
// An encoder waits some seconds for the answer to its call; looking for ffmpeg takes longer on a busy machine.
await ffmpegOf(ctx.config);
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  await ingest.close();
});

/** Not every build of it has libsrt; srt-server.test.ts has a caller of its own. */
const speaksSrt = /^\s+srt$/m.test(
  spawnSync(ffmpegCandidates()[0] ?? 'ffmpeg', ['-protocols'], { encoding: 'utf8' }).stdout,
);

const address = `srt://127.0.0.1:${ingest.srtPort}`;
const patience = 'connect_timeout=60000';

function publish(key: string, codecs: string[] = [], options = ''): ChildProcess {
  const sender = startFfmpegProcess([
    ...['-re', '-f', 'lavfi', '-i', 'testsrc=s=160x120:r=10', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '240'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '10', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', ...codecs, '-f', 'mpegts', `${address}?streamid=${key}&pkt_size=1316&${patience}${options}`],
  ]);
  sender.stderr?.resume();
  senders.add(sender);
  return sender;
}
const seenBy = async (who: Person) => (await who.get('/api/live')).body.live;
const statusOf = async (who: Person) => (await seenBy(who)).status;

describe.skipIf(!speaksSrt)('an encoder that speaks SRT', () => {
  it('L4, L5: is live with low latency and renditions, alone on its key, reconnects on the same id, and ends', async () => {
    const ada = await people.member('ada');
    const { live, ingest: given } = (await ada.post('/api/live', {})).body;
    expect(given.srtUrl).toBe(`srt://coinop.test:9000?streamid=${given.streamKey}`);
    const cut = publish(given.streamKey);
    await expect.poll(() => statusOf(ada)).toBe('live');
    const listed = async (name: string) => (await people.nobody.get(`/live/${live.id}/${name}`)).text;
    const variants = async () => (await listed('master.m3u8')).split('\n').filter((line) => line.endsWith('.m3u8'));
    await expect.poll(variants).toEqual(['low/index.m3u8', '480p.m3u8', '240p.m3u8', 'audio.m3u8']);
    const second = publish(given.streamKey);
    await expect.poll(() => second.exitCode).not.toBe(null);
    expect(await statusOf(ada)).toBe('live');

    cut.kill('SIGKILL');
    await expect.poll(() => statusOf(ada)).toBe('reconnecting');
    const back = publish(given.streamKey);
    await expect.poll(() => statusOf(ada)).toBe('live');
    expect((await seenBy(ada)).id).toBe(live.id);
    back.stdin?.write('q');
    await expect.poll(() => statusOf(ada)).toBe('offline');
    for (const name of ['index.m3u8', 'low/index.m3u8'])
      await expect.poll(() => listed(name)).toContain('#EXT-X-ENDLIST');
  });

  it('is refused with a wrong key, with a passphrase, and with sound that not every viewer hears', async () => {
    const bob = await people.member('bob');
    const { streamKey } = (await bob.post('/api/live', {})).body.ingest;
    const guesser = publish('no-key-at-all');
    await expect.poll(() => guesser.exitCode).not.toBe(null);
    const encrypted = publish(streamKey, [], '&passphrase=ten-letters-or-more');
    await expect.poll(() => encrypted.exitCode).not.toBe(null);
    expect(await statusOf(bob)).toBe('offline');
    const opus = publish(streamKey, ['-c:a', 'libopus', '-ar', '48000']);
    await expect.poll(() => seenBy(bob)).toMatchObject({ status: 'offline', refusedBecause: 'audio_codec' });
    await expect.poll(() => opus.exitCode).not.toBe(null);
  });
});
