import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { Line } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { operatorErrors } from './operator-errors.ts';
import { operatorOf } from './operator-guard.ts';

/** Every action says why; it stays in the log. */
export const Reason = Line(1, 500, 'Why; it stays in the log of actions, with your name');
export const ReasonBody = Type.Object({ reason: Reason });
/** Destructive actions also repeat the name of their target. */
export const ConfirmedBody = Type.Object({
  reason: Reason,
  confirm: Line(1, 200, 'The name of the thing, typed once more'),
});

export type Action = { action: string; target: string; targetId: string; reason: string };
/** `coins`: how many the action moved; they count against the daily limit. */
export type Change<T> = { result: T; before?: object | null; after?: object | null; coins?: number };
/** The operator, the request, and the second operator where two were required. */
export type Signature = { operatorId: string; approvedBy?: string; requestId: string };

/**
 * Performs an action as the calling operator and logs who did what to what and why, in one transaction. `work` gets a
 * context whose database is that transaction: rules that open their own join it.
 */
export function act<T>(
  ctx: Context,
  request: FastifyRequest,
  action: Action,
  work: (tx: Tx, inside: Context, by: string) => Promise<Change<T>>,
): Promise<T> {
  const operator = operatorOf(request);
  return inTransaction(ctx.db, async (tx) => {
    const change = await work(tx, { ...ctx, db: tx }, operator.email);
    await recordAction(tx, action, change, { operatorId: operator.id, requestId: request.id }, ctx.clock.now());
    return change.result;
  });
}

/** Adds a line to the action log. */
export async function recordAction(
  tx: Tx,
  { action, target, targetId, reason }: Action,
  { before = null, after = null, coins }: Omit<Change<unknown>, 'result'>,
  { operatorId, approvedBy, requestId }: Signature,
  now: Date,
): Promise<void> {
  await sql`
    insert into operator_actions (id, operator_id, approved_by, action, target, target_id, reason, before, after, coins,
      request_id, created_at)
    values (${newId(now)}, ${operatorId}, ${approvedBy ?? null}, ${action}, ${target}, ${targetId}, ${reason},
      ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${coins ?? null}, ${requestId}, ${now})`.execute(tx);
}

export function requireConfirmed(typed: string, name: string): void {
  if (typed !== name) throw new Refusal(operatorErrors.confirmation_mismatch, `Type "${name}" to confirm.`);
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
