import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Callers } from '../access/known-callers.ts';
import { limits, listUsedLimits } from '../access/limits.ts';
import { listSessions } from '../access/own-session-queries.ts';
import { StatementLine } from '../coins/statement.ts';
import { readStatement } from '../coins/wallet-queries.ts';
import { conflict, httpErrors, invalid, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, Time } from '../http/schemas.ts';
import { closeAccount } from '../identity/close-account.ts';
import { normalAddress } from '../identity/email-address.ts';
import { exportOwnAccount } from '../identity/export-account.ts';
import { addressHashOf } from '../identity/start-email-code.ts';
import { banAccount, unbanAccount } from '../moderation/decide-case.ts';
import type { Context } from '../platform/context.ts';
import { listPreviousSaves } from '../saves/previous-saves.ts';
import { GameInventory, listGameInventories } from '../shop/inventory-queries.ts';
import { everyRole, moderators, owners } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { findPerson, listSavesOf, type PersonRow, searchPeople } from './people-queries.ts';
import { act, ConfirmedBody, ReasonBody, requireConfirmed } from './record-action.ts';
import { Person, viewOfPerson } from './shown-person.ts';

const tags = ['operators'];
const PersonPath = Type.Object({ id: Id });
const OnePerson = Type.Object({ person: Person });

