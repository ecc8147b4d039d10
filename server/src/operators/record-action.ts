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
/** Destructive ones also repeat the name of what they are about. */
export const ConfirmedBody = Type.Object({
  reason: Reason,
  confirm: Line(1, 200, 'The name of the thing, typed once more'),
});

export type Action = { action: string; target: string; targetId: string; reason: string };
export type Change<T> = { result: T; before?: object | null; after?: object | null };

/**
 * Does something in the name of the operator who asks, and writes down who did what to what and why, all of it in one
 * transaction. `work` gets a context whose database is that transaction: rules that open one of their own join it.
 */
export function act<T>(
  ctx: Context,
  request: FastifyRequest,
  { action, target, targetId, reason }: Action,
  work: (tx: Tx, inside: Context, by: string) => Promise<Change<T>>,
): Promise<T> {
  const operator = operatorOf(request);
  return inTransaction(ctx.db, async (tx) => {
    const { result, before = null, after = null } = await work(tx, { ...ctx, db: tx }, operator.email);
    const now = ctx.clock.now();
    await sql`
      insert into operator_actions
        (id, operator_id, action, target, target_id, reason, before, after, request_id, created_at)
      values (${newId(now)}, ${operator.id}, ${action}, ${target}, ${targetId}, ${reason}, ${jsonOf(before)}::jsonb,
        ${jsonOf(after)}::jsonb, ${request.id}, ${now})`.execute(tx);
    return result;
  });
}

/** More than this in one go is an owner's to move. */
const supportCoinsMax = 10_000;

export function requireMayMove(request: FastifyRequest, coins: number): void {
  if (Math.abs(coins) <= supportCoinsMax || operatorOf(request).role === 'owner') return;
  throw new Refusal(operatorErrors.role_not_allowed, `More than ${supportCoinsMax} coins at once need an owner.`);
}

export function requireConfirmed(typed: string, name: string): void {
  if (typed !== name) throw new Refusal(operatorErrors.confirmation_mismatch, `Type "${name}" to confirm.`);
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
