import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asRefusal } from '../http/as-refusal.ts';
import { secondsAfter } from '../platform/clock.ts';
import { startService } from '../testing/service.ts';

const { ctx } = await startService();
const [max, windowSeconds] = [4, 60];
const begin = new Date('2026-11-15T12:00:00Z');

type Outcome = { isSpent: boolean; remaining: number; resetSeconds: number };

async function spendEach(subjects: string[], now: Date): Promise<Map<string, Outcome>> {
  const { rows } = await sql<{ subject: string } & Outcome>`
    select a.handle as subject, s.is_spent as "isSpent", s.remaining, s.reset_seconds as "resetSeconds"
    from access_spend_each('event', ${subjects}::text[],
      array(select id from accounts where handle = any(${subjects}) order by array_position(${subjects}, handle)),
      ${max}, ${windowSeconds}, ${now}) s join accounts a on a.id = s.account_id`.execute(ctx.db);
  return new Map(rows.map(({ subject, ...outcomes }) => [subject, outcomes]));
}

async function spendOne(subject: string, now: Date): Promise<Outcome> {
  try {
    const { rows } = await sql<{ remaining: number; resetSeconds: number }>`
      select remaining, reset_seconds as "resetSeconds" from access_spend('event', ${subject},
        (select id from accounts where handle = ${subject}), ${max}, ${windowSeconds}, ${now})`.execute(ctx.db);
    return { isSpent: true, remaining: rows[0]?.remaining ?? -1, resetSeconds: rows[0]?.resetSeconds ?? -1 };
  } catch (error) {
    const refusal = asRefusal(error);
    expect(refusal?.code).toBe('rate_limited');
    return { isSpent: false, remaining: 0, resetSeconds: Number(refusal?.headers['retry-after']) };
  }
}

/** A use is there while it is younger than the window. */
function spendModel(uses: number[], at: number): Outcome {
  const counting = uses.filter((use) => use > at - windowSeconds);
  const first = counting[0];
  const isSpent = counting.length < max;
  if (isSpent) uses.push(at);
  return {
    isSpent,
    remaining: isSpent ? max - counting.length - 1 : 0,
    resetSeconds: first === undefined ? windowSeconds : first - (at - windowSeconds),
  };
}

it('spending for many at once counts the same as spending for each', async () => {
  const crowd = [await openSubject('ada'), await openSubject('bob'), await openSubject('cid')];
  const step = fc.record({
    wait: fc.constantFrom(0, 1, 7, 25, 61),
    who: fc.subarray([0, 1, 2], { minLength: 1 }),
    alone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      await sql`delete from limit_windows where limit_name = 'event'`.execute(ctx.db);
      const uses = crowd.map((): number[] => []);
      let at = 0;
      for (const { wait, who, alone } of steps) {
        at += wait;
        const now = secondsAfter(begin, at);
        const subjects = who.map((index) => crowd[index] ?? '');
        const outcomes = alone
          ? new Map(
              await Promise.all(subjects.map(async (subject) => [subject, await spendOne(subject, now)] as const)),
            )
          : await spendEach(subjects, now);
        for (const index of who) expect(outcomes.get(crowd[index] ?? '')).toEqual(spendModel(uses[index] ?? [], at));
      }
    }),
    { numRuns: 15 },
  );
});

it('parallel spenders of overlapping crowds never pass more than there is, and never wait in a circle', async () => {
  const crowd = await Promise.all(['dot', 'eve', 'fay', 'gus'].map(openSubject));
  const asked = Array.from({ length: 8 }, (_, i) => (i % 2 ? crowd : crowd.toReversed()));
  const outcomes = await Promise.all(asked.map((subjects) => spendEach(subjects, begin)));
  for (const subject of crowd) expect(outcomes.filter((one) => one.get(subject)?.isSpent)).toHaveLength(max);
});

async function openSubject(handle: string): Promise<string> {
  await sql`insert into accounts (id, kind, handle, created_at) values (${crypto.randomUUID()}, 'member', ${handle}, ${begin})`.execute(
    ctx.db,
  );
  return handle;
}
