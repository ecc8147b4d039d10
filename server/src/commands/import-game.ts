import { parseArgs } from 'node:util';
import { inTransaction } from '../database/db.ts';
import type { Picture } from '../games/catalogue/game-queries.ts';
import { readSdk } from '../games/documents/inject-sdk.ts';
import { getOwner, importOwnGame, isTriedBefore, type Owner } from '../games/import/import-own-game.ts';
import { type OwnGame, readOwnGame } from '../games/import/own-game-folder.ts';
import { playTest } from '../generation/play-test.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';
import { browserOf } from '../sandbox/programs.ts';
import { importItems } from '../shop/import-items.ts';

export const command: Command = {
  summary: "Lists a folder with an HTML game as a member's; again to bring it up to date.",
  usage: `npm run coinop -- import-game DIR --as HANDLE [--untried]

  DIR has an index.html and what it needs; docs/import-game.md lists what can run.
  --untried lists the game without playing it in a browser first.`,
  run: async (config, args) => {
    const { folder, handle, untried } = orderOf(args);
    const game = await readOwnGame(folder);
    await withContext(config, async (ctx) => {
      try {
        await importFolder(ctx, game, handle, untried);
      } catch (error) {
        const refusal = asRefusal(error);
        throw refusal === undefined ? error : new StartupError(refusal.message);
      }
    });
  },
};

function orderOf(args: string[]): { folder: string; handle: string; untried: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { as: { type: 'string' }, untried: { type: 'boolean', default: false } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || values.as === undefined || rest.length > 0) {
    throw new StartupError(`Say ${command.usage}`);
  }
  return { folder, handle: values.as.replace(/^@/, ''), untried: values.untried };
}

async function importFolder(ctx: Context, game: OwnGame, handle: string, untried: boolean): Promise<void> {
  const owner = await getOwner(ctx.db, handle);
  const trial = await tryOut(ctx, owner, game, untried);
  const { put, items } = await inTransaction(ctx.db, async (tx) => {
    const put = await importOwnGame(tx, ctx, owner, game, game.thumbnail ?? trial.thumbnail);
    const file = { id: put.id, creatorId: owner.id, file: 'game.json' };
    return { put, items: await importItems(tx, ctx, file, game.items) };
  });
  const isSame = put.outcome === 'same' && items.changed.length + items.retired.length === 0;
  const done = put.outcome === 'made' ? 'Made' : isSame ? 'Nothing is new in' : 'Updated';
  const lines = [
    `${done} "${game.title}" of @${owner.handle}: ${ctx.config.baseUrl}/g/${put.id}`,
    `One document of ${Buffer.byteLength(game.html)} bytes from ${game.fileCount} files; ${trial.words}.`,
    ...(items.changed.length > 0 ? [`Items new or changed: ${items.changed.join(', ')}.`] : []),
    ...(items.retired.length > 0 ? [`Items not sold any more: ${items.retired.join(', ')}.`] : []),
    ...(put.isShown ? [] : ['It is unlisted or hidden at the moment, and stays so.']),
    ...game.notes,
  ];
  console.log(lines.join('\n  '));
}

type Trial = { thumbnail: Picture | null | 'keep'; words: string };

/** Plays what was not played before, for a picture of it and because some things show only then. */
async function tryOut(ctx: Context, owner: Owner, game: OwnGame, untried: boolean): Promise<Trial> {
  if (untried) return { thumbnail: 'keep', words: 'not played' };
  if (await isTriedBefore(ctx.db, owner, game)) return { thumbnail: 'keep', words: 'played before' };
  const browser = await browserOf(ctx.config);
  if ('missing' in browser) return { thumbnail: 'keep', words: `not played, for ${browser.missing}` };
  const result = await playTest(browser, game.html, readSdk(), new AbortController().signal, { anyGame: true });
  if ('problem' in result) {
    throw new StartupError(
      `The game was played in a browser and cannot be listed. ${result.problem}\n--untried lists it all the same.`,
    );
  }
  return { thumbnail: { bytes: result.thumbnail, type: 'image/jpeg' }, words: 'played in a browser' };
}
