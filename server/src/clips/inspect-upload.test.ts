import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectUpload } from './inspect-upload.ts';

const mp4Head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(500)]);
const limits = { uploadBytesMax: 1_000_000, paceSeconds: 30, paceBytesMin: 1000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function startUpload() {
  const body = new PassThrough();
  const inspected = inspectUpload(body, limits);
  const received = buffer(inspected.stream);
  // A refusal may come before anybody waits for the end.
  received.catch(() => undefined);
  return {
    inspected,
    received,
    end: () => body.end(),
    /** Sends these one a second. */
    async send(chunks: Buffer[]) {
      for (const chunk of chunks) {
        if (chunk.length > 0) await new Promise((passed) => body.write(chunk, passed));
        vi.advanceTimersByTime(1000);
      }
    },
  };
}

const times = (count: number, chunk: Buffer) => Array.from({ length: count }, () => chunk);

describe('an upload', () => {
  it.each([
    ['a byte a second', Buffer.from('x')],
    ['nothing more', Buffer.alloc(0)],
  ])('C4: that sends %s is cut, for it only holds a place', async (_what, chunk) => {
    const { inspected, received, send } = startUpload();
    await send([mp4Head, ...times(30, chunk)]);
    await expect(received).rejects.toMatchObject({ code: 'request_timeout' });
    expect(inspected.failure()).toMatchObject({ code: 'request_timeout' });
  });

  it('that keeps coming may take as long as it needs', async () => {
    const { inspected, received, send, end } = startUpload();
    await send([mp4Head, ...times(300, Buffer.alloc(100))]);
    end();
    expect((await received).length).toBe(mp4Head.length + 300 * 100);
    expect(inspected.format()).toBe('mov');
  });
});
