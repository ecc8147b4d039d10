import type { Notification } from '../api/shapes.ts';
import { achievementTitle, t } from '../messages/translate.ts';
import { challengeAddress } from '../routing/challenge-address.ts';
import { createAddress } from '../routing/create-route.ts';
import type { IconName } from '../ui/icons.tsx';
import { nameOf } from '../ui/person.tsx';

type Kind = Notification['kind'];

export const notificationIcons: Record<Kind, IconName> = {
  follow: 'person',
  friend: 'friends',
  like: 'heart',
  comment: 'speech',
  mention: 'speech',
  score_beaten: 'trophy',
  sale: 'gift',
  achievement: 'trophy',
  job: 'make',
  live: 'live',
  moderation: 'flag',
};

export const notificationKinds = Object.keys(notificationIcons) as Kind[];

/** The name of a kind in the settings. */
export function nameOfKind(kind: Kind): string {
  const names: Record<Kind, string> = {
    follow: t('notifications.kindFollow'),
    friend: t('notifications.kindFriend'),
    like: t('notifications.kindLike'),
    comment: t('notifications.kindComment'),
    mention: t('notifications.kindMention'),
    score_beaten: t('notifications.kindScoreBeaten'),
    sale: t('notifications.kindSale'),
    achievement: t('notifications.kindAchievement'),
    job: t('notifications.kindJob'),
    live: t('notifications.kindLive'),
    moderation: t('notifications.kindModeration'),
  };
  return names[kind];
}

/** What happened, in one sentence. */
export function sentenceOf({ kind, actor, count, thing }: Notification): string {
  const who = actor ? nameOf(actor) : t('notifications.someone');
  const title = thing?.title ?? t('notifications.yours');
  switch (kind) {
    case 'follow':
      return t('notifications.follow', { who });
    case 'friend':
      return t('notifications.friend', { who });
    case 'like':
      return count > 1
        ? t('notifications.likeMany', { who, title, count: count - 1 })
        : t('notifications.like', { who, title });
    case 'comment':
      return t('notifications.comment', { who, title });
    case 'mention':
      return t('notifications.mention', { who, title });
    case 'score_beaten':
      return count > 1
        ? t('notifications.scoreBeatenMany', { who, title, count: count - 1 })
        : t('notifications.scoreBeaten', { who, title });
    case 'sale':
      return count > 1 ? t('notifications.saleMany', { title, count }) : t('notifications.sale', { title });
    case 'achievement':
      return t('notifications.achievement', { title: thing ? achievementTitle(thing.id, title) : title });
    case 'job':
      return thing?.gameId ? t('notifications.jobDone', { title }) : t('notifications.jobFailed', { title });
    case 'live':
      return t('notifications.live', { who });
    case 'moderation':
      return thing?.type === 'appeal'
        ? t('notifications.appealAnswered', { answer: thing.title ?? '' })
        : t('notifications.hidden', { reason: thing?.title ?? '' });
  }
}

/** The page it links to. */
export function addressOf({ kind, actor, thing }: Notification): string {
  if (kind === 'follow' || kind === 'friend') return actor ? `/@${actor.handle}` : '/friends';
  switch (thing?.type) {
    case 'game':
      return kind === 'score_beaten' && actor ? challengeAddress(thing.id, actor.handle) : `/g/${thing.id}`;
    case 'clip':
      return `/c/${thing.id}`;
    case 'live':
      return `/l/${thing.id}`;
    case 'item':
      return thing.gameId ? `/my-games/${thing.gameId}` : '/my-games';
    case 'job':
      return `${createAddress}/${thing.id}`;
    case 'achievement':
      return '/achievements';
    case 'decision':
    case 'appeal':
      return '/hidden';
    default:
      return '/notifications';
  }
}
