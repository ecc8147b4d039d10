import type { GenerationJob } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';

type Stage = GenerationJob['stage'];
type Understood = NonNullable<GenerationJob['understood']>;

/** The stages shown while waiting. A repaired game is played again, so both are one step. */
const steps = [
  { stages: ['waiting'], key: 'create.stepWaiting' },
  { stages: ['planning'], key: 'create.stepPlanning' },
  { stages: ['building'], key: 'create.stepBuilding' },
  { stages: ['checking'], key: 'create.stepChecking' },
  { stages: ['playing', 'repairing'], key: 'create.stepPlaying' },
  { stages: ['listing', 'done'], key: 'create.stepSaving' },
] as const satisfies readonly { stages: readonly Stage[]; key: string }[];

export function stepWords(): string[] {
  return steps.map(({ key }) => t(key));
}

export function stepOf(job: Pick<GenerationJob, 'stage'>): number {
  return steps.findIndex(({ stages }) => (stages as readonly Stage[]).includes(job.stage));
}

/** The current activity, in one line. */
export function doingNow(job: Pick<GenerationJob, 'stage' | 'detail'>): string {
  const detail = job.detail === null ? undefined : translateSentence(job.detail);
  if (job.stage === 'repairing') {
    return detail ? t('create.jobFixingDetail', { detail }) : t('create.jobFixing');
  }
  return detail ?? stepWords()[stepOf(job)] ?? '';
}

/** What was understood from the prompt, in one line: "Maze: mouse, 2 cats, cheese · cave · 60 seconds". */
export function understoodWords({ mechanic, hero, foes, things, place, mood, numbers }: Understood): string {
  const cast = [...(hero ? [hero] : []), ...foes, ...things].join(', ');
  const counted = Object.entries(numbers)
    .filter(([name]) => name !== 'foes')
    .map(([name, number]) => `${number} ${name}`);
  const name = mechanic.charAt(0).toUpperCase() + mechanic.slice(1);
  return [cast ? `${name}: ${cast}` : name, place, mood, ...counted].filter(Boolean).join(' · ');
}

/** The state of a job, in a word or two. */
export function standing(job: Pick<GenerationJob, 'status' | 'stage' | 'detail' | 'game'>): string {
  switch (job.status) {
    case 'queued':
    case 'running':
      return doingNow(job);
    case 'succeeded':
      return job.game ? t('create.jobReadyGame', { title: job.game.title }) : t('create.jobReady');
    case 'failed':
      return t('create.jobFailed');
    case 'canceled':
      return t('create.jobCanceled');
  }
}
