import type { GenerationJob } from '../../api/shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { doingNow } from './job-words.ts';
import { isUnfinished } from './watch-job.ts';

/** The screen on which the game will appear: it warms up while the game is made, and then shows it. */
export function JobPreview({ job }: { job: GenerationJob }) {
  const { game } = job;
  if (game) {
    return (
      <a class="machine machine-on" href={`/g/${game.id}`} aria-label={`Play ${game.title}`}>
        <img src={game.thumbnailUrl} alt="" decoding="async" />
        <span class="machine-play">
          <Icon name="play" size={32} />
        </span>
      </a>
    );
  }
  const percent = Math.round(job.progress * 100);
  const runs = isUnfinished(job);
  return (
    <div class={runs ? 'machine machine-warming' : 'machine'} style={{ '--progress': job.progress }}>
      <blockquote class="machine-prompt">{job.prompt}</blockquote>
      {runs && (
        <div class="machine-foot">
          <div
            class="machine-bar"
            role="progressbar"
            aria-label="Progress of your game"
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
