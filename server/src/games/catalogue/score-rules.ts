import { type Static, Type } from 'typebox';

/** The bounds a game declares for its scores. A score beyond them is counted but not ranked. */
export const ScoreRules = Type.Object(
  {
    max: Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15, description: 'a number within ±1e15' })),
    perSecondMax: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 1e15, description: 'a number above 0: points a second of play' }),
    ),
    lowestWins: Type.Optional(Type.Boolean({ description: 'true where a lower score is the better one' })),
  },
  { description: 'an object such as { "max": 1000000, "perSecondMax": 2000 }', additionalProperties: false },
);
export type ScoreRules = Static<typeof ScoreRules>;
