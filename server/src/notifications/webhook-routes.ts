import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { addWebhook, changeWebhook, requireWebhooks, rotateWebhookSecret, testWebhook } from './change-webhooks.ts';
import { notificationKinds } from './notification.ts';
import { Delivery, type DeliveryRow, viewOfDelivery, viewOfWebhook, Webhook, WebhookKind } from './webhook.ts';
import { deleteWebhook, getOwnWebhook, listDeliveries, listWebhooks } from './webhook-queries.ts';

const tags = ['webhooks'];
const params = Type.Object({ id: Id });
const OneWebhook = Type.Object({ webhook: Webhook });
const Url = Line(1, 500, 'An https address with a public host');
const Kinds = Type.Array(WebhookKind, { minItems: 1, maxItems: notificationKinds.length });
const Secret = Type.String({ description: 'Shown now and never again' });

/** Sends a member's notifications to their own addresses. */
export function webhookRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/webhooks',
    {
      config: { access: 'member', errors: [httpErrors.not_configured] },
      schema: {
        operationId: 'listWebhooks',
        tags,
        summary: "The caller's webhooks",
        response: { 200: Type.Object({ webhooks: Type.Array(Webhook) }) },
      },
    },
    async (request) => {
      requireWebhooks(ctx);
      return { webhooks: (await listWebhooks(ctx.db, memberOf(request).accountId)).map(viewOfWebhook) };
    },
  );

  app.post(
    '/api/me/webhooks',
    {
      config: { access: 'member', errors: [httpErrors.conflict, httpErrors.not_configured] },
      schema: {
        operationId: 'addWebhook',
        tags,
        summary: "Send the caller's notifications to an address; at most 5",
        body: Type.Object({ url: Url, kinds: Kinds }),
        response: { 201: Type.Object({ webhook: Webhook, secret: Secret }) },
      },
    },
    async (request, reply) => {
      const { url, kinds } = request.body;
      const { webhook, secret } = await addWebhook(ctx, memberOf(request), { url, kinds });
      return reply.code(201).send({ webhook: viewOfWebhook(webhook), secret });
    },
  );

  app.patch(
    '/api/me/webhooks/:id',
    {
      config: { access: 'member', errors: [httpErrors.not_found, httpErrors.not_configured] },
      schema: {
        operationId: 'changeWebhook',
        tags,
        summary: 'Change a webhook, or switch it off or on again',
        params,
        body: Type.Object({
          url: Type.Optional(Url),
          kinds: Type.Optional(Kinds),
          enabled: Type.Optional(Type.Boolean()),
        }),
        response: { 200: OneWebhook },
      },
    },
    async (request) => {
      const { url, kinds, enabled } = request.body;
      const wish = {
        ...(url !== undefined && { url }),
        ...(kinds && { kinds }),
        ...(enabled !== undefined && { enabled }),
      };
      const webhook = await changeWebhook(ctx, memberOf(request), request.params.id, wish);
      return { webhook: viewOfWebhook(webhook) };
    },
  );

  app.delete(
    '/api/me/webhooks/:id',
    {
      config: { access: 'member', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'deleteWebhook',
        tags,
        summary: 'Delete a webhook with its deliveries',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteWebhook(ctx.db, memberOf(request).accountId, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/me/webhooks/:id/secret',
    {
      config: { access: 'member', errors: [httpErrors.not_found, httpErrors.not_configured] },
      schema: {
        operationId: 'rotateWebhookSecret',
        tags,
        summary: 'Replace the secret; the old one signs nothing from now on',
        params,
        response: { 200: Type.Object({ secret: Secret }) },
      },
    },
    async (request) => ({ secret: await rotateWebhookSecret(ctx, memberOf(request), request.params.id) }),
  );

  app.post(
    '/api/me/webhooks/:id/test',
    {
      config: {
        access: 'member',
        errors: [httpErrors.not_found, httpErrors.conflict, httpErrors.rate_limited, httpErrors.not_configured],
      },
      schema: {
        operationId: 'testWebhook',
        tags,
        summary: 'Send a test to a webhook',
        params,
        response: { 202: Type.Object({ delivery: Delivery }) },
      },
    },
    async (request, reply) => {
      const delivery = await testWebhook(ctx, memberOf(request), request.params.id);
      return reply.code(202).send({ delivery: viewOfDelivery(delivery) });
    },
  );

  app.get(
    '/api/me/webhooks/:id/deliveries',
    {
      config: { access: 'member', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'listWebhookDeliveries',
        tags,
        summary: 'The deliveries to a webhook in the last 30 days with their outcome, newest first',
        params,
        querystring: PageQuery,
        response: { 200: Type.Object({ deliveries: Type.Array(Delivery), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { id } = await getOwnWebhook(ctx.db, memberOf(request).accountId, request.params.id);
      const { page, nextCursor } = await readPage<DeliveryRow, string>(
        ctx.keys.cursor,
        `webhook-deliveries ${id}`,
        request.query,
        (after, limit) => listDeliveries(ctx.db, id, after, limit),
        (delivery) => delivery.id,
      );
      return { deliveries: page.map(viewOfDelivery), nextCursor };
    },
  );
}
