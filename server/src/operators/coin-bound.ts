import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Actor } from './dangerous-action.ts';
import { operatorErrors } from './operator-errors.ts';

/** Moving more than this within a day takes an owner. */
const supportCoinsMax = 10_000;
const daySeconds = 86_400;

export async function requireMayMove(tx: Tx, { clock }: Context, { id, role }: Actor, coins: number): Promise<void> {
  if (role === 'owner') return;
  const { all } = await coinsOfDay(tx, id, clock.now());
  if (all + Math.abs(coins) <= supportCoinsMax) return;
  throw new Refusal(operatorErrors.role_not_allowed, `More than ${supportCoinsMax} coins in a day need an owner.`);
}

/** Whether this would exceed the coins an operator may move within a day without a second one. */
export async function isBeyondOne(
  tx: Tx,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  operatorId: string,
  coins: number,
): Promise<boolean> {
  const { alone } = await coinsOfDay(tx, operatorId, clock.now());
  return alone + Math.abs(coins) > config.consoleTwoPeopleCoins;
}

/**
 * The coins an operator moved within a day: all of them, and those without a second operator. The operator's row is the
 * lock, so that concurrent requests see each other's coins.
 */
async function coinsOfDay(tx: Tx, operatorId: string, now: Date): Promise<{ all: number; alone: number }> {
  await sql`select from operators where id = ${operatorId} for update`.execute(tx);
  const { rows } = await sql<{ all: number; alone: number }>`
    select coalesce(sum(coins), 0)::bigint as all,
      coalesce(sum(coins) filter (where approved_by is null), 0)::bigint as alone
    from operator_actions
    where operator_id = ${operatorId} and coins is not null and created_at > ${secondsAfter(now, -daySeconds)}`.execute(
    tx,
  );
  return rows[0] ?? { all: 0, alone: 0 };
}
