import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asRefusal } from '../http/as-refusal.ts';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { startService } from '../testing/service.ts';

const { ctx } = await startService();
const begin = new Date('2026-11-15T12:00:00Z');
// More uses than a window's row holds, so that chunks are made, read and dropped.
const [max, windowSeconds] = [75, 600];

type Outcome = { isSpent: boolean; remaining: number; resetSeconds: number };

async function spendOne(subject: string, at: number): Promise<Outcome> {
  try {
    const { rows } = await sql<{ remaining: number; resetSeconds: number }>`
      select remaining, reset_seconds as "resetSeconds" from access_spend('event', ${subject}, null, ${max},
        ${windowSeconds}, ${secondsAfter(begin, at)})`.execute(ctx.db);
    return { isSpent: true, remaining: rows[0]?.remaining ?? -1, resetSeconds: rows[0]?.resetSeconds ?? -1 };
  } catch (error) {
    return { isSpent: false, remaining: 0, resetSeconds: Number(asRefusal(error)?.headers['retry-after']) };
  }
}

/** A plain list of times: one counts while it is younger than the window. */
function spendModel(uses: number[], at: number): Outcome {
  const counting = uses.filter((use) => use > at - windowSeconds);
  const isSpent = counting.length < max;
  if (isSpent) uses.push(at);
  return {
    isSpent,
    remaining: isSpent ? max - counting.length - 1 : 0,
    resetSeconds: (counting[0] ?? at) - (at - windowSeconds),
  };
}

async function timesOf(subject: string, at: number): Promise<number[]> {
  const { rows } = await sql<{ times: Date[] }>`
    select access_times('event', ${subject}, ${secondsAfter(begin, at - windowSeconds)}) as times`.execute(ctx.db);
  return (rows[0]?.times ?? []).map((time) => (time.getTime() - begin.getTime()) / 1000);
}

const burst = fc.record({ wait: fc.constantFrom(0, 1, 9, 200, 601), uses: fc.integer({ min: 1, max: 50 }) });

it('counts windows of any size as a plain list of times would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { minLength: 3, maxLength: 7 }), async (bursts) => {
      const subject = newId(begin);
      const uses: number[] = [];
      let at = 0;
      for (const { wait, uses: count } of bursts) {
        at += wait;
        for (let use = 0; use < count; use++) {
          at += use % 3;
          expect(await spendOne(subject, at)).toEqual(spendModel(uses, at));
        }
        expect(await timesOf(subject, at)).toEqual(uses.filter((use) => use > at - windowSeconds));
      }
    }),
    { numRuns: 6 },
  );
});

it('rewrites a window of any size, and continues to count', async () => {
  for (const size of [0, 1, 32, 33, 64, 74, 75, 90]) {
    const subject = newId(begin);
    const given = Array.from({ length: size }, (_, i) => i);
    await sql`select access_rewrite('event', ${subject}, null, ${max},
      ${given.map((at) => secondsAfter(begin, at))}::timestamptz[])`.execute(ctx.db);
    const uses = given.slice(-max);
    expect(await timesOf(subject, 90)).toEqual(uses);
    for (const at of [90, 90, 601, 610, 660]) expect(await spendOne(subject, at)).toEqual(spendModel(uses, at));
  }
});

it('keeps no times that have left the window for long', async () => {
  const subject = newId(begin);
  for (let use = 0; use < 200; use++) await spendOne(subject, use * 10);
  const { rows } = await sql<{ stored: number }>`
    select coalesce(sum(cardinality(used_at)), 0)::int as stored from limit_chunks where subject = ${subject}`.execute(
    ctx.db,
  );
  expect(rows[0]?.stored).toBeLessThanOrEqual(3 * 32);
});

it('lets parallel spenders through exactly as often as the limit says, across chunks', async () => {
  const subject = newId(begin);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => spendOne(subject, 5)));
  expect(outcomes.filter(({ isSpent }) => isSpent)).toHaveLength(max);
  expect(
    outcomes
      .filter(({ isSpent }) => isSpent)
      .map(({ remaining }) => remaining)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: max }, (_, i) => i));
});
