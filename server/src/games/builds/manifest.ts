import { createHash } from 'node:crypto';
import type { DeclaredBoard, DeclaredEvents } from '../import/author-declarations.ts';

export type StoredFile = { sha256: string; sizeBytes: number };

/** A file of a build: its content type, and its compressed forms where they are smaller. */
export type BuildFile = StoredFile & {
  type: string;
  /** It is stored compressed in the build itself, and the browser decodes it. */
  encoding?: 'br' | 'gzip';
  variants?: { br?: StoredFile; gzip?: StoredFile };
};

/** The files of one version by their paths. */
export type Manifest = ReadonlyMap<string, BuildFile>;

/** The settings with which the documents of a version are delivered. */
export type BuildSettings = {
  adapters: string[];
  rewards?: string;
  threads?: boolean;
  achievements?: { id: string; title: string; description?: string }[];
  boards?: DeclaredBoard[];
  events?: DeclaredEvents;
  /** The settings of game.json for the adapters, by platform. */
  platforms?: Record<string, object>;
};

export const buildLimits = {
  pathCharactersMax: 300,
  versionsMax: 10,
  uploadSeconds: 86_400,
  triesMax: 3,
} as const;

export function storedName(sha256: string): string {
  return `builds/${sha256}`;
}

/** The same for the same files, in any order. */
export function digestOf(manifest: Manifest, settings: BuildSettings): Buffer {
  const rows = [...manifest].map(([path, { sha256, type, encoding }]) => [path, sha256, type, encoding ?? null]);
  rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([rows, settings]))
    .digest();
}

export function sizeOf(manifest: Manifest): number {
  return [...manifest.values()].reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
}

/** Every stored file that the manifest refers to. */
export function storedFilesOf(manifest: Manifest): string[] {
  const names = [...manifest.values()].flatMap(({ sha256, variants }) => [
    sha256,
    ...Object.values(variants ?? {}).map((variant) => variant.sha256),
  ]);
  return [...new Set(names)];
}
