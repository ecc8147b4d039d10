import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

/** A migrated database that exists only while `work` runs. */
export async function withScratchDatabase<T>(work: (connectionString: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-scratch-'));
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    await migrate(server.connectionString);
    return await work(server.connectionString);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
