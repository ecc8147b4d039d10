import { parseArgs } from 'node:util';
import { openPool, textOf } from './kit/connection-pool.ts';
import { prepareMixedLoad } from './kit/mixed-load.ts';
import { closedLoop, openLoop, type Went } from './kit/open-loop.ts';
import { giveOwnCores } from './kit/own-cores.ts';
import { onStage } from './kit/stage.ts';

const calmMs = 250;
const timeoutMs = 15_000;
/** More than a node handles at once. */
const connectionsMax = 3000;

/**
 * Sends three times the capacity of a node: how much of the capacity it still serves, how the rest is refused, and how
 * long it takes to recover.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '20' }, times: { type: 'string', default: '3' } },
  });
  await onStage(async (stage) => {
    const { port, pid } = await stage.start(['--max-semi-space-size=4', 'server/coinop.js', 'api'], '/readyz');
    const next = await prepareMixedLoad(stage.ctx, `http://127.0.0.1:${port}`, 400);
    console.log(giveOwnCores([pid, stage.postgresPid]));
    const pool = openPool(port, connectionsMax);
    let withoutRetryAfter = 0;
    const send = async (n: number): Promise<Went> => {
      const sentAt = performance.now();
      const answer = await pool.send(textOf(next(n, '')));
      if (answer?.status === 503 && !/\r\nretry-after: /i.test(answer.head)) withoutRetryAfter += 1;
      return performance.now() - sentAt > timeoutMs ? undefined : answer;
    };
    try {
      await closedLoop({ seconds: 5, send, lanes: 32 });
      const capacity = await closedLoop({ seconds: 10, send, lanes: 32 });
      const perSecond = capacity.good / capacity.seconds;
      const over = await openLoop({
        seconds: Number(values.seconds),
        perSecond: perSecond * Number(values.times),
        send,
      });
      const endedAt = performance.now();
      await calm(send);
      const recoveredMs = performance.now() - endedAt;
      const goodput = over.good / over.seconds / perSecond;
      console.log(
        `${perSecond.toFixed(0)} requests a second can be done; ${values.times} times as many were sent for ${values.seconds} s`,
      );
      console.log(
        `goodput ${(goodput * 100).toFixed(0)}%, p50 ${over.p50Ms.toFixed(0)} ms, p99 ${over.p99Ms.toFixed(0)} ms`,
      );
      console.log(
        `${over.refused} refused with 503 (${withoutRetryAfter} without Retry-After), ${over.failed} failed, ${over.unanswered} without an answer within ${timeoutMs / 1000} s`,
      );
      console.log(`recovered after ${(recoveredMs / 1000).toFixed(1)} s`);
    } finally {
      pool.close();
    }
  });
}

async function calm(send: (n: number) => Promise<Went>): Promise<void> {
  for (let inARow = 0, n = 0; inARow < 5; n++) {
    const sentAt = performance.now();
    const went = await send(n);
    inARow = went?.status === 200 && performance.now() - sentAt < calmMs ? inARow + 1 : 0;
  }
}
