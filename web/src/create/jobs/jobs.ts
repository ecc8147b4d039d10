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
  /** The visitor's latest, newest first; unknown until the service said so. */
  jobs: readonly GenerationJob[] | undefined;
  failure: Failure | undefined;
};

const shownMax = 10;
const lookMs = 4_000;

/** The games that are being made for the visitor, wherever in the app they are meanwhile. */
export const jobs = signal<JobsState>({ jobs: undefined, failure: undefined });

/** Ends the asking, while there is any. */
let stop: (() => void) | undefined;

/** Asks for them, again and again as long as one is unfinished. */
export function pollJobs(): void {
  stop?.();
  // One request for all of them: a stream for each would use up the connections a browser has.
  stop = poll(lookMs, async (signal) => {
    try {
      const answer = await call('GET /api/jobs', { query: { limit: shownMax }, signal });
      const latest = answer.jobs.map((job) => (isUnfinished(job) ? (knownEnd(job) ?? job) : job));
      for (const job of latest) notifyEnd(job);
      jobs.value = { jobs: latest, failure: undefined };
    } catch (error) {
      if (!isFailure(error)) throw error;
      jobs.value = { ...jobs.value, failure: error };
      // A service in trouble, or out of reach, is asked again.
      if (error.status === 0 || error.status >= 500) return undefined;
    }
    if (jobs.value.jobs?.some(isUnfinished)) return undefined;
    stop = undefined;
    return 'done';
  });
}

/** The end may have been heard elsewhere while an older answer was on its way. */
function knownEnd({ id }: GenerationJob): GenerationJob | undefined {
  return jobs.value.jobs?.find((job) => job.id === id && !isUnfinished(job));
}

/** What was heard of one of them elsewhere. */
export function updateJob(job: GenerationJob): void {
  const known = jobs.value.jobs ?? [];
  const isKnown = known.some(({ id }) => id === job.id);
  notifyEnd(job);
  if (isKnown) {
    jobs.value = { ...jobs.value, jobs: known.map((one) => (one.id === job.id ? job : one)) };
  } else if (isUnfinished(job)) {
    jobs.value = { ...jobs.value, jobs: [job, ...known] };
  }
  // An answer that was asked for before there was this job would forget it.
  if (isUnfinished(job) && (!stop || !isKnown)) pollJobs();
}

function notifyEnd(job: GenerationJob): void {
  const before = jobs.value.jobs?.find(({ id }) => id === job.id);
  const now = route.value;
  if (!before || !isUnfinished(before) || isUnfinished(job)) return;
  if (job.status === 'succeeded') {
    // A game more, and perhaps an achievement with its coins.
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
