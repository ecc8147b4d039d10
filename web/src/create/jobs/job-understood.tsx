import type { GenerationJob } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { Button } from '../../ui/buttons.tsx';
import { understoodWords } from './job-words.ts';

/** What was understood from the prompt, with a way to correct it. */
export function JobUnderstood({ job, edit }: { job: GenerationJob; edit(): void }) {
  const { understood } = job;
  if (!understood) return null;
  return (
    <section class="understood" aria-label={t('create.understood')}>
      <p>{understoodWords(understood)}</p>
      {understood.ignored.length > 0 && (
        <p class="quiet small">{t('create.leftOut', { words: understood.ignored.join(', ') })}</p>
      )}
      <Button look="quiet" onClick={edit}>
        {t('create.notMeant')}
      </Button>
    </section>
  );
}
