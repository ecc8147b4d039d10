import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/**
 * Replacements for the SDKs of other platforms and for forms: which names in a game's files require one, and which
 * scripts it replaces.
 */
type Adapter = { name: string; text: string; patterns: string[]; scripts: string[]; hostScripts: string[] };

const folder = path.join(import.meta.dirname, '../../../../sdk/dist');
const Table = Type.Array(
  Type.Object({
    name: Type.String(),
    file: Type.String(),
    patterns: Type.Array(Type.String()),
    scripts: Type.Array(Type.String()),
    hostScripts: Type.Optional(Type.Array(Type.String())),
  }),
);

let loaded: Adapter[] | undefined;

function adapters(): Adapter[] {
  loaded ??= readAdapters();
  return loaded;
}

function readAdapters(): Adapter[] {
  const table = path.join(folder, 'adapters.json');
  if (!existsSync(table)) return [];
  return Value.Parse(Table, JSON.parse(readFileSync(table, 'utf8'))).map(({ name, file, hostScripts = [], ...row }) => {
    const text = readFileSync(path.join(folder, file), 'utf8').trim();
    if (/<\/script|<!--/i.test(text))
      throw new Error(`The adapter ${name} contains a text that would end its script element`);
    return { name, text, hostScripts, ...row };
  });
}

/** The adapters that a text of the game requires. */
export function adaptersIn(text: string): string[] {
  return adapters()
    .filter(({ patterns }) => patterns.some((pattern) => text.includes(pattern)))
    .map(({ name }) => name);
}

export function adapterTexts(names: readonly string[]): string[] {
  return adapters()
    .filter(({ name }) => names.includes(name))
    .map(({ text }) => text);
}

/** Whether an address is that of a platform's own SDK, which an adapter replaces. */
export function isVendorScript(address: string): boolean {
  return adapters().some(({ scripts }) => scripts.some((script) => address.includes(script)));
}

/** Whether one of a game's adapters replaces a script that its platform serves beside the game. */
export function isHostScript(path: string, names: readonly string[]): boolean {
  return adapters().some(({ name, hostScripts }) => names.includes(name) && hostScripts.includes(`/${path}`));
}

/** Whether a page refers to such a script, and the game has no file of its own there. */
export function isMissingHostScript(address: string, names: readonly string[], paths: readonly string[]): boolean {
  const file = address.replace(/^\.?\//, '');
  return isHostScript(file, names) && !paths.includes(file);
}
