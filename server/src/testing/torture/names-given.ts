/** Short names for ids and tokens, so that a history is readable; the same for the same value. */
export type NamesGiven = { nameOf(value: string): string; valueOf(name: string): string; all(): string[] };

export function giveNames(prefix: string): NamesGiven {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  return {
    nameOf(value) {
      const name = names.get(value) ?? `${prefix}${names.size + 1}`;
      names.set(value, name);
      values.set(name, value);
      return name;
    },
    valueOf(name) {
      const value = values.get(name);
      if (value === undefined) throw new Error(`Nothing is named ${name}`);
      return value;
    },
    all: () => [...values.keys()],
  };
}
