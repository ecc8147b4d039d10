import { Type } from 'typebox';
import type { GamePlayer } from '../access/caller.ts';
import { gamePlayerOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { invalid, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { sendError } from '../http/http-errors.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import { sendJsonText } from '../http/send-json.ts';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Context } from '../platform/context.ts';
import { saveErrors } from './save-errors.ts';
import { etagOfVersion, saveState } from './save-state.ts';
import { listStates } from './state-queries.ts';
import { stateBytesMax } from './state-text.ts';

const StatePath = Type.Object({ gameId: Id });
const tags = ['sdk'];
// The limit of 32,768 bytes applies to the compact JSON; whitespace and escapes may make the body much larger.
const bodyBytesMax = 256 * 1024;

export function stateRoutes(app: App, ctx: Context): void {
  const stateOf = batchLoader((players: GamePlayer[]) => listStates(ctx.db, players), { atOnceMax: 4, keysMax: 32 });

  app.get(
    '/api/sdk/state/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getState',
        tags,
        summary: "The player's saved state in this game",
        params: StatePath,
        response: { 200: Type.Object({ state: Type.Unknown(), version: Type.Integer(), updatedAt: Nullable(Time) }) },
      },
    },
    async (request, reply) => {
      const saved = await stateOf(gamePlayerOf(request));
      const version = saved?.version ?? 0;
      const updatedAt = JSON.stringify(saved?.updatedAt ?? null);
      reply.header('etag', etagOfVersion(version));
      // The state was validated as JSON text when it was saved, and is sent unchanged.
      return sendJsonText(reply, `{"state":${saved?.state ?? 'null'},"version":${version},"updatedAt":${updatedAt}}`);
    },
  );

  app.put(
    '/api/sdk/state/:gameId',
    {
      bodyLimit: bodyBytesMax,
      errorHandler: (error, request, reply) =>
        sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? farTooLarge() : error, request, reply),
      config: { access: 'game', limit: 'state_write', anyKeys: true, errors: [saveErrors.stale_version] },
      schema: {
        operationId: 'saveState',
        tags,
        summary: "Save the player's state in this game, at most 32,768 bytes of JSON",
        params: StatePath,
        headers: Type.Object({
          'if-match': Type.Optional(Type.String({ description: 'The version this save is based on, as "3"' })),
        }),
        body: Type.Object({ state: Type.Unknown() }),
        response: { 200: Type.Object({ version: Type.Integer(), updatedAt: Time }) },
      },
    },
    async (request, reply) => {
      if (Object.hasOwn(request.body, '__proto__')) throw new Refusal('invalid_json', '"__proto__" cannot be a key.');
      const ifVersion = versionOf(request.headers['if-match']);
      const { version, updatedAt, spent } = await saveState(ctx, gamePlayerOf(request), request.body.state, ifVersion);
      reply.headers(rateLimitHeaders(spent)).header('etag', etagOfVersion(version));
      return { version, updatedAt: updatedAt.toISOString() };
    },
  );
}

/** The body was not read completely, so the size of its state is unknown. */
function farTooLarge(): Refusal {
  return new Refusal(
    'too_large',
    `The body has more than ${bodyBytesMax} bytes; at most ${stateBytesMax} bytes of JSON can be saved.`,
  );
}

function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined) return null;
  const digits = /^"(\d{1,15})"$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined) throw invalid('If-Match must be a version in quotes, such as "3".');
  return Number(digits);
}
