import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';

/**
 * Roles of operators. A viewer reads; support helps people with their accounts; a moderator decides about content and
 * bans; an owner may do everything, and is the only one to move large sums, switch features and manage operators.
 */
export const roles = ['owner', 'moderator', 'support', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const everyRole = roles;
export const moderators: readonly Role[] = ['owner', 'moderator'];
export const supporters: readonly Role[] = ['owner', 'support'];
export const helpers: readonly Role[] = ['owner', 'moderator', 'support'];
export const owners: readonly Role[] = ['owner'];

export const Operator = Type.Object(
  {
    id: Id,
    email: Type.String(),
    role: OneOf(...roles),
    createdAt: Time,
    enrolledAt: Nullable(Time),
    disabledAt: Nullable(Time),
  },
  { title: 'Operator' },
);
export type Operator = Static<typeof Operator>;

export type OperatorRow = {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
  enrolledAt: Date | null;
  disabledAt: Date | null;
};

export function viewOfOperator({ createdAt, enrolledAt, disabledAt, ...operator }: OperatorRow): Operator {
  return {
    ...operator,
    createdAt: createdAt.toISOString(),
    enrolledAt: enrolledAt?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
