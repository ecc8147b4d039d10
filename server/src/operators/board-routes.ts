import { Type } from 'typebox';
import { setBoardsFrozen } from '../games/catalogue/hide-game.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, Time } from '../http/schemas.ts';
import { cleanScores } from '../moderation/clean-scores.ts';
import { type Target, targetNamed } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { cleanBoard, cleanBoardsOf } from '../play/clean-board.ts';
import { getPerson } from './account-actions.ts';
import { moderators } from './operator.ts';
import { act, Reason, ReasonBody } from './record-action.ts';

const tags = ['operators'];

/** Leaderboards: removing scores, and freezing boards. */
export function boardRoutes(app: App, ctx: Context, targets: readonly Target[]): void {
  app.post(
    '/api/admin/boards/:gameId/clean',
    {
      config: { access: 'operator', roles: moderators, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'cleanBoard',
        tags,
        summary: "Remove one player, or all players, from a game's boards",
        params: Type.Object({ gameId: Id }),
        body: Type.Object({ handle: Type.Optional(Line(1, 50)), reason: Reason }),
        response: { 200: Type.Object({ cleaned: Type.Integer({ description: 'Players who were removed' }) }) },
      },
    },
    async (request) => {
      const { gameId } = request.params;
      const { handle, reason } = request.body;
      const games = targetNamed(targets, 'game');
      if (games === undefined) throw new Error('Games can be decided about');
      const action = { action: 'clean board', target: 'game', targetId: gameId, reason };
      const cleaned = await act(ctx, request, action, async (_tx, inside, by) => {
        const result = await cleanScores(inside, games, cleanBoard, { gameId, handle }, { by, reason });
        return { result, after: { handle: handle ?? null, cleaned: result } };
      });
      return { cleaned };
    },
  );

  app.put(
    '/api/admin/boards/:gameId/frozen',
    {
      config: { access: 'operator', roles: moderators, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'freezeBoards',
        tags,
        summary: "Freeze or unfreeze a game's boards; the game stays playable",
        params: Type.Object({ gameId: Id }),
        body: Type.Object({ frozen: Type.Boolean(), reason: Reason }),
        response: { 200: Type.Object({ frozenAt: Nullable(Time) }) },
      },
    },
    async (request) => {
      const { gameId } = request.params;
      const { frozen, reason } = request.body;
      const action = { action: frozen ? 'freeze boards' : 'unfreeze boards', target: 'game', targetId: gameId, reason };
      return act(ctx, request, action, async (tx) => {
        const frozenAt = frozen ? ctx.clock.now() : null;
        const found = await setBoardsFrozen(tx, gameId, frozenAt);
        if (found === undefined) throw notFound('game');
        const result = { frozenAt: frozenAt?.toISOString() ?? null };
        return { result, before: { frozen: found.before !== null }, after: { frozen } };
      });
    },
  );

  app.post(
    '/api/admin/people/:id/scores/clean',
    {
      config: { access: 'operator', roles: moderators, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'cleanScoresOfPerson',
        tags,
        summary: 'Remove an account from the boards of every game',
        params: Type.Object({ id: Id }),
        body: ReasonBody,
        response: { 200: Type.Object({ boards: Type.Integer({ description: 'Boards it was removed from' }) }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const action = { action: 'clean scores', target: 'account', targetId: id, reason: request.body.reason };
      return act(ctx, request, action, async (tx, inside) => {
        await getPerson(inside, id);
        const boards = await cleanBoardsOf(tx, id);
        return { result: { boards }, after: { boards } };
      });
    },
  );
}
