import type { Tx } from '../database/db.ts';
import { keepAppealsAbout } from './appeal-queries.ts';
import { closeCases, insertDecision } from './case-queries.ts';
import type { Grounds } from './decide-case.ts';
import type { TargetName } from './target.ts';

/**
 * Decides that a thing goes for good, ahead of its removal, so that its owner is still known and is told. Whatever was
 * open about it and about what goes with it is decided, too.
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
