import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

it('keeps the listening connection of a process that was stopped for longer than an answer may take', async () => {
  const { ctx, logLines } = await startService();
  const answered = ctx.pubsub.catchUp();
  blockFor(2_500);
  expect(await answered).toBe(true);
  expect(logLines.filter((line) => line.includes('pub/sub connection lost'))).toEqual([]);
});

/** As SIGSTOP would: nothing of this process runs meanwhile, no timer and no reading of sockets. */
function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
