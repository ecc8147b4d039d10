import { addVersion } from '../../games/builds/add-version.ts';
import { readBuild } from '../../games/builds/read-build.ts';
import { storeBuild } from '../../games/builds/store-build.ts';
import type { Context } from '../../platform/context.ts';
import { type FolderFiles, writeFolder } from '../folder-of-game.ts';
import { makeGame } from './game-fixtures.ts';

/** A version with these files, of a new game or of this one, without a play test. */
export async function makeBuild(
  ctx: Context,
  creator: { id: string },
  files: FolderFiles,
  gameId?: string,
): Promise<{ id: string; number: number }> {
  const build = await readBuild(writeFolder(files));
  const manifest = await storeBuild(ctx, build.folder, build.replaced, new AbortController().signal);
  const id = gameId ?? (await makeGame(ctx, creator));
  const made = { manifest, notes: build.notes, picture: null };
  const { number } = await ctx.db.transaction().execute((tx) => addVersion(tx, id, build, made, ctx.clock.now()));
  return { id, number };
}
