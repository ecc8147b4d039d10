import type { Caller } from '../../access/caller.ts';
import { requireOpen } from '../../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../../database/db.ts';
import { notFound } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import type { RecordingRow } from './recording.ts';
import { removeRecordingsJob } from './recording-jobs.ts';
import { deleteRecordings, getOwnRecording, type RecordingChange, updateOwnRecording } from './recording-queries.ts';

export async function changeRecording(
  ctx: Context,
  caller: Caller,
  id: string,
  change: RecordingChange,
): Promise<RecordingRow> {
  await requireFitText(ctx, change.title ?? undefined);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    if (!(await updateOwnRecording(tx, caller.accountId, id, change))) throw notFound('recording');
    return getOwnRecording(tx, caller.accountId, id);
  });
}

/** A running recording ends with its deletion; the stream continues. */
export async function deleteRecording(ctx: Context, caller: Caller, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await removeRecording(tx, ctx, caller.accountId, id);
  });
}

/** Deletes a recording of this account with its files, in the caller's transaction. */
export async function removeRecording(
  tx: Tx,
  { jobs }: Pick<Context, 'jobs'>,
  accountId: string,
  id: string,
): Promise<void> {
  const recordingIds = await deleteRecordings(tx, accountId, id);
  if (recordingIds.length === 0) throw notFound('recording');
  await jobs.enqueue(tx, removeRecordingsJob, { recordingIds });
}
