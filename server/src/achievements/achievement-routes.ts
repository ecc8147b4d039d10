import { Type } from 'typebox';
import type { App } from '../http/http.ts';
import { Achievement } from './achievement.ts';
import { achievementTable } from './achievement-table.ts';

export function achievementRoutes(app: App): void {
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
}
