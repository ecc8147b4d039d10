import { type Static, Type } from 'typebox';
import { type AvatarOwner, avatarUrlOf } from '../accounts/user.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';

/**
 * Every kind of notification; `moderation` is a decision about the member's content or the answer to an appeal;
 * `score_beaten` is a friend's better score, or the loss of first place on an all-time board.
 */
export const notificationKinds = [
  'follow', 'friend', 'like', 'comment', 'mention', 'score_beaten', 'sale', 'achievement', 'job', 'live', 'moderation',
] as const; // biome-ignore format: read as one list
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationLimits = {
  /** Events collected in one statement. */
  batchMax: 1000,
  /** A stream that starts, or a score, notifies at most this many of the latest followers or friends. */
  followersMax: 20_000,
  keptDays: 90,
} as const;

export const Notification = Type.Object({
  id: Id,
  kind: OneOf(...notificationKinds),
  actor: Nullable(Type.Object({ handle: Type.String(), name: Nullable(Type.String()), avatarUrl: Type.String() })),
  count: Type.Integer({
    description:
      'How many events: unread likes or sales of the same target, or people who beat the same score, share one notification',
  }),
  thing: Nullable(
    Type.Object({
      type: OneOf('game', 'clip', 'live', 'item', 'job', 'achievement', 'decision', 'appeal'),
      id: Type.String(),
      title: Nullable(Type.String({ description: 'The reason of a decision, or the answer to an appeal' })),
      gameId: Nullable(Id),
    }),
  ),
  commentId: Nullable(Id),
  updatedAt: Time,
  readAt: Nullable(Time),
});
export type Notification = Static<typeof Notification>;

export type NotificationRow = Omit<Notification, 'actor' | 'updatedAt' | 'readAt'> & {
  actor: (AvatarOwner & { handle: string; name: string | null }) | null;
  updatedAt: Date;
  readAt: Date | null;
};

export function viewOfNotification(row: NotificationRow, baseUrl: string): Notification {
  const { actor } = row;
  return {
    ...row,
    actor: actor && { handle: actor.handle, name: actor.name, avatarUrl: avatarUrlOf(baseUrl, actor) },
    updatedAt: row.updatedAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
