import type { Config } from '../process/config.ts';

/** Every setting as a line. Secrets and the databases' addresses say only whether they are set. */
export function shownSettings(config: Config): { name: string; value: string }[] {
  const { secrets, databaseUrl, databaseReadUrl, databaseListenUrl, ...settings } = config;
  const open = flatten(settings, '').map(([name, value]): [string, string] => [name, withoutPassword(value)]);
  const databases = { databaseUrl, databaseReadUrl, databaseListenUrl };
  const hidden = Object.entries({ ...secrets, ...databases }).map(([name, value]): [string, string] => [
    name,
    value === undefined ? 'not set' : 'set',
  ]);
  return [...open, ...hidden].map(([name, value]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Any address may hold a user and a password ahead of its host. */
function withoutPassword(value: string): string {
  return value.replace(/(\w+:\/\/)[^/@\s]*@/g, '$1…@');
}

function flatten(settings: object, prefix: string): [string, string][] {
  return Object.entries(settings).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [[prefix + name, 'not set']];
    if (Array.isArray(value)) return [[prefix + name, value.length === 0 ? 'none' : value.join(', ')]];
    if (typeof value === 'object' && value !== null) return flatten(value, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
