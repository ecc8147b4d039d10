import { type Static, Type } from 'typebox';
import { Game, type GameAddresses, type GameRow, viewOfGame } from '../games/catalogue/game.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import { Understood } from './understood.ts';

export const generationLimits = {
  runningMax: 2,
  queuedMax: 200,
  repairsMax: 3,
  triesMax: 3,
  seconds: 300,
} as const;

/** The stages of a running job, each with the progress at which it starts. */
export const stages = {
  waiting: 0,
  planning: 0.05,
  building: 0.2,
  checking: 0.5,
  playing: 0.6,
  repairing: 0.7,
  listing: 0.95,
  done: 1,
} as const;
export type Stage = keyof typeof stages;

export const GenerationJob = Type.Object(
  {
    id: Id,
    status: OneOf('queued', 'running', 'succeeded', 'failed', 'canceled'),
    stage: OneOf(...(Object.keys(stages) as Stage[])),
    progress: Type.Number({ description: '0 to 1' }),
    detail: Nullable(Type.String({ description: 'What is being tested or repaired at the moment' })),
    prompt: Type.String(),
    remixOf: Nullable(Id),
    refines: Nullable(Id),
    understood: Nullable(Understood),
    game: Nullable(Game),
    error: Nullable(Type.String()),
    createdAt: Time,
    startedAt: Nullable(Time),
    finishedAt: Nullable(Time),
  },
  { title: 'GenerationJob' },
);
export type GenerationJob = Static<typeof GenerationJob>;

export type JobRow = Omit<GenerationJob, 'game' | 'createdAt' | 'startedAt' | 'finishedAt'> & {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  game: (Omit<GameRow, 'createdAt'> & { createdAt: string }) | null;
};

export function viewOfJob(row: JobRow, config: GameAddresses): GenerationJob {
  return {
    ...row,
    game: row.game && viewOfGame({ ...row.game, createdAt: new Date(row.game.createdAt) }, config),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export function isFinished({ status }: Pick<GenerationJob, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}
