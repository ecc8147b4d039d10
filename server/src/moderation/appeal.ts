import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';

/** An owner's objection to a decision, and the operator's answer. */
export const Appeal = Type.Object(
  {
    id: Id,
    text: Type.String(),
    status: OneOf('open', 'restored', 'kept'),
    answer: Nullable(Type.String()),
    createdAt: Time,
    answeredAt: Nullable(Time),
  },
  { title: 'Appeal' },
);
export type Appeal = Static<typeof Appeal>;

export type AppealRow = Omit<Appeal, 'createdAt' | 'answeredAt'> & { createdAt: Date; answeredAt: Date | null };

export function viewOfAppeal({ id, text, status, answer, createdAt, answeredAt }: AppealRow): Appeal {
  return {
    id,
    text,
    status,
    answer,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
