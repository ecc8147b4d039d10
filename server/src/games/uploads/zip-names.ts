import { BuildRefused } from '../builds/build-folder.ts';
import { buildLimits } from '../builds/manifest.ts';

/** Files that archive programs leave behind and no game needs. */
const rubbish = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/**
 * The path a file of an archive is unpacked to, or undefined for a skipped file. Only names that mean one place below
 * the folder, on every system, are accepted.
 */
export function pathInArchive(name: string): string | undefined {
  const path = name.normalize('NFC');
  if (path.endsWith('/') || rubbish.test(path)) return undefined;
  const refuse = (why: string) => new BuildRefused(`The archive holds the name "${shown(name)}", which ${why}.`);
  if (/[\p{Cc}\p{Cs}\\]/u.test(path)) throw refuse('has characters that no file name should have');
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) throw refuse('leads out of the archive');
  const steps = path.split('/');
  if (steps.some((step) => step === '..' || step === '.' || step === '')) throw refuse('leads out of the archive');
  if (steps.includes('__proto__')) throw refuse('cannot be used');
  if (path.length > buildLimits.pathCharactersMax || steps.some((step) => Buffer.byteLength(step) > 200)) {
    throw refuse('is too long');
  }
  return path;
}

/** Refuses names that are the same file on some systems, and files that are also folders. */
export function requireDistinct(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    const same = seen.get(key);
    if (same !== undefined) {
      throw new BuildRefused(`The archive holds both "${shown(same)}" and "${shown(path)}"; rename one of them.`);
    }
    seen.set(key, path);
  }
  for (const path of paths) {
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
      const folder = seen.get(path.slice(0, at).toLowerCase());
      if (folder !== undefined) {
        throw new BuildRefused(`The archive holds "${shown(folder)}" as a file and as a folder.`);
      }
    }
  }
}

function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}]/gu, '�').slice(0, 80);
}
