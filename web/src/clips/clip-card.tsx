import { useEffect, useRef } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { translateSentence } from '../messages/translate-sentence.ts';
import { CommentsButton } from '../reactions/comments.tsx';
import { LikeButton } from '../reactions/like-button.tsx';
import { useQuery } from '../state/use-query.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';
import type { CardPlace } from '../ui/card-place.ts';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { SoundButton } from '../ui/sound-button.tsx';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import { showClipMenu, titleOf } from './clip-menu.tsx';
import { CreatorPanel } from './creator-panel.tsx';
import { SeekBar } from './seek-bar.tsx';
import { trackedClips, trackListedClip } from './track-clip.ts';
import { useRenditions } from './use-renditions.ts';
import { shapeOf, startVideo, toggleSound, useVideo } from './use-video.ts';
import { useViewBeacon } from './use-view-beacon.ts';
import './stage-video.css';

/** A clip in the feed: plays while it is shown, muted until the visitor turns on sound. */
export function ClipCard({ clip: first, index, resting, prepared }: CardPlace & { clip: Clip }) {
  const clip = trackedClips.value[first.id] ?? first;
  const video = useRef<HTMLVideoElement>(null);
  const facts = useVideo(video);
  useRenditions(video, clip, { resting, near: resting || prepared });
  useViewBeacon(video, clip.id, resting && clip.status === 'ready');
  const isDesk = useMedia(deskQuery);
  const play = () => video.current && void startVideo(video.current);
  useEffect(() => {
    if (resting && clip.videoUrl) play();
    else video.current?.pause();
  }, [resting, clip.videoUrl]);
  useEffect(() => trackListedClip(first), [first.id]);
  const toggle = () => (video.current?.paused ? play() : video.current?.pause());
  const title = titleOf(clip);
  const shape = shapeOf(clip.width ?? 9, clip.height ?? 16);
  return (
    <article class={`card clip-card video-${shape}`} data-index={index} aria-label={title} inert={!resting}>
      {clip.thumbnailUrl && <img class="card-glow" src={clip.thumbnailUrl} alt="" />}
      <div class="stage">
        <div class="screen">
          {clip.thumbnailUrl && <img class="stage-behind" src={clip.thumbnailUrl} alt="" />}
          <video
            ref={video}
            src={clip.hlsUrl ? undefined : (clip.videoUrl ?? undefined)}
            poster={clip.thumbnailUrl ?? undefined}
            preload={resting || prepared ? 'auto' : 'none'}
            muted
            loop
            playsInline
          >
            {clip.captionsUrl && (
              <track kind="captions" src={new URL(clip.captionsUrl).pathname} label={t('clips.captions')} default />
            )}
          </video>
          <button
            type="button"
            class="glass"
            aria-label={facts.paused ? t('feed.play') : t('common.pause')}
            onClick={toggle}
          >
            {facts.paused && resting && clip.videoUrl && <Icon name="play" size={40} />}
          </button>
          <ClipTrouble clip={clip} failed={facts.failed} again={() => video.current?.load()} />
        </div>
        <SeekBar video={video} facts={facts} seconds={clip.durationSeconds ?? 0} toggle={toggle} />
      </div>
      <div class="info" data-no-swipe={isDesk || undefined}>
        <p class="info-kind">
          <Icon name="film" size={16} /> {t('clips.clip')}
          {clip.durationSeconds !== null && <span>{formatLength(Math.round(clip.durationSeconds))}</span>}
        </p>
        <h2 class="info-title">{title}</h2>
        <p class="info-by">
          <a href={`/@${clip.creator.handle}`}>{nameOf(clip.creator)}</a> · {formatAge(clip.createdAt)}
          {clip.views > 0 && <> · {t('clips.views', { count: clip.views })}</>}
        </p>
        <div class="info-row">
          {clip.status === 'ready' && (
            <div class="reactions">
              <LikeButton target="clip" thing={clip} title={title} />
              <CommentsButton thing={{ target: 'clip', id: clip.id, title, creator: clip.creator }} />
            </div>
          )}
          <div class="info-actions">
            {clip.gameId && (resting ? <NamedPlayLink gameId={clip.gameId} /> : <PlayLink gameId={clip.gameId} />)}
            <SoundButton
              isOn={facts.audible}
              toggle={() => video.current && toggleSound(video.current)}
              class="info-sound"
            />
            <RoundButton
              icon="share"
              label={t('clips.share')}
              onClick={() => void shareAddress(`/c/${clip.id}`, title)}
            />
            <RoundButton icon="more" label={t('clips.more')} onClick={() => showClipMenu(clip)} />
          </div>
        </div>
        {isDesk && resting && <CreatorPanel handle={clip.creator.handle} except={clip.id} />}
      </div>
    </article>
  );
}

/** One's own clip that is not ready, or a clip this browser cannot play. */
function ClipTrouble({ clip, failed, again }: { clip: Clip; failed: boolean; again(): void }) {
  if (clip.status !== 'ready') {
    return (
      <div class="stage-words">
        <p class="trouble-title">{clip.status === 'failed' ? t('clips.failed') : t('clips.processing')}</p>
        <p>{clip.error === null ? t('clips.processingText') : translateSentence(clip.error)}</p>
        <a class="button button-plain" href="/clips">
          <span>{t('account.yourClips')}</span>
        </a>
      </div>
    );
  }
  if (!failed) return null;
  return (
    <div class="stage-words" role="alert">
      <p class="trouble-title">{t('clips.unplayable')}</p>
      <p>{t('clips.unplayableText')}</p>
      <Button icon="again" onClick={again}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

/** Shows the game of the clip; loaded only for a clip that is shown. */
function NamedPlayLink({ gameId }: { gameId: string }) {
  const { data } = useQuery('GET /api/games/{id}', { path: { id: gameId } });
  return <PlayLink gameId={gameId} title={data?.game.title} />;
}

function PlayLink({ gameId, title }: { gameId: string; title?: string | undefined }) {
  return (
    <a class="button button-next info-go" href={`/g/${gameId}`}>
      <span>{title === undefined ? t('clips.playGame') : t('feed.playTitle', { title })}</span>
    </a>
  );
}
