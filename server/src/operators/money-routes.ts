import { sql } from 'kysely';
import { Type } from 'typebox';
import { coinErrors } from '../coins/coin-errors.ts';
import { httpErrors, invalid, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { actOrAsk } from './act-or-ask.ts';
import { CoinChange, giveCoinsAction, takeCoinsAction } from './coin-actions.ts';
import { everyRole, supporters } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { Reason } from './record-action.ts';
import { Asked, viewOfRequest } from './request-routes.ts';

const tags = ['operators'];

type TransactionRow = { id: string; kind: string; cause: string; memo: string; refId: string | null; createdAt: Date };
type EntryRow = { wallet: string; accountId: string | null; amount: number };

/** Coins granted or taken by operators, and the ledger transactions behind a wallet. */
export function moneyRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/admin/people/:id/coins',
    {
      config: {
        access: 'operator',
        roles: supporters,
        errors: [
          httpErrors.not_found,
          httpErrors.conflict,
          coinErrors.insufficient_coins,
          operatorErrors.role_not_allowed,
        ],
      },
      schema: {
        operationId: 'changeCoins',
        tags,
        summary: 'Give coins to an account, or take them with a negative number; once per ref',
        params: Type.Object({ id: Id }),
        body: Type.Object({ ...CoinChange.properties, reason: Reason }),
        response: { 200: Type.Object({ balance: Type.Integer() }), 202: Asked },
      },
    },
    async (request, reply) => {
      const { coins, memo, ref, reason } = request.body;
      if (coins === 0) throw invalid('"coins" must not be zero.');
      const outcome = await actOrAsk(ctx, request, coins > 0 ? giveCoinsAction : takeCoinsAction, {
        targetId: request.params.id,
        reason,
        input: { coins, memo, ref },
      });
      return 'asked' in outcome ? reply.code(202).send({ request: viewOfRequest(outcome.asked) }) : outcome.done;
    },
  );

  app.get(
    '/api/admin/ledger/:id',
    {
      config: { access: 'operator', roles: everyRole, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getTransaction',
        tags,
        summary: 'A transaction of the ledger with all its entries, which sum to zero',
        params: Type.Object({ id: Id }),
        response: {
          200: Type.Object({
            transaction: Type.Object({
              id: Id,
              kind: Type.String(),
              cause: Type.String(),
              memo: Type.String(),
              refId: Nullable(Type.String()),
              createdAt: Time,
            }),
            entries: Type.Array(
              Type.Object({ wallet: Type.String(), accountId: Nullable(Id), amount: Type.Integer() }),
            ),
          }),
        },
      },
    },
    async ({ params: { id } }) => {
      const { rows } = await sql<TransactionRow>`
        select id, kind, cause, memo, ref_id as "refId", created_at as "createdAt" from coin_transactions
        where id = ${id}`.execute(ctx.db);
      const [transaction] = rows;
      if (transaction === undefined) throw notFound('transaction');
      const entries = await sql<EntryRow>`
        select case c.kind when 'wallet' then '@' || coalesce(a.handle, '') else c.kind end as wallet,
          c.account_id as "accountId", e.amount
        from coin_entries e join coin_accounts c on c.id = e.coin_account_id left join accounts a on a.id = c.account_id
        where e.transaction_id = ${id} order by e.number`.execute(ctx.db);
      return {
        transaction: { ...transaction, createdAt: transaction.createdAt.toISOString() },
        entries: entries.rows,
      };
    },
  );
}
