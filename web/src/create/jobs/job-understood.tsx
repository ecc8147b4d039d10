import type { GenerationJob } from '../../api/shapes.ts';
import { Button } from '../../ui/buttons.tsx';
import { understoodWords } from './job-words.ts';

/** What was read in the prompt, with a way to correct it. */
export function JobUnderstood({ job, edit }: { job: GenerationJob; edit(): void }) {
  const { understood } = job;
  if (!understood) return null;
  return (
    <section class="understood" aria-label="What we understood">
      <p>{understoodWords(understood)}</p>
      {understood.ignored.length > 0 && <p class="quiet small">Left out: {understood.ignored.join(', ')}</p>}
      <Button look="quiet" onClick={edit}>
        Not what you meant? Edit your idea
      </Button>
    </section>
  );
}
