import type { Failure } from '../api/failure.ts';
import { relativeFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { jobAddress } from '../routing/create-route.ts';
import { navigate } from '../routing/route.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { call } from '../state/session.ts';
import { writeDraft } from './draft.ts';
import { updateJob } from './jobs/jobs.ts';

export type GenerationRequest = { prompt: string; remixOf: string | undefined };

/** Requests a game, private at first, and opens its job's screen. A guest is asked to sign in. */
export async function requestGame({ prompt, remixOf }: GenerationRequest): Promise<void> {
  if (!(await showSignIn())) return;
  const { job } = await call('POST /api/games/generate', {
    body: { prompt, listed: false, ...(remixOf && { remixOf }) },
  });
  writeDraft(remixOf, '');
  updateJob(job);
  navigate(jobAddress(job.id));
}

/** The service's sentence, or for a rate limit when to try again. */
export function failureText(failure: Failure): string {
  if (failure.code !== 'rate_limited') return failure.message;
  const when = relativeTime(failure.retryAfterSeconds ?? 60);
  return t('create.hourlyLimit', { when });
}

/** 90 → "in 2 minutes". Rounded up, so that a retry then succeeds. */
function relativeTime(seconds: number): string {
  const words = relativeFormat();
  return seconds < 60 ? words.format(Math.ceil(seconds), 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}
