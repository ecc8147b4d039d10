import { useRef, useState } from 'preact/hooks';
import type { Clip, Live } from '../api/shapes.ts';
import { ClipProgress } from '../clips/clip-progress.tsx';
import { numberFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { shareAddress } from '../ui/share.ts';
import { titleOf } from './live-menu.tsx';
import { LiveSign } from './live-sign.tsx';

const words = {
  offline: ['live.waiting', 'live.waitingText'],
  live: ['live.youAreLive', 'live.youAreLiveText'],
  reconnecting: ['live.reconnecting', 'live.reconnectingText'],
  ended: ['live.ended', 'live.endedText'],
} as const;

const refusals = {
  video_codec: 'live.refusedVideo',
  audio_codec: 'live.refusedAudio',
  bitrate: 'live.refusedBitrate',
  unreadable: 'live.refusedUnreadable',
} as const;

/** With a longer interval, viewers wait long for their first picture and are far behind. */
const keyFrameSecondsMax = 4;

/** What the service receives, and the actions on it. */
export function StreamState({ live }: { live: Live }) {
  const isOn = live.status !== 'offline';
  const wasOn = useRef(isOn);
  if (isOn) wasOn.current = true;
  const [title, text] = words[!isOn && wasOn.current ? 'ended' : live.status];
  return (
    <section class="on-air" data-status={live.status} aria-label={t('live.yours')}>
      <div class="on-air-words" role="status">
        <LiveSign live={live} />
        <p class="on-air-title">{t(title)}</p>
        <p class="quiet">{t(text)}</p>
        {live.status !== 'live' && live.refusedBecause && <p class="error-text">{t(refusals[live.refusedBecause])}</p>}
        {live.keyFrameSeconds !== null && live.keyFrameSeconds > keyFrameSecondsMax && (
          <p class="error-text">{t('live.keyFrames', { seconds: numberFormat({}).format(live.keyFrameSeconds) })}</p>
        )}
      </div>
      {isOn && (
        <div class="on-air-acts">
          <a class="button button-plain" href={`/l/${live.id}`}>
            <span>{t('common.watch')}</span>
          </a>
          <Button icon="share" onClick={() => void shareAddress(`/l/${live.id}`, titleOf(live))}>
            {t('common.share')}
          </Button>
        </div>
      )}
      {wasOn.current && <KeepClip />}
    </section>
  );
}

/** Makes a clip of the last moments of the stream. */
function KeepClip() {
  const { busy, failure, mutate } = useMutation();
  const [clip, setClip] = useState<Clip>();
  const keep = async () => setClip((await call('POST /api/live/clip', { body: {} })).clip);
  return (
    <div class="keep-clip">
      {clip && <ClipProgress key={clip.id} first={clip} />}
      <Refused failure={failure} />
      <Button look={clip ? 'plain' : 'next'} icon="film" wide busy={busy} onClick={() => void mutate(keep)}>
        {busy ? t('live.saving') : t('live.clipLast')}
      </Button>
    </div>
  );
}
