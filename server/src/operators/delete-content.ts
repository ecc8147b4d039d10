import { Type } from 'typebox';
import { findReportedClip } from '../clips/hide-clip.ts';
import { removeClip } from '../clips/manage-clips.ts';
import type { Tx } from '../database/db.ts';
import { deleteGames } from '../games/builds/manage-versions.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { findReportedGame } from '../games/catalogue/hide-game.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { Line } from '../http/schemas.ts';
import { findReportedRecording } from '../live/recordings/hide-recording.ts';
import { removeRecording } from '../live/recordings/manage-recordings.ts';
import { closeCases } from '../moderation/case-queries.ts';
import { decideDeletion } from '../moderation/decide-deletion.ts';
import type { Target, Thing } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { deleteComment, listReplyIds } from '../reactions/comment-queries.ts';
import { findReportedComment } from '../reactions/hide-comment.ts';
import { dangerousAction } from './dangerous-action.ts';
import { moderators } from './operator.ts';
import { requireConfirmed } from './record-action.ts';

/**
 * Content that can be deleted permanently. A profile is deleted with its account, and a purchase is refunded instead.
 */
export const deletableNames = ['game', 'clip', 'recording', 'comment'] as const;
export type Deletable = (typeof deletableNames)[number];

export function isDeletable(name: string): name is Deletable {
  return deletableNames.some((one) => one === name);
}

type Removal = { find: Target['find']; remove(tx: Tx, inside: Context, thing: Thing): Promise<void> };

const removals: Record<Deletable, Removal> = {
  game: {
    find: findReportedGame,
    async remove(tx, inside, { id, ownerId }) {
      if ((await deleteGames(tx, inside, ownerId, [id])) === 0) throw new Refusal(gameErrors.starter_game);
    },
  },
  clip: { find: findReportedClip, remove: (tx, inside, { id, ownerId }) => removeClip(tx, inside, ownerId, id) },
  recording: {
    find: findReportedRecording,
    remove: (tx, inside, { id, ownerId }) => removeRecording(tx, inside, ownerId, id),
  },
  comment: {
    find: findReportedComment,
    async remove(tx, _inside, { id }) {
      await closeCases(tx, 'comment', await listReplyIds(tx, id));
      await deleteComment(tx, id);
    },
  },
};

export const deleteActions = {
  game: deletion('game'),
  clip: deletion('clip'),
  recording: deletion('recording'),
  comment: deletion('comment'),
} satisfies Record<Deletable, unknown>;

function deletion(target: Deletable) {
  const { find, remove } = removals[target];
  return dangerousAction(Type.Object({ confirm: Line(1, 200) }), {
    name: `delete ${target}`,
    target,
    roles: moderators,
    needsTwo: async () => true,
    async run(tx, inside, id, { confirm }, { email, reason }) {
      const thing = await find(tx, id);
      if (thing === undefined) throw notFound(target);
      requireConfirmed(confirm, nameOf(thing));
      await decideDeletion(tx, target, id, { by: email, reason }, inside.clock.now());
      await remove(tx, inside, thing);
      return { result: null, before: { title: thing.title, shown: thing.isShown }, after: { deleted: true } };
    },
  });
}

const nameLengthMax = 30;

/** The name that confirms a deletion: the title, or the first words of a comment. */
export function nameOf({ title }: Pick<Thing, 'title'>): string {
  const line = title.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= nameLengthMax) return line;
  const end = line.lastIndexOf(' ', nameLengthMax);
  return line.slice(0, end > 0 ? end : nameLengthMax);
}
