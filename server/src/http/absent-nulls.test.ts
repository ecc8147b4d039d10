import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { dropAbsentNulls } from './absent-nulls.ts';
import { Nullable, OneOf } from './schemas.ts';

const schema = Type.Object({
  name: Type.String(),
  title: Type.Optional(Type.String()),
  kind: Type.Optional(OneOf('a', 'b')),
  cleared: Type.Optional(Nullable(Type.String())),
  state: Type.Optional(Type.Unknown()),
  parts: Type.Optional(Type.Array(Type.Object({ id: Type.String(), weight: Type.Optional(Type.Integer()) }))),
});

it.each([
  ['an optional field', { title: null, kind: null, parts: null }, {}],
  ['no required field', { name: null }, { name: null }],
  [
    'no field that null clears, or that may be anything',
    { cleared: null, state: null },
    { cleared: null, state: null },
  ],
  ['no unknown field', { other: null }, { other: null }],
  ['an optional field inside a list', { parts: [{ id: null, weight: null }, null] }, { parts: [{ id: null }, null] }],
])('takes null for absent in %s', (_where, body, left) => {
  dropAbsentNulls(schema, body);
  expect(body).toEqual(left);
});

it('knows the fields of the shape that a tag names', () => {
  const union = {
    oneOf: [
      Type.Object({ type: Type.Literal('a'), at: Type.Optional(Type.String()) }),
      Type.Object({ type: Type.Literal('b'), at: Type.Optional(Nullable(Type.String())) }),
    ],
  };
  const [first, second] = [
    { type: 'a', at: null },
    { type: 'b', at: null },
  ];
  for (const body of [first, second]) dropAbsentNulls(union, body);
  expect([first, second]).toEqual([{ type: 'a' }, { type: 'b', at: null }]);
});
