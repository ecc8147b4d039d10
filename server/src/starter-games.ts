import path from 'node:path';
import { readGameFolders } from './games/game-folder.ts';
import { type ImportedGame, importGames } from './games/import-games.ts';
import type { Context } from './platform/context.ts';
import { importItems } from './shop/import-items.ts';

const folder = path.join(import.meta.dirname, '../../games');

/** Lists the games that come with the service, and their items. Several nodes may do so at once, and again at every start. */
export async function listStarterGames(ctx: Context): Promise<ImportedGame[]> {
  const folders = await readGameFolders(folder);
  const games = await importGames(ctx, folders);
  for (const [i, game] of games.entries()) {
    if (await importItems(ctx, game, folders[i]?.items ?? [])) game.changed = true;
  }
  return games;
}
