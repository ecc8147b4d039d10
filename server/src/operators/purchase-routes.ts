import { Type } from 'typebox';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, PageQuery, Time } from '../http/schemas.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { shopErrors } from '../shop/shop-errors.ts';
import { actOrAsk } from './act-or-ask.ts';
import { refundPurchase } from './coin-actions.ts';
import { everyRole, supporters } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import {
  listEagerBuyers,
  listGuestCollectors,
  listPurchases,
  listSellers,
  type PurchaseRow,
} from './purchase-queries.ts';
import { Reason } from './record-action.ts';
import { Asked, viewOfRequest } from './request-routes.ts';

const tags = ['operators'];
const salesDays = 30;
const daySeconds = 86_400;
/** From this many purchases in a day an account is listed. */
const eagerPurchasesMin = 50;
const guestsMin = 5;

const Purchase = Type.Object(
  {
    id: Id,
    buyerId: Id,
    buyer: Type.String(),
    gameId: Id,
    game: Type.String(),
    creatorId: Id,
    creator: Type.String(),
    item: Type.String(),
    granted: Type.String({ description: 'What the buyer got: the item, or the prize of a box' }),
    price: Type.Integer(),
    settledAt: Time,
    refundedAt: Nullable(Time),
  },
  { title: 'PurchaseForOperators' },
);

/** Sales, sellers, and refunds. */
export function purchaseRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/purchases',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listPurchases',
        tags,
        summary: 'Approved purchases, newest first, of all buyers or of one',
        querystring: Type.Object({ ...PageQuery.properties, accountId: Type.Optional(Id) }),
        response: { 200: Type.Object({ purchases: Type.Array(Purchase), nextCursor: NextCursor }) },
      },
    },
    async ({ query: { accountId, ...query } }) => {
      const { page, nextCursor } = await readPage<PurchaseRow, string>(
        ctx.keys.cursor,
        `operator-purchases ${accountId ?? ''}`,
        query,
        (after, limit) => listPurchases(ctx.db, accountId, after, limit),
        ({ id }) => id,
      );
      return { purchases: page.map(viewOfPurchase), nextCursor };
    },
  );

  app.get(
    '/api/admin/sales',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'getSales',
        tags,
        summary: 'The top sellers of 30 days, and accounts with unusually many purchases or merged guests in one',
        response: {
          200: Type.Object({
            sellers: Type.Array(
              Type.Object({
                creatorId: Id,
                creator: Type.String(),
                sales: Type.Integer(),
                refunds: Type.Integer(),
                coins: Type.Integer({ description: 'What buyers paid, refunds left out' }),
                share: Type.Integer({ description: "The creator's share of it" }),
              }),
            ),
            eagerBuyers: Type.Array(
              Type.Object({
                buyerId: Id,
                buyer: Type.String(),
                purchases: Type.Integer(),
                coins: Type.Integer(),
              }),
            ),
            guestCollectors: Type.Array(Type.Object({ accountId: Id, handle: Type.String(), guests: Type.Integer() }), {
              description: 'Members who merged unusually many guests within a day',
            }),
          }),
        },
      },
    },
    async () => {
      const now = ctx.clock.now();
      const [sellers, eagerBuyers, guestCollectors] = await Promise.all([
        listSellers(ctx.db, secondsAfter(now, -salesDays * daySeconds), 100),
        listEagerBuyers(ctx.db, secondsAfter(now, -daySeconds), eagerPurchasesMin),
        listGuestCollectors(ctx.db, secondsAfter(now, -daySeconds), guestsMin),
      ]);
      return { sellers, eagerBuyers, guestCollectors };
    },
  );

  app.post(
    '/api/admin/purchases/:id/refund',
    {
      config: {
        access: 'operator',
        roles: supporters,
        errors: [httpErrors.not_found, httpErrors.conflict, shopErrors.item_used_up, operatorErrors.role_not_allowed],
      },
      schema: {
        operationId: 'refundPurchase',
        tags,
        summary: "Refund a purchase, once: takes the item and the creator's share back and returns the price",
        params: Type.Object({ id: Id }),
        body: Type.Object({
          evenIfUsed: Type.Optional(
            Type.Boolean({ description: 'Refund it even when the item was used up since and cannot be taken back' }),
          ),
          reason: Reason,
        }),
        response: {
          200: Type.Object({
            coins: Type.Integer({ description: 'What the buyer got back' }),
            shareTaken: Type.Integer({ description: "The creator's part of the refund; the platform bears the rest" }),
            itemTaken: Type.Boolean(),
          }),
          202: Asked,
        },
      },
    },
    async (request, reply) => {
      const { evenIfUsed = false, reason } = request.body;
      const wanted = { targetId: request.params.id, reason, input: { evenIfUsed } };
      const outcome = await actOrAsk(ctx, request, refundPurchase, wanted);
      return 'asked' in outcome ? reply.code(202).send({ request: viewOfRequest(outcome.asked) }) : outcome.done;
    },
  );
}

function viewOfPurchase({ settledAt, refundedAt, ...purchase }: PurchaseRow) {
  return { ...purchase, settledAt: settledAt.toISOString(), refundedAt: refundedAt?.toISOString() ?? null };
}
