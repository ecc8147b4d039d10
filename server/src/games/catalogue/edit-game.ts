import type { Caller } from '../../access/caller.ts';
import { requireOpen } from '../../accounts/account-queries.ts';
import { inTransaction } from '../../database/db.ts';
import { Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import { type Game, viewOfGame } from './game.ts';
import { gameErrors } from './game-errors.ts';
import { type GameChanges, getGame, updateOwnGame } from './game-queries.ts';

/** The creator changes how a game is shown. */
export async function editGame(ctx: Context, caller: Caller, gameId: string, changes: GameChanges): Promise<Game> {
  await requireFitText(ctx, changes.title, changes.description, ...(changes.tags ?? []));
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const { creatorId } = await getGame(tx, caller.accountId, gameId);
    if (creatorId !== caller.accountId) throw new Refusal(gameErrors.not_creator);
    await updateOwnGame(tx, caller.accountId, gameId, changes, ctx.clock.now());
    return viewOfGame(await getGame(tx, caller.accountId, gameId), ctx.config);
  });
}
