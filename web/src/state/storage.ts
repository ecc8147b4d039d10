/**
 * Values kept in the browser between visits. Where it refuses to store any (some private windows), they are kept in
 * memory.
 */
const memory = new Map<string, string>();

export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(`coinop.${name}`) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

export function store(name: string, value: string | undefined): void {
  if (value === undefined) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(`coinop.${name}`);
    else localStorage.setItem(`coinop.${name}`, value);
  } catch {
    // Kept in memory.
  }
}
