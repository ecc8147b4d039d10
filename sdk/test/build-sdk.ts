import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Builds the SDK again, so that tests never run against an outdated dist/.
export function buildSdk() {
  const directory = mkdtempSync(join(tmpdir(), 'coinop-sdk-'));
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, '../build.js'), directory], { stdio: 'inherit' });
    const read = (name: string) => readFileSync(join(directory, name), 'utf8');
    const table = JSON.parse(read('adapters.json')) as {
      name: string;
      file: string;
      patterns: string[];
      scripts: string[];
    }[];
    const adapters = Object.fromEntries(table.map(({ name, file }) => [name, read(file)]));
    return { script: read('coinop.js'), recorder: read('recorder.js'), types: read('coinop.d.ts'), table, adapters };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
