import { sql } from 'kysely';
import { Type } from 'typebox';
import { coinErrors } from '../coins/coin-errors.ts';
import { takeCoins } from '../coins/correct-coins.ts';
import { grantCoins } from '../coins/grant-coins.ts';
import { conflict, httpErrors, notFound, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { everyRole, supporters } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { findPerson } from './people-queries.ts';
import { act, Reason, requireMayMove } from './record-action.ts';

const tags = ['operators'];
const coinsMax = 1_000_000_000;

type TransactionRow = { id: string; kind: string; cause: string; memo: string; refId: string | null; createdAt: Date };
type EntryRow = { wallet: string; accountId: string | null; amount: number };

/** Coins that operators give and take, and the journal behind every line of a wallet. */
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
        summary: 'Give coins to an account, or take some (a negative number); once for each ref',
        params: Type.Object({ id: Id }),
        body: Type.Object({
          coins: Type.Integer({ minimum: -coinsMax, maximum: coinsMax, description: 'Not zero' }),
          memo: Line(1, 200, "The line on the person's statement"),
          ref: Line(1, 100, 'A key of your own, so that a repeated request does nothing'),
          reason: Reason,
        }),
        response: { 200: Type.Object({ balance: Type.Integer() }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { coins, memo, ref, reason } = request.body;
      if (coins === 0) throw new Refusal('invalid_request', '"coins" must not be zero.');
      requireMayMove(request, coins);
      const action = { action: coins > 0 ? 'give coins' : 'take coins', target: 'account', targetId: id, reason };
      return act(ctx, request, action, async (tx, inside) => {
        const person = await findPerson(tx, id);
        if (person === undefined || person.closedAt !== null) throw notFound('account');
        const done =
          coins > 0
            ? await grantCoins(inside, { handle: person.handle, coins, memo, ref })
            : await takeCoins(tx, { accountId: id, coins: -coins, memo, ref }, ctx.clock.now());
        const isNew = 'granted' in done ? done.granted : done.taken;
        if (!isNew) throw conflict('This ref was used before; nothing was done.');
        return {
          result: { balance: done.balance },
          before: { balance: person.balance },
          after: { balance: done.balance, ref },
        };
      });
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
