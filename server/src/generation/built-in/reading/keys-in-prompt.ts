/** The rows of an English keyboard that have vowels, so that words can be typed with them. */
const rows: [name: RegExp, keys: string][] = [
  [/\b(home|middle)[- ]row\b|\basdf\w*\b/i, 'asdfghjkl'],
  [/\b(top|upper)[- ]row\b|\bqwerty?\w* row\b/i, 'qwertyuiop'],
];

/** The keys that a typing game practises: "on the home row". */
export const keysIn = (text: string): string | null => rows.find(([name]) => name.test(text))?.[1] ?? null;
