import { Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import type { PersonRow } from './people-queries.ts';

export const Person = Type.Object(
  {
    id: Id,
    handle: Type.String(),
    name: Type.String(),
    kind: OneOf('guest', 'member'),
    balance: Type.Integer(),
    createdAt: Time,
    bannedAt: Nullable(Time),
    bannedUntil: Nullable(Time),
    closedAt: Nullable(Time),
    hiddenAt: Nullable(Time),
  },
  { title: 'PersonForOperators' },
);

export function viewOfPerson({ createdAt, bannedAt, bannedUntil, closedAt, hiddenAt, ...person }: PersonRow) {
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    bannedAt: bannedAt?.toISOString() ?? null,
    bannedUntil: bannedUntil?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}
