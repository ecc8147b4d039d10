import { Type } from 'typebox';
import { gamePlayerOf } from '../../access/guards.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { createPlayers } from './boot.ts';
import { listDocumentFacts } from './document-queries.ts';

const Player = Type.Object({
  id: Type.String({ description: 'Different in each game' }),
  handle: Type.String(),
  name: Type.String(),
  avatarUrl: Type.String(),
  guest: Type.Boolean(),
});

/** The player: a document on its own origin is the same for everyone, so the SDK asks. */
export function playerRoutes(app: App, ctx: Context): void {
  const playerOf = createPlayers(ctx);
  app.get(
    '/api/sdk/player/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getPlayer',
        tags: ['sdk'],
        summary: 'The player, as this game sees them',
        params: Type.Object({ gameId: Id }),
        response: { 200: Type.Object({ player: Player }) },
      },
    },
    async (request) => {
      const { accountId, gameId } = gamePlayerOf(request);
      const [facts] = await listDocumentFacts(ctx.db, [{ accountId, gameId }]);
      if (facts === undefined) throw notFound('game');
      return { player: playerOf({ accountId, gameId }, facts) };
    },
  );
}
