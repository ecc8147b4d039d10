import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { breakingChanges, type ComparedDocument } from '../http/breaking-changes.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

const root = path.join(import.meta.dirname, '../..');

export const command: Command = {
  summary: 'Compares server/openapi.json with that of the last release, and names what would break clients.',
  usage: 'npm run coinop -- api-changes',
  run: async () => {
    const folder = path.join(root, 'released');
    const released = (await readdir(folder)).filter((name) => name.startsWith('openapi-'));
    const last = released.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
    if (last === undefined) throw new StartupError('server/released has no openapi-<version>.json to compare with.');
    const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as ComparedDocument;
    const accepted = (await read(path.join(root, 'breaking-changes.json'))) as unknown as Record<string, string>;
    const changes = breakingChanges(await read(path.join(folder, last)), await read(path.join(root, 'openapi.json')));
    const open = changes.filter((change) => accepted[change] === undefined);
    if (open.length === 0) return;
    throw new StartupError(
      `Since ${last} these break clients:\n${open.map((change) => `  ${change}`).join('\n')}\nUndo them, or give each its reason in server/breaking-changes.json.`,
    );
  },
};
