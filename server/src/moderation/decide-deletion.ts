import type { Tx } from '../database/db.ts';
import { keepAppealsAbout } from './appeal-queries.ts';
import { closeCases, insertDecision } from './case-queries.ts';
import type { Grounds } from './decide-case.ts';
import type { TargetName } from './target.ts';

/**
 * Records the decision to delete something permanently, before the deletion, while its owner can still be looked up and
 * notified. Open cases and appeals about it and about what is deleted with it are closed too.
 */
export async function decideDeletion(
  tx: Tx,
  target: TargetName,
  thingId: string,
  { by, reason }: Grounds,
  now: Date,
): Promise<void> {
  await insertDecision(tx, { decision: 'delete', target, thingId, decidedBy: by, reason, decidedAt: now });
  await keepAppealsAbout(tx, target, thingId, reason, now);
  await closeCases(tx, target, [thingId]);
}
