import type { Notification } from '../api/shapes.ts';
import { createAddress } from '../routing/create-route.ts';
import type { IconName } from '../ui/icons.tsx';
import { formatCount } from '../ui/numbers.tsx';
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
};

/** What a kind is called where it is switched on and off. */
export const kindNames: Record<Kind, string> = {
  follow: 'New followers',
  friend: 'New friends',
  like: 'Likes',
  comment: 'Comments and replies',
  mention: 'Mentions',
  score_beaten: 'Your record was beaten',
  sale: 'Sales',
  achievement: 'Achievements',
  job: 'Your game is made',
  live: 'Someone you follow goes live',
};

/** What happened, in one sentence. */
export function sentenceOf({ kind, actor, count, thing }: Notification): string {
  const who = actor ? nameOf(actor) : 'Someone';
  const others = count > 1 ? ` and ${formatCount(count - 1)} more` : '';
  const title = thing?.title
    ? `“${thing.title}”`
    : `your ${thing?.type === 'live' ? 'stream' : (thing?.type ?? 'page')}`;
  switch (kind) {
    case 'follow':
      return `${who} follows you`;
    case 'friend':
      return `You and ${who} are friends now`;
    case 'like':
      return `${who}${others} liked ${title}`;
    case 'comment':
      return `${who} commented on ${title}`;
    case 'mention':
      return `${who} mentioned you on ${title}`;
    case 'score_beaten':
      return `${who} beat your record in ${title}`;
    case 'sale':
      return count > 1 ? `${title} was sold ${formatCount(count)} times` : `${title} was sold`;
    case 'achievement':
      return `You earned ${title}`;
    case 'job':
      return thing?.gameId ? `${title} is ready to play` : `${title} could not be made`;
    case 'live':
      return `${who} is live`;
  }
}

/** Where it leads. */
export function addressOf({ kind, actor, thing }: Notification): string {
  if (kind === 'follow' || kind === 'friend') return actor ? `/@${actor.handle}` : '/friends';
  switch (thing?.type) {
    case 'game':
      return `/g/${thing.id}`;
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
    default:
      return '/notifications';
  }
}
