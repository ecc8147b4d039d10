import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../http/http.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { everyRole } from './operator.ts';

const shownMax = 200;

type DeliveryRow = {
  id: string;
  accountId: string;
  owner: string;
  url: string;
  kind: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  answerStatus: number | null;
  error: string | null;
  createdAt: Date;
};

/** What was sent to members' webhooks, and what came of it. */
export function deliveryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/webhooks/deliveries',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listWebhookDeliveriesForOperators',
        tags: ['operators'],
        summary: 'The latest deliveries to webhooks of all members',
        response: {
          200: Type.Object({
            deliveries: Type.Array(
              Type.Object(
                {
                  id: Id,
                  accountId: Id,
                  owner: Type.String(),
                  url: Type.String(),
                  kind: Type.String(),
                  status: OneOf('pending', 'delivered', 'failed'),
                  attempts: Type.Integer(),
                  answerStatus: Nullable(Type.Integer()),
                  error: Nullable(Type.String()),
                  createdAt: Time,
                },
                { title: 'WebhookDeliveryForOperators' },
              ),
            ),
          }),
        },
      },
    },
    async () => {
      // An id begins with the time at which it was made. A query in an address may be a secret.
      const { rows } = await sql<DeliveryRow>`
        select d.id, w.account_id as "accountId", a.handle as owner, split_part(w.url, '?', 1) as url, d.kind, d.status,
          d.attempts, d.answer_status as "answerStatus", d.error, d.created_at as "createdAt"
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id join accounts a on a.id = w.account_id
        order by d.id desc limit ${shownMax}`.execute(ctx.db);
      return { deliveries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
    },
  );
}
