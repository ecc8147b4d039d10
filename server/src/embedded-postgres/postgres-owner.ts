import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf } from '../process/startup-error.ts';
import { clusterDirOf, type RunningServer } from './postgres-cluster.ts';
import { identityOf, isAlive, isPostmasterOf, type ProcessIdentity } from './process-identity.ts';

/**
 * The process that started the server with this pid; stored beside the cluster, because PostgreSQL's lock file names
 * only itself.
 */
type OwnerRecord = { owner: ProcessIdentity; serverPid: number };

const ownerFileOf = (dataDir: string) => join(dataDir, 'postgres.owner');

/**
 * The live process that started the server. The record is written milliseconds after the start, so it is waited for.
 */
export async function findOwner(dataDir: string, server: RunningServer): Promise<ProcessIdentity | undefined> {
  for (const deadline = Date.now() + 5_000; ; await sleep(25)) {
    const record = readOwnerRecord(dataDir);
    if (record?.serverPid === server.pid) return isAlive(record.owner) ? record.owner : undefined;
    if (Date.now() > deadline || !isPostmasterOf(server.pid, clusterDirOf(dataDir))) return undefined;
  }
}

export function becomeOwner(dataDir: string, serverPid: number): void {
  const owner = identityOf(process.pid);
  if (!owner) throw new Error('the start time of this process cannot be read');
  const record: OwnerRecord = { owner, serverPid };
  const unfinished = `${ownerFileOf(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(record), { mode: 0o600 });
  renameSync(unfinished, ownerFileOf(dataDir));
}

/** Keeps the record when another run owns the server by now. */
export function endOwnership(dataDir: string, serverPid: number): void {
  if (readOwnerRecord(dataDir)?.serverPid === serverPid) rmSync(ownerFileOf(dataDir), { force: true });
}

function readOwnerRecord(dataDir: string): OwnerRecord | undefined {
  try {
    return JSON.parse(readFileSync(ownerFileOf(dataDir), 'utf8')) as OwnerRecord;
  } catch (error) {
    // A power failure can leave the file empty; the process that wrote it no longer exists then.
    if (errorCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
