import { useEffect, useRef } from 'preact/hooks';
import { reachable } from '../api/request.ts';
import { Feed } from '../feed/feed.tsx';
import { IsolatedScreen } from '../feed/isolated-screen.tsx';
import { t } from '../messages/translate.ts';
import { isInFeed, type Route, route } from '../routing/route.ts';
import { playing } from '../state/playing.ts';
import { loadSession, session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { SheetLayer, sheetIsOpen } from '../ui/sheets.tsx';
import { ToastLayer } from '../ui/toasts.tsx';
import { Nav } from './nav.tsx';
import { fetchTabs, Screen } from './screens.tsx';
import { ServiceBanner } from './service-banner.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';
import './app.css';

export function App() {
  const now = route.value;
  const isPlaying = playing.value !== undefined;
  const showsFeed = isInFeed(now) || now.screen === 'isolated';
  useEffect(fetchTabs, []);
  useEffect(() => {
    if (!showsFeed) playing.value = undefined;
  }, [showsFeed]);
  return (
    <div class={`app${isPlaying ? ' app-playing' : ''}`}>
      <Nav />
      {/* The feed stays mounted under a page, so that it continues when the visitor returns. */}
      <main class="home" inert={!showsFeed} aria-hidden={!showsFeed || undefined}>
        <h1 class="visually-hidden">Coinop</h1>
        {now.screen === 'isolated' ? <IsolatedScreen gameId={now.id} /> : <Feed shown={showsFeed} />}
      </main>
      {!showsFeed && <Page now={now} />}
      <ServiceBanner />
      <div class="notices">
        <Offline />
        <SignedOutNotice />
        <UpdateNotice />
      </div>
      <SheetLayer />
      <ToastLayer />
    </div>
  );
}

function Page({ now }: { now: Route }) {
  const page = useRef<HTMLElement>(null);
  const key = JSON.stringify(now);
  // Moves the focus of keyboards and screen readers to the new page.
  useEffect(() => {
    const take = () => {
      if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true });
    };
    take();
    // The sheet with the link keeps the focus until it is closed.
    return sheetIsOpen.subscribe((isOpen) => {
      if (!isOpen && document.activeElement === document.body) take();
    });
  }, [key]);
  return (
    <main class={`page${now.screen === 'find' ? ' page-wide' : ''}`} key={key} tabIndex={-1} ref={page}>
      <div class="page-column">
        <Screen now={now} />
      </div>
    </main>
  );
}

/** Being offline is shown once, unobtrusively, for as long as it lasts. */
function Offline() {
  const isReachable = reachable.value;
  const failure = session.value.failure;
  if (isReachable && !failure) return null;
  return (
    <div class={isReachable ? 'notice' : 'notice notice-offline'} role="status">
      <Icon name="offline" size={20} />
      <span>{isReachable ? failure?.message : t('shell.offline')}</span>
      <Button look="quiet" onClick={() => void loadSession()}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
