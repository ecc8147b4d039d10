import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inTransaction } from '../database/db.ts';
import { BuildRefused } from '../games/builds/build-folder.ts';
import { sizeOf } from '../games/builds/manifest.ts';
import { remakeThumbnail } from '../games/builds/remake-thumbnail.ts';
import { storeBuild } from '../games/builds/store-build.ts';
import { tryBuild } from '../games/builds/try-build.ts';
import type { Picture } from '../games/catalogue/game-queries.ts';
import { bringLibraries } from '../games/import/bring-libraries.ts';
import { openGameFiles } from '../games/import/game-files.ts';
import { findActive, getOwner, importOwnGame, isSameBuild } from '../games/import/import-own-game.ts';
import { type OwnGame, readOwnGame } from '../games/import/own-game-folder.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import type { Context } from '../platform/context.ts';
import type { BuildSizes } from '../process/build-settings.ts';
import { StartupError } from '../process/startup-error.ts';
import { browserOf } from '../sandbox/programs.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { importItems } from '../shop/import-items.ts';

export const command: Command = {
  summary: "Lists a folder with an HTML game as a member's; again to bring it up to date.",
  usage: `npm run coinop -- import-game DIR --as HANDLE [--untried] [--bring]

  DIR has an index.html and what it needs; docs/bring-a-game.md says what can run.
  --untried lists the game without playing it in a browser first.
  --bring puts the libraries and fonts that it loads from CDNs into it, from npm or NPM_REGISTRY; DIR stays as it is.`,
  run: async (config, args) => {
    const { folder, handle, untried, bring } = orderOf(args);
    const copy = bring ? await copyOf(folder) : undefined;
    try {
      const brought = copy === undefined ? [] : await bringLibraries(copy, config.npmRegistry ?? publicRegistry);
      const game = await readFolder(copy ?? folder, config.builds);
      await withContext(config, async (ctx) => {
        try {
          await importFolder(ctx, game, handle, untried, brought);
        } catch (error) {
          const refusal = asRefusal(error);
          throw refusal === undefined ? error : new StartupError(refusal.message);
        }
      });
    } finally {
      if (copy !== undefined) await rm(path.dirname(copy), { recursive: true, force: true });
    }
  },
};

const publicRegistry = 'https://registry.npmjs.org';

/** Under the same folder name, because that identifies the game. */
async function copyOf(folder: string): Promise<string> {
  const { root } = await openGameFiles(folder, 20_000);
  const copy = path.join(await mkdtemp(path.join(os.tmpdir(), 'coinop-bring-')), path.basename(root));
  const isWanted = (one: string) => !/(?:^|[\\/])(?:node_modules|\.git)$/.test(one);
  await cp(root, copy, { recursive: true, filter: isWanted });
  return copy;
}

async function readFolder(folder: string, sizes: BuildSizes): Promise<OwnGame> {
  try {
    return await readOwnGame(folder, sizes);
  } catch (error) {
    throw error instanceof BuildRefused ? new StartupError(error.message) : error;
  }
}

function orderOf(args: string[]): { folder: string; handle: string; untried: boolean; bring: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      untried: { type: 'boolean', default: false },
      bring: { type: 'boolean', default: false },
    },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || values.as === undefined || rest.length > 0) {
    throw new StartupError(`Say ${command.usage}`);
  }
  return { folder, handle: values.as.replace(/^@/, ''), untried: values.untried, bring: values.bring };
}

async function importFolder(
  ctx: Context,
  game: OwnGame,
  handle: string,
  untried: boolean,
  brought: readonly string[],
): Promise<void> {
  const owner = await getOwner(ctx.db, handle);
  await requireFitText(ctx, game.title, game.description, ...game.tags);
  const { build } = game;
  const own = await remakeThumbnail(ctx.config, build.folder);
  if (own !== undefined && 'problem' in own && own.problem === 'unreadable') throw new StartupError(own.sentence);
  const manifest = await storeBuild(ctx, build.folder, build.replaced, new AbortController().signal);
  const active = await findActive(ctx.db, owner, game);
  const trial = await tryOut(ctx, game, untried, isSameBuild(active, game, manifest) && active?.hasThumbnail === true);
  const notes = [...brought, ...build.notes, ...trial.notes];
  if (own !== undefined && 'problem' in own) notes.push(own.sentence);
  const { put, items } = await inTransaction(ctx.db, async (tx) => {
    const orientation = game.orientation ?? trial.orientation ?? active?.orientation ?? 'any';
    const thumbnail = own !== undefined && 'picture' in own ? own.picture : trial.thumbnail;
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

/** Plays a new version, for its cover picture and because some faults only show then. */
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
