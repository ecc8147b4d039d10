import { wantsLessData } from '../api/data-saving.ts';
import { loadCreateMessages } from '../messages/catalogue.ts';
import type { Route } from '../routing/route.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const FindScreen = lazyScreen(async () => (await import('../find/find-screen.tsx')).FindScreen);
const WalletScreen = lazyScreen(async () => (await import('../wallet/wallet-screen.tsx')).WalletScreen);
const InventoryScreen = lazyScreen(async () => (await import('../wallet/inventory-screen.tsx')).InventoryScreen);
const MeScreen = lazyScreen(async () => (await import('../account/me-screen.tsx')).MeScreen);
const ProfileScreen = lazyScreen(async () => (await import('../people/profile-screen.tsx')).ProfileScreen);
const FriendsScreen = lazyScreen(async () => (await import('../people/friends-screen.tsx')).FriendsScreen);
const AchievementsScreen = lazyScreen(
  async () => (await import('../account/achievements-screen.tsx')).AchievementsScreen,
);
const AccountScreen = lazyScreen(async () => (await import('../account/account-screen.tsx')).AccountScreen);
const CreateScreens = lazyScreen(async () => {
  const [{ CreateScreens }] = await Promise.all([import('../create/create-screens.tsx'), loadCreateMessages()]);
  return CreateScreens;
});
const MyClipsScreen = lazyScreen(async () => (await import('../recording/my-clips-screen.tsx')).MyClipsScreen);
const NotificationsScreen = lazyScreen(
  async () => (await import('../notifications/notifications-screen.tsx')).NotificationsScreen,
);
const HistoryScreen = lazyScreen(async () => (await import('../account/history-screen.tsx')).HistoryScreen);
const CreatorScreen = lazyScreen(async () => (await import('../account/creator-screen.tsx')).CreatorScreen);
const HiddenScreen = lazyScreen(async () => (await import('../account/hidden-screen.tsx')).HiddenScreen);
const LikesScreen = lazyScreen(async () => (await import('../account/likes-screen.tsx')).LikesScreen);
const GoLiveScreen = lazyScreen(async () => (await import('../live/go-live-screen.tsx')).GoLiveScreen);
const RecordingScreen = lazyScreen(async () => (await import('../live/recording-screen.tsx')).RecordingScreen);

/** By then the first game no longer competes for the connection. */
const fetchTabsAfterMs = 4_000;

/** Preloads the screens that are one tap away while nothing else is loading. */
export function fetchTabs(): () => void {
  const timer = setTimeout(() => {
    if (wantsLessData()) return;
    for (const screen of [FindScreen, CreateScreens, WalletScreen, MeScreen]) void screen.fetch();
  }, fetchTabsAfterMs);
  return () => clearTimeout(timer);
}

export function Screen({ now }: { now: Route }) {
  switch (now.screen) {
    case 'find':
      return <FindScreen search={now.search} />;
    case 'wallet':
      return <WalletScreen />;
    case 'inventory':
      return <InventoryScreen />;
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
    case 'recording':
      return <RecordingScreen key={now.id} id={now.id} />;
    case 'notifications':
      return <NotificationsScreen />;
    case 'history':
      return <HistoryScreen />;
    case 'creator':
      return <CreatorScreen />;
    case 'hidden':
      return <HiddenScreen />;
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
