import path from 'node:path';
import { systemAccountId } from './accounts/system-accounts.ts';
import { inTransaction } from './database/db.ts';
import { readGameFolders } from './games/import/game-folder.ts';
import { type ImportedGame, importGames } from './games/import/import-games.ts';
import type { Context } from './platform/context.ts';
import { importItems } from './shop/import-items.ts';

const folder = path.join(import.meta.dirname, '../../games');

/** Publishes the built-in games and their items. Runs at every start, and concurrently on several nodes. */
export async function listStarterGames(ctx: Context): Promise<ImportedGame[]> {
  const folders = await readGameFolders(folder);
  const games = await importGames(ctx, folders);
  const creatorId = await systemAccountId(ctx.db, ctx.clock.now());
  for (const [i, game] of games.entries()) {
    const file = { id: game.id, creatorId, file: `games/${game.slug}/game.json` };
    const items = folders[i]?.items ?? [];
    const { changed, retired } = await inTransaction(ctx.db, (tx) => importItems(tx, ctx, file, items));
    if (changed.length + retired.length > 0) game.changed = true;
  }
  return games;
}
