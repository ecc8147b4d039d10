import { expect, it } from 'vitest';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { startService } from '../testing/service.ts';
import { torture } from '../testing/torture/torture.ts';

const { service, apple } = await startServiceWithApple();
const there = await startService({ beside: service, config: { apple: service.ctx.config.apple } });

it('I1 to I17 hold while a crowd buys, plays, signs in and leaves on two nodes at once', async () => {
  const seed = 1;
  const { problems, stepsTaken, audits } = await torture({
    ctx: service.ctx,
    urls: () => [service.url, there.url],
    appleToken: apple.tokenOf,
    seed,
    lanes: 8,
    goesOn: (taken) => taken < 300,
    cuts: false,
  });
  expect(problems, `seed ${seed}`).toEqual([]);
  expect(stepsTaken).toBeGreaterThanOrEqual(300);
  expect(audits).toBeGreaterThan(1);
});
