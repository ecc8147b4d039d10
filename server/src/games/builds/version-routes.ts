import { Type } from 'typebox';
import { memberOf } from '../../access/guards.ts';
import { httpErrors } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id, Time } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { Game } from '../catalogue/game.ts';
import { gameErrors } from '../catalogue/game-errors.ts';
import { deleteGame, requireOwnGame, switchVersion } from './manage-versions.ts';
import { listOwnVersions } from './version-queries.ts';

const tags = ['games'];
const GamePath = Type.Object({ id: Id });

export const BuildReport = Type.Object({
  notes: Type.Array(Type.String(), { description: 'Remarks for the author, one sentence each' }),
  fileCount: Type.Integer(),
  sizeBytes: Type.Integer(),
});

const Version = Type.Object({
  number: Type.Integer(),
  active: Type.Boolean({ description: 'Whether it is the version that is played' }),
  fileCount: Type.Integer(),
  sizeBytes: Type.Integer(),
  report: BuildReport,
  createdAt: Time,
});

/** Routes for creators to manage the versions of their games. */
export function versionRoutes(app: App, ctx: Context, catalogue: Catalogue): void {
  app.get(
    '/api/games/:id/versions',
    {
      config: { access: 'member', errors: [gameErrors.not_creator] },
      schema: {
        operationId: 'listVersions',
        tags,
        summary: "The last ten versions of one of the caller's games, newest first",
        params: GamePath,
        response: { 200: Type.Object({ versions: Type.Array(Version) }) },
      },
    },
    async (request) => {
      const { accountId } = memberOf(request);
      await requireOwnGame(ctx.db, accountId, request.params.id);
      const versions = await listOwnVersions(ctx.db, accountId, request.params.id);
      return {
        versions: versions.map(({ number, isActive, fileCount, sizeBytes, report, createdAt }) => ({
          number,
          active: isActive,
          fileCount,
          sizeBytes,
          report,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  );

  app.post(
    '/api/games/:id/versions/:number/activate',
    {
      config: { access: 'member', errors: [gameErrors.not_creator, httpErrors.conflict] },
      schema: {
        operationId: 'activateVersion',
        tags,
        summary: 'Make a version the one that is played, at once; running plays keep theirs',
        params: Type.Object({
          id: Id,
          number: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'a whole number' }),
        }),
        response: { 200: Type.Object({ game: Game }) },
      },
    },
    async (request) => {
      const { id, number } = request.params;
      const game = await switchVersion(ctx, memberOf(request), id, Number(number));
      catalogue.invalidate(game.id);
      return { game };
    },
  );

  app.delete(
    '/api/games/:id',
    {
      config: { access: 'member', errors: [gameErrors.not_creator] },
      schema: {
        operationId: 'deleteGame',
        tags,
        summary: "Delete one of the caller's games with its files; nobody can open it any more",
        params: GamePath,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteGame(ctx, memberOf(request), request.params.id);
      catalogue.invalidate(request.params.id);
      return reply.code(204).send(null);
    },
  );
}
