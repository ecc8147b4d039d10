import { useEffect, useRef } from 'preact/hooks';
import { AchievementsScreen } from '../account/achievements-screen.tsx';
import { MeScreen } from '../account/me-screen.tsx';
import { reachable } from '../api/request.ts';
import { Feed } from '../feed/feed.tsx';
import { IsolatedScreen } from '../feed/isolated-screen.tsx';
import { FindScreen } from '../find/find-screen.tsx';
import { t } from '../messages/translate.ts';
import { FriendsScreen } from '../people/friends-screen.tsx';
import { ProfileScreen } from '../people/profile-screen.tsx';
import { isInFeed, type Route, route } from '../routing/route.ts';
import { playing } from '../state/playing.ts';
import { loadSession, onSessionLost, session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { SheetLayer, sheetIsOpen } from '../ui/sheets.tsx';
import { showToast, ToastLayer } from '../ui/toasts.tsx';
import { WalletScreen } from '../wallet/wallet-screen.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { Nav } from './nav.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import './app.css';

const AccountScreen = lazyScreen(async () => (await import('../account/account-screen.tsx')).AccountScreen);
const CreateScreens = lazyScreen(async () => (await import('../create/create-screens.tsx')).CreateScreens);
const MyClipsScreen = lazyScreen(async () => (await import('../recording/my-clips-screen.tsx')).MyClipsScreen);
const NotificationsScreen = lazyScreen(
  async () => (await import('../notifications/notifications-screen.tsx')).NotificationsScreen,
);
const HistoryScreen = lazyScreen(async () => (await import('../account/history-screen.tsx')).HistoryScreen);
const CreatorScreen = lazyScreen(async () => (await import('../account/creator-screen.tsx')).CreatorScreen);
const LikesScreen = lazyScreen(async () => (await import('../account/likes-screen.tsx')).LikesScreen);
const GoLiveScreen = lazyScreen(async () => (await import('../live/go-live-screen.tsx')).GoLiveScreen);

export function App() {
  const now = route.value;
  const isPlaying = playing.value !== undefined;
  const showsFeed = isInFeed(now) || now.screen === 'isolated';
  useEffect(
    () => onSessionLost(() => showToast({ title: t('shell.signedOut'), text: t('shell.signedOutText'), look: 'bad' })),
    [],
  );
  useEffect(() => {
    if (!showsFeed) playing.value = undefined;
  }, [showsFeed]);
  return (
    <div class={`app${isPlaying ? ' app-playing' : ''}`}>
      <Nav />
      {/* The feed stays where it is under a page, so that coming back is going on. */}
      <main class="home" inert={!showsFeed} aria-hidden={!showsFeed || undefined}>
        <h1 class="visually-hidden">Coinop</h1>
        {now.screen === 'isolated' ? <IsolatedScreen gameId={now.id} /> : <Feed shown={showsFeed} />}
      </main>
      {!showsFeed && <Page now={now} />}
      <Offline />
      <SheetLayer />
      <ToastLayer />
    </div>
  );
}

function Page({ now }: { now: Route }) {
  const page = useRef<HTMLElement>(null);
  const key = JSON.stringify(now);
  // Whoever goes on by keyboard or screen reader is on the new page, not where its link was.
  useEffect(() => {
    const take = () => {
      if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true });
    };
    take();
    // The sheet with the link holds the focus until it has left.
    return sheetIsOpen.subscribe((isOpen) => {
      if (!isOpen && document.activeElement === document.body) take();
    });
  }, [key]);
  return (
    <main class="page" key={key} tabIndex={-1} ref={page}>
      <div class="page-column">
        <Screen now={now} />
      </div>
    </main>
  );
}

function Screen({ now }: { now: Route }) {
  switch (now.screen) {
    case 'find':
      return <FindScreen search={now.search} />;
    case 'wallet':
      return <WalletScreen />;
    case 'me':
      return <MeScreen />;
    case 'account':
      return <AccountScreen />;
    case 'friends':
      return <FriendsScreen />;
    case 'achievements':
      return <AchievementsScreen />;
    case 'clips':
      return <MyClipsScreen />;
    case 'go-live':
      return <GoLiveScreen />;
    case 'notifications':
      return <NotificationsScreen />;
    case 'history':
      return <HistoryScreen />;
    case 'creator':
      return <CreatorScreen />;
    case 'likes':
      return <LikesScreen />;
    case 'not-found':
      return <NotFoundScreen />;
    case 'profile':
      return <ProfileScreen handle={now.handle} />;
    case 'create':
    case 'upload':
    case 'job':
    case 'my-games':
    case 'my-game':
    case 'refine':
    case 'versions':
    case 'item':
      return <CreateScreens now={now} />;
    default:
      return null;
  }
}

/** Being offline is said once, quietly, for as long as it lasts. */
function Offline() {
  const isReachable = reachable.value;
  const failure = session.value.failure;
  if (isReachable && !failure) return null;
  return (
    <div class="offline" role="status">
      <Icon name="offline" size={20} />
      <span>{isReachable ? failure?.message : t('shell.offline')}</span>
      <Button look="quiet" onClick={() => void loadSession()}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
