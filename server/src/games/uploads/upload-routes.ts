import { Type } from 'typebox';
import { memberOf } from '../../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../../access/idempotency.ts';
import { rateLimitHeaders } from '../../access/limits.ts';
import { httpErrors } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { measureBuildsOf } from '../builds/version-queries.ts';
import { GameDescription, GameTags, GameTitle, Orientation } from '../catalogue/game.ts';
import { gameErrors } from '../catalogue/game-errors.ts';
import { findOwnGame } from '../catalogue/game-queries.ts';
import { checkGameUploadAddress } from './game-upload-address.ts';
import { partPlaceOf } from './part-place.ts';
import { receivePart } from './receive-part.ts';
import { startUpload } from './start-upload.ts';
import { GameUpload, viewOfUpload } from './upload.ts';
import { getOwnUpload, getUpload } from './upload-queries.ts';

const tags = ['games'];
const UploadPath = Type.Object({ id: Id });
const UploadLimits = Type.Object({
  bytesMax: Type.Integer({ description: 'Of the archive, and of its unpacked files together' }),
  filesMax: Type.Integer(),
  fileBytesMax: Type.Integer(),
  accountBytesMax: Type.Integer({ description: 'Of all games of one member together, with all their versions' }),
  usedBytes: Type.Integer({ description: 'Of `accountBytesMax`, taken already' }),
});
const Signature = Type.Object({ signature: Type.Optional(Type.String()) });

/** Members upload a game as a zip archive. */
export async function uploadRoutes(app: App, ctx: Context): Promise<void> {
  app.post(
    '/api/games/uploads',
    {
      config: {
        switch: 'uploads',
        access: 'member',
        limit: 'game_upload',
        errors: [httpErrors.not_found, httpErrors.conflict],
      },
      schema: {
        operationId: 'startGameUpload',
        tags,
        summary:
          "Start the upload of a game as a zip archive: a new game, or a new version of one of the caller's games",
        headers: IdempotencyHeader,
        body: Type.Object({
          gameId: Type.Optional(Id),
          title: Type.Optional(GameTitle),
          description: Type.Optional(GameDescription),
          tags: Type.Optional(GameTags),
          orientation: Type.Optional(Orientation),
          listed: Type.Optional(
            Type.Boolean({ description: 'Whether it is shown in lists and the feed; true by default' }),
          ),
        }),
        response: { 201: Type.Object({ upload: GameUpload, uploadUrl: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { gameId = null, title = null, description = null, orientation = null, listed = true } = request.body;
      const requested = { gameId, title, description, tags: request.body.tags ?? null, orientation, listed };
      const { upload, uploadUrl, spent } = await startUpload(ctx, memberOf(request), requested, idempotencyOf(request));
      return reply.headers(rateLimitHeaders(spent)).code(201).send({ upload, uploadUrl });
    },
  );

  app.get(
    '/api/games/uploads/limits',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getGameUploadLimits',
        tags,
        summary: 'How large a game may be, and what the games of the caller already take',
        response: { 200: Type.Object({ limits: UploadLimits }) },
      },
    },
    async (request) => {
      const usedBytes = await measureBuildsOf(ctx.db, memberOf(request).accountId);
      return { limits: { ...ctx.config.builds, usedBytes } };
    },
  );

  app.get(
    '/api/games/uploads/:id',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getGameUpload',
        tags,
        summary: 'The state of an upload, its notes, and the resulting game',
        params: UploadPath,
        response: { 200: Type.Object({ upload: GameUpload }) },
      },
    },
    async (request) => {
      const { accountId } = memberOf(request);
      const upload = await getOwnUpload(ctx.db, accountId, request.params.id);
      const game = upload.gameId === null ? undefined : await findOwnGame(ctx.db, accountId, upload.gameId);
      return { upload: viewOfUpload(upload, game, ctx.config) };
    },
  );

  await app.register(async (uploads) => {
    const scope = uploads as App;
    // The body stays a stream, whatever content type the sender declares.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.put(
      '/uploads/games/:id',
      {
        config: {
          access: 'public',
          slowBody: true,
          errors: [
            gameErrors.upload_address_unknown,
            httpErrors.conflict,
            httpErrors.too_large,
            httpErrors.request_timeout,
          ],
        },
        schema: {
          operationId: 'uploadGamePart',
          tags,
          summary: 'Upload the archive or a part of it, to the address from POST /api/games/uploads',
          description:
            'Parts are sent one after the other, each with Content-Range ("bytes 0-999/5000"), or with Upload-Offset and, on all but the last, Upload-Complete: ?0. HEAD of the same address returns Upload-Offset, where the next part begins.',
          params: UploadPath,
          querystring: Signature,
          response: { 200: Type.Object({ upload: GameUpload }) },
        },
      },
      async (request) => {
        checkGameUploadAddress(ctx, request.params.id, request.query.signature);
        return { upload: await receivePart(ctx, request.params.id, request.raw, partPlaceOf(request.headers)) };
      },
    );
    scope.head(
      '/uploads/games/:id',
      { config: { access: 'public' }, schema: { hide: true, params: UploadPath, querystring: Signature } },
      async (request, reply) => {
        checkGameUploadAddress(ctx, request.params.id, request.query.signature);
        const { receivedBytes, status } = await getUpload(ctx.db, request.params.id);
        return reply
          .header('upload-offset', receivedBytes)
          .header('upload-complete', status === 'awaiting_upload' ? '?0' : '?1')
          .header('cache-control', 'no-store')
          .send();
      },
    );
  });
}
