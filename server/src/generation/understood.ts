import { type Static, Type } from 'typebox';
import { Nullable } from '../http/schemas.ts';

const Words = Type.Array(Type.String());

/** What a generator understood from a prompt, so that a player sees what is being made and can correct it. */
export const Understood = Type.Object(
  {
    mechanic: Type.String({ description: 'How the game is played, in plain words', examples: ['maze'] }),
    hero: Nullable(Type.String({ description: 'Who is played; null where the prompt names nobody' })),
    foes: Words,
    things: Words,
    place: Nullable(Type.String()),
    mood: Nullable(Type.String()),
    numbers: Type.Record(Type.String(), Type.Number(), {
      description: 'What the prompt counts: pairs, lives, lanes …',
    }),
    ignored: Type.Array(Type.String(), { description: 'Words that changed nothing' }),
  },
  { title: 'Understood' },
);
export type Understood = Static<typeof Understood>;
