import type { Db, Tx } from '../database/db.ts';

export const targetNames = [
  'game',
  'clip',
  'live',
  'profile',
  'comment',
  'chat_message',
  'purchase',
  'recording',
] as const;
export const reportCategories = [
  'spam',
  'harassment',
  'impersonation',
  'sexual',
  'violence',
  'self_harm',
  'copyright',
  'broken',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

export type TargetName = (typeof targetNames)[number];

/** Something that can be reported, in its current state. */
export type Thing = {
  id: string;
  ownerId: string;
  title: string;
  /** Whether it is visible to others. */
  isShown: boolean;
  /** Reports alone do not hide it. */
  isShielded: boolean;
};

/**
 * A kind of content that can be reported and hidden. Its rows belong to its own folder, so the list of kinds is in
 * moderation-targets.ts, which may import every folder. Hiding must reach every node within a second.
 */
export type Target = {
  name: TargetName;
  /** By id; a profile also by its handle. */
  find(db: Db, id: string): Promise<Thing | undefined>;
  setHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void>;
};

export function targetNamed(targets: readonly Target[], name: string): Target | undefined {
  return targets.find((target) => target.name === name);
}
