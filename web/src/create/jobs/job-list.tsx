import { useEffect } from 'preact/hooks';
import type { GenerationJob } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { jobAddress } from '../../routing/create-route.ts';
import { onAccountChange } from '../../state/session.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { formatAge } from '../../ui/numbers.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { standing } from './job-words.ts';
import { jobs, pollJobs } from './jobs.ts';
import { isUnfinished } from './watch-job.ts';
import './job-list.css';

const endedShown = 5;

const signs: Record<GenerationJob['status'], IconName> = {
  queued: 'arcade',
  running: 'arcade',
  succeeded: 'check',
  failed: 'again',
  canceled: 'close',
};

/** Unfinished jobs. */
export function RunningJobs() {
  const { jobs: known, failure } = jobs.value;
  useEffect(() => {
    pollJobs();
    return onAccountChange(pollJobs);
  }, []);
  if (!known && failure) return <ErrorState failure={failure} retry={pollJobs} />;
  return <JobSection title={t('create.inProgress')} list={known?.filter(isUnfinished) ?? []} />;
}

/** The latest finished jobs. */
export function EndedJobs() {
  const known = jobs.value.jobs;
  return (
    <JobSection
      title={t('create.recent')}
      list={known?.filter((job) => !isUnfinished(job)).slice(0, endedShown) ?? []}
    />
  );
}

function JobSection({ title, list }: { title: string; list: readonly GenerationJob[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2 class="section-title">{title}</h2>
      <ul class="list">
        {list.map((job) => (
          <li key={job.id}>
            <a class={`list-row job-${job.status}`} href={jobAddress(job.id)}>
              {job.game ? (
                <img class="job-sign" src={job.game.thumbnailUrl} alt="" width={44} height={44} loading="lazy" />
              ) : (
                <span class="job-sign">
                  <Icon name={signs[job.status]} size={20} />
                </span>
              )}
              <span class="list-words job-words">
                <strong>{job.prompt}</strong>
                <span>
                  {standing(job)}
                  {!isUnfinished(job) && ` · ${formatAge(job.finishedAt ?? job.createdAt)}`}
                </span>
                {isUnfinished(job) && <progress value={job.progress} max={1} aria-hidden="true" />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
