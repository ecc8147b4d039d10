import { mutateBytes } from './byte-mutator.ts';

type Pick = (below: number) => number;

/** JSON text that no regular client sends: kept as text, because some of it is not valid. */
const oddTexts = [
  'null', 'true', '[]', '{}', '""', '-0', '1e400', '-1e400', '1e-400', '0.1', '9007199254740993', '1e21', '"\\u0000"',
  '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '"<script>"',
  '"\'; drop table accounts; --"', '"%00"', '"../../etc/passwd"', '"\u{1f600}"', '{"toString":1}', '[[[[[[[[]]]]]]]]',
  '{"length":-1}', '{"then":1}', '"2026-02-30T25:61:61Z"', '"0000-00-00"', '"NaN"', '01', '.5', '0x10', 'NaN', 'Infinity',
  "'a'", '{a:1}', '[1,]', '{"a":1,}', '// no', '', ' ', '\ufeff{}',
]; // biome-ignore format: read as one list

/**
 * The text of a request's JSON, mutated in one to four places: values, keys, nesting, length, or the bytes themselves.
 */
export function mutateJson(original: unknown, random: () => number): string {
  const pick: Pick = (below) => Math.floor(random() * below);
  let text = JSON.stringify(original);
  for (let left = 1 + pick(4); left > 0; left--) text = change(text, pick, random);
  return text;
}

function change(text: string, pick: Pick, random: () => number): string {
  const odd = oddTexts[pick(oddTexts.length)] ?? 'null';
  const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}/g)];
  const chosen = values[pick(Math.max(1, values.length))];
  const replaceValue = (by: string) =>
    chosen === undefined ? by : text.slice(0, chosen.index) + by + text.slice(chosen.index + chosen[0].length);
  switch (pick(9)) {
    case 0:
      return replaceValue(odd);
    case 1:
      return replaceValue(`"${'x'.repeat(1 + pick(40_000))}"`);
    case 2:
      return replaceValue('['.repeat(1 + pick(3000)));
    case 3: {
      const depth = 1 + pick(3000);
      return replaceValue(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    }
    case 4:
      return text.replace(/^\{/, `{${JSON.stringify(keyOf(pick))}:${odd === '' ? 'null' : odd},`);
    case 5:
      return text.replace(/"(\w+)":/, (key) => `${key}${odd === '' ? 'null' : odd},${key}`);
    case 6:
      return odd;
    case 7:
      return replaceValue(String((random() - 0.5) * 10 ** pick(300)));
    default:
      return mutateBytes(Buffer.from(text), 0, random).toString('latin1');
  }
}

function keyOf(pick: Pick): string {
  return ['__proto__', 'constructor', 'toJSON', '', ' ', 'id', 'accountId', 'kind', 'price', '\u0000'][pick(10)] ?? '';
}
