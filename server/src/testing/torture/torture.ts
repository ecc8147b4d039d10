import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { checks } from '../../commands/audit.ts';
import { type CheckResult, runChecks } from '../../database/audit.ts';
import { isDatabaseAway } from '../../database/db.ts';
import { steps } from './torture-steps.ts';
import { makeWorld, type Random, randomOf, type TortureOptions, type World } from './torture-world.ts';

export type Findings = {
  stepsTaken: number;
  /** The responses by action and outcome. */
  counts: Map<string, Map<string, number>>;
  audits: number;
  lastAudit: CheckResult[];
  /** All violations. */
  problems: string[];
};

/**
 * Many guests and members who buy, use, play, sign in, follow, close and merge each other's guests, all at once, in
 * lanes whose choices come from the seed. Meanwhile the whole database is audited repeatedly, each time on one
 * snapshot; in the end the responses are compared with the database as well.
 */
export async function torture(options: TortureOptions): Promise<Findings> {
  const world = await makeWorld(options);
  let stepsTaken = 0;
  let audits = 0;
  let isOver = false;
  const lane = async (random: Random) => {
    for (; options.goesOn(stepsTaken); stepsTaken++) await takeStep(world, random);
  };
  const auditing = (async () => {
    for (; !isOver; audits++) {
      noteBroken(world, await audit(options));
      await sleep(200);
    }
  })();
  const lanes = Array.from({ length: options.lanes }, (_, i) => lane(randomOf(options.seed * 1009 + i)));
  await Promise.all(lanes);
  isOver = true;
  await auditing;
  const lastAudit = await audit(options);
  noteBroken(world, lastAudit);
  await compareHistory(world);
  return { stepsTaken, counts: world.counts, audits: audits + 1, lastAudit, problems: world.problems };
}

const weights = steps.reduce((sum, [weight]) => sum + weight, 0);

async function takeStep(world: World, random: Random): Promise<void> {
  let left = random.below(weights);
  const actor = random.oneOf(world.actors);
  const stall = random.oneOf(world.stalls);
  const chosen = steps.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  if (chosen === undefined || actor === undefined || stall === undefined)
    throw new Error('There is always a next step');
  await chosen[1](world, random, actor, stall);
}

/** Restarts an audit that gets no connection or loses it. */
async function audit({ ctx }: TortureOptions): Promise<CheckResult[]> {
  for (;;) {
    try {
      return await runChecks(ctx.db, checks, ctx.clock.now());
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

function noteBroken(world: World, results: CheckResult[]): void {
  for (const { id, rule, found, samples } of results) {
    if (found > 0) world.problems.push(`${id} is broken ${found} times (${rule}): ${samples.join('; ')}`);
  }
}

/** I17: successful requests have happened, and refused ones have not. */
async function compareHistory({ options, stalls, history, problems }: World): Promise<void> {
  const { approved, declined, unknown, grants } = history;
  const games = stalls.map(({ gameId }) => gameId);
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from purchase_intents where game_id = any(${games}::uuid[])`.execute(options.ctx.db);
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  for (const id of approved) {
    if (statusOf.get(id) !== 'approved')
      problems.push(`intent ${id} was answered as approved, but is ${statusOf.get(id)}`);
  }
  for (const id of declined) {
    if (statusOf.get(id) !== 'declined')
      problems.push(`intent ${id} was answered as declined, but is ${statusOf.get(id)}`);
  }
  for (const [id, status] of statusOf) {
    if (status === 'approved' && !approved.has(id) && !unknown.has(id)) {
      problems.push(`intent ${id} is approved, but no client got that response`);
    }
  }
  const refs = [...grants.keys()];
  const paid = await sql<{ ref: string; coins: number }>`
    select t.ref_id as ref, e.amount as coins from coin_transactions t
    join coin_entries e on e.transaction_id = t.id and e.amount > 0
    where t.ref_id = any(${refs}::text[])`.execute(options.ctx.db);
  for (const { ref, coins } of paid.rows) {
    if (grants.get(ref) !== coins) problems.push(`grant ${ref} gave ${coins} coins instead of ${grants.get(ref)}`);
  }
  if (paid.rows.length !== refs.length)
    problems.push(`${refs.length} grants were given, ${paid.rows.length} are in the ledger`);
}
