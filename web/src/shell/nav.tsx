import { createAddress, createScreens } from '../routing/create-route.ts';
import { isInFeed, type Route, route } from '../routing/route.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { balance } from '../state/balance.ts';
import { playing } from '../state/playing.ts';
import { session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Coin, Icon, type IconName } from '../ui/icons.tsx';
import { formatCount } from '../ui/numbers.tsx';
import { Avatar } from '../ui/person.tsx';
import './nav.css';

/** Screens that are reached from the visitor's own page. */
const yours: Route['screen'][] = ['me', 'account', 'clips', 'go-live'];

/** The way around: a bar under the thumb on a phone, a rail on a desk. */
export function Nav() {
  const now = route.value;
  const { screen } = now;
  const user = session.value.user;
  const coins = balance.value;
  const isPlaying = playing.value !== undefined;
  const isGuest = user?.kind !== 'member';
  return (
    <nav class="nav" aria-label="Main" data-covered={isPlaying || undefined}>
      <a class="wordmark" href="/">
        <span class="unseen">Coinop</span>
        <span class="wordmark-letters" aria-hidden="true">
          c<Coin size={22} />
          inop
        </span>
      </a>
      <Tab href="/" icon="arcade" here={isInFeed(now)}>
        Home
      </Tab>
      <Tab href="/find" icon="find" here={screen === 'find'}>
        Find
      </Tab>
      <Tab href={createAddress} icon="make" here={createScreens.includes(screen)}>
        Create
      </Tab>
      <a class="tab" href="/wallet" aria-current={screen === 'wallet' ? 'page' : undefined}>
        <Coin size={24} />
        <span class="tab-word">Wallet</span>
        {coins !== undefined && <span class="figure">{formatCount(coins)}</span>}
      </a>
      <Tab href="/friends" icon="friends" here={screen === 'friends'} deskOnly>
        Friends
      </Tab>
      <a class="tab" href="/me" aria-current={yours.includes(screen) ? 'page' : undefined}>
        {user ? <Avatar url={user.avatarUrl} size={24} /> : <Icon name="person" />}
        <span>You</span>
      </a>
      <div class="rail-foot">
        {isGuest && user && (
          <>
            <p>You are playing as a guest. Sign in to keep your progress.</p>
            <Button wide onClick={() => void showSignIn()}>
              Sign in
            </Button>
          </>
        )}
      </div>
    </nav>
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
