import { type Static, type TSchema, Type } from 'typebox';
import { Id } from '../http/schemas.ts';

export const durationSecondsMax = 86_400;
export const scoreMax = 1e15;
/** How far in the past an event may claim to have happened. */
export const claimedSecondsMax = 86_400;
/** A score belongs to a play that started, or ended, at most this long ago. */
export const openPlaySeconds = 6 * 3600;
export const scoreAfterEndSeconds = 60;
/** Added to a play's time where its game limits the score per second, because the start event may arrive late. */
export const scoreGraceSeconds = 5;

const At = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$',
    description: 'When it happened, if that was earlier: a time such as 2026-11-15T09:30:00Z, at most 24 hours ago',
  }),
);

const PlayStart = Type.Object({ type: Type.Literal('play_start'), gameId: Id, at: At }, { title: 'PlayStart' });
const PlayEnd = Type.Object(
  {
    type: Type.Literal('play_end'),
    gameId: Id,
    durationSeconds: Type.Number({
      minimum: 0,
      maximum: durationSecondsMax,
      description: 'A number of seconds from 0 to 86400; credited up to the time since the play_start',
    }),
    at: At,
  },
  { title: 'PlayEnd' },
);
const Score = Type.Object(
  {
    type: Type.Literal('score'),
    gameId: Id,
    score: Type.Number({ minimum: -scoreMax, maximum: scoreMax, description: 'A number within ±1e15' }),
    at: At,
  },
  { title: 'ScoreEvent' },
);

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

/** The time the event claims; null for one that happens now. */
export function timeClaimed({ at }: PlayEvent): Date | null {
  return at === undefined ? null : new Date(at);
}
