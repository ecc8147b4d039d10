import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { Achievement, AchievementProgress } from './achievement.ts';
import { getProgress } from './achievement-progress.ts';
import { achievementTable } from './achievement-table.ts';

export function achievementRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/achievements',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listAchievements',
        tags: ['play'],
        summary: 'Everything that can be achieved',
        response: { 200: Type.Object({ achievements: Type.Array(Achievement) }) },
      },
    },
    async () => ({ achievements: [...achievementTable] }),
  );

  app.get(
    '/api/me/achievements',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyAchievements',
        tags: ['play'],
        summary: 'Everything that can be achieved, with how far the caller is',
        response: { 200: Type.Object({ achievements: Type.Array(AchievementProgress) }) },
      },
    },
    async (request) => ({ achievements: await getProgress(ctx.db, sessionOf(request).accountId) }),
  );
}
