import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { findOnPath } from './process/find-on-path.ts';
import { afterFile } from './testing/after-file.ts';
import { makeClip } from './testing/people/clip-fixtures.ts';
import { freePort } from './testing/servers/free-port.ts';
import { startService } from './testing/service.ts';

const nginx = findOnPath('nginx', `${process.env['PATH']}:/usr/sbin`);
if (nginx === undefined)
  console.warn('\nNO NGINX: the tests that need it are SKIPPED. Install it (Debian: nginx-core).\n');

/** nginx with deploy/nginx-media.conf before this service, without TLS and with its files in a temporary folder. */
async function startCache(serviceUrl: string): Promise<string> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-nginx-'));
  const port = await freePort();
  const example = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx-media.conf'), 'utf8')
    .replace('/var/cache/nginx/coinop', path.join(home, 'cache'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*\n/gm, '');
  mkdirSync(path.join(home, 'bodies'));
  const user = process.geteuid?.() === 0 ? 'user root;' : '';
  const file = path.join(home, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; master_process off; worker_processes 1; error_log ${home}/error.log; pid ${home}/pid; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/bodies;`).join(' ')}
  upstream coinop { server ${new URL(serviceUrl).host}; keepalive 8; }
${example}
}
`,
  );
  const child = spawn(nginx ?? '', ['-c', file, '-p', home], { stdio: 'ignore' });
  afterFile(async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(home, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(async () => {
      if (child.exitCode !== null) throw new Error(readFileSync(path.join(home, 'error.log'), 'utf8'));
      return (await fetch(url).catch(() => undefined))?.status;
    })
    .toBe(404);
  return url;
}

describe.skipIf(nginx === undefined)('deploy/nginx-media.conf', () => {
  it('keeps clips in ranges and pictures, and passes nothing else on', async () => {
    const { people, ctx, url } = await startService();
    const cache = await startCache(url);
    const ada = await people.member('ada');
    const id = await makeClip(ctx, ada);
    const video = Buffer.alloc(3 * 1024 * 1024 + 5, 'abcdefg');
    await ctx.storage.put(`${id}.mp4`, Readable.from([video]));
    await ctx.storage.put(`${id}.jpg`, Readable.from(['a picture']));
    const picture = `${cache}/clips/${id}/thumbnail.jpg`;
    const ask = (address: string, range?: string) => fetch(address, { headers: range ? { range } : {} });
    const statusOf = (answer: Response) => [answer.status, answer.headers.get('x-cache-status')];

    const first = await ask(`${cache}/clips/${id}/video.mp4`, 'bytes=1048570-1048589');
    expect(statusOf(first)).toEqual([206, 'MISS']);
    expect(Buffer.from(await first.arrayBuffer()).equals(video.subarray(1048570, 1048590))).toBe(true);
    const again = await ask(`${cache}/clips/${id}/video.mp4`, 'bytes=1048570-1048575');
    expect([...statusOf(again), again.headers.get('access-control-allow-origin')]).toEqual([206, 'HIT', '*']);
    expect(Buffer.from(await again.arrayBuffer()).equals(video.subarray(1048570, 1048576))).toBe(true);
    const whole = await ask(`${cache}/clips/${id}/video.mp4`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true);

    await (await ask(picture)).arrayBuffer();
    expect(statusOf(await ask(picture))).toEqual([200, 'HIT']);
    for (const path of ['/', '/api/games', '/healthz', `/live/${id}/index.m3u8`, `/games/${id}/index.html`])
      expect(statusOf(await ask(cache + path))).toEqual([404, null]);
  });
});
