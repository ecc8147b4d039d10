import path from 'node:path';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** The client of S3 is loaded only where it is used. */
export async function openStorage(config: Config, log: Log): Promise<Storage> {
  if (config.s3 === undefined) return openFolderStorage(path.join(config.dataDir, 'files'));
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(config.s3, config.secrets, log);
}
