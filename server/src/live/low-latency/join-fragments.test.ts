import { expect, it } from 'vitest';
import { createFragmentJoiner } from './join-fragments.ts';
import { emptyPartsList, withPart } from './parts-list.ts';

type Given = [seconds: number, isIndependent?: boolean];

/** The lengths of the parts that these fragments become, and what is left. */
function joinAll(fragments: Given[]): { parts: Given[]; rest: number | undefined } {
  const joiner = createFragmentJoiner();
  const parts: Given[] = [];
  let list = emptyPartsList('r');
  for (const [seconds, isIndependent = false] of fragments) {
    const part = joiner.add(list, { seconds, isIndependent, bytes: Buffer.alloc(10) });
    if (part === undefined) continue;
    parts.push([Number(part.seconds.toFixed(3)), part.isIndependent]);
    list = withPart(list, { ...part, bytes: part.bytes.length }, { broadcast: 'b', nowMs: 0 });
  }
  return { parts, rest: joiner.rest()?.seconds };
}

it.each<[string, Given[], Given[], number | undefined]>([
  [
    'long ones are parts by themselves',
    [[0.43, true], [0.44]],
    [
      [0.43, true],
      [0.44, false],
    ],
    undefined,
  ],
  [
    'short ones between key frames are joined',
    [[0.45, true], [0.05], [0.45, true], [0.05], [0.45, true], [0.05]],
    [
      [0.45, true],
      [0.5, false],
      [0.5, false],
    ],
    0.05,
  ],
  [
    'none waits where its segment may end',
    [[0.43, true], [0.43], [0.43], [0.43], [0.28], [0.43, true]],
    [
      [0.43, true],
      [0.43, false],
      [0.43, false],
      [0.43, false],
      [0.28, false],
      [0.43, true],
    ],
    undefined,
  ],
])('%s', (_, fragments, parts, rest) => {
  expect(joinAll(fragments)).toEqual({ parts, rest });
});

it('makes few parts of a stream of key frames alone', () => {
  const { parts } = joinAll(Array.from({ length: 360 }, () => [1 / 60, true]));
  expect(parts.length).toBeLessThan(22);
  expect(parts.every(([, isIndependent]) => isIndependent)).toBe(true);
});

it('holds no more than some megabytes, whatever they say of their length', () => {
  const joiner = createFragmentJoiner();
  const fragment = { seconds: 0, isIndependent: true, bytes: Buffer.alloc(1024 * 1024) };
  const joined = Array.from({ length: 4 }, () => joiner.add(emptyPartsList('r'), fragment));
  expect(joined.map((part) => part?.bytes.length)).toEqual([undefined, undefined, undefined, 4 * 1024 * 1024]);
});
