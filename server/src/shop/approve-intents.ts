import { sql } from 'kysely';
import { batchWriter, inOrderOfAccounts } from '../database/batch-writer.ts';
import type { Db } from '../database/db.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { IntentRow } from './intent.ts';

export type Approval = IntentRow & { memo: string; payeeId: string | null; share: number };

type ApprovalCall = [
  intentId: string,
  accountId: string,
  clientSeed: string | null,
  grantedItemId: string | null,
  grantedName: string | null,
  isDurable: boolean,
  memo: string,
  payeeId: string | null,
  share: number,
  now: Date,
];

const callApprove = preparedStatement<ApprovalCall, { balance: number | null }>(
  (intentId, accountId, clientSeed, grantedItemId, grantedName, isDurable, memo, payeeId, share, now) => sql`
    select shop_approve_intent(${intentId}, ${accountId}, ${clientSeed}, ${grantedItemId}, ${grantedName},
      ${isDurable}, ${memo}, ${payeeId}, ${share}, ${now}) as balance`,
);

type ApprovalsCall = [
  intentIds: string[],
  accountIds: string[],
  clientSeeds: (string | null)[],
  grantedItemIds: (string | null)[],
  grantedNames: (string | null)[],
  areDurable: boolean[],
  memos: string[],
  payeeIds: (string | null)[],
  shares: number[],
  nows: Date[],
];

const callApproveEach = preparedStatement<ApprovalsCall, { place: number; balance: number }>(
  (intentIds, accountIds, clientSeeds, grantedItemIds, grantedNames, areDurable, memos, payeeIds, shares, nows) => sql`
    select place, balance from shop_approve_each(${intentIds}::uuid[], ${accountIds}::uuid[], ${clientSeeds}::text[],
      ${grantedItemIds}::uuid[], ${grantedNames}::text[], ${areDurable}::boolean[], ${memos}::text[],
      ${payeeIds}::uuid[], ${shares}::int[], ${nows}::timestamptz[])`,
);

type SentApproval = Approval & { accountId: string; now: Date };

const isDurable = ({ item }: SentApproval) => item.kind === 'durable';

/** The balances of distinct buyers after their approvals; undefined where nothing was approved. */
async function approveEach(db: Db, approvals: SentApproval[]): Promise<(number | undefined)[]> {
  const [one] = approvals;
  if (one !== undefined && approvals.length === 1) {
    const { intentId, accountId, clientSeed, grantedItemId, grantedName, memo, payeeId, share, now } = one;
    const alone = [clientSeed, grantedItemId, grantedName, isDurable(one), memo, payeeId, share, now] as const;
    const [row] = await callApprove(db, intentId, accountId, ...alone);
    return [row?.balance ?? undefined];
  }
  const inOrder = inOrderOfAccounts(approvals);
  const rows = await callApproveEach(
    db,
    inOrder.map(({ intentId }) => intentId),
    inOrder.map(({ accountId }) => accountId),
    inOrder.map(({ clientSeed }) => clientSeed),
    inOrder.map(({ grantedItemId }) => grantedItemId),
    inOrder.map(({ grantedName }) => grantedName),
    inOrder.map(isDurable),
    inOrder.map(({ memo }) => memo),
    inOrder.map(({ payeeId }) => payeeId),
    inOrder.map(({ share }) => share),
    inOrder.map(({ now }) => now),
  );
  const balanceOf = new Map(rows.map(({ place, balance }) => [inOrder[place - 1], balance]));
  return approvals.map((one) => balanceOf.get(one));
}

const approveInBatch = batchWriter(approveEach, { keyOf: ({ accountId }) => accountId, itemsMax: 32, atOnceMax: 4 });

/** Approves a pending intent with all its effects, and returns the balance; null when it was not pending. */
export async function approveIntent(db: Db, accountId: string, approval: Approval, now: Date): Promise<number | null> {
  return (await approveInBatch(db, { ...approval, accountId, now })) ?? null;
}
