import { findAccountToBan } from '../accounts/ban-account.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { insertDecision } from './case-queries.ts';
import type { Grounds } from './decide-case.ts';
import type { Target } from './target.ts';

/** A parameter, because boards belong to play, which this folder must not import. */
export type CleanBoard = (tx: Tx, gameId: string, accountId: string | null) => Promise<number>;

/** Removes one player, or all, from a game's boards, guests included; returns how many players. */
export function cleanScores(
  ctx: Context,
  games: Target,
  cleanBoard: CleanBoard,
  { gameId, handle }: { gameId: string; handle: string | undefined },
  { by, reason }: Grounds,
): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const game = await games.find(tx, gameId);
    if (game === undefined) throw notFound('game');
    const player = handle === undefined ? undefined : await findAccountToBan(tx, handle);
    if (handle !== undefined && player === undefined) throw notFound('account');
    const cleaned = await cleanBoard(tx, game.id, player?.id ?? null);
    const decidedAt = ctx.clock.now();
    const decided = { decision: 'clean', target: 'game', thingId: game.id, decidedBy: by, reason, decidedAt } as const;
    await insertDecision(tx, decided);
    return cleaned;
  });
}
