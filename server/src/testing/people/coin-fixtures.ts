import { issueCoins } from '../../coins/issue-coins.ts';
import type { Context } from '../../platform/context.ts';

/** Grants coins, as an operator would. */
export async function giveCoins(ctx: Context, person: { id: string }, coins: number): Promise<void> {
  const issue = { accountId: person.id, coins, kind: 'grant', memo: 'Coins for a test', refId: null } as const;
  await issueCoins(ctx.db, { ...issue, cause: `grant:${crypto.randomUUID()}` }, ctx.clock.now());
}
