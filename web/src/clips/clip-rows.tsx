import { useEffect } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { translateSentence } from '../messages/translate-sentence.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { shareAddress } from '../ui/share.ts';
import { confirmDelete } from './clip-menu.tsx';
import { RetryButton } from './clip-progress.tsx';
import { editClip } from './edit-clip.tsx';
import { trackedClips, trackListedClip } from './track-clip.ts';
import './clip-rows.css';

/** One's own clip, in any state. */
export function ClipRow({ first, deleted }: { first: Clip; deleted(): void }) {
  const clip = trackedClips.value[first.id] ?? first;
  useEffect(() => trackListedClip(first), [first.id]);
  const name = clip.title ?? t('common.untitled');
  const isReady = clip.status === 'ready';
  return (
    <li class="clip-row" data-status={clip.status}>
      <Picture clip={clip} name={name} />
      <div class="clip-row-words">
        <strong>{name}</strong>
        {isReady && (
          <span>
            {formatLength(Math.round(clip.durationSeconds ?? 0))} · {formatAge(clip.createdAt)} ·{' '}
            {t('clips.views', { count: clip.views })}
          </span>
        )}
        {clip.status === 'processing' && (
          <>
            <span>{t('clips.processingYours')}</span>
            <ProgressBar share={clip.progress} label={t('clips.processingName', { name })} />
          </>
        )}
        {clip.status === 'awaiting_upload' && <span>{t('clips.awaiting')}</span>}
        {clip.status === 'failed' && (
          <>
            <span class="error-text">{translateSentence(clip.error ?? '')}</span>
            <div class="clip-row-acts">
              <RetryButton clip={clip} />
            </div>
          </>
        )}
      </div>
      {isReady && (
        <RoundButton
          icon="share"
          label={t('feed.shareTitle', { title: name })}
          onClick={() => void shareAddress(`/c/${clip.id}`, name)}
        />
      )}
      {clip.status !== 'awaiting_upload' && (
        <RoundButton icon="gear" label={t('clips.editName', { name })} onClick={() => editClip(clip)} />
      )}
      <RoundButton icon="bin" label={t('clips.deleteName', { name })} onClick={() => confirmDelete(clip, deleted)} />
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
    <a class="clip-row-picture" href={`/c/${clip.id}`} aria-label={t('clips.watchName', { name })}>
      <img src={clip.thumbnailUrl} alt="" loading="lazy" decoding="async" />
      <Icon name="play" size={20} />
    </a>
  );
}
