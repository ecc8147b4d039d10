import { type Static, type TSchema, Type } from 'typebox';
import { Id } from '../http/schemas.ts';

export const durationSecondsMax = 86_400;
export const scoreMax = 1e15;

const PlayStart = Type.Object({ type: Type.Literal('play_start'), gameId: Id });
const PlayEnd = Type.Object({
  type: Type.Literal('play_end'),
  gameId: Id,
  durationSeconds: Type.Number({
    minimum: 0,
    maximum: durationSecondsMax,
    description: 'A number of seconds from 0 to 86400; credited up to the time since the play_start',
  }),
});
const Score = Type.Object({
  type: Type.Literal('score'),
  gameId: Id,
  score: Type.Number({ minimum: -scoreMax, maximum: scoreMax, description: 'A number within ±1e15' }),
});

export type PlayEvent = Static<typeof PlayStart> | Static<typeof PlayEnd> | Static<typeof Score>;

/** One of the three by `type`, so that a validation error names the fields of the type that was sent. */
export const PlayEvent = Type.Unsafe<PlayEvent>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [PlayStart, PlayEnd, Score] satisfies TSchema[],
});

export function valueSent(event: PlayEvent): number | null {
  if (event.type === 'play_end') return event.durationSeconds;
  return event.type === 'score' ? event.score : null;
}
