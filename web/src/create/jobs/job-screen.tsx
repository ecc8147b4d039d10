import { useEffect, useRef } from 'preact/hooks';
import { isFailure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';
import { toastOnFailure } from '../../api/toast-on-failure.ts';
import { t } from '../../messages/translate.ts';
import { createAddress } from '../../routing/create-route.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { Button } from '../../ui/buttons.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { editIdea } from '../edit-idea.ts';
import { EndedJob } from './job-outcome.tsx';
import { JobPreview } from './job-preview.tsx';
import { JobUnderstood } from './job-understood.tsx';
import { doingNow, stepOf, stepWords } from './job-words.ts';
import { useJob } from './use-job.ts';
import { isUnfinished } from './watch-job.ts';
import './job.css';

const titles = {
  queued: 'create.jobRunning',
  running: 'create.jobRunning',
  succeeded: 'create.jobReadyToPlay',
  failed: 'create.jobNotCreated',
  canceled: 'create.jobCanceled',
} as const satisfies Record<GenerationJob['status'], string>;

/** One generation job from start to result. */
export function JobScreen({ id }: { id: string }) {
  const { job, failure, retry, put } = useJob(id);
  const end = useRef<HTMLDivElement>(null);
  const status = job?.status;
  const wasUnfinished = useRef(false);
  useEffect(() => {
    if (!job) return;
    // The focused button is removed when the job finishes.
    if (wasUnfinished.current && !isUnfinished(job)) end.current?.focus({ preventScroll: true });
    wasUnfinished.current = isUnfinished(job);
  }, [status]);
  if (failure?.status === 404 && !job) {
    return (
      <>
        <PageHead title={t('nav.create')} back />
        <EmptyState icon="arcade" title={t('create.jobNotFound')}>
          <p>{t('create.jobNotFoundText')}</p>
          <a class="button button-next" href={createAddress}>
            {t('create.createGame')}
          </a>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t(status ? titles[status] : 'nav.create')} back />
      {!job && <QueryState query={{ data: job, failure, refetch: retry }} rows={5} />}
      {job && (
        <div class="making">
          <JobPreview job={job} />
          {isUnfinished(job) ? (
            <Progress job={job} isLost={failure !== undefined} put={put} />
          ) : (
            <div ref={end} tabIndex={-1} class="making-words">
              <EndedJob job={job} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

type ProgressProps = { job: GenerationJob; isLost: boolean; put(job: GenerationJob): void };

function Progress({ job, isLost, put }: ProgressProps) {
  const { busy, mutate } = useMutation();
  const here = stepOf(job);
  const cancel = () =>
    toastOnFailure(t('create.jobCancelFailed'), async () => {
      try {
        put((await call('POST /api/jobs/{id}/cancel', { path: { id: job.id } })).job);
      } catch (error) {
        // The job had already finished; the stream reports its result.
        if (!isFailure(error, 'job_finished')) throw error;
      }
    });
  const edit = () =>
    mutate(async () => {
      await cancel();
      editIdea(job);
    });
  return (
    <div class="making-words">
      <ol>
        {stepWords().map((words, step) => (
          <li
            key={words}
            class={step < here ? 'step step-done' : step === here ? 'step step-here' : 'step'}
            aria-current={step === here ? 'step' : undefined}
          >
            <span class="step-sign">{step < here && <Icon name="check" size={16} />}</span>
            <span>
              {words}
              {step < here && <span class="visually-hidden"> {t('create.jobDone')}</span>}
              {step === here && job.detail && <span class="step-detail">{doingNow(job)}</span>}
            </span>
          </li>
        ))}
      </ol>
      <JobUnderstood job={job} edit={edit} />
      <p class="visually-hidden" role="status">
        {doingNow(job)}
      </p>
      <p class="quiet small">{isLost ? t('create.jobLost') : t('create.jobLeave')}</p>
      <Button look="plain" wide busy={busy} onClick={() => void mutate(cancel)}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
