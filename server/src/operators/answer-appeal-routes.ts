import { Type } from 'typebox';
import type { Callers } from '../access/known-callers.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { conflict, httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import { listOpenAppeals, lockOpenAppeal, type OpenAppeal, updateAppeal } from '../moderation/appeal-queries.ts';
import { restoreThing, unbanAccount } from '../moderation/decide-case.ts';
import { type Target, targetNamed, targetNames } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { everyRole, moderators } from './operator.ts';
import { act, Reason } from './record-action.ts';

const tags = ['operators'];
const AppealForOperators = Type.Object(
  {
    id: Id,
    target: OneOf(...targetNames, 'account'),
    thingId: Id,
    title: Nullable(Type.String({ description: 'Null when the content was deleted, and for a ban' })),
    ownerId: Id,
    owner: Type.String(),
    text: Type.String(),
    reason: Type.String({ description: 'The reason of the decision' }),
    decidedBy: Type.String(),
    decidedAt: Time,
    createdAt: Time,
  },
  { title: 'AppealForOperators' },
);

/** Appeals of owners, and the answers to them. */
export function answerAppealRoutes(app: App, ctx: Context, targets: readonly Target[], callers: Callers): void {
  app.get(
    '/api/admin/appeals',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listAppeals',
        tags,
        summary: 'Appeals without an answer, the oldest first',
        querystring: PageQuery,
        response: { 200: Type.Object({ appeals: Type.Array(AppealForOperators), nextCursor: NextCursor }) },
      },
    },
    async ({ query }) => {
      const { page, nextCursor } = await readPage(
        ctx.keys.cursor,
        'open appeals',
        query,
        (after: NewestPlace | undefined, limit) => listOpenAppeals(ctx.db, after, limit),
        placeOf,
      );
      return { appeals: await Promise.all(page.map((appeal) => viewOfOpenAppeal(ctx, targets, appeal))), nextCursor };
    },
  );

  app.post(
    '/api/admin/appeals/:id/answer',
    {
      config: { access: 'operator', roles: moderators, errors: [httpErrors.conflict, httpErrors.not_found] },
      schema: {
        operationId: 'answerAppeal',
        tags,
        summary: 'Lift or uphold a decision, with an answer for the owner',
        params: Type.Object({ id: Id }),
        body: Type.Object({
          decision: OneOf('restore', 'keep'),
          answer: Line(1, 500, 'The answer that the owner sees'),
          reason: Reason,
        }),
        response: { 200: Type.Object({ status: OneOf('restored', 'kept') }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { decision, answer, reason } = request.body;
      const action = { action: `answer appeal: ${decision}`, target: 'appeal', targetId: id, reason };
      const { status, ownerId } = await act(ctx, request, action, async (tx, inside, by) => {
        const appeal = await lockOpenAppeal(tx, id);
        if (appeal === undefined) throw conflict('This appeal was answered before, or is gone.');
        if (decision === 'restore' && appeal.isOutdated) {
          throw conflict('It was decided anew since; the newer decision has an appeal of its own. Keep this one.');
        }
        if (decision === 'restore') await lift(inside, targets, appeal, { by, reason });
        const outcome = decision === 'restore' ? 'restored' : 'kept';
        await updateAppeal(tx, id, { status: outcome, answer }, ctx.clock.now());
        const after = { target: appeal.target, thingId: appeal.thingId, answer };
        return { result: { status: outcome, ownerId: appeal.ownerId } as const, after };
      });
      callers.invalidate(ownerId);
      return { status };
    },
  );
}

async function lift(
  inside: Context,
  targets: readonly Target[],
  { target, thingId, owner }: OpenAppeal,
  grounds: { by: string; reason: string },
): Promise<void> {
  if (target === 'account') await unbanAccount(inside, owner, grounds);
  else await restoreThing(inside, targetOf(targets, target), thingId, grounds);
}

function targetOf(targets: readonly Target[], name: string): Target {
  const target = targetNamed(targets, name);
  if (target === undefined) throw new Error(`Nothing can be decided about a ${name}`);
  return target;
}

async function viewOfOpenAppeal(ctx: Context, targets: readonly Target[], appeal: OpenAppeal) {
  const isBan = appeal.target === 'account';
  const thing = isBan ? undefined : await targetOf(targets, appeal.target).find(ctx.db, appeal.thingId);
  return {
    ...appeal,
    title: thing?.title ?? null,
    decidedAt: appeal.decidedAt.toISOString(),
    createdAt: appeal.createdAt.toISOString(),
  };
}
