import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wantsLessData } from '../api/data-saving.ts';
import type { FeedItem } from '../api/shapes.ts';
import { ClipCard } from '../clips/clip-card.tsx';
import { LiveCard } from '../live/live-card.tsx';
import { t } from '../messages/translate.ts';
import { startPlaying, stopPlaying } from '../routing/play-history.ts';
import { addressOf, feed, feedSource, keyOf, moveTo } from '../state/feed-list.ts';
import { toggleLargeStage } from '../state/large-stage.ts';
import { playing } from '../state/playing.ts';
import { setSound, soundOn } from '../state/sound.ts';
import { RoundButton } from '../ui/buttons.tsx';
import type { CardPlace } from '../ui/card-place.ts';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { sheetIsOpen } from '../ui/sheets.tsx';
import { EndCard, FailedCard, FirstCard, NewsCard } from './edge-cards.tsx';
import { listenForFeedKeys } from './feed-keys.ts';
import { GameCard } from './game-card.tsx';
import { createPager, type Pager } from './pager.ts';
import { showShortcuts } from './shortcuts-sheet.tsx';
import { SourceTabs } from './source-tabs.tsx';
import { useEarlyPlay } from './use-early-play.ts';
import { useFeedTitle } from './use-feed-title.ts';
import { newsPlace, useNews } from './use-news.ts';
import { useRouteInFeed } from './use-route-in-feed.ts';
import './feed.css';
import './stage.css';
import './info.css';
import './trouble.css';

/** The next item is prepared after the shown one has settled; sooner would slow the first one down. */
const prepareAfterMs = 1_200;

/** Full-height cards, one at a time, without an end. */
export function Feed({ shown }: { shown: boolean }) {
  const { items, index, failure, complete } = feed.value;
  const pages = pagesOf(feed.value);
  const [restingAt, setRestingAt] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  const pager = useRef<Pager>(undefined);
  const announced = useNews();
  const first = announced ? newsPlace : 0;
  const firstPlace = useRef(first);
  firstPlace.current = first;

  useEffect(() => {
    if (!root.current) return;
    const made = createPager(root.current, {
      first: () => firstPlace.current,
      // Read from the current list, so that adding an item and going there does not wait for a render.
      end: () => pagesOf(feed.peek()),
      moves(next) {
        playing.value = undefined;
        setRestingAt(undefined);
        moveTo(next);
      },
      settles: setRestingAt,
    });
    pager.current = made;
    made.go(feed.value.index, 'jump');
    return made.dispose;
  }, []);

  useLayoutEffect(() => {
    // The list may have changed the position itself: it was reloaded, or an item was removed.
    if (pager.current && pager.current.index() !== index) pager.current.go(index, 'jump');
    else pager.current?.place();
  });
  useRouteInFeed((place) => pager.current?.go(place));
  useFeedTitle(shown);

  const isStill = shown && restingAt === index;
  const preparedPlace = usePreparedPlace(shown, isStill, index);
  useEarlyPlay(isStill ? items[index] : undefined);

  useEffect(() => {
    if (!shown) return;
    return listenForFeedKeys({
      step: (by) => pager.current?.step(by),
      play: () => {
        const item = feed.value.items[feed.value.index];
        if (item?.type === 'game') startPlaying(keyOf(item), addressOf(item));
      },
      leave: stopPlaying,
      toggleSound: () => setSound(!soundOn.value),
      toggleFullScreen: () => void toggleFullScreen(),
      toggleLarge: toggleLargeStage,
      help: showShortcuts,
      busy: () => sheetIsOpen.value,
    });
  }, [shown]);

  const around = [index - 1, index, index + 1].filter((place) => place >= first && place < pages);
  return (
    <>
      <SourceTabs />
      <div
        class="feed"
        ref={root}
        role="feed"
        aria-busy={items.length === 0 && !failure && !complete}
        aria-label={t('feed.label')}
      >
        {around.map((place) => {
          const item = items[place];
          const at = { index: place, resting: isStill && place === index, prepared: shown && place === preparedPlace };
          if (announced && place === newsPlace) return <NewsCard key="news" {...at} announcement={announced} />;
          if (item) return <Card key={keyOf(item)} item={item} {...at} />;
          if (failure) return <FailedCard key="failed" {...at} failure={failure} />;
          if (complete) return <EndCard key="end" {...at} isEmpty={items.length === 0} source={feedSource.value} />;
          return <FirstCard key="first" {...at} />;
        })}
      </div>
      <div class="feed-steps">
        <RoundButton
          icon="previous"
          label={t('feed.previous')}
          disabled={index <= first}
          onClick={() => pager.current?.step(-1)}
        />
        <RoundButton
          icon="next"
          label={t('feed.next')}
          disabled={index >= pages - 1}
          onClick={() => pager.current?.step(1)}
        />
      </div>
    </>
  );
}

/** The items, and a final card that says why there are no more. */
function pagesOf({ items, index, failure, complete }: typeof feed.value): number {
  return items.length + (complete || failure || index >= items.length ? 1 : 0);
}

/** The place of the item that is prepared: after the shown one, and kept while it comes to rest itself. */
function usePreparedPlace(shown: boolean, isStill: boolean, index: number): number | undefined {
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (!shown) setPlace(undefined);
  }, [shown]);
  useEffect(() => {
    if (!isStill || wantsLessData()) return;
    const timer = setTimeout(() => setPlace(index + 1), prepareAfterMs);
    return () => clearTimeout(timer);
  }, [isStill, index]);
  // Whoever swipes on quickly leaves the prepared one behind, and a third game would be alive beside the next.
  return place === index || place === index + 1 ? place : undefined;
}

function Card({ item, ...at }: CardPlace & { item: FeedItem }) {
  if (item.type === 'game') return <GameCard game={item.game} itemKey={keyOf(item)} {...at} />;
  if (item.type === 'clip') return <ClipCard clip={item.clip} {...at} />;
  return <LiveCard live={item.live} {...at} />;
}
