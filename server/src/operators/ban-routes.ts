import { Type } from 'typebox';
import type { Callers } from '../access/known-callers.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Time } from '../http/schemas.ts';
import { unbanAccount } from '../moderation/decide-case.ts';
import type { Context } from '../platform/context.ts';
import { banPerson, closePerson, getPerson } from './account-actions.ts';
import { actOrAsk } from './act-or-ask.ts';
import { moderators, owners } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { act, ConfirmedBody, ReasonBody } from './record-action.ts';
import { Asked, viewOfRequest } from './request-routes.ts';
import { Person, viewOfPerson } from './shown-person.ts';

const tags = ['operators'];
const PersonPath = Type.Object({ id: Id });
const OnePerson = Type.Object({ person: Person });

/** Bans, and closing an account permanently. */
export function banRoutes(app: App, ctx: Context, callers: Callers): void {
  app.post(
    '/api/admin/people/:id/ban',
    {
      config: {
        access: 'operator',
        roles: moderators,
        errors: [httpErrors.not_found, httpErrors.conflict, operatorErrors.confirmation_mismatch],
      },
      schema: {
        operationId: 'banPerson',
        tags,
        summary:
          'Ban an account, permanently or until a time: its tokens are revoked and its content is hidden; confirm by its handle',
        params: PersonPath,
        body: Type.Object({ ...ConfirmedBody.properties, until: Type.Optional(Time) }),
        response: { 200: OnePerson, 202: Asked },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason, confirm, until } = request.body;
      const input = { confirm, ...(until !== undefined && { until }) };
      const outcome = await actOrAsk(ctx, request, banPerson, { targetId: id, reason, input });
      if ('asked' in outcome) return reply.code(202).send({ request: viewOfRequest(outcome.asked) });
      callers.invalidate(id);
      return { person: viewOfPerson(await getPerson(ctx, id)) };
    },
  );

  app.post(
    '/api/admin/people/:id/unban',
    {
      config: { access: 'operator', roles: moderators, errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'unbanPerson',
        tags,
        summary: 'Lift a ban',
        params: PersonPath,
        body: ReasonBody,
        response: { 200: OnePerson },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      const action = { action: 'unban', target: 'account', targetId: id, reason };
      await act(ctx, request, action, async (_tx, inside, by) => {
        const { handle } = await getPerson(inside, id);
        await unbanAccount(inside, handle, { by, reason });
        return { result: undefined, before: { banned: true }, after: { banned: false } };
      });
      callers.invalidate(id);
      return { person: viewOfPerson(await getPerson(ctx, id)) };
    },
  );

  app.post(
    '/api/admin/people/:id/close',
    {
      config: {
        access: 'operator',
        roles: owners,
        errors: [httpErrors.not_found, httpErrors.conflict, operatorErrors.confirmation_mismatch],
      },
      schema: {
        operationId: 'closePerson',
        tags,
        summary: 'Close an account permanently and erase what is personal; confirm by its handle',
        params: PersonPath,
        body: ConfirmedBody,
        response: { 202: Asked, 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason, confirm } = request.body;
      const outcome = await actOrAsk(ctx, request, closePerson, { targetId: id, reason, input: { confirm } });
      if ('asked' in outcome) return reply.code(202).send({ request: viewOfRequest(outcome.asked) });
      callers.invalidate(id);
      return reply.code(204).send(null);
    },
  );
}
