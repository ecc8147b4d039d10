import type { GamePlayer } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import type { DeclaredBoard } from '../games/import/author-declarations.ts';
import type { Context } from '../platform/context.ts';
import { scoreGraceSeconds } from './event.ts';
import { findPlayBegin, getDeclaredBoard, placeScore, putNamedBoard } from './named-board-queries.ts';

/** As on the main board, a score is ranked when it belongs to a play and is within the declared bounds. */
export async function scoreNamedBoard(
  ctx: Context,
  { accountId, gameId }: GamePlayer,
  { board, score }: { board: string; score: number },
): Promise<{ isRanked: boolean; spent: Spent }> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, accountId);
    const declared = await getDeclaredBoard(tx, gameId, board);
    const spent = await spend(tx, ctx.clock, 'board_score', accountId, accountId);
    const beganAt = await findPlayBegin(tx, accountId, gameId, now);
    const isRanked = beganAt !== undefined && fits(declared, score, now.getTime() - beganAt.getTime());
    if (isRanked) {
      const boardId = await putNamedBoard(tx, gameId, declared, now);
      await placeScore(tx, boardId, accountId, declared.lowestWins ? -score : score, now);
    }
    return { isRanked, spent };
  });
}

function fits({ max = Infinity, perSecondMax = Infinity }: DeclaredBoard, score: number, playedMs: number): boolean {
  return score <= max && score <= perSecondMax * (playedMs / 1000 + scoreGraceSeconds);
}
