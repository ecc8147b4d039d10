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

/** The operator's row is the lock, so that of requests that race each sees what those before it moved. */
export async function requireMayMove(tx: Tx, { clock }: Context, { id, role }: Actor, coins: number): Promise<void> {
  if (role === 'owner') return;
  await sql`select from operators where id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ moved: number }>`
    select coalesce(sum(coins), 0)::bigint as moved from operator_actions
    where operator_id = ${id} and coins is not null and created_at > ${secondsAfter(clock.now(), -daySeconds)}`.execute(
    tx,
  );
  if ((rows[0]?.moved ?? 0) + Math.abs(coins) <= supportCoinsMax) return;
  throw new Refusal(operatorErrors.role_not_allowed, `More than ${supportCoinsMax} coins in a day need an owner.`);
}
