import { useEffect } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { translateSentence } from '../messages/translate-sentence.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { formatLength } from '../ui/numbers.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { shareAddress } from '../ui/share.ts';
import { trackClip, trackedClips, trackListedClip } from './track-clip.ts';
import './clip-progress.css';

/** The state of an uploaded clip: processing, ready, or failed with the reason. */
export function ClipProgress({ first, close }: { first: Clip; close?(): void }) {
  const clip = trackedClips.value[first.id] ?? first;
  useEffect(() => trackListedClip(first), [first.id]);
  if (clip.status === 'ready') {
    return (
      <div class="clip-step" role="status">
        <div class="clip-done">
          {clip.thumbnailUrl && <img src={clip.thumbnailUrl} alt="" />}
          <div>
            <p class="clip-step-title">{t('clips.posted')}</p>
            <p class="quiet">
              {clip.title ?? t('common.untitled')} · {formatLength(Math.round(clip.durationSeconds ?? 0))}
            </p>
          </div>
        </div>
        <div class="pair">
          <Button
            wide
            icon="share"
            onClick={() => void shareAddress(`/c/${clip.id}`, clip.title ?? t('clips.onCoinop'))}
          >
            {t('common.share')}
          </Button>
          <a class="button button-next button-wide" href={`/c/${clip.id}`} onClick={close}>
            <span>{t('common.watch')}</span>
          </a>
        </div>
      </div>
    );
  }
  if (clip.status === 'failed') {
    return (
      <div class="clip-step" role="alert">
        <p class="clip-step-title">{t('clips.processingFailed')}</p>
        <p class="error-text">{translateSentence(clip.error ?? '')}</p>
        <RetryButton clip={clip} />
      </div>
    );
  }
  return (
    <div class="clip-step" role="status">
      <p class="clip-step-title">{t('clips.processingYours')}</p>
      <ProgressBar share={clip.progress} label={t('clips.processed')} />
      {close && <p class="quiet">{t('clips.keepPlayingTold')}</p>}
    </div>
  );
}

/** Processes a failed clip again, while the service still has its source. */
export function RetryButton({ clip }: { clip: Clip }) {
  const { busy, failure, mutate } = useMutation();
  const retry = async () => trackClip((await call('POST /api/clips/{id}/retry', { path: { id: clip.id } })).clip);
  return (
    <>
      <Refused failure={failure} />
      <Button icon="again" busy={busy} onClick={() => void mutate(retry)}>
        {t('common.tryAgain')}
      </Button>
    </>
  );
}
