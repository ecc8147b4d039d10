import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import type { App } from '../http/http.ts';
import { Id, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { listPreviousSaves, restorePreviousSave } from './previous-saves.ts';

const tags = ['accounts'];
const PreviousSave = Type.Object({
  gameId: Id,
  title: Type.String(),
  updatedAt: Time,
  size: Type.Integer({ description: 'Bytes of the state as JSON' }),
});

export function previousSaveRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/saves/previous',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listPreviousSaves',
        tags,
        summary: "A merged guest's saves in games where the caller had one too; kept for 30 days after the merge",
        response: { 200: Type.Object({ saves: Type.Array(PreviousSave) }) },
      },
    },
    async (request) => {
      const saves = await listPreviousSaves(ctx.db, sessionOf(request).accountId, ctx.clock.now());
      return { saves: saves.map((save) => ({ ...save, updatedAt: save.updatedAt.toISOString() })) };
    },
  );

  app.post(
    '/api/me/saves/previous/:gameId/restore',
    {
      config: { access: 'session', limit: 'state_write' },
      schema: {
        operationId: 'restorePreviousSave',
        tags,
        summary: 'Swap a previous save with the current one',
        params: Type.Object({ gameId: Id }),
        response: { 200: Type.Object({ version: Type.Integer(), updatedAt: Time }) },
      },
    },
    async (request, reply) => {
      const { version, updatedAt, spent } = await restorePreviousSave(ctx, sessionOf(request), request.params.gameId);
      reply.headers(rateLimitHeaders(spent));
      return { version, updatedAt: updatedAt.toISOString() };
    },
  );
}
