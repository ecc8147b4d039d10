import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { limitNames, limits, listUsedLimits } from '../access/limits.ts';
import { listSessions } from '../access/own-session-queries.ts';
import { StatementLine } from '../coins/statement.ts';
import { readStatement } from '../coins/wallet-queries.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, OneOf, Time } from '../http/schemas.ts';
import { normalAddress } from '../identity/email-address.ts';
import { exportOwnAccount } from '../identity/export-account.ts';
import { addressHashOf } from '../identity/start-email-code.ts';
import type { Context } from '../platform/context.ts';
import { listPreviousSaves } from '../saves/previous-saves.ts';
import { GameInventory, listGameInventories } from '../shop/inventory-queries.ts';
import { getPerson } from './account-actions.ts';
import { everyRole, owners } from './operator.ts';
import { listMergedGuests, listReportsAbout, listSavesOf, searchPeople } from './people-queries.ts';
import { listBestScoresOf, listGamesOf } from './person-game-queries.ts';
import { act, ReasonBody } from './record-action.ts';
import { Person, viewOfPerson } from './shown-person.ts';

const tags = ['operators'];
const PersonPath = Type.Object({ id: Id });

/** Accounts as support sees them. */
export function peopleRoutes(app: App, ctx: Context): void {
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
        summary:
          'An account with its sessions, games, best scores, saves, inventory, reports and the latest lines of its wallet',
        params: PersonPath,
        response: {
          200: Type.Object({
            person: Person,
            sessions: Type.Array(
              Type.Object({ id: Id, device: Nullable(Type.String()), createdAt: Time, lastUsedAt: Time }),
            ),
            games: Type.Array(
              Type.Object({
                id: Id,
                title: Type.String(),
                listed: Type.Boolean({ description: 'False while it is unlisted or hidden' }),
                boardsFrozenAt: Nullable(Time),
              }),
            ),
            bestScores: Type.Array(
              Type.Object({
                gameId: Id,
                title: Type.String(),
                board: Nullable(Type.String({ description: "Null for the game's main board" })),
                score: Type.Number(),
                achievedAt: Time,
              }),
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
                limit: OneOf(...limitNames),
                used: Type.Integer(),
                max: Type.Integer(),
                windowSeconds: Type.Integer(),
              }),
            ),
            ledger: Type.Array(StatementLine),
            mergedGuests: Type.Array(Type.Object({ id: Id, createdAt: Time, mergedAt: Time })),
            reportsAbout: Type.Array(
              Type.Object({
                target: Type.String(),
                title: Type.String(),
                reason: Type.String(),
                category: Nullable(Type.String()),
                createdAt: Time,
              }),
            ),
          }),
        },
      },
    },
    async ({ params: { id } }) => {
      const person = await getPerson(ctx, id);
      const now = ctx.clock.now();
      const [merged, about] = [await listMergedGuests(ctx.db, id), await listReportsAbout(ctx.db, id)];
      const [games, bestScores] = [await listGamesOf(ctx.db, id), await listBestScoresOf(ctx.db, id)];
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
        games: games.map(({ isListed, boardsFrozenAt, ...game }) => ({
          ...game,
          listed: isListed,
          boardsFrozenAt: boardsFrozenAt?.toISOString() ?? null,
        })),
        bestScores: bestScores.map((best) => ({ ...best, achievedAt: best.achievedAt.toISOString() })),
        saves: saves.map((save) => ({ ...save, updatedAt: save.updatedAt.toISOString() })),
        previousSaves: previousSaves.map(({ gameId, title, updatedAt }) => ({
          gameId,
          title,
          updatedAt: updatedAt.toISOString(),
        })),
        inventory,
        limits: used.map(({ limit, used: times }) => ({ limit, used: times, ...limits[limit] })),
        ledger: lines.map(({ number: _number, ...line }) => line),
        mergedGuests: merged.map((guest) => ({
          id: guest.id,
          createdAt: guest.createdAt.toISOString(),
          mergedAt: guest.mergedAt.toISOString(),
        })),
        reportsAbout: about.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
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
        summary: "The person's data as GET /api/me/export would return it, to answer a legal request",
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
}
