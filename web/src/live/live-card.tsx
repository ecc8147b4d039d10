import { useEffect, useRef, useState } from 'preact/hooks';
import type { Live } from '../api/shapes.ts';
import { CreatorPanel } from '../clips/creator-panel.tsx';
import { toggleSound, useVideo } from '../clips/use-video.ts';
import { t } from '../messages/translate.ts';
import { LikeButton } from '../reactions/like-button.tsx';
import { useQuery } from '../state/use-query.ts';
import { RoundButton } from '../ui/buttons.tsx';
import type { CardPlace } from '../ui/card-place.ts';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { SoundButton } from '../ui/sound-button.tsx';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import { LiveChat } from './live-chat.tsx';
import { showLiveMenu, titleOf } from './live-menu.tsx';
import { LiveSign } from './live-sign.tsx';
import { useLive } from './use-live.ts';
import { useWatchBeacon } from './use-watch-beacon.ts';
import { type WatchState, watchStream } from './watch-stream.ts';
import '../clips/stage-video.css';
import './live-card.css';

/** A live stream in the feed, as close to real time as its segments allow. */
export function LiveCard({ live: first, index, resting }: CardPlace & { live: Live }) {
  const video = useRef<HTMLVideoElement>(null);
  const facts = useVideo(video);
  const isDesk = useMedia(deskQuery);
  const now = useLive(first, resting);
  const live = now ?? { ...first, status: 'offline', lowLatencyUrl: null };
  const [watch, setWatch] = useState<WatchState>('tuning');
  useEffect(() => {
    if (!resting || !video.current || !live.lowLatencyUrl) return;
    return watchStream(video.current, live.lowLatencyUrl, setWatch);
  }, [resting, live.lowLatencyUrl]);

  useWatchBeacon(live.id, resting && watch === 'playing' && live.status !== 'offline');

  const title = titleOf(live);
  const behind = live.gameId ? `/games/${live.gameId}/thumbnail` : undefined;
  const toggle = () => video.current && toggleSound(video.current);
  return (
    <article
      class={`card live-card video-${facts.shape ?? 'square'}`}
      data-index={index}
      aria-label={title}
      inert={!resting}
    >
      {behind && <img class="card-glow" src={behind} alt="" />}
      <div class="stage">
        <div class="screen">
          {behind ? <img class="stage-behind" src={behind} alt="" /> : <div class="live-behind" />}
          <video ref={video} muted playsInline />
          {/* A tap on the picture does the same as the sound button, which has the accessible name. */}
          <button type="button" class="glass" tabIndex={-1} aria-hidden="true" onClick={toggle} />
          {resting && <LiveTrouble live={live} watch={watch} />}
        </div>
      </div>
      <div class="info" data-no-swipe={isDesk || undefined}>
        <LiveSign live={live} watching={resting && watch === 'playing'} />
        <h2 class="info-title">{title}</h2>
        <p class="info-by">
          {/* A stream without a title shows its owner's name. */}
          <a href={`/@${live.creator.handle}`}>{live.title ? nameOf(live.creator) : `@${live.creator.handle}`}</a>
        </p>
        <div class="info-row">
          <div class="reactions">
            <LikeButton target="live" thing={live} title={title} />
            {!isDesk && (
              <RoundButton
                icon="chat"
                label={t('live.chat')}
                onClick={() => void showSheet(t('live.chat'), () => <LiveChat live={live} />)}
              />
            )}
          </div>
          <div class="info-actions">
            {live.gameId && (
              <a class="button button-next info-go" href={`/g/${live.gameId}`}>
                <span>{t('clips.playGame')}</span>
              </a>
            )}
            <SoundButton isOn={facts.audible} toggle={toggle} />
            <RoundButton
              icon="share"
              label={t('live.share')}
              onClick={() => void shareAddress(`/l/${live.id}`, title)}
            />
            <RoundButton icon="more" label={t('live.more')} onClick={() => showLiveMenu(live)} />
          </div>
        </div>
        {isDesk && resting && <LiveChat live={live} />}
        {isDesk && resting && <CreatorPanel handle={live.creator.handle} />}
      </div>
    </article>
  );
}

/** The last recording, until the stream is back. */
function LastRecording({ handle }: { handle: string }) {
  const { data } = useQuery('GET /api/profiles/{handle}/recordings', { path: { handle }, query: { limit: 1 } });
  const last = data?.recordings[0];
  if (!last) return null;
  return (
    <a class="button button-plain" href={`/r/${last.id}`}>
      <span>{t('live.lastRecording')}</span>
    </a>
  );
}

/** Why there is no picture: not yet, not now, or not here. */
function LiveTrouble({ live, watch }: { live: Live; watch: WatchState }) {
  if (live.status === 'offline') {
    return (
      <div class="stage-words" role="status">
        <p class="trouble-title">{t('live.offlineName', { name: nameOf(live.creator) })}</p>
        <p>{t('live.startsAgain')}</p>
        <a class="button button-plain" href={`/@${live.creator.handle}`}>
          <span>{t('live.viewProfile')}</span>
        </a>
        <LastRecording handle={live.creator.handle} />
      </div>
    );
  }
  if (watch === 'unplayable') {
    return (
      <div class="stage-words" role="alert">
        <p class="trouble-title">{t('live.unplayable')}</p>
        <p>{t('live.unplayableText')}</p>
      </div>
    );
  }
  if (watch === 'playing' && live.status === 'live') return null;
  return (
    <div class="loading-line" role="status">
      <span>{live.status === 'reconnecting' ? t('live.reconnectingNow') : t('live.connecting')}</span>
    </div>
  );
}
