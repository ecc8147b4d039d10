import type { GenerationJob } from '../../api/shapes.ts';

type Stage = GenerationJob['stage'];
type Understood = NonNullable<GenerationJob['understood']>;

/** The way of a game, as it is told to whoever waits. What is mended is played again, so both are one step. */
export const steps: readonly { stages: readonly Stage[]; words: string }[] = [
  { stages: ['waiting'], words: 'Waiting in the queue' },
  { stages: ['planning'], words: 'Reading your idea' },
  { stages: ['building'], words: 'Building the game' },
  { stages: ['checking'], words: 'Checking the code' },
  { stages: ['playing', 'repairing'], words: 'Playing it to check that it works' },
  { stages: ['listing', 'done'], words: 'Saving the game' },
];

export function stepOf(job: Pick<GenerationJob, 'stage'>): number {
  return steps.findIndex(({ stages }) => stages.includes(job.stage));
}

/** What is being done at this moment, in one line. */
export function doingNow(job: Pick<GenerationJob, 'stage' | 'detail'>): string {
  if (job.stage === 'repairing') return job.detail ? `Fixing: ${job.detail}` : 'Fixing what was found';
  return job.detail ?? steps[stepOf(job)]?.words ?? '';
}

/** What was read in the prompt, in one line: "Maze: mouse, 2 cats, cheese · cave · 60 seconds". */
export function understoodWords({ mechanic, hero, foes, things, place, mood, numbers }: Understood): string {
  const cast = [...(hero ? [hero] : []), ...foes, ...things].join(', ');
  const counted = Object.entries(numbers)
    .filter(([name]) => name !== 'foes')
    .map(([name, number]) => `${number} ${name}`);
  const name = mechanic.charAt(0).toUpperCase() + mechanic.slice(1);
  return [cast ? `${name}: ${cast}` : name, place, mood, ...counted].filter(Boolean).join(' · ');
}

/** Where a job stands, in a word or two. */
export function standing(job: Pick<GenerationJob, 'status' | 'stage' | 'detail' | 'game'>): string {
  switch (job.status) {
    case 'queued':
    case 'running':
      return doingNow(job);
    case 'succeeded':
      return job.game ? `Ready: ${job.game.title}` : 'Ready';
    case 'failed':
      return 'Failed';
    case 'canceled':
      return 'Canceled';
  }
}
