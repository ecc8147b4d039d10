import { GameRefused } from './generator.ts';

const planLengthMax = 100_000;

/** The JSON object in an answer, however it is wrapped. */
export function jsonIn(answer: string): Record<string, unknown> {
  if (answer.length > planLengthMax) throw new GameRefused('The plan is far too large.');
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) throw new GameRefused('The answer holds neither a plan nor an HTML document.');
  try {
    const value: unknown = JSON.parse(answer.slice(start, end + 1));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw new GameRefused('The plan is no valid JSON.');
  }
  throw new GameRefused('The plan is no JSON object.');
}

export function listIn(value: unknown, lengthMax: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, lengthMax) : [];
}

export function textIn(value: unknown, lengthMax: number): string {
  return typeof value === 'string' ? oneLine(value, lengthMax) : '';
}

/** A noun of letters: it is shown as a name and selects a picture. */
export function wordIn(value: unknown): string | undefined {
  const word = typeof value === 'string' ? oneLine(value, 30).toLowerCase() : '';
  return /^\p{L}[\p{L}\p{M} '-]*$/u.test(word) ? word : undefined;
}

export function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

export function oneLine(text: string, lengthMax: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, lengthMax).join('').trim();
}
