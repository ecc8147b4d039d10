import { Type } from 'typebox';
import { gamePlayerOf, sessionOf } from '../access/guards.ts';
import { rateLimitHeaders, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { getGame } from '../games/catalogue/game-queries.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { insertUnlocked, listOwnAchievements, type OwnAchievementRow } from './own-achievement-queries.ts';

const OwnAchievement = Type.Object({
  id: Type.String({ description: 'As game.json names it' }),
  title: Type.String(),
  description: Type.String(),
  unlockedAt: Nullable(Time),
});
const OwnAchievements = Type.Object({ achievements: Type.Array(OwnAchievement) });

/** The achievements that a game declares itself in its game.json. */
export function ownAchievementRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/sdk/achievements/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'listOwnAchievements',
        tags: ['sdk'],
        summary: "The game's own achievements, and which of them the player has unlocked",
        params: Type.Object({ gameId: Id }),
        response: { 200: OwnAchievements },
      },
    },
    async (request) => ({ achievements: (await listOwnAchievements(ctx.db, gamePlayerOf(request))).map(viewOf) }),
  );

  app.post(
    '/api/sdk/achievements/:gameId/:id/unlock',
    {
      config: { access: 'game', limit: 'state_write' },
      schema: {
        operationId: 'unlockOwnAchievement',
        tags: ['sdk'],
        summary: "Unlock one of the game's own achievements for the player; a repeat changes nothing",
        params: Type.Object({ gameId: Id, id: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' }) }),
        response: { 200: Type.Object({ achievement: OwnAchievement }) },
      },
    },
    async (request, reply) => {
      const player = gamePlayerOf(request);
      const { unlocked, spent } = await inTransaction(ctx.db, async (tx) => {
        await requireOpen(tx, player.accountId);
        const spent = await spend(tx, ctx.clock, 'state_write', player.accountId, player.accountId);
        return { unlocked: await insertUnlocked(tx, player, request.params.id, ctx.clock.now()), spent };
      });
      reply.headers(rateLimitHeaders(spent));
      return { achievement: viewOf(unlocked) };
    },
  );

  app.get(
    '/api/games/:id/achievements',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listGameAchievements',
        tags: ['games'],
        summary: "A game's own achievements, and which of them the caller has unlocked in it",
        params: Type.Object({ id: Id }),
        response: { 200: OwnAchievements },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { id: gameId } = await getGame(ctx.db, accountId, request.params.id);
      return { achievements: (await listOwnAchievements(ctx.db, { accountId, gameId })).map(viewOf) };
    },
  );
}

function viewOf({ unlockedAt, ...shown }: OwnAchievementRow) {
  return { ...shown, unlockedAt: unlockedAt?.toISOString() ?? null };
}
