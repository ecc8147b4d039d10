import { useEffect, useRef } from 'preact/hooks';
import type { Live } from '../api/shapes.ts';
import type { CardPlace } from '../feed/game-card.tsx';
import { soundOn } from '../play/preferences.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatCount } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { useStore } from '../ui/store.ts';
import { watchStream } from './watch-stream.ts';
import './live-card.css';

/** A live stream in the feed, as close to now as its segments allow. */
export function LiveCard({ live, index, resting }: CardPlace & { live: Live }) {
  const video = useRef<HTMLVideoElement>(null);
  const hasSound = useStore(soundOn);
  useEffect(() => {
    if (!resting || !video.current || !live.playbackUrl) return;
    return watchStream(video.current, live.playbackUrl);
  }, [resting, live.playbackUrl]);
  const title = live.title ?? `${nameOf(live.creator)} is live`;
  return (
    <article class="card live-card" data-index={index} aria-label={title} inert={!resting}>
      <div class="stage">
        <div class="screen">
          <video ref={video} muted={!hasSound} playsInline />
        </div>
      </div>
      <div class="info">
        <p class="live-sign">
          <i /> Live
          <span>
            <Icon name="eye" size={16} /> {formatCount(live.viewers)}
          </span>
        </p>
        <h2 class="info-title">{title}</h2>
        <p class="info-by">
          <a href={`/@${live.creator.handle}`}>{nameOf(live.creator)}</a>
        </p>
        <div class="info-actions">
          {live.gameId && (
            <a class="button button-next info-play" href={`/g/${live.gameId}`}>
              <span>Play this game</span>
            </a>
          )}
          <RoundButton
            icon={hasSound ? 'sound' : 'silent'}
            label={hasSound ? 'Turn sound off' : 'Turn sound on'}
            onClick={() => soundOn.set(!hasSound)}
          />
          <RoundButton
            icon="share"
            label="Share this stream"
            onClick={() => void shareAddress(`/l/${live.id}`, title)}
          />
        </div>
      </div>
    </article>
  );
}
