import { useEffect } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { shareAddress } from '../ui/share.ts';
import { confirmDelete } from './clip-menu.tsx';
import { RetryButton } from './clip-progress.tsx';
import { trackClip, trackedClips } from './track-clip.ts';
import './clip-rows.css';

/** A clip of one's own, whatever its state. */
export function ClipRow({ first, deleted }: { first: Clip; deleted(): void }) {
  const clip = trackedClips.value[first.id] ?? first;
  useEffect(() => {
    if (first.status === 'processing') trackClip(first);
  }, [first.id]);
  const name = clip.title ?? 'Untitled';
  const isReady = clip.status === 'ready';
  return (
    <li class="clip-row" data-status={clip.status}>
      <Picture clip={clip} name={name} />
      <div class="clip-row-words">
        <strong>{name}</strong>
        {isReady && (
          <span>
            {formatLength(Math.round(clip.durationSeconds ?? 0))} · {formatAge(clip.createdAt)}
          </span>
        )}
        {clip.status === 'processing' && (
          <>
            <span>Processing your clip</span>
            <ProgressBar share={clip.progress} label={`Processing ${name}`} />
          </>
        )}
        {clip.status === 'awaiting_upload' && <span>Waiting for its upload.</span>}
        {clip.status === 'failed' && (
          <>
            <span class="error-text">{clip.error}</span>
            <div class="clip-row-acts">
              <RetryButton clip={clip} />
            </div>
          </>
        )}
      </div>
      {isReady && (
        <RoundButton icon="share" label={`Share ${name}`} onClick={() => void shareAddress(`/c/${clip.id}`, name)} />
      )}
      <RoundButton icon="bin" label={`Delete ${name}`} onClick={() => confirmDelete(clip, deleted)} />
    </li>
  );
}

function Picture({ clip, name }: { clip: Clip; name: string }) {
  if (!clip.thumbnailUrl) {
    return (
      <span class="clip-row-picture">
        <Icon name="film" />
      </span>
    );
  }
  return (
    <a class="clip-row-picture" href={`/c/${clip.id}`} aria-label={`Watch ${name}`}>
      <img src={clip.thumbnailUrl} alt="" loading="lazy" decoding="async" />
      <Icon name="play" size={20} />
    </a>
  );
}
