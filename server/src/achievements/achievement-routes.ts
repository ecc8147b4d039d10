import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { Achievement, AchievementProgress, viewOfAchievement } from './achievement.ts';
import { getProgress } from './achievement-progress.ts';
import { achievementTable } from './achievement-table.ts';
import { drawAchievement } from './draw-achievement.ts';

export function achievementRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/achievements',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listAchievements',
        tags: ['play'],
        summary: 'All achievements',
        response: { 200: Type.Object({ achievements: Type.Array(Achievement) }) },
      },
    },
    async () => ({ achievements: achievementTable.map((rule) => viewOfAchievement(rule, ctx.config.baseUrl)) }),
  );

  app.get(
    '/achievements/:id.svg',
    {
      config: {
        access: 'public',
        errors: [httpErrors.not_found],
        answers: {
          200: { description: 'A picture.', types: ['image/svg+xml'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getAchievementPicture',
        tags: ['play'],
        summary: 'The picture of an achievement, by its id',
        params: Type.Object({ id: Type.String() }),
      },
    },
    async (request, reply) => {
      const rule = achievementTable.find(({ id }) => id === request.params.id);
      if (rule === undefined) throw notFound('picture');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .type('image/svg+xml')
        .send(drawAchievement(rule));
    },
  );

  app.get(
    '/api/me/achievements',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyAchievements',
        tags: ['play'],
        summary: "All achievements with the caller's progress",
        response: { 200: Type.Object({ achievements: Type.Array(AchievementProgress) }) },
      },
    },
    async (request) => ({ achievements: await getProgress(ctx.db, ctx.config.baseUrl, sessionOf(request).accountId) }),
  );
}
