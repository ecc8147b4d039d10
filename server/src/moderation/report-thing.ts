import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { insertDecision, lockCase, setCaseStatus } from './case-queries.ts';
import { type ReportCategory, type Target, type TargetName, type Thing, targetNamed } from './target.ts';

export type NewReport = { target: TargetName; id: string; reason: string; category?: ReportCategory | undefined };

const memberSecondsMin = 86_400;

/**
 * Stores a report, one per person and target, and hides the target once enough trusted members have reported it. The
 * row of the case is the lock, so that of concurrent reports the last one sees all the others.
 */
export function reportThing(
  ctx: Context,
  targets: readonly Target[],
  caller: Caller,
  report: NewReport,
  idempotency?: Idempotency,
): Promise<{ id: string; spent?: Spent }> {
  const target = targetNamed(targets, report.target);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const make = async () => {
      const thing = await target?.find(tx, report.id);
      if (target === undefined || thing === undefined || !(thing.isShown || thing.ownerId === caller.accountId)) {
        throw notFound(report.target);
      }
      const spent = await spend(tx, ctx.clock, 'report', caller.accountId, caller.accountId);
      const status = await lockCase(tx, target.name, thing.id);
      const id = await writeReport(tx, ctx, caller, target.name, thing, report);
      if (status === 'reported' && !thing.isShielded) await hideIfEnough(tx, ctx, target, thing);
      return { id, spent };
    };
    return makeOnce<{ id: string; spent?: Spent }>(tx, ctx.clock, caller, idempotency, make, async (id) => ({ id }));
  });
}

async function writeReport(
  tx: Tx,
  ctx: Context,
  caller: Caller,
  target: TargetName,
  thing: Thing,
  { reason, category }: NewReport,
): Promise<string> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into reports as r (id, target, thing_id, reporter_id, reason, category, counts, created_at)
    select ${newId(now)}, ${target}, ${thing.id}, a.id, ${reason}, ${category ?? null},
      a.kind = 'member' and a.id <> ${thing.ownerId} and a.created_at <= ${secondsAfter(now, -memberSecondsMin)}, ${now}
    from accounts a where a.id = ${caller.accountId}
    on conflict (target, thing_id, reporter_id) do update set reason = excluded.reason,
      category = excluded.category, counts = r.counts or excluded.counts
    returning id`.execute(tx);
  if (rows[0] === undefined) throw new Error('A report is written or changed');
  return rows[0].id;
}

async function hideIfEnough(tx: Tx, ctx: Context, target: Target, thing: Thing): Promise<void> {
  const enough = ctx.config.reportsToHide;
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from reports r join accounts a on a.id = r.reporter_id
    where r.target = ${target.name} and r.thing_id = ${thing.id} and r.counts and a.banned_at is null`.execute(tx);
  if (enough === 0 || (rows[0]?.counted ?? 0) < enough) return;
  const now = ctx.clock.now();
  await target.setHidden(tx, thing.id, now);
  await setCaseStatus(tx, target.name, thing.id, 'hidden_by_reports');
  await insertDecision(tx, {
    decision: 'hide',
    target: target.name,
    thingId: thing.id,
    decidedBy: 'reports',
    reason: `${rows[0]?.counted} members reported it`,
    decidedAt: now,
  });
}
