import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { gamePlayerOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { invalid } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Time } from '../http/schemas.ts';
import { sendJsonText } from '../http/send-json.ts';
import type { Context } from '../platform/context.ts';
import { compactJson } from './state-text.ts';
import { getStoredValue, listStoredValues, storageLimits, writeStoredValues } from './storage-queries.ts';

const tags = ['sdk'];
const StorePath = Type.Object({ gameId: Id });
const ValuePath = Type.Object({ gameId: Id, key: Type.String() });
const Written = Type.Object({ updatedAt: Time });
/** The limit applies to the compact JSON; the body may contain many escapes. */
const bodyLimit = 2 * storageLimits.bytesMax;

/** A player's key-value storage in a game, besides the saved state. */
export function storageRoutes(app: App, ctx: Context): void {
  const write = async (request: FastifyRequest, set: Record<string, unknown>, removed: readonly string[]) => {
    const values = new Map(Object.entries(set).map(([key, value]) => [checkedKey(key), compactJson(value)]));
    const spent = await writeStoredValues(ctx.db, ctx.clock, gamePlayerOf(request), values, removed.map(checkedKey));
    return { spent, updatedAt: ctx.clock.now().toISOString() };
  };

  app.get(
    '/api/sdk/storage/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getStorage',
        tags,
        summary: 'All stored keys and values of the player in this game',
        params: StorePath,
        response: { 200: Type.Object({ entries: Type.Record(Type.String(), Type.Unknown()) }) },
      },
    },
    async (request, reply) => {
      const values = await listStoredValues(ctx.db, gamePlayerOf(request));
      // Values were validated as JSON text when they were stored, and are sent unchanged.
      const entries = values.map(({ key, value }) => `${JSON.stringify(key)}:${value}`);
      return sendJsonText(reply, `{"entries":{${entries.join()}}}`);
    },
  );

  app.put(
    '/api/sdk/storage/:gameId',
    {
      bodyLimit,
      config: { access: 'game', limit: 'storage_write', anyKeys: true },
      schema: {
        operationId: 'replaceStorage',
        tags,
        summary: 'Set and remove several keys, all or nothing; at most 3 MiB per player and game',
        params: StorePath,
        body: Type.Object({
          set: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          remove: Type.Optional(Type.Array(Type.String(), { maxItems: storageLimits.keysMax })),
        }),
        response: { 200: Written },
      },
    },
    async (request, reply) => {
      const { set = {}, remove = [] } = request.body;
      const { spent, updatedAt } = await write(request, set, remove);
      reply.headers(rateLimitHeaders(spent));
      return { updatedAt };
    },
  );

  app.get(
    '/api/sdk/storage/:gameId/:key',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getStored',
        tags,
        summary: 'One stored value',
        params: ValuePath,
        response: { 200: Type.Object({ value: Type.Unknown(), updatedAt: Time }) },
      },
    },
    async (request, reply) => {
      const { value, updatedAt } = await getStoredValue(ctx.db, gamePlayerOf(request), checkedKey(request.params.key));
      return sendJsonText(reply, `{"value":${value},"updatedAt":${JSON.stringify(updatedAt)}}`);
    },
  );

  app.put(
    '/api/sdk/storage/:gameId/:key',
    {
      bodyLimit,
      config: { access: 'game', limit: 'storage_write', anyKeys: true },
      schema: {
        operationId: 'store',
        tags,
        summary: 'Store one value',
        params: ValuePath,
        body: Type.Object({ value: Type.Unknown() }),
        response: { 200: Written },
      },
    },
    async (request, reply) => {
      const { spent, updatedAt } = await write(request, { [request.params.key]: request.body.value }, []);
      reply.headers(rateLimitHeaders(spent));
      return { updatedAt };
    },
  );

  app.delete(
    '/api/sdk/storage/:gameId/:key',
    {
      config: { access: 'game', limit: 'storage_write' },
      schema: {
        operationId: 'deleteStored',
        tags,
        summary: 'Remove one value, if it exists',
        params: ValuePath,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { spent } = await write(request, {}, [request.params.key]);
      return reply.headers(rateLimitHeaders(spent)).code(204).send(null);
    },
  );
}

/** PostgreSQL accepts neither U+0000 nor unpaired surrogates. */
function checkedKey(key: string): string {
  const isFit = key.length >= 1 && key.length <= storageLimits.keyCharactersMax && key.isWellFormed();
  if (isFit && !key.includes('\0') && key !== '__proto__') return key;
  throw invalid(`A key has 1 to ${storageLimits.keyCharactersMax} characters, and is not "__proto__".`);
}
