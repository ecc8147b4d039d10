import { type Static, Type } from 'typebox';
import { Id, NextCursor, Nullable, OneOf, Time } from '../http/schemas.ts';

/** A line on a wallet's statement. The same transaction is a purchase to one side and a sale to the other. */
export const StatementLine = Type.Object(
  {
    id: Id,
    amount: Type.Integer({ description: 'Coins; negative when spent' }),
    balanceAfter: Type.Integer(),
    kind: OneOf('welcome', 'achievement', 'grant', 'purchase', 'sale', 'merge', 'closing', 'correction', 'refund'),
    memo: Type.String(),
    refId: Nullable(Type.String({ description: 'What was paid for: a purchase intent, an achievement, …' })),
    createdAt: Time,
  },
  { title: 'StatementLine' },
);
export type StatementLine = Static<typeof StatementLine>;

export const Wallet = Type.Object({
  balance: Type.Integer(),
  ledger: Type.Array(StatementLine),
  nextCursor: NextCursor,
});
