import type { FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../database/db.ts';
import { conflict, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { StoredAction } from './dangerous-action.ts';
import { dangerousActions } from './dangerous-actions.ts';
import { operatorErrors } from './operator-errors.ts';
import { operatorOf } from './operator-guard.ts';
import { recordAction } from './record-action.ts';
import { decideRequest, lockOpenRequest, type OpenRequest } from './request-queries.ts';

export type Approved = { result: object | null; target: string; targetId: string };

/**
 * Performs an action that another operator requested. Both must still have the role for it; if it is refused, the
 * request stays open.
 */
export function approveRequest(ctx: Context, request: FastifyRequest, id: string, reason: string): Promise<Approved> {
  const operator = operatorOf(request);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { open, dangerous } = await lockRequest(tx, id, now);
    const { author, targetId } = open;
    if (author.id === operator.id) throw new Refusal(operatorErrors.second_operator_needed);
    if (!dangerous.roles.includes(operator.role)) throw new Refusal(operatorErrors.role_not_allowed);
    if (author.isDisabled || !dangerous.roles.includes(author.role)) {
      throw conflict('Who asked for it may not do it any more.');
    }
    const actor = { ...author, reason: open.reason };
    const change = await dangerous.runStored(tx, { ...ctx, db: tx }, targetId, open.input, actor);
    await decideRequest(tx, id, { status: 'approved', decidedBy: operator.id, reason }, now);
    const action = { action: dangerous.name, target: dangerous.target, targetId, reason: open.reason };
    const both = { operatorId: author.id, approvedBy: operator.id, requestId: request.id };
    await recordAction(tx, action, change, both, now);
    await recordDecision(tx, 'approve', id, reason, open, request, now);
    return { result: change.result, target: dangerous.target, targetId };
  });
}

/** Rejects a request. The operator who made it may withdraw it the same way. */
export function rejectRequest(ctx: Context, request: FastifyRequest, id: string, reason: string): Promise<void> {
  const operator = operatorOf(request);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { open, dangerous } = await lockRequest(tx, id, now);
    const mayReject = open.author.id === operator.id || dangerous.roles.includes(operator.role);
    if (!mayReject) throw new Refusal(operatorErrors.role_not_allowed);
    await decideRequest(tx, id, { status: 'rejected', decidedBy: operator.id, reason }, now);
    await recordDecision(tx, 'reject', id, reason, open, request, now);
  });
}

async function lockRequest(tx: Tx, id: string, now: Date): Promise<{ open: OpenRequest; dangerous: StoredAction }> {
  const open = await lockOpenRequest(tx, id, now);
  if (open === undefined) throw conflict('This request was decided or has expired.');
  const dangerous = dangerousActions.find(({ name }) => name === open.action);
  if (dangerous === undefined) throw conflict('This version of the service does not know what was asked for.');
  return { open, dangerous };
}

function recordDecision(
  tx: Tx,
  action: 'approve' | 'reject',
  id: string,
  reason: string,
  { author, action: asked, targetId }: OpenRequest,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const after = { askedBy: author.email, asked, targetId };
  const signature = { operatorId: operatorOf(request).id, requestId: request.id };
  return recordAction(tx, { action, target: 'request', targetId: id, reason }, { after }, signature, now);
}
