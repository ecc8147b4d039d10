import { Type } from 'typebox';
import type { Callers } from '../access/known-callers.ts';
import { limitNames, resetLimit } from '../access/limits.ts';
import { deleteSessionsOf } from '../access/session-queries.ts';
import { accountErrors } from '../accounts/account-errors.ts';
import { renameAccount } from '../accounts/change-account.ts';
import { Handle } from '../accounts/handle.ts';
import { conflict, httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, OneOf, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { restorePreviousSave } from '../saves/previous-saves.ts';
import { helpers, supporters } from './operator.ts';
import { findPerson, type PersonRow } from './people-queries.ts';
import { act, Reason, ReasonBody } from './record-action.ts';
import { Person, viewOfPerson } from './shown-person.ts';

const tags = ['operators'];
const PersonPath = Type.Object({ id: Id });
const OnePerson = Type.Object({ person: Person });

/** Actions of support on a person's account. */
export function personActionRoutes(app: App, ctx: Context, callers: Callers): void {
  app.post(
    '/api/admin/people/:id/sign-out',
    {
      config: { access: 'operator', roles: helpers, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'signPersonOut',
        tags,
        summary: 'Sign the account out everywhere',
        params: PersonPath,
        body: ReasonBody,
        response: { 200: OnePerson },
      },
    },
    async (request) => {
      const { id } = request.params;
      const action = { action: 'sign out', target: 'account', targetId: id, reason: request.body.reason };
      const person = await act(ctx, request, action, async (tx, inside) => {
        const found = await getPerson(inside, id);
        await deleteSessionsOf(tx, id);
        return { result: found };
      });
      callers.invalidate(id);
      return { person: viewOfPerson(person) };
    },
  );

  app.post(
    '/api/admin/people/:id/handle',
    {
      config: {
        access: 'operator',
        roles: helpers,
        errors: [httpErrors.not_found, httpErrors.conflict, accountErrors.handle_taken],
      },
      schema: {
        operationId: 'renamePerson',
        tags,
        summary: 'Give a member another handle, regardless of the limit on changes',
        params: PersonPath,
        body: Type.Object({ handle: Handle, reason: Reason }),
        response: { 200: OnePerson },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { handle, reason } = request.body;
      const action = { action: 'rename', target: 'account', targetId: id, reason };
      await act(ctx, request, action, async (tx, inside) => {
        const before = await getOpenPerson(inside, id);
        if (before.kind !== 'member') throw conflict('Only members have a handle of their choice.');
        await renameAccount(tx, inside, id, handle, { redirects: false, forOwner: false });
        return { result: undefined, before: { handle: before.handle }, after: { handle } };
      });
      return { person: viewOfPerson(await getPerson(ctx, id)) };
    },
  );

  app.post(
    '/api/admin/people/:id/limits/:limit/reset',
    {
      config: { access: 'operator', roles: helpers, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'resetLimit',
        tags,
        summary: "Reset an account's use of a limit",
        params: Type.Object({ id: Id, limit: OneOf(...limitNames) }),
        body: ReasonBody,
        response: { 200: Type.Object({ reset: Type.Integer({ description: 'Windows that were reset' }) }) },
      },
    },
    async (request) => {
      const { id, limit } = request.params;
      const action = { action: 'reset limit', target: 'account', targetId: id, reason: request.body.reason };
      return act(ctx, request, action, async (tx, inside) => {
        await getPerson(inside, id);
        const reset = await resetLimit(tx, id, limit);
        return { result: { reset }, after: { limit, reset } };
      });
    },
  );

  app.post(
    '/api/admin/people/:id/saves/:gameId/restore',
    {
      config: { access: 'operator', roles: supporters, errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'restorePersonsSave',
        tags,
        summary: 'Swap a save that a merge set aside with the current one',
        params: Type.Object({ id: Id, gameId: Id }),
        body: ReasonBody,
        response: { 200: Type.Object({ version: Type.Integer(), updatedAt: Time }) },
      },
    },
    async (request) => {
      const { id, gameId } = request.params;
      const action = { action: 'restore save', target: 'account', targetId: id, reason: request.body.reason };
      return act(ctx, request, action, async (_tx, inside) => {
        await getOpenPerson(inside, id);
        const { version, updatedAt } = await restorePreviousSave(inside, { accountId: id }, gameId);
        return { result: { version, updatedAt: updatedAt.toISOString() }, after: { gameId, version } };
      });
    },
  );
}

async function getPerson(ctx: Pick<Context, 'db'>, id: string): Promise<PersonRow> {
  const person = await findPerson(ctx.db, id);
  if (person === undefined) throw notFound('account');
  return person;
}

/** Actions that people can do themselves are done for them only while their account is open. */
async function getOpenPerson(ctx: Pick<Context, 'db'>, id: string): Promise<PersonRow> {
  const person = await getPerson(ctx, id);
  if (person.closedAt !== null || person.bannedAt !== null) throw conflict('This account is closed or banned.');
  return person;
}
