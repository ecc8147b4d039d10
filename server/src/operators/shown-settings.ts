import type { Config } from '../process/config.ts';

/** Every setting as a line. Secrets, and addresses that may hold a password, say only whether they are set. */
export function shownSettings({ secrets, databaseUrl, ...settings }: Config): { name: string; value: string }[] {
  const open = flatten(settings, '');
  const hidden = Object.entries({ ...secrets, databaseUrl }).map(([name, value]): [string, string] => [
    name,
    value === undefined ? 'not set' : 'set',
  ]);
  return [...open, ...hidden].map(([name, value]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function flatten(settings: object, prefix: string): [string, string][] {
  return Object.entries(settings).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [[prefix + name, 'not set']];
    if (Array.isArray(value)) return [[prefix + name, value.length === 0 ? 'none' : value.join(', ')]];
    if (typeof value === 'object' && value !== null) return flatten(value, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
