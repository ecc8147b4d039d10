import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { DangerousAction } from './dangerous-action.ts';
import { operatorOf } from './operator-guard.ts';
import { recordAction } from './record-action.ts';
import { insertRequest, type RequestRow } from './request-queries.ts';

type Wanted<Input> = { targetId: string; reason: string; input: Input };

/**
 * Performs a dangerous action or, where the settings require two operators, stores a request for another operator's
 * approval. The action is tried and rolled back before the request is stored, so that an invalid one is refused at
 * once.
 */
export async function actOrAsk<Input extends object, Result extends object | null>(
  ctx: Context,
  request: FastifyRequest,
  dangerous: DangerousAction<Input, Result>,
  { targetId, reason, input }: Wanted<Input>,
): Promise<{ done: Result } | { asked: RequestRow }> {
  const { id, email, role } = operatorOf(request);
  const action = { action: dangerous.name, target: dangerous.target, targetId, reason };
  const signature = { operatorId: id, requestId: request.id };
  const attempt = inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const needsTwo = ctx.config.consoleTwoPeople && (await dangerous.needsTwo(tx, inside, targetId, input, id));
    const change = await dangerous.run(tx, inside, targetId, input, { id, email, role, reason });
    if (needsTwo) throw new Rehearsed();
    await recordAction(tx, action, change, signature, ctx.clock.now());
    return { done: change.result };
  });
  const outcome = await attempt.catch((error: unknown) => {
    if (error instanceof Rehearsed) return undefined;
    throw error;
  });
  if (outcome !== undefined) return outcome;
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const asked = await insertRequest(tx, { operatorId: id, action: dangerous.name, targetId, input, reason }, now);
    const ask = { ...action, action: `ask to ${dangerous.name}` };
    await recordAction(tx, ask, { after: { request: asked.id } }, signature, now);
    return { asked };
  });
}

/** Thrown to roll back a trial run. */
class Rehearsed extends Error {}
