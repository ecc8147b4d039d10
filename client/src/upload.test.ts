import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { upload } from './upload.ts';

type Taken = { bytes: Buffer; puts: string[]; address: string };

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A service that breaks off each of the first uploads after so many bytes, and keeps what came. */
async function breakingOff(...afterBytes: number[]): Promise<Taken> {
  const taken: Taken = { bytes: Buffer.alloc(0), puts: [], address: '' };
  const server = createServer((request, response) => {
    if (request.method === 'HEAD') {
      response.setHeader('upload-offset', taken.bytes.length).end();
      return;
    }
    taken.puts.push(String(request.headers['upload-offset']));
    const limit = afterBytes.shift() ?? Number.POSITIVE_INFINITY;
    void take(request, limit, taken).then((isWhole) => {
      if (isWhole) response.setHeader('content-type', 'application/json').end('{"clip":{"id":"x"}}');
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.closeAllConnections();
  taken.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/clips/x?signature=y`;
  return taken;
}

async function take(request: IncomingMessage, limit: number, taken: Taken): Promise<boolean> {
  let came = 0;
  for await (const chunk of request) {
    const kept = (chunk as Buffer).subarray(0, limit - came);
    taken.bytes = Buffer.concat([taken.bytes, kept]);
    came += kept.length;
    if (came >= limit) return false;
  }
  return true;
}

const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
const video = new Blob([content]);

it('resumes an interrupted upload, and reports its progress', async () => {
  const taken = await breakingOff(100_000, 50_000);
  const progress: number[] = [];
  const onProgress = (sent: number) => void progress.push(sent);
  expect(await upload(taken.address, video, { resumeAfterMs: 1, onProgress })).toEqual({ clip: { id: 'x' } });
  expect(taken.puts).toEqual(['0', '100000', '150000']);
  expect(taken.bytes.equals(content)).toBe(true);
  expect(progress.at(-1)).toBe(content.length);
});

it('gives up after the maximum number of resumes', async () => {
  const taken = await breakingOff(10, 10, 10);
  await expect(upload(taken.address, video, { resumesMax: 2, resumeAfterMs: 1 })).rejects.toThrow();
  expect(taken.puts).toEqual(['0', '10', '20']);
});

it('does not resume after a refusal, or when it was stopped', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(409, { 'error-code': 'clip_uploaded', 'content-type': 'application/json' });
    response.end('{"error":"A video was already uploaded for this clip."}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(upload(address, video)).rejects.toMatchObject({ status: 409, code: 'clip_uploaded' });
  const taken = await breakingOff(10);
  const stop = AbortSignal.abort(new Error('stopped'));
  await expect(upload(taken.address, video, { signal: stop })).rejects.toThrow('stopped');
});
