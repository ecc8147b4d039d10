import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { requireOpen } from '../../accounts/account-queries.ts';
import { earnAchievements } from '../../achievements/earn-achievements.ts';
import { inTransaction, type Tx } from '../../database/db.ts';
import { Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { StartupError } from '../../process/startup-error.ts';
import { browserOf } from '../../sandbox/programs.ts';
import { addVersion } from '../builds/add-version.ts';
import { BuildRefused } from '../builds/build-folder.ts';
import { requireOwnGame } from '../builds/manage-versions.ts';
import { buildLimits, type Manifest, sizeOf } from '../builds/manifest.ts';
import { type ReadBuild, readBuild } from '../builds/read-build.ts';
import { remakeThumbnail } from '../builds/remake-thumbnail.ts';
import { storeBuild } from '../builds/store-build.ts';
import { tryBuild } from '../builds/try-build.ts';
import { measureBuildsOf, type Report } from '../builds/version-queries.ts';
import type { Game } from '../catalogue/game.ts';
import { insertGame, type Picture } from '../catalogue/game-queries.ts';
import { bringLibraries } from '../import/bring-libraries.ts';
import { plainText, plainTitle } from '../import/game-json.ts';
import { unpackZip } from './read-zip.ts';
import { partsOf } from './receive-part.ts';
import { processUploadJob } from './upload-jobs.ts';
import { type ClaimedUpload, claimUpload, markFailed, markReady, releaseClaim } from './upload-queries.ts';

/** A parameter, because the shop validates the items of game.json. */
export type ImportItems = (
  tx: Tx,
  ctx: Context,
  game: { id: string; creatorId: string; file: string },
  items: unknown[],
) => Promise<unknown>;

/** Thrown when another worker has taken over the upload. */
class LeaseLost extends Error {}

export const outOfTries = 'The game could not be processed, though we tried three times. Upload it again.';

/**
 * Turns an archive into a version of a game: unpacked, read, played, stored, listed. Errors of its author fail it at
 * once.
 */
export function createProcessUploadHandler(importItems: ImportItems): JobHandler<{ uploadId: string }> {
  return {
    ...processUploadJob,
    run: async (ctx, { uploadId }, { signal }) => {
      const claimed = await claimUpload(ctx.db, uploadId, buildLimits.triesMax, ctx.clock.now());
      if (claimed === undefined) {
        await markFailed(ctx.db, uploadId, null, { error: outOfTries, report: null }, ctx.clock.now());
        return;
      }
      const notes: string[] = [];
      try {
        await work(ctx, uploadId, claimed, notes, importItems, signal);
      } catch (error) {
        if (error instanceof LeaseLost) return;
        if (ctx.jobs.runs.stopping.aborted) {
          await releaseClaim(ctx.db, uploadId, claimed.tries, ctx.clock.now());
          throw error;
        }
        const isRefused = error instanceof BuildRefused || error instanceof StartupError || error instanceof Refusal;
        if (!isRefused && claimed.tries < buildLimits.triesMax) throw error;
        if (!isRefused) ctx.log.warn({ uploadId, reason: (error as Error).message }, 'game upload failed');
        const report: Report = { notes, fileCount: 0, sizeBytes: 0 };
        const failure = { error: isRefused ? error.message : outOfTries, report };
        await markFailed(ctx.db, uploadId, claimed.tries, failure, ctx.clock.now());
      }
      await ctx.storage.removeFolder(partsOf(uploadId));
    },
  };
}

async function work(
  ctx: Context,
  uploadId: string,
  claimed: ClaimedUpload,
  notes: string[],
  importItems: ImportItems,
  signal: AbortSignal,
): Promise<void> {
  const parent = path.join(ctx.config.dataDir, 'work');
  await mkdir(parent, { recursive: true });
  const place = await mkdtemp(path.join(parent, 'build-'));
  try {
    const [archive, folder] = [path.join(place, 'archive.zip'), path.join(place, 'files')];
    await mkdir(folder);
    await pipeline(partsInOrder(ctx, claimed), createWriteStream(archive), { signal });
    const { npmRegistry, builds } = ctx.config;
    notes.push(...(await unpackZip(archive, folder, builds, signal)));
    await rm(archive);
    if (npmRegistry !== undefined) notes.push(...(await bringLibraries(folder, npmRegistry)));
    const build = await readBuild(folder, builds);
    notes.push(...build.notes);
    await requireRoom(ctx, claimed.accountId, build.folder.sizeBytes);
    const shown = shownAs(claimed, build);
    if (!(await ctx.screening.isFit([shown.title, shown.description, ...shown.tags].join('\n')))) {
      throw new BuildRefused('Its title, description or tags use words that are not allowed.');
    }
    const trial = await tryOut(ctx, build, signal);
    notes.push(...trial.notes);
    if ('problem' in trial) throw new BuildRefused(trial.problem);
    const own = await remakeThumbnail(ctx.config, build.folder);
    if (own !== undefined && 'problem' in own) notes.push(own.sentence);
    const picture =
      own !== undefined && 'picture' in own ? own.picture : { bytes: trial.picture, type: 'image/jpeg' as const };
    const manifest = await storeBuild(ctx, build.folder, build.replaced, signal);
    const orientation = claimed.orientation ?? build.orientation ?? trial.orientation;
    await finish(ctx, uploadId, claimed, build, { ...shown, orientation }, manifest, notes, picture, importItems);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function* partsInOrder(ctx: Context, { parts }: ClaimedUpload): AsyncGenerator<Buffer> {
  for (const { name } of parts) yield* ctx.storage.read(name);
}

async function requireRoom(ctx: Context, accountId: string, sizeBytes: number): Promise<void> {
  const { accountBytesMax } = ctx.config.builds;
  if ((await measureBuildsOf(ctx.db, accountId)) + sizeBytes <= accountBytesMax) return;
  throw new BuildRefused(
    `With this build your games would have more than the ${accountBytesMax} bytes that one member's may have.`,
  );
}

type Shown = Pick<Game, 'title' | 'description' | 'tags'>;

/** The request has precedence, then game.json, then the page. */
function shownAs(claimed: ClaimedUpload, { said, title, description }: ReadBuild): Shown {
  return {
    title: claimed.title ?? said.title ?? (plainTitle(title) || 'A game without a name'),
    description: claimed.description ?? said.description ?? plainText(description, 500),
    tags: claimed.tags ?? said.tags ?? [],
  };
}

async function tryOut(ctx: Context, build: ReadBuild, signal: AbortSignal) {
  const browser = await browserOf(ctx.config);
  if ('missing' in browser) throw new Error(`games cannot be tried out: ${browser.missing}`);
  return tryBuild(browser, build, signal);
}

/** The game, its version and the upload's success are written in one transaction. */
async function finish(
  ctx: Context,
  uploadId: string,
  claimed: ClaimedUpload,
  build: ReadBuild,
  shown: Shown & Pick<Game, 'orientation'>,
  manifest: Manifest,
  notes: string[],
  picture: Picture,
  importItems: ImportItems,
): Promise<void> {
  const now = ctx.clock.now();
  const { accountId } = claimed;
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, accountId);
    const gameId = claimed.gameId ?? newId(now);
    if (claimed.gameId !== null) await requireOwnGame(tx, accountId, gameId);
    else {
      const score = build.said.score ?? {};
      const game = { id: gameId, creatorId: accountId, ...shown, remixOf: null, score, html: build.html };
      await insertGame(tx, { ...game, thumbnail: null, createdAt: now }, { listed: claimed.listed });
    }
    const { report } = await addVersion(tx, gameId, build, { manifest, notes, picture }, now);
    const { items } = build.said;
    if (items !== undefined) await importItems(tx, ctx, { id: gameId, creatorId: accountId, file: 'game.json' }, items);
    if (!(await markReady(tx, uploadId, claimed.tries, { gameId, report }, now))) throw new LeaseLost();
    await earnAchievements(tx, ctx, accountId);
  });
  ctx.log.info({ uploadId, files: manifest.size, bytes: sizeOf(manifest) }, 'game upload listed');
}
