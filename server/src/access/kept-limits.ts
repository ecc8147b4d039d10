import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { type LimitName, limits } from './limits.ts';

/**
 * Used limits outlive a closed account, so that closing it does not reset them. They are kept under the hash of each of
 * its identities until their windows have passed, and an account that is opened with one of these identities takes them
 * over.
 */
export async function keepLimits(tx: Tx, ctx: Context, accountId: string, waysIn: readonly Buffer[]): Promise<void> {
  const windows = await listWindows(tx, accountId);
  for (const wayIn of waysIn) {
    for (const { name, subject } of windows) {
      const target = subject.replace(accountId, holderOf(wayIn));
      await addUses(tx, ctx, name, subject, { subject: target, accountId: null });
      await sql`
        update limit_windows set closed_identity = ${wayIn}
        where limit_name = ${name} and subject = ${target}`.execute(tx);
    }
  }
}

export async function takeKeptLimits(tx: Tx, ctx: Context, accountId: string, wayIn: Buffer): Promise<void> {
  const { rows } = await sql<LimitWindow>`
    select limit_name as name, subject from limit_windows where closed_identity = ${wayIn}
    order by limit_name, subject`.execute(tx);
  for (const { name, subject } of rows) {
    await addUses(tx, ctx, name, subject, { subject: subject.replace(holderOf(wayIn), accountId), accountId });
  }
  await sql`delete from limit_windows where closed_identity = ${wayIn}`.execute(tx);
}

function holderOf(wayIn: Buffer): string {
  return `closed ${wayIn.toString('hex')}`;
}

export type LimitWindow = { name: LimitName; subject: string };

/** The limit windows of an account, whose subjects contain its id. */
export async function listWindows(tx: Tx, accountId: string): Promise<LimitWindow[]> {
  const { rows } = await sql<LimitWindow>`
    select limit_name as name, subject from limit_windows where account_id = ${accountId}
    order by limit_name, subject`.execute(tx);
  return rows;
}

/** Adds the uses of one window that still count to another. */
export async function addUses(
  tx: Tx,
  ctx: Pick<Context, 'clock'>,
  name: LimitName,
  from: string,
  to: { subject: string; accountId: string | null },
): Promise<void> {
  const { max, windowSeconds } = limits[name];
  const cutoff = new Date(ctx.clock.now().getTime() - windowSeconds * 1000);
  await sql`
    select access_rewrite(${name}, ${to.subject}, ${to.accountId}, ${max}, (
      select coalesce(array_agg(used_at order by used_at), '{}')
      from unnest(access_uses(${name}, ${from}, ${cutoff}) || access_uses(${name}, ${to.subject}, ${cutoff})) as used_at))`.execute(
    tx,
  );
}
