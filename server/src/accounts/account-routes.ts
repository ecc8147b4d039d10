import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http.ts';
import { getUser } from './account-queries.ts';
import { User } from './user.ts';

export function accountRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me',
    {
      config: { access: 'session' },
      schema: { tags: ['accounts'], summary: "The caller's account", response: { 200: Type.Object({ user: User }) } },
    },
    async (request) => ({ user: await getUser(ctx.db, ctx.config.baseUrl, sessionOf(request).accountId) }),
  );
}
