import { signal } from '@preact/signals';
import { type Failure, isFailure } from '../../api/failure.ts';
import { poll } from '../../api/poll.ts';
import type { GenerationJob } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { route } from '../../routing/route.ts';
import { refreshBalance } from '../../state/balance.ts';
import { call, loadSession, onAccountChange } from '../../state/session.ts';
import { showToast } from '../../ui/toasts.tsx';
import { isUnfinished } from './watch-job.ts';

type JobsState = {
  /** The visitor's latest jobs, newest first; undefined before they are loaded. */
  jobs: readonly GenerationJob[] | undefined;
  failure: Failure | undefined;
};

const shownMax = 10;
const lookMs = 4_000;

/** The visitor's generation jobs, kept up to date on every screen. */
export const jobs = signal<JobsState>({ jobs: undefined, failure: undefined });

/** Stops the polling, while it runs. */
let stop: (() => void) | undefined;

/** Polls the jobs as long as one is unfinished. */
export function pollJobs(): void {
  stop?.();
  // One request for all of them: a stream each would use up the browser's connections.
  stop = poll(lookMs, async (signal) => {
    try {
      const answer = await call('GET /api/jobs', { query: { limit: shownMax }, signal });
      const latest = answer.jobs.map((job) => (isUnfinished(job) ? (knownEnd(job) ?? job) : job));
      for (const job of latest) notifyEnd(job);
      jobs.value = { jobs: latest, failure: undefined };
    } catch (error) {
      if (!isFailure(error)) throw error;
      jobs.value = { ...jobs.value, failure: error };
      // A failing or unreachable service is asked again.
      if (error.status === 0 || error.status >= 500) return undefined;
    }
    if (jobs.value.jobs?.some(isUnfinished)) return undefined;
    stop = undefined;
    return 'done';
  });
}

/** The stream may have reported the end while an older answer was pending. */
function knownEnd({ id }: GenerationJob): GenerationJob | undefined {
  return jobs.value.jobs?.find((job) => job.id === id && !isUnfinished(job));
}

/** Adds a newer state from elsewhere. */
export function updateJob(job: GenerationJob): void {
  const known = jobs.value.jobs ?? [];
  const isKnown = known.some(({ id }) => id === job.id);
  notifyEnd(job);
  if (isKnown) {
    jobs.value = { ...jobs.value, jobs: known.map((one) => (one.id === job.id ? job : one)) };
  } else if (isUnfinished(job)) {
    jobs.value = { ...jobs.value, jobs: [job, ...known] };
  }
  // A pending answer from before this job existed would remove it.
  if (isUnfinished(job) && (!stop || !isKnown)) pollJobs();
}

function notifyEnd(job: GenerationJob): void {
  const before = jobs.value.jobs?.find(({ id }) => id === job.id);
  const now = route.value;
  if (!before || !isUnfinished(before) || isUnfinished(job)) return;
  if (job.status === 'succeeded') {
    // One more game, and perhaps an achievement with coins.
    void loadSession();
    void refreshBalance();
  }
  if ((now.screen === 'job' && now.id === job.id) || (now.screen === 'create' && !now.remixOf)) return;
  if (job.status === 'succeeded') {
    showToast({
      title: t('create.jobReadyToast', { title: job.game?.title ?? t('create.jobUnnamed') }),
      text: t('create.jobReadyText'),
      icon: 'check',
      look: 'good',
    });
  } else if (job.status === 'failed') {
    showToast({ title: t('create.jobFailedTitle'), text: t('create.jobFailedWhy'), look: 'bad' });
  }
}

onAccountChange(() => {
  stop?.();
  stop = undefined;
  jobs.value = { jobs: undefined, failure: undefined };
});
