import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { accountErrors } from '../accounts/account-errors.ts';
import { requireAdult } from '../accounts/age-gate.ts';
import { coinErrors } from '../coins/coin-errors.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { Intent, IntentStatus, OneIntent } from './intent.ts';
import { getOwnIntent, listOwnIntents } from './intent-queries.ts';
import { settleIntent } from './settle-intent.ts';
import { shopErrors } from './shop-errors.ts';

const Settlement = Type.Object({ intent: Intent, balance: Type.Integer() });
const tags = ['economy'];
const params = Type.Object({ id: Id });

/** Routes of the app's purchase sheet; they accept only session tokens. */
export function intentRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/shop/intents',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listIntents',
        tags,
        summary: "The caller's purchases, newest first",
        querystring: Type.Object({ ...PageQuery.properties, status: Type.Optional(IntentStatus) }),
        response: { 200: Type.Object({ intents: Type.Array(Intent), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { status } = request.query;
      const name = `intents ${accountId} ${status ?? ''}`;
      const list = (after: NewestPlace | undefined, limit: number) =>
        listOwnIntents(ctx, accountId, status, after, limit);
      const placeOf = ({ createdAt, id }: Intent): NewestPlace => [Date.parse(createdAt), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, name, request.query, list, placeOf);
      return { intents: page, nextCursor };
    },
  );

  app.get(
    '/api/shop/intents/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getIntent',
        tags,
        summary: "One of the caller's purchases",
        params,
        response: { 200: OneIntent },
      },
    },
    async (request) => ({
      intent: await getOwnIntent(ctx, sessionOf(request).accountId, request.params.id),
    }),
  );

  app.post(
    '/api/shop/intents/:id/approve',
    {
      config: {
        switch: 'purchases',
        access: 'session',
        errors: [
          coinErrors.insufficient_coins,
          accountErrors.age_required,
          accountErrors.age_not_allowed,
          shopErrors.intent_settled,
          shopErrors.intent_expired,
          shopErrors.already_owned,
          gameErrors.game_hidden,
        ],
      },
      schema: {
        operationId: 'approveIntent',
        tags,
        summary: 'Pay for the item and grant it; a repeat returns the same result',
        params,
        body: Type.Object({
          clientSeed: Type.Optional(Line(0, 64, 'Up to 64 printable characters, drawn with in a loot box')),
        }),
        response: { 200: Settlement },
      },
    },
    async (request) => {
      await requireAdult(ctx, sessionOf(request).accountId);
      const clientSeed = request.body.clientSeed ?? '';
      const decision = { intentId: request.params.id, decision: 'approved', clientSeed } as const;
      const { intent, balance } = await settleIntent(ctx, sessionOf(request), decision);
      return { intent, balance };
    },
  );

  app.post(
    '/api/shop/intents/:id/decline',
    {
      config: { access: 'session', errors: [shopErrors.intent_settled, shopErrors.intent_expired] },
      schema: {
        operationId: 'declineIntent',
        tags,
        summary: 'Decline the purchase; a repeat returns the same result',
        params,
        response: { 200: Settlement },
      },
    },
    async (request) => {
      const decision = { intentId: request.params.id, decision: 'declined', clientSeed: '' } as const;
      const { intent, balance } = await settleIntent(ctx, sessionOf(request), decision);
      return { intent, balance };
    },
  );
}
