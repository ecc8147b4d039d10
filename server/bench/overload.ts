import { parseArgs } from 'node:util';
import { openProcessStage } from '../src/testing/torture/process-stage.ts';
import { openClient } from '../src/testing/torture/torture-client.ts';
import { prepareMixedLoad } from './kit/mixed-load.ts';
import { closedLoop, openLoop, type Went } from './kit/open-loop.ts';

const calmMs = 250;

/**
 * Sends three times the capacity of two nodes: how much of the capacity they still serve, how the rest is refused, and
 * how long they take to recover.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '20' }, times: { type: 'string', default: '3' } },
  });
  const stage = await openProcessStage({ nodes: 2 });
  const client = openClient({ socketsMax: 2000, retriesOverload: false });
  try {
    const next = await prepareMixedLoad(stage.ctx, stage.urls()[0] ?? '', 400);
    const send = (n: number): Promise<Went> => {
      const url = stage.urls()[n % stage.urls().length] ?? '';
      return client.send({ ...next(n, url), patienceMs: 15_000 });
    };
    await closedLoop({ seconds: 5, send, lanes: 32 });
    const capacity = await closedLoop({ seconds: 10, send, lanes: 32 });
    const perSecond = capacity.good / capacity.seconds;
    const over = await openLoop({ seconds: Number(values.seconds), perSecond: perSecond * Number(values.times), send });
    const endedAt = performance.now();
    await calm(send);
    const recoveredMs = performance.now() - endedAt;
    const goodput = over.good / over.seconds / perSecond;
    console.log(
      `${perSecond.toFixed(0)} requests a second can be done; ${values.times} times as many were sent for ${values.seconds} s`,
    );
    console.log(`goodput ${(goodput * 100).toFixed(0)}%, p99 ${over.p99Ms.toFixed(0)} ms`);
    console.log(`${over.refused} refused with 503, ${over.failed} failed, ${over.unanswered} without an answer`);
    console.log(`recovered after ${(recoveredMs / 1000).toFixed(1)} s; ${client.problems.length} wrong answers`);
    for (const problem of client.problems.slice(0, 5)) console.log(`  ${problem}`);
  } finally {
    client.close();
    await stage.close();
  }
}

async function calm(send: (n: number) => Promise<Went>): Promise<void> {
  for (let inARow = 0, n = 0; inARow < 5; n++) {
    const sentAt = performance.now();
    const went = await send(n);
    inARow = went?.status === 200 && performance.now() - sentAt < calmMs ? inARow + 1 : 0;
  }
}
