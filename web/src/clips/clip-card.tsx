import { useEffect, useRef } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import type { CardPlace } from '../feed/game-card.tsx';
import { soundOn } from '../play/preferences.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { useStore } from '../ui/store.ts';

/** A clip in the feed: plays while it is looked at, silent until asked for. */
export function ClipCard({ clip, index, resting, prepared }: CardPlace & { clip: Clip }) {
  const video = useRef<HTMLVideoElement>(null);
  const hasSound = useStore(soundOn);
  useEffect(() => {
    // Refused where a browser wants a tap first: its poster stays, and the tap plays it.
    if (resting) void video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [resting]);
  const toggle = () => {
    if (video.current?.paused) void video.current.play();
    else video.current?.pause();
  };
  const title = clip.title ?? `A clip by ${nameOf(clip.creator)}`;
  return (
    <article class="card clip-card" data-index={index} aria-label={title} inert={!resting}>
      {clip.thumbnailUrl && <img class="card-glow" src={clip.thumbnailUrl} alt="" />}
      <div class="stage">
        <div class="screen">
          <video
            ref={video}
            src={clip.videoUrl ?? undefined}
            poster={clip.thumbnailUrl ?? undefined}
            preload={resting || prepared ? 'auto' : 'none'}
            muted={!hasSound}
            loop
            playsInline
          />
          <button type="button" class="glass" aria-label="Play or pause" onClick={toggle} />
        </div>
      </div>
      <div class="info">
        <h2 class="info-title">{title}</h2>
        <p class="info-by">
          <a href={`/@${clip.creator.handle}`}>{nameOf(clip.creator)}</a>
        </p>
        <div class="info-actions">
          {clip.gameId && (
            <a class="button button-next info-play" href={`/g/${clip.gameId}`}>
              <span>Play this game</span>
            </a>
          )}
          <RoundButton
            icon={hasSound ? 'sound' : 'silent'}
            label={hasSound ? 'Turn sound off' : 'Turn sound on'}
            onClick={() => soundOn.set(!hasSound)}
          />
          <RoundButton icon="share" label="Share this clip" onClick={() => void shareAddress(`/c/${clip.id}`, title)} />
        </div>
      </div>
    </article>
  );
}
