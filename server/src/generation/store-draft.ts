import { earnAchievements } from '../achievements/earn-achievements.ts';
import { inTransaction } from '../database/db.ts';
import { addDocumentVersion } from '../games/builds/add-document-version.ts';
import { getGame, insertGame, type Picture, updateOwnGame } from '../games/catalogue/game-queries.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Draft, GameRefused } from './generator.ts';
import { type ClaimedJob, markSucceeded } from './job-queries.ts';
import { findFirstPrompt, findPlan, insertPlan, insertPlanOfVersion } from './plan-queries.ts';
import { readPlan } from './read-plan.ts';

/** Thrown when the job was canceled or another worker has taken it over. */
export class LeaseLost extends Error {}

/** Stores a draft that passed its play test: as a new game, or as a new version of the refined one. */
export async function storeDraft(
  ctx: Context,
  jobId: string,
  claimed: ClaimedJob,
  draft: Draft,
  picture: Buffer,
): Promise<void> {
  const thumbnail = { bytes: picture, type: 'image/jpeg' } as const;
  if (claimed.refines === null) await storeGame(ctx, jobId, claimed, draft, thumbnail);
  else await storeVersion(ctx, jobId, claimed, claimed.refines, draft, thumbnail);
}

/** The game, its document and the job's success are written in one transaction. */
async function storeGame(
  ctx: Context,
  jobId: string,
  { accountId, remixOf, listed, tries }: ClaimedJob,
  draft: Draft,
  thumbnail: Picture,
): Promise<void> {
  const now = ctx.clock.now();
  const id = newId(now);
  const { title, description, tags, orientation, score, html } = draft;
  await inTransaction(ctx.db, async (tx) => {
    const game = { id, creatorId: accountId, title, description, tags, orientation, remixOf, score, html };
    await insertGame(tx, { ...game, thumbnail, createdAt: now }, { listed });
    if (draft.plan !== null) await insertPlan(tx, id, draft.plan);
    if (!(await markSucceeded(tx, jobId, tries, id, now))) throw new LeaseLost();
    await earnAchievements(tx, ctx, accountId);
  });
}

/** The same for a new version of an existing game; its creator's own texts stay. */
async function storeVersion(
  ctx: Context,
  jobId: string,
  { accountId, prompt, tries }: ClaimedJob,
  refines: string,
  draft: Draft,
  thumbnail: Picture,
): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const game = await getGame(tx, accountId, refines);
    const before = readPlan(await findPlan(tx, refines));
    const firstPrompt = (await findFirstPrompt(tx, refines)) ?? '';
    const number = await addDocumentVersion(
      tx,
      refines,
      { html: draft.html, thumbnail, note: prompt },
      firstPrompt,
      now,
    );
    if (number === undefined) throw new GameRefused('The game was deleted meanwhile.');
    await insertPlanOfVersion(tx, refines, number, draft.plan);
    const isDescribedByUs = before !== undefined && game.description === before.description;
    const changes = { title: draft.title, ...(isDescribedByUs && { description: draft.description }) };
    await updateOwnGame(tx, accountId, refines, changes, now);
    if (!(await markSucceeded(tx, jobId, tries, refines, now))) throw new LeaseLost();
  });
}
