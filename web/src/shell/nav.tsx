import { t } from '../messages/translate.ts';
import { createAddress, createScreens } from '../routing/create-route.ts';
import { isInFeed, type Route, route } from '../routing/route.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { balance } from '../state/balance.ts';
import { unread } from '../state/notifications.ts';
import { playing } from '../state/playing.ts';
import { session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Coin, Icon, type IconName } from '../ui/icons.tsx';
import { formatCount } from '../ui/numbers.tsx';
import { Avatar } from '../ui/person.tsx';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import './nav.css';

/** Screens that are reached from the visitor's own page. */
const yours: Route['screen'][] = [
  'me',
  'account',
  'achievements',
  'clips',
  'creator',
  'go-live',
  'hidden',
  'history',
  'likes',
];
/** On a desktop these have their own entries in the rail. */
const yoursOnPhone: Route['screen'][] = ['friends', 'notifications'];

/** The navigation: a bar at the bottom on a phone, a rail on a desktop. */
export function Nav() {
  const now = route.value;
  const { screen } = now;
  const user = session.value.user;
  const coins = balance.value;
  const isPlaying = playing.value !== undefined;
  const isGuest = user?.kind !== 'member';
  const isDesk = useMedia(deskQuery);
  const isOwnProfile = now.screen === 'profile' && now.handle === user?.handle;
  const isYours = yours.includes(screen) || isOwnProfile || (!isDesk && yoursOnPhone.includes(screen));
  return (
    <nav class="nav" aria-label={t('nav.main')} data-covered={isPlaying || undefined}>
      <a class="wordmark" href="/">
        <span class="visually-hidden">Coinop</span>
        <span class="wordmark-letters" aria-hidden="true">
          c<Coin size={22} />
          inop
        </span>
      </a>
      <Tab href="/" icon="arcade" here={isInFeed(now)}>
        {t('nav.home')}
      </Tab>
      <Tab href="/find" icon="find" here={screen === 'find'}>
        {t('nav.find')}
      </Tab>
      <Tab href={createAddress} icon="make" here={createScreens.includes(screen)}>
        {t('nav.create')}
      </Tab>
      <a class="tab" href="/wallet" aria-current={screen === 'wallet' || screen === 'inventory' ? 'page' : undefined}>
        <Coin size={24} />
        <span class="tab-word">{t('nav.wallet')}</span>
        {coins !== undefined && <span class="figure">{formatCount(coins)}</span>}
      </a>
      <Tab href="/friends" icon="friends" here={screen === 'friends'} deskOnly>
        {t('nav.friends')}
      </Tab>
      <a class="tab tab-desk" href="/notifications" aria-current={screen === 'notifications' ? 'page' : undefined}>
        <Icon name="bell" />
        <span>{t('notifications.title')}</span>
        <UnreadBadge />
      </a>
      <a class="tab" href="/me" aria-current={isYours ? 'page' : undefined}>
        {user ? <Avatar url={user.avatarUrl} size={24} /> : <Icon name="person" />}
        <span>{t('nav.you')}</span>
        <UnreadBadge phoneOnly />
      </a>
      <div class="rail-foot">
        {isGuest && user && (
          <>
            <p>{t('nav.guest')}</p>
            <Button wide onClick={() => void showSignIn()}>
              {t('common.signIn')}
            </Button>
          </>
        )}
      </div>
    </nav>
  );
}

/** The number of unread notifications; on a phone, where the bell is on the visitor's own page, shown on that tab. */
function UnreadBadge({ phoneOnly = false }: { phoneOnly?: boolean }) {
  const count = unread.value;
  if (count === 0) return null;
  return (
    <span class={phoneOnly ? 'badge badge-phone' : 'badge'}>
      {count > 99 ? '99+' : count}
      <span class="visually-hidden"> {t('notifications.unread')}</span>
    </span>
  );
}

type TabProps = { href: string; icon: IconName; here: boolean; deskOnly?: boolean; children: string };

function Tab({ href, icon, here, deskOnly, children }: TabProps) {
  return (
    <a class={deskOnly ? 'tab tab-desk' : 'tab'} href={href} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}
