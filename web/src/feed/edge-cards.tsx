import type { Failure } from '../api/failure.ts';
import { t } from '../messages/translate.ts';
import { chooseSource, type FeedSource, loadMore, startOver } from '../state/feed-list.ts';
import { putNewsAway } from '../state/news.ts';
import { Button } from '../ui/buttons.tsx';
import type { CardPlace } from '../ui/card-place.ts';
import { Icon } from '../ui/icons.tsx';

/** Shown before the first item has loaded. */
export function FirstCard({ index, resting }: CardPlace) {
  return (
    <article class="card edge-card" data-index={index} aria-label={t('feed.loading')} inert={!resting}>
      <div class="stage">
        <div class="screen screen-warming" role="status">
          <span class="visually-hidden">{t('feed.loading')}</span>
        </div>
      </div>
    </article>
  );
}

/** The operators' announcement, until the visitor dismisses it. */
export function NewsCard({ index, resting, announcement }: CardPlace & { announcement: { id: string; text: string } }) {
  return (
    <article class="card edge-card" data-index={index} aria-label={t('feed.announcement')} inert={!resting}>
      <div class="edge-words">
        <Icon name="speech" size={40} />
        <h2>{t('feed.announcement')}</h2>
        <p>{announcement.text}</p>
        <Button look="next" onClick={() => putNewsAway(announcement.id)}>
          {t('common.close')}
        </Button>
      </div>
    </article>
  );
}

type EndCardProps = CardPlace & { isEmpty: boolean; source: FeedSource };

export function EndCard({ index, resting, isEmpty, source }: EndCardProps) {
  if (isEmpty && source === 'following') {
    return (
      <article class="card edge-card" data-index={index} aria-label={t('feed.followingEmpty')} inert={!resting}>
        <div class="edge-words">
          <Icon name="friends" size={40} />
          <h2>{t('feed.followingEmpty')}</h2>
          <p>{t('feed.followingEmptyText')}</p>
          <Button look="next" onClick={() => chooseSource('home')}>
            {t('feed.backHome')}
          </Button>
        </div>
      </article>
    );
  }
  return (
    <article class="card edge-card" data-index={index} aria-label={t('feed.end')} inert={!resting}>
      <div class="edge-words">
        <Icon name={isEmpty ? 'arcade' : 'check'} size={40} />
        <h2>{isEmpty ? t('feed.empty') : t('feed.caughtUp')}</h2>
        <p>{isEmpty ? t('feed.emptyText') : t('feed.caughtUpText')}</p>
        <Button look="next" icon="again" onClick={startOver}>
          {isEmpty ? t('feed.refresh') : t('feed.startOver')}
        </Button>
      </div>
    </article>
  );
}

export function FailedCard({ index, resting, failure }: CardPlace & { failure: Failure }) {
  const offline = failure.status === 0;
  return (
    <article class="card edge-card" data-index={index} aria-label={t('feed.failed')} inert={!resting}>
      <div class={offline ? 'edge-words is-offline' : 'edge-words'} role="alert">
        <Icon name={offline ? 'offline' : 'again'} size={40} />
        <h2>{offline ? t('common.noConnection') : t('feed.failed')}</h2>
        <p>{offline ? t('feed.offlineText') : failure.message}</p>
        <Button look="next" icon="again" onClick={() => void loadMore()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </article>
  );
}