/** Accounts as support sees them, and what can be done about them. */
export function peopleRoutes(app: App, ctx: Context, callers: Callers): void {
  app.get(
    '/api/admin/people',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'searchPeople',
        tags,
        summary: 'Accounts by the beginning of a handle, by id, or by a whole e-mail address',
        querystring: Type.Object({ q: Line(1, 254) }),
        response: { 200: Type.Object({ people: Type.Array(Person) }) },
      },
    },
    async ({ query: { q } }) => {
      const emailHash = q.includes('@', 1) ? addressHashOf(ctx, normalAddress(q)) : undefined;
      const found = await searchPeople(ctx.db, q.trim(), emailHash, 50);
      return { people: found.map(viewOfPerson) };
    },
  );

  app.get(
    '/api/admin/people/:id',
    {
      config: { access: 'operator', roles: everyRole, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getPerson',
        tags,
        summary: 'An account with its sessions, saves, inventory and the latest lines of its wallet',
        params: PersonPath,
        response: {
          200: Type.Object({
            person: Person,
            sessions: Type.Array(
              Type.Object({ id: Id, device: Nullable(Type.String()), createdAt: Time, lastUsedAt: Time }),
            ),
            saves: Type.Array(
              Type.Object({
                gameId: Id,
                title: Type.String(),
                sizeBytes: Type.Integer(),
                version: Type.Integer(),
                updatedAt: Time,
              }),
            ),
            previousSaves: Type.Array(Type.Object({ gameId: Id, title: Type.String(), updatedAt: Time })),
            inventory: Type.Array(GameInventory),
            limits: Type.Array(
              Type.Object({
                limit: Type.String(),
                used: Type.Integer(),
                max: Type.Integer(),
                windowSeconds: Type.Integer(),
              }),
            ),
            ledger: Type.Array(StatementLine),
          }),
        },
      },
    },
    async ({ params: { id } }) => {
      const person = await getPerson(ctx, id);
      const now = ctx.clock.now();
      const [sessions, saves, previousSaves, inventory, used, { lines }] = await Promise.all([
        listSessions(ctx.db, { accountId: id, sessionId: null }, now),
        listSavesOf(ctx.db, id),
        listPreviousSaves(ctx.db, id, now),
        listGameInventories(ctx, id, undefined, 100),
        listUsedLimits(ctx.db, ctx.clock, id),
        readStatement(ctx.db, id, undefined, 50),
      ]);
      return {
        person: viewOfPerson(person),
        sessions: sessions.map(({ id: sessionId, device, createdAt, lastUsedAt }) => ({
          id: sessionId,
          device,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
        saves: saves.map((save) => ({ ...save, updatedAt: save.updatedAt.toISOString() })),
        previousSaves: previousSaves.map(({ gameId, title, updatedAt }) => ({
          gameId,
          title,
          updatedAt: updatedAt.toISOString(),
        })),
        inventory,
        limits: used.map(({ limit, used: times }) => ({ limit, used: times, ...limits[limit] })),
        ledger: lines.map(({ number: _number, ...line }) => line),
      };
    },
  );

  app.get(
    '/api/admin/people/:id/export',
    {
      config: {
        access: 'operator',
        roles: owners,
        errors: [httpErrors.not_found],
        answers: { 200: { description: 'Everything held about the account.', types: ['application/json'] } },
      },
      schema: {
        operationId: 'exportPerson',
        tags,
        summary: 'What the person would get from GET /api/me/export, for an answer to a request by law',
        params: PersonPath,
        querystring: ReasonBody,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason } = request.query;
      await act(ctx, request, { action: 'export', target: 'account', targetId: id, reason }, async (_tx, inside) => ({
        result: await getPerson(inside, id),
      }));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="coinop-export.json"')
        .send(Readable.from(exportOwnAccount(ctx, id)));
    },
  );

  for (const decision of ['ban', 'unban'] as const) {
    app.post(
      `/api/admin/people/:id/${decision}`,
      {
        config: {
          access: 'operator',
          roles: moderators,
          errors: [httpErrors.not_found, httpErrors.conflict, operatorErrors.confirmation_mismatch],
        },
        schema: {
          operationId: decision === 'ban' ? 'banPerson' : 'unbanPerson',
          tags,
          summary:
            decision === 'ban'
              ? 'Ban an account, for good or until a time: its tokens are revoked, nothing of it is shown; confirm by its handle'
              : 'Lift a ban',
          params: PersonPath,
          body:
            decision === 'ban'
              ? Type.Object({ ...ConfirmedBody.properties, until: Type.Optional(Time) })
              : Type.Object({
                  ...ReasonBody.properties,
                  confirm: Type.Optional(Line(1, 200)),
                  until: Type.Optional(Time),
                }),
          response: { 200: OnePerson },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { reason, confirm } = request.body;
        const until = request.body.until === undefined ? null : new Date(request.body.until);
        if (until !== null && !(until > ctx.clock.now())) throw invalid('"until" must be a time to come.');
        const action = { action: decision, target: 'account', targetId: id, reason };
        await act(ctx, request, action, async (_tx, inside, by) => {
          const { handle } = await getPerson(inside, id);
          if (decision === 'ban') requireConfirmed(confirm ?? '', handle);
          if (decision === 'ban') await banAccount(inside, handle, { by, reason }, until);
          else await unbanAccount(inside, handle, { by, reason });
          const after = { banned: decision === 'ban', ...(until && { until: until.toISOString() }) };
          return { result: undefined, before: { banned: decision === 'unban' }, after };
        });
        callers.invalidate(id);
        return { person: viewOfPerson(await getPerson(ctx, id)) };
      },
    );
  }

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
        summary: 'Close an account for good and erase what is personal; confirm by its handle',
        params: PersonPath,
        body: ConfirmedBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason, confirm } = request.body;
      await act(ctx, request, { action: 'close', target: 'account', targetId: id, reason }, async (tx, inside) => {
        const { handle, closedAt } = await getPerson(inside, id);
        if (closedAt !== null) throw conflict('This account is closed already.');
        requireConfirmed(confirm, handle);
        await closeAccount(tx, inside, id);
        return { result: undefined };
      });
      callers.invalidate(id);
      return reply.code(204).send(null);
    },
  );
}

async function getPerson(ctx: Pick<Context, 'db'>, id: string): Promise<PersonRow> {
  const person = await findPerson(ctx.db, id);
  if (person === undefined) throw notFound('account');
  return person;
}
