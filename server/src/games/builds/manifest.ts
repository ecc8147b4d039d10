import { createHash } from 'node:crypto';
import type { DeclaredBoard, DeclaredEvents } from '../import/author-declarations.ts';

export type StoredFile = { sha256: string; sizeBytes: number };

/** A file of a build: what it is sent as, and its compressed forms where they are smaller. */
export type BuildFile = StoredFile & {
  type: string;
  /** It lies compressed in the build itself, and a browser is to unpack it. */
  encoding?: 'br' | 'gzip';
  variants?: { br?: StoredFile; gzip?: StoredFile };
};

/** The files of one version by their paths. */
export type Manifest = ReadonlyMap<string, BuildFile>;

/** What the documents of a version are delivered with. */
export type BuildSettings = {
  adapters: string[];
  rewards?: string;
  threads?: boolean;
  achievements?: { id: string; title: string; description?: string }[];
  boards?: DeclaredBoard[];
  events?: DeclaredEvents;
  /** What game.json says for the adapters, by the platform's name. */
  platforms?: Record<string, object>;
};

export const buildLimits = {
  bytesMax: 250_000_000,
  filesMax: 1500,
  fileBytesMax: 50_000_000,
  pathCharactersMax: 300,
  versionsMax: 10,
  accountBytesMax: 2_000_000_000,
  uploadSeconds: 86_400,
  triesMax: 3,
} as const;

export function storedName(sha256: string): string {
  return `builds/${sha256}`;
}

/** The same for the same files, whatever order they were read in. */
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

/** Every file in the storage that the manifest names. */
export function storedFilesOf(manifest: Manifest): string[] {
  const names = [...manifest.values()].flatMap(({ sha256, variants }) => [
    sha256,
    ...Object.values(variants ?? {}).map((variant) => variant.sha256),
  ]);
  return [...new Set(names)];
}
