import { Type } from 'typebox';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { sessionOf } from './guards.ts';
import type { Callers } from './known-callers.ts';
import { deleteOtherSessions, deleteOwnSession, listSessions } from './own-session-queries.ts';

const Session = Type.Object({
  id: Id,
  current: Type.Boolean({ description: 'Whether it is the session of this request' }),
  createdAt: Time,
  lastUsedAt: Type.String({ description: 'ISO 8601, UTC; up to an hour old' }),
  device: Nullable(Type.String({ description: 'The device, as far as its User-Agent says' })),
});

export function sessionRoutes(app: App, ctx: Context, callers: Callers): void {
  app.get(
    '/api/me/sessions',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listSessions',
        tags: ['accounts'],
        summary: "The caller's sessions, the current one first",
        response: { 200: Type.Object({ sessions: Type.Array(Session) }) },
      },
    },
    async (request) => {
      const sessions = await listSessions(ctx.db, sessionOf(request), ctx.clock.now());
      return {
        sessions: sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },
  );

  app.delete(
    '/api/me/sessions/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'endSession',
        tags: ['accounts'],
        summary: "End one of the caller's sessions",
        params: Type.Object({ id: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = sessionOf(request);
      const isDeleted = await deleteOwnSession(ctx.db, caller, request.params.id, ctx.clock.now());
      if (!isDeleted) throw notFound('session of yours');
      callers.invalidate(caller.accountId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/me/sessions',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'endOtherSessions',
        tags: ['accounts'],
        summary: 'End all other sessions',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = sessionOf(request);
      await deleteOtherSessions(ctx.db, caller, ctx.clock.now());
      callers.invalidate(caller.accountId);
      return reply.code(204).send(null);
    },
  );
}
