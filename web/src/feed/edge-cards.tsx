import type { Failure } from '../api/failure.ts';
import { loadMore, startOver } from '../state/feed-list.ts';
import { Button } from '../ui/buttons.tsx';
import type { CardPlace } from '../ui/card-place.ts';
import { Icon } from '../ui/icons.tsx';

/** Before anything has come: the room is dark, the first machine warms up. */
export function FirstCard({ index, resting }: CardPlace) {
  return (
    <article class="card edge-card" data-index={index} aria-label="Loading games" inert={!resting}>
      <div class="stage">
        <div class="screen screen-warming" role="status">
          <span class="unseen">Loading games …</span>
        </div>
      </div>
    </article>
  );
}

export function EndCard({ index, resting, isEmpty }: CardPlace & { isEmpty: boolean }) {
  return (
    <article class="card edge-card" data-index={index} aria-label="The end of the feed" inert={!resting}>
      <div class="edge-words">
        <Icon name={isEmpty ? 'arcade' : 'check'} size={40} />
        <h2>{isEmpty ? 'No games yet' : 'You are all caught up'}</h2>
        <p>{isEmpty ? 'Nobody has published a game yet.' : 'New games appear as people publish them.'}</p>
        <Button look="next" icon="again" onClick={startOver}>
          {isEmpty ? 'Refresh' : 'Start over'}
        </Button>
      </div>
    </article>
  );
}

export function FailedCard({ index, resting, failure }: CardPlace & { failure: Failure }) {
  const offline = failure.status === 0;
  return (
    <article class="card edge-card" data-index={index} aria-label="The feed could not be loaded" inert={!resting}>
      <div class="edge-words" role="alert">
        <Icon name={offline ? 'offline' : 'again'} size={40} />
        <h2>{offline ? 'No connection' : 'The feed could not be loaded'}</h2>
        <p>
          {offline ? 'Your scores and coins are safe. The games return as soon as you are online.' : failure.message}
        </p>
        <Button look="next" icon="again" onClick={() => void loadMore()}>
          Try again
        </Button>
      </div>
    </article>
  );
}
