import { parseArgs } from 'node:util';
import { inTransaction } from '../database/db.ts';
import { BuildRefused } from '../games/builds/build-folder.ts';
import { sizeOf } from '../games/builds/manifest.ts';
import { storeBuild } from '../games/builds/store-build.ts';
import { tryBuild } from '../games/builds/try-build.ts';
import type { Picture } from '../games/catalogue/game-queries.ts';
import { findActive, getOwner, importOwnGame, isSameBuild } from '../games/import/import-own-game.ts';
import { type OwnGame, readOwnGame } from '../games/import/own-game-folder.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';
import { browserOf } from '../sandbox/programs.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { importItems } from '../shop/import-items.ts';

export const command: Command = {
  summary: "Lists a folder with an HTML game as a member's; again to bring it up to date.",
  usage: `npm run coinop -- import-game DIR --as HANDLE [--untried]

  DIR has an index.html and what it needs; docs/bring-a-game.md says what can run.
  --untried lists the game without playing it in a browser first.`,
  run: async (config, args) => {
    const { folder, handle, untried } = orderOf(args);
    const game = await readFolder(folder);
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

async function readFolder(folder: string): Promise<OwnGame> {
  try {
    return await readOwnGame(folder);
  } catch (error) {
    throw error instanceof BuildRefused ? new StartupError(error.message) : error;
  }
}

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
  await requireFitText(ctx, game.title, game.description, ...game.tags);
  const { build } = game;
  const manifest = await storeBuild(ctx, build.folder, build.replaced, new AbortController().signal);
  const active = await findActive(ctx.db, owner, game);
  const trial = await tryOut(ctx, game, untried, isSameBuild(active, game, manifest) && active?.hasThumbnail === true);
  const notes = [...build.notes, ...trial.notes];
  const { put, items } = await inTransaction(ctx.db, async (tx) => {
    const orientation = game.orientation ?? trial.orientation ?? active?.orientation ?? 'any';
    const thumbnail = game.thumbnail ?? trial.thumbnail;
    const put = await importOwnGame(tx, ctx, owner, game, { orientation, manifest, notes, thumbnail });
    const file = { id: put.id, creatorId: owner.id, file: 'game.json' };
    return { put, items: await importItems(tx, ctx, file, game.items) };
  });
  const isSame = put.outcome === 'same' && items.changed.length + items.retired.length === 0;
  const done = put.outcome === 'made' ? 'Made' : isSame ? 'Nothing is new in' : 'Updated';
  const lines = [
    `${done} "${game.title}" of @${owner.handle}: ${ctx.config.baseUrl}/g/${put.id}`,
    `${manifest.size} files of ${sizeOf(manifest)} bytes; ${trial.words}.`,
    ...(items.changed.length > 0 ? [`Items new or changed: ${items.changed.join(', ')}.`] : []),
    ...(items.retired.length > 0 ? [`Items not sold any more: ${items.retired.join(', ')}.`] : []),
    ...(put.isShown ? [] : ['It is unlisted or hidden at the moment, and stays so.']),
    ...notes,
  ];
  console.log(lines.join('\n  '));
}

type Trial = {
  thumbnail: Picture | null | 'keep';
  orientation?: OwnGame['orientation'];
  words: string;
  notes: string[];
};

/** Plays what was not played before, for a picture of it and because some things show only then. */
async function tryOut(ctx: Context, game: OwnGame, untried: boolean, isKnown: boolean): Promise<Trial> {
  if (untried) return { thumbnail: 'keep', words: 'not played', notes: [] };
  if (isKnown) return { thumbnail: 'keep', words: 'played before', notes: [] };
  const browser = await browserOf(ctx.config);
  if ('missing' in browser) return { thumbnail: 'keep', words: `not played, for ${browser.missing}`, notes: [] };
  const result = await tryBuild(browser, game.build, new AbortController().signal);
  if ('problem' in result) {
    const notes = result.notes.map((note) => `\n  ${note}`).join('');
    throw new StartupError(
      `The game was played in a browser and cannot be listed. ${result.problem}${notes}\n--untried lists it all the same.`,
    );
  }
  const { picture, orientation, notes } = result;
  return { thumbnail: { bytes: picture, type: 'image/jpeg' }, orientation, words: 'played in a browser', notes };
}
