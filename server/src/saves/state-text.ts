import { Refusal } from '../http/errors.ts';

export const stateBytesMax = 32_768;

/** The compact JSON text of a state, as `JSON.stringify` writes it, if it is small enough. */
export function textOfState(state: unknown): string {
  const text = compactJson(state);
  const bytes = Buffer.byteLength(text);
  if (bytes > stateBytesMax) {
    throw new Refusal('too_large', `The state has ${bytes} bytes as JSON; at most ${stateBytesMax} can be saved.`);
  }
  return text;
}

/** As `JSON.stringify` writes it, however deep it is. */
export function compactJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.parse reads any depth, JSON.stringify runs out of stack at a few thousand levels.
    if (!(error instanceof RangeError)) throw error;
    return deepJson(value);
  }
}

type Open = { keys: string[] | undefined; values: unknown[]; next: number };

/** The same text without recursion, for a value that came from JSON.parse. */
export function deepJson(root: unknown): string {
  const parts: string[] = [];
  const open: Open[] = [];
  const write = (value: unknown) => {
    if (typeof value !== 'object' || value === null) {
      parts.push(JSON.stringify(value));
      return;
    }
    const isList = Array.isArray(value);
    parts.push(isList ? '[' : '{');
    open.push({ keys: isList ? undefined : Object.keys(value), values: Object.values(value), next: 0 });
  };
  write(root);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const { keys, values, next } = top;
    if (next === values.length) {
      parts.push(keys === undefined ? ']' : '}');
      open.pop();
      continue;
    }
    top.next++;
    if (next > 0) parts.push(',');
    if (keys !== undefined) parts.push(`${JSON.stringify(keys[next])}:`);
    write(values[next]);
  }
  return parts.join('');
}
