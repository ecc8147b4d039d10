import { Type } from 'typebox';
import { takeCoins } from '../coins/correct-coins.ts';
import { grantCoins } from '../coins/grant-coins.ts';
import { conflict, notFound } from '../http/errors.ts';
import { Line } from '../http/schemas.ts';
import { refundIntent } from '../shop/refund-intent.ts';
import { isBeyondOne, requireMayMove } from './coin-bound.ts';
import { dangerousAction } from './dangerous-action.ts';
import { supporters } from './operator.ts';
import { findPerson } from './people-queries.ts';
import { findPrice } from './purchase-queries.ts';

const coinsMax = 1_000_000_000;

export const CoinChange = Type.Object({
  coins: Type.Integer({ minimum: -coinsMax, maximum: coinsMax, description: 'Not zero' }),
  memo: Line(1, 200, "The line on the person's statement"),
  ref: Line(1, 100, 'A key of your own, so that a repeated request does nothing'),
});

export const giveCoinsAction = coinAction('give coins');
export const takeCoinsAction = coinAction('take coins');

function coinAction(name: string) {
  return dangerousAction(CoinChange, {
    name,
    target: 'account',
    roles: supporters,
    needsTwo: (tx, inside, _id, { coins }, operatorId) => isBeyondOne(tx, inside, operatorId, coins),
    async run(tx, inside, id, { coins, memo, ref }, actor) {
      await requireMayMove(tx, inside, actor, coins);
      const person = await findPerson(tx, id);
      if (person === undefined || person.closedAt !== null) throw notFound('account');
      const done =
        coins > 0
          ? await grantCoins(inside, { handle: person.handle, coins, memo, ref })
          : await takeCoins(tx, { accountId: id, coins: -coins, memo, ref }, inside.clock.now());
      const isNew = 'granted' in done ? done.granted : done.taken;
      if (!isNew) throw conflict('This ref was used before; nothing was done.');
      return {
        result: { balance: done.balance },
        before: { balance: person.balance },
        after: { balance: done.balance, coins, ref },
        coins: Math.abs(coins),
      };
    },
  });
}

export const refundPurchase = dangerousAction(Type.Object({ evenIfUsed: Type.Boolean() }), {
  name: 'refund',
  target: 'purchase',
  roles: supporters,
  needsTwo: async (tx, inside, id, _input, operatorId) =>
    isBeyondOne(tx, inside, operatorId, (await findPrice(tx, id)) ?? 0),
  async run(tx, inside, id, { evenIfUsed }, actor) {
    const refund = await refundIntent(tx, id, evenIfUsed, inside.clock.now());
    await requireMayMove(tx, inside, actor, refund.coins);
    return { result: refund, after: refund, coins: refund.coins };
  },
});
