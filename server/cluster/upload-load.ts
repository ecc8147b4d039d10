import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFfmpegProcess } from '../src/testing/ffmpeg-process.ts';

export type Uploads = {
  /** Stops the load and returns the number of uploaded clips and the refusals by kind. */
  stop(): Promise<{ uploaded: number; failed: Record<string, number> }>;
};

/** An upload takes some seconds, so that one is always in progress when a node stops. */
const chunks = 20;
const chunkEveryMs = 250;
/** Below the daily limit of uploads. */
const uploadsMax = 10;

/** Members who upload a clip slowly, one after the other. Their codes come from the outbox in the data directory. */
export async function startUploads(url: string, home: string, members: number): Promise<Uploads> {
  const failed: Record<string, number> = {};
  let uploaded = 0;
  let isStopped = false;
  const video = await makeVideo(path.join(home, 'sample.mp4'));

  const ask = async (method: string, address: string, init: RequestInit = {}) => {
    const answer = await fetch(address, { method, ...init }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as Record<string, unknown>;
    const what = `${answer?.status ?? 'no answer'} ${method} ${new URL(address).pathname.replace(/[0-9a-f-]{36}/, ':id')}`;
    failed[what] = (failed[what] ?? 0) + 1;
    return undefined;
  };
  const post = (path: string, body: object, token?: string) =>
    ask('POST', url + path, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const join = async (): Promise<string | undefined> => {
    const email = `${crypto.randomUUID()}@cluster.example`;
    if (!(await post('/api/auth/email/start', { email }))) return undefined;
    const code = await codeFor(email, path.join(home, 'data', 'outbox'));
    const signedIn = await post('/api/auth/email/verify', { email, code });
    return signedIn?.['token'] as string | undefined;
  };
  const upload = async (token: string) => {
    const made = await post('/api/clips/upload', {}, token);
    if (made === undefined) return;
    const { pathname, search } = new URL(made['uploadUrl'] as string);
    const body = Readable.toWeb(Readable.from(slowly(video)));
    const headers = { 'content-type': 'video/mp4' };
    if (await ask('PUT', url + pathname + search, { body, duplex: 'half', headers } as RequestInit)) uploaded++;
  };
  const send = async () => {
    while (!isStopped) {
      const token = await join();
      for (let i = 0; i < uploadsMax && token !== undefined && !isStopped; i++) await upload(token);
      if (token === undefined) await sleep(1000);
    }
  };
  const sending = Array.from({ length: members }, send);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(sending);
      return { uploaded, failed };
    },
  };
}

async function* slowly(video: Buffer): AsyncGenerator<Buffer> {
  const size = Math.ceil(video.length / chunks);
  for (let at = 0; at < video.length; at += size) {
    yield video.subarray(at, at + size);
    await sleep(chunkEveryMs);
  }
}

async function makeVideo(file: string): Promise<Buffer> {
  const { code, messages } = await runFfmpegProcess([
    ...['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=5', '-t', '4', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', file],
  ]);
  if (code !== 0) throw new Error(`There is no video to send: ${messages}`);
  return readFileSync(file);
}

/** The worker writes the mail moments later, or after its restart. */
async function codeFor(email: string, outbox: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    for (const name of readFolder(outbox)) {
      const text = readFileSync(path.join(outbox, name), 'utf8');
      const code = text.includes(email) ? /^Subject: (\d{6}) /m.exec(text)?.[1] : undefined;
      if (code !== undefined) return code;
    }
  }
  throw new Error(`No code came for ${email}`);
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
