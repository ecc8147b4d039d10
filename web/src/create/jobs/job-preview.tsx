import type { GenerationJob } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { Icon } from '../../ui/icons.tsx';
import { doingNow } from './job-words.ts';
import { isUnfinished } from './watch-job.ts';

/** The screen on which the game will appear: it glows while the game is generated, and then shows it. */
export function JobPreview({ job }: { job: GenerationJob }) {
  const { game } = job;
  if (game) {
    return (
      <a
        class="job-preview job-preview-on"
        href={`/g/${game.id}`}
        aria-label={t('feed.playTitle', { title: game.title })}
      >
        <img src={game.thumbnailUrl} alt="" decoding="async" />
        <span class="job-preview-play">
          <Icon name="play" size={32} />
        </span>
      </a>
    );
  }
  const percent = Math.round(job.progress * 100);
  const runs = isUnfinished(job);
  return (
    <div class={runs ? 'job-preview job-preview-warming' : 'job-preview'} style={{ '--progress': job.progress }}>
      <blockquote class="job-preview-prompt">{job.prompt}</blockquote>
      {runs && (
        <div class="job-preview-foot">
          <div
            class="job-preview-bar"
            role="progressbar"
            aria-label={t('create.progress')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={`${percent}%: ${doingNow(job)}`}
          >
            <span />
          </div>
          <span class="figure" aria-hidden="true">
            {percent}%
          </span>
        </div>
      )}
    </div>
  );
}
