import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Actor } from './dangerous-action.ts';
import { operatorErrors } from './operator-errors.ts';

/** More than this within a day is an owner's to move. */
const supportCoinsMax = 10_000;
const daySeconds = 86_400;

export async function requireMayMove(tx: Tx, { clock }: Context, { id, role }: Actor, coins: number): Promise<void> {
  if (role === 'owner') return;
  const { all } = await coinsOfDay(tx, id, clock.now());
  if (all + Math.abs(coins) <= supportCoinsMax) return;
  throw new Refusal(operatorErrors.role_not_allowed, `More than ${supportCoinsMax} coins in a day need an owner.`);
}

/** Whether an operator would have moved more coins alone within a day than the settings allow one to. */
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
 * What an operator moved within a day, and what of it without a second one. The operator's row is the lock, so that of
 * requests that race each sees what those before it moved.
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
