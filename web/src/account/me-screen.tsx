import { useEffect } from 'preact/hooks';
import type { User } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { Figures } from '../people/profile-parts.tsx';
import { ProfileBody } from '../people/profile-screen.tsx';
import { myGamesAddress } from '../routing/create-route.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { unread } from '../state/notifications.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { loadSession, session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Icon } from '../ui/icons.tsx';
import { MenuLink } from '../ui/menu.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { Avatar } from '../ui/person.tsx';
import { QueryState, Skeleton } from '../ui/states.tsx';
import './kept-lists.css';

/** The visitor's own page; for a guest it shows what signing in would give. */
export function MeScreen() {
  const user = session.value.user;
  // Follower counts change without this page knowing.
  useEffect(() => void loadSession(), []);
  const waiting = unread.value;
  // The label contains what the badge shows.
  const bellLabel = waiting > 0 ? t('notifications.bell', { count: Math.min(waiting, 99) }) : t('notifications.title');
  if (!user) return <Skeleton rows={5} />;
  return (
    <>
      <PageHead title={t('nav.you')}>
        <a class="round" href="/notifications" aria-label={bellLabel} title={t('notifications.title')}>
          <Icon name="bell" />
          {waiting > 0 && <span class="badge bell-badge">{waiting > 99 ? '99+' : waiting}</span>}
        </a>
        <a class="round" href="/account" aria-label={t('account.settings')} title={t('account.settings')}>
          <Icon name="gear" />
        </a>
      </PageHead>
      {user.kind === 'member' ? <MyProfile handle={user.handle} /> : <GuestPage user={user} />}
      <ul class="menu">
        {user.kind === 'member' && (
          <MenuLink icon="arcade" href={myGamesAddress} count={user.stats.gamesCreated}>
            {t('account.yourGames')}
          </MenuLink>
        )}
        {user.kind === 'member' && (
          <MenuLink icon="eye" href="/creator">
            {t('creator.title')}
          </MenuLink>
        )}
        <MenuLink icon="film" href="/clips" count={user.stats.clips}>
          {t('account.yourClips')}
        </MenuLink>
        <MenuLink icon="clock" href="/history">
          {t('account.history')}
        </MenuLink>
        <MenuLink icon="heartLine" href="/likes">
          {t('account.liked')}
        </MenuLink>
        <MenuLink icon="live" href="/go-live">
          {t('account.goLive')}
        </MenuLink>
        <MenuLink icon="trophy" href="/achievements" count={user.achievements.length}>
          {t('people.achievements')}
        </MenuLink>
        <MenuLink icon="gem" href="/inventory">
          {t('wallet.inventory')}
        </MenuLink>
        <MenuLink icon="friends" href="/friends" count={user.stats.friends}>
          {t('nav.friends')}
        </MenuLink>
        <MenuLink icon="gear" href="/account">
          {t('account.settings')}
        </MenuLink>
      </ul>
    </>
  );
}

function MyProfile({ handle }: { handle: string }) {
  const page = useQuery('GET /api/profiles/{handle}', { path: { handle } });
  const { data, setData } = page;
  if (!data) return <QueryState query={page} rows={5} />;
  return <ProfileBody page={data} isMe changed={(social) => setData({ ...data, social })} />;
}

function GuestPage({ user: { avatarUrl, stats } }: { user: User }) {
  return (
    <>
      <section class="profile-head">
        <Avatar url={avatarUrl} size={88} />
        <div class="profile-words">
          <p class="profile-name">{t('play.guest')}</p>
          <p class="quiet">{t('account.guestScores')}</p>
        </div>
      </section>
      <Figures
        figures={[
          [t('people.plays'), stats.plays],
          [t('people.bestScore'), formatScore(stats.bestScore)],
          [t('people.dayStreak'), stats.currentStreakDays],
        ]}
      />
      <section class="invitation">
        <p>{t('account.invitation', { coins: welcomeCoins })}</p>
        <SignInButton wide />
      </section>
    </>
  );
}
