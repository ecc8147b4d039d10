import type { GenerationJob } from '../api/shapes.ts';
import { createAddress, remixAddress } from '../routing/create-route.ts';
import { navigate } from '../routing/route.ts';
import { writeDraft } from './draft.ts';

/** Returns to the prompt form with the prompt of this job. */
export function editIdea({ prompt, remixOf }: Pick<GenerationJob, 'prompt' | 'remixOf'>): void {
  writeDraft(remixOf ?? undefined, prompt);
  navigate(remixOf ? remixAddress(remixOf) : createAddress);
}
