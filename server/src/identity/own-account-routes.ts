import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { Callers } from '../access/known-callers.ts';
import type { App } from '../http/http.ts';
import { OneOf } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { closeOwnAccount } from './close-account.ts';
import { exportOwnAccount } from './export-account.ts';

export function ownAccountRoutes(app: App, ctx: Context, callers: Callers): void {
  app.delete(
    '/api/me',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'closeMyAccount',
        tags: ['accounts'],
        summary: 'Close the account and erase personal data',
        querystring: Type.Object({
          games: Type.Optional(
            Type.Unsafe<'keep' | 'delete'>({
              ...OneOf('keep', 'delete'),
              description:
                "What happens to the account's games: they stay under a neutral name (the default), or are deleted too",
            }),
          ),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = sessionOf(request);
      await closeOwnAccount(ctx, caller, request.query.games ?? 'keep');
      callers.invalidate(caller.accountId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/me/export',
    {
      config: {
        access: 'session',
        answers: {
          200: { description: 'One JSON document with a section for each kind of data.', types: ['application/json'] },
        },
      },
      schema: {
        operationId: 'exportMyData',
        tags: ['accounts'],
        summary: 'Everything held about the caller, as one JSON document',
      },
    },
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="coinop-export.json"')
        .send(Readable.from(exportOwnAccount(ctx, sessionOf(request).accountId))),
  );
}
