import { type Static, type TSchema, Type } from 'typebox';
import { invalid } from './errors.ts';

/** Text on one line: no control characters, no lone surrogates, and not only spaces. */
export function Line(
  min: number,
  max: number,
  description = `Text of ${min} to ${max} characters on one line`,
  ...examples: string[]
) {
  const some = min > 0 ? '(?=.*\\S)' : '';
  const pattern = `^${some}[^\\p{Cc}\\p{Cs}]*$`;
  return Type.String({
    minLength: min,
    maxLength: max,
    pattern,
    description,
    ...(examples.length > 0 && { examples }),
  });
}

/** Like a line, but with tabs and line breaks. */
export function Paragraph(min: number, max: number, description = `Text of ${min} to ${max} characters`) {
  const some = min > 0 ? '(?=[\\s\\S]*\\S)' : '';
  const pattern = `^${some}(?:[^\\p{Cc}\\p{Cs}]|[\\t\\r\\n])*$`;
  return Type.String({ minLength: min, maxLength: max, pattern, description });
}

export const Id = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  description: 'An id made by the service',
  'x-format': 'uuid',
  examples: ['018f3b5e-7c1a-7d42-9e3f-5a6b7c8d9e0f'],
});

/** Written as `format` in the document; the validator would need a plugin for it. */
export const Time = Type.String({
  description: 'ISO 8601, UTC',
  'x-format': 'date-time',
  examples: ['2026-11-15T12:00:00.000Z'],
});

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export function OneOf<const T extends readonly string[]>(...values: T) {
  return Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
}

export const PageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, description: 'A whole number from 1; over 100 counts as 100' })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 4000, description: 'The nextCursor of the page before' }),
  ),
});

export const NextCursor = Nullable(Type.String());

export function pageLimit(query: Static<typeof PageQuery>): number {
  const { limit = 50 } = query;
  // The schema coerces "Infinity" to a number.
  if (!Number.isFinite(limit)) throw invalid('"limit" must be a whole number from 1.');
  return Math.min(limit, 100);
}

export const ErrorBody = Type.Object({ error: Type.String() });
