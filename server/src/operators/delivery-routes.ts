import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Db } from '../database/db.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { everyRole } from './operator.ts';

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

/** Deliveries to members' webhooks and their outcome. */
export function deliveryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/webhooks/deliveries',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listWebhookDeliveriesForOperators',
        tags: ['operators'],
        summary: 'Deliveries to webhooks of all members, newest first',
        querystring: PageQuery,
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
            nextCursor: NextCursor,
          }),
        },
      },
    },
    async ({ query }) => {
      const { page, nextCursor } = await readPage(
        ctx.keys.cursor,
        'webhook deliveries of all',
        query,
        (after: string | undefined, limit) => listDeliveries(ctx.db, after, limit),
        ({ id }) => id,
      );
      return { deliveries: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
    },
  );
}

/**
 * Ordered by id, which starts with its time of creation. The query of an address is left out, because it may contain a
 * secret.
 */
async function listDeliveries(db: Db, after: string | undefined, limit: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, w.account_id as "accountId", a.handle as owner, split_part(w.url, '?', 1) as url, d.kind, d.status,
      d.attempts, d.answer_status as "answerStatus", d.error, d.created_at as "createdAt"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id join accounts a on a.id = w.account_id
    where ${after === undefined ? sql`true` : sql`d.id < ${after}`} order by d.id desc limit ${limit}`.execute(db);
  return rows;
}
