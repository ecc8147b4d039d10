/** What the browser keeps for us between visits. Where it keeps nothing (some private windows), memory has to do. */
const memory = new Map<string, string>();

export function readKept(name: string): string | undefined {
  try {
    return localStorage.getItem(`coinop.${name}`) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

export function keep(name: string, value: string | undefined): void {
  if (value === undefined) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(`coinop.${name}`);
    else localStorage.setItem(`coinop.${name}`, value);
  } catch {
    // Memory has it.
  }
}
