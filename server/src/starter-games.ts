import path from 'node:path';
import { readGameFolders } from './games/game-folder.ts';
import { type ImportedGame, importGames } from './games/import-games.ts';
import type { Context } from './platform/context.ts';

const folder = path.join(import.meta.dirname, '../../games');

/** Lists the games that come with the service. Several nodes may do so at once, and again at every start. */
export async function listStarterGames(ctx: Context): Promise<ImportedGame[]> {
  return importGames(ctx, await readGameFolders(folder));
}
