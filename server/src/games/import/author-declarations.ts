import { type Static, Type } from 'typebox';
import { GameTitle } from '../catalogue/game.ts';
import { ScoreRules } from '../catalogue/score-rules.ts';

const boardName = '^[A-Za-z0-9_-]{1,40}$';

/** Named boards besides the main one, with the bounds of their scores. */
export const DeclaredBoards = Type.Array(
  Type.Object({
    name: Type.String({ pattern: boardName, description: '1 to 40 letters, digits, "_" and "-"' }),
    title: Type.Optional(GameTitle),
    ...ScoreRules.properties,
  }),
  { maxItems: 50, description: 'a list of at most 50 boards' },
);

const DeclaredField = Type.Union([
  Type.Literal('number'),
  Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 50 }),
]);

/**
 * The events a game may report: the fields of each, numbers or one of some words. Text typed by a player never fits.
 */
export const DeclaredEvents = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_.-]{1,40}$' }),
  Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' }), DeclaredField, {
    additionalProperties: false,
    maxProperties: 10,
  }),
  {
    additionalProperties: false,
    maxProperties: 50,
    description: 'at most 50 events with at most 10 fields each, "number" or a list of words',
  },
);

const PlatformText = Type.String({ minLength: 1, maxLength: 200, description: 'a text of at most 200 characters' });

/** Settings only for games made for other platforms. */
export const PlatformSettings = {
  crazygames: Type.Optional(Type.Object({ scoreKey: Type.Optional(PlatformText) })),
  facebook: Type.Optional(Type.Object({ mainBoard: Type.Optional(PlatformText) })),
  newgrounds: Type.Optional(
    Type.Object({
      aesKey: Type.Optional(PlatformText),
      boards: Type.Optional(
        Type.Array(Type.Object({ id: Type.Integer({ minimum: 0 }), name: PlatformText }), { maxItems: 50 }),
      ),
    }),
  ),
  yandex: Type.Optional(Type.Object({ mainBoard: Type.Optional(PlatformText) })),
};

export type DeclaredBoard = Static<typeof DeclaredBoards>[number];
export type DeclaredEvents = Static<typeof DeclaredEvents>;
