import { readFile, rename, writeFile } from 'node:fs/promises';
import { errorCodeOf, StartupError } from '../process/startup-error.ts';

/** The progress of a check: all ids up to `after` are checked, or the whole check is done. */
export type Reached = { after: string; isDone: boolean; found: number; samples: string[] };

export type AuditProgress = {
  reached(check: string): Reached | undefined;
  save(check: string, reached: Reached): Promise<void>;
};

/** Keeps the progress of an audit in a file, written after every range, so that a later run can resume. */
export async function openAuditProgress(file: string): Promise<AuditProgress> {
  const checks = new Map(Object.entries(await readProgress(file)));
  return {
    reached: (check) => checks.get(check),
    async save(check, reached) {
      checks.set(check, reached);
      await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(checks), null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

async function readProgress(file: string): Promise<Record<string, Reached>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Reached>;
  } catch (cause) {
    if (errorCodeOf(cause) === 'ENOENT') return {};
    throw new StartupError(`${file} does not hold the progress of an audit; name another file.`, { cause });
  }
}
