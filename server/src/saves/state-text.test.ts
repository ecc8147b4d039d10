import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepJson } from './state-text.ts';

it('writes without recursion exactly what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      const value = JSON.parse(text);
      expect(deepJson(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 40 },
  );
  for (const text of ['{"__proto__":{"a":[1,{"b":null}]}}', '[[],{},[[]]]', '"\\ud800"', '{"b":1,"a":2,"1":3}']) {
    expect(deepJson(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text)));
  }
});
