import { type Static, Type } from 'typebox';
import { Nullable } from '../http/schemas.ts';

const Words = Type.Array(Type.String());

/** What a generator understood from a prompt, so that a player sees what is being made and can correct it. */
export const Understood = Type.Object(
  {
    mechanic: Type.String({ description: 'The kind of game, as a short phrase', examples: ['maze'] }),
    hero: Nullable(Type.String({ description: 'The character that is played; null if the prompt names none' })),
    foes: Words,
    things: Words,
    place: Nullable(Type.String()),
    mood: Nullable(Type.String()),
    numbers: Type.Record(Type.String(), Type.Number(), {
      description: 'What the prompt counts: pairs, lives, lanes …',
    }),
    ignored: Type.Array(Type.String(), { description: 'Words of the prompt that had no effect' }),
  },
  { title: 'Understood' },
);
export type Understood = Static<typeof Understood>;
