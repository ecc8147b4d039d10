import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { httpErrors, invalid, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { isPushEndpoint, PushSubscription, pushLimits, viewOfPushSubscription } from './push.ts';
import { deleteOwnPushSubscription, listPushSubscriptions, putPushSubscription } from './push-queries.ts';

const tags = ['notifications'];
const key = (bytes: number) =>
  Type.String({
    pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 8) / 6)}}=*$`,
    description: `${bytes} bytes, base64url`,
  });

/** Browsers that get notifications while no page is open. */
export function pushRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/push',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listPushSubscriptions',
        tags,
        summary: "The caller's push subscriptions, one per browser",
        response: { 200: Type.Object({ subscriptions: Type.Array(PushSubscription) }) },
      },
    },
    async (request) => {
      const subscriptions = await listPushSubscriptions(ctx.db, memberOf(request).accountId);
      return { subscriptions: subscriptions.map(viewOfPushSubscription) };
    },
  );

  app.post(
    '/api/me/push',
    {
      config: { access: 'member', errors: [httpErrors.not_configured] },
      schema: {
        operationId: 'subscribePush',
        tags,
        summary: 'Subscribe this browser to pushes until this session ends; an eleventh replaces the oldest',
        body: Type.Object({
          endpoint: Line(1, 1000, "An address of the browser's push service"),
          keys: Type.Object({ p256dh: key(65), auth: key(16) }),
        }),
        response: { 201: Type.Object({ subscription: PushSubscription }) },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const { endpoint, keys } = request.body;
      if (ctx.config.vapidPublicKey === undefined) throw new Refusal('not_configured');
      if (!isPushEndpoint(endpoint)) throw invalid('"endpoint" must be an address of a browser\'s push service.');
      const now = ctx.clock.now();
      const wanted = { id: newId(now), endpoint, p256dh: keys.p256dh, auth: keys.auth, createdAt: now };
      const subscription = await inTransaction(ctx.db, async (tx) => {
        await requireOpen(tx, caller.accountId);
        return putPushSubscription(tx, caller, wanted, pushLimits.perAccount);
      });
      return reply.code(201).send({ subscription: viewOfPushSubscription(subscription) });
    },
  );

  app.delete(
    '/api/me/push/:id',
    {
      config: { access: 'member', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'unsubscribePush',
        tags,
        summary: 'Delete a push subscription',
        params: Type.Object({ id: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteOwnPushSubscription(ctx.db, memberOf(request).accountId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
