import { Type } from 'typebox';
import { previewPassOf, requirePreviewPass } from '../../access/preview-pass.ts';
import { drawAvatar } from '../../accounts/avatar.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { findHostedGame } from '../builds/version-queries.ts';
import { previewUrlOf } from '../hosts/game-host.ts';
import { localeOf } from './boot.ts';
import { createDocumentCache } from './document-cache.ts';
import { listDocumentFacts } from './document-queries.ts';
import { documentHeaders } from './document-routes.ts';
import { bootScript, readSdk } from './inject-sdk.ts';

const cacheBytesMax = 8 * 1024 * 1024;

export type GamePreview = { url: string; hasOrigin: boolean };

/**
 * The address at which an operator views a game, hidden or not: its build on a host of its own, otherwise its document.
 */
export async function previewOfGame(ctx: Context, gameId: string): Promise<GamePreview | undefined> {
  const game = await findHostedGame(ctx.db, gameId);
  if (game === undefined) return undefined;
  const build = game.activeSha256 === null ? null : previewUrlOf(ctx, gameId, game.activeSha256);
  if (build !== null) return { url: build, hasOrigin: true };
  const pass = encodeURIComponent(previewPassOf(ctx, gameId));
  return { url: `${ctx.config.gamesOrigin}/games/${gameId}/preview.html?pass=${pass}`, hasOrigin: false };
}

/** The document in the sandbox of every game, with a placeholder player, without a token and without a network. */
export function previewRoutes(app: App, ctx: Context): void {
  const documents = createDocumentCache(ctx.db, readSdk(), cacheBytesMax);
  const { baseUrl, appOrigins } = ctx.config;
  const { 'content-security-policy': policy = '', ...headers } = documentHeaders(ctx.config);
  const noNetwork = policy.replace(/connect-src [^;]*/, 'connect-src data: blob:');

  app.get(
    '/games/:id/preview.html',
    {
      config: {
        access: 'public',
        answers: { 200: { description: 'The document, without a token.', types: ['text/html'] } },
      },
      schema: {
        operationId: 'previewGame',
        tags: ['games'],
        summary: 'The document of a game for operators: without a player, a token or network access',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ pass: Type.String({ description: 'From the console; valid for half an hour' }) }),
      },
    },
    async (request, reply) => {
      const { id: gameId } = request.params;
      requirePreviewPass(ctx, gameId, request.query.pass);
      const game = await findHostedGame(ctx.db, gameId);
      const [facts] = game ? await listDocumentFacts(ctx.db, [{ accountId: game.creatorId, gameId }]) : [];
      if (facts === undefined) throw notFound('game');
      const { plain } = await documents.get(gameId, facts.version, facts.adapters ?? []);
      const boot = {
        baseUrl,
        gameId,
        title: facts.title,
        player: { id: 'preview', handle: 'preview', name: 'Preview', avatarUrl: nobody, guest: true },
        locale: localeOf(request.headers['accept-language']),
        state: 'null',
        stateVersion: 0,
        rewards: 'off',
        ...(facts.lowestWins && { lowestWins: true }),
        hostOrigins: [...new Set([baseUrl, ...appOrigins])],
      };
      const script = bootScript(boot, facts.platforms);
      return reply
        .headers({ ...headers, 'content-security-policy': noNetwork })
        .send(Buffer.concat([plain.before, script, plain.after]));
    },
  );
}

const nobody = `data:image/svg+xml;base64,${Buffer.from(drawAvatar('preview')).toString('base64')}`;
