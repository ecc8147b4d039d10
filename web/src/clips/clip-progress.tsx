import { useEffect } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { formatLength } from '../ui/numbers.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { shareAddress } from '../ui/share.ts';
import { trackClip, trackedClips } from './track-clip.ts';
import './clip-progress.css';

/** What becomes of a clip the service has: in the works, ready, or failed and why. */
export function ClipProgress({ first, close }: { first: Clip; close?(): void }) {
  const clip = trackedClips.value[first.id] ?? first;
  useEffect(() => trackClip(first), [first.id]);
  if (clip.status === 'ready') {
    return (
      <div class="clip-step" role="status">
        <div class="clip-done">
          {clip.thumbnailUrl && <img src={clip.thumbnailUrl} alt="" />}
          <div>
            <p class="clip-step-title">Your clip is posted</p>
            <p class="quiet">
              {clip.title ?? 'Untitled'} · {formatLength(Math.round(clip.durationSeconds ?? 0))}
            </p>
          </div>
        </div>
        <div class="pair">
          <Button
            wide
            icon="share"
            onClick={() => void shareAddress(`/c/${clip.id}`, clip.title ?? 'A clip on Coinop')}
          >
            Share
          </Button>
          <a class="button button-next button-wide" href={`/c/${clip.id}`} onClick={close}>
            <span>Watch</span>
          </a>
        </div>
      </div>
    );
  }
  if (clip.status === 'failed') {
    return (
      <div class="clip-step" role="alert">
        <p class="clip-step-title">Processing failed</p>
        <p class="error-text">{clip.error}</p>
        <RetryButton clip={clip} />
      </div>
    );
  }
  return (
    <div class="clip-step" role="status">
      <p class="clip-step-title">Processing your clip</p>
      <ProgressBar share={clip.progress} label="Processed" />
      {close && <p class="quiet">You can close this and keep playing. We will tell you when it is ready.</p>}
    </div>
  );
}

/** Has a failed clip processed anew, as long as the service still keeps what was sent. */
export function RetryButton({ clip }: { clip: Clip }) {
  const { busy, failure, mutate } = useMutation();
  const retry = async () => trackClip((await call('POST /api/clips/{id}/retry', { path: { id: clip.id } })).clip);
  return (
    <>
      <Refused failure={failure} />
      <Button icon="again" busy={busy} onClick={() => void mutate(retry)}>
        Try again
      </Button>
    </>
  );
}
