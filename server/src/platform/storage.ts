import type { Readable } from 'node:stream';

export type StoredFile = { name: string; sizeBytes: number; changedAt: Date };

/** Files by name (`folder/<id>/video.mp4`), in a folder or in an S3 bucket. */
export type Storage = {
  /** Atomic: a file exists completely under its name, or not at all. */
  put(name: string, content: Readable): Promise<void>;
  size(name: string): Promise<number | undefined>;
  /** The stream fails with the code ENOENT when there is no such file. */
  read(name: string, range?: { start: number; end: number }): Readable;
  remove(name: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  /** The names of the direct subfolders. */
  folders(parent: string): AsyncIterable<string>;
  /** Every file below a folder, at any depth; '' lists all files. */
  list(folder: string): AsyncIterable<StoredFile>;
  /**
   * The address where a browser can download it for some minutes without us; undefined where it must be served by us.
   */
  downloadAddress(name: string, type: string): Promise<string | undefined>;
};

/** The bucket does not answer, or not in time: the same request may succeed later. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}
