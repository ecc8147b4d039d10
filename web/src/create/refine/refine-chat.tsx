import { useEffect, useState } from 'preact/hooks';
import type { GameVersion, GenerationJob, OwnGame } from '../../api/shapes.ts';
import { toastOnFailure } from '../../api/toast-on-failure.ts';
import { t } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { Button } from '../../ui/buttons.tsx';
import { Form } from '../../ui/forms.tsx';
import { doingNow, understoodWords } from '../jobs/job-words.ts';
import { useJob } from '../jobs/use-job.ts';
import { isUnfinished } from '../jobs/watch-job.ts';
import { failureText } from '../request-game.ts';

type ChatProps = { game: OwnGame; versions: readonly GameVersion[]; changed(): void };

const promptMin = 3;

/** The requested changes, each with its version, and the form for the next one. */
export function RefineChat({ game, versions, changed }: ChatProps) {
  const [words, setWords] = useState('');
  const [jobId, setJobId] = useState<string>();
  const { busy, failure, mutate, reset } = useMutation();
  const send = () =>
    mutate(async () => {
      const body = { prompt: words.trim() };
      const { job } = await call('POST /api/games/{id}/refine', { path: { id: game.id }, body });
      setJobId(job.id);
      setWords('');
    });
  const oldestFirst = [...versions].sort((a, b) => a.number - b.number);
  return (
    <section class="refine-chat" aria-label={t('create.refineChanges')}>
      <ol class="refine-list" aria-live="polite">
        {oldestFirst.map((version) => (
          <VersionEntry key={version.number} gameId={game.id} version={version} changed={changed} />
        ))}
        {jobId && <JobEntry key={jobId} id={jobId} changed={changed} />}
      </ol>
      <Form class="refine-form" submit={() => void send()}>
        <label class="visually-hidden" for="request">
          {t('create.refineQuestion')}
        </label>
        <textarea
          id="request"
          class="prompt-field refine-field"
          rows={2}
          required
          minLength={promptMin}
          maxLength={2000}
          placeholder={t('create.refineExample')}
          value={words}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {failure && (
          <p class="error-text" role="alert">
            {failureText(failure)}
          </p>
        )}
        <Button look="next" wide type="submit" icon="bolt" busy={busy} disabled={words.trim().length < promptMin}>
          {t('create.refineSend')}
        </Button>
      </Form>
    </section>
  );
}

type EntryProps = { gameId: string; version: GameVersion; changed(): void };

function VersionEntry({ gameId, version, changed }: EntryProps) {
  const { busy, mutate } = useMutation();
  const goBack = () =>
    toastOnFailure(t('create.refineBackFailed'), async () => {
      const path = { id: gameId, number: String(version.number) };
      await call('POST /api/games/{id}/versions/{number}/activate', { path });
      changed();
    });
  return (
    <li class="refine-entry">
      <p class="refine-request">{version.report.notes[0]}</p>
      {version.active ? (
        <p class="quiet small">{t('create.refineActive', { number: version.number })}</p>
      ) : (
        <Button look="quiet" icon="again" busy={busy} onClick={() => void mutate(goBack)}>
          {t('create.refineBack', { number: version.number })}
        </Button>
      )}
    </li>
  );
}

/** The change in progress; once it is done, the list of versions contains it. */
function JobEntry({ id, changed }: { id: string; changed(): void }) {
  const { job } = useJob(id);
  const status = job?.status;
  useEffect(() => {
    if (status === 'succeeded') changed();
  }, [status]);
  if (!job || status === 'succeeded') return null;
  return (
    <li class="refine-entry">
      <p class="refine-request">{job.prompt}</p>
      <p class="quiet small" role="status">
        {progressWords(job)}
      </p>
    </li>
  );
}

function progressWords(job: GenerationJob): string {
  if (!isUnfinished(job)) return job.error === null ? t('create.refineCanceled') : translateSentence(job.error);
  return job.understood ? `${understoodWords(job.understood)}. ${doingNow(job)}` : doingNow(job);
}
