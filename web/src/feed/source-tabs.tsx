import { t } from '../messages/translate.ts';
import { chooseSource, type FeedSource, feedSource } from '../state/feed-list.ts';
import { playing } from '../state/playing.ts';
import './source-tabs.css';

/** The choice of the feed; hidden during play. */
export function SourceTabs() {
  const chosen = feedSource.value;
  const sources: [FeedSource, string][] = [
    ['home', t('feed.sourceHome')],
    ['following', t('feed.sourceFollowing')],
  ];
  if (playing.value !== undefined) return null;
  return (
    <fieldset class="source-tabs" aria-label={t('feed.source')}>
      {sources.map(([source, words]) => (
        <button key={source} type="button" aria-pressed={chosen === source} onClick={() => chooseSource(source)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}
