import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { copyAchievements } from '../achievements/achievement-queries.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { openDatabase } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { openJobs } from '../platform/jobs.ts';
import { createLog } from '../process/log.ts';
import { type FoundBrowser, findBrowser } from '../sandbox/browser.ts';
import { handlers } from '../worker.ts';
import { buildWorkspaces } from './build-workspaces.ts';
import type {} from './provided.ts';

export const templateDatabase = 'coinop_template';

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await lookForBrowser(project.config.mode);
  await buildWorkspaces();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-test-'));
  const runDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-run-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '300',
      autovacuum: 'on',
    },
  });
  const admin = new pg.Client({ connectionString: server.connectionString });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  const url = databaseUrlOf(server.connectionString, templateDatabase);
  await migrate(url);
  const database = openDatabase(url, { poolMax: 1 });
  await copyAchievements(database.db, achievementTable);
  await database.close();
  const queue = await openJobs(url, handlers, createLog('silent'));
  await queue.close();
  await admin.end();
  project.provide('databaseUrl', server.connectionString);
  project.provide('runDir', runDir);
  project.provide('browser', browser);
  return async () => {
    await server.stop();
    for (const folder of [dataDir, runDir]) await rm(folder, { recursive: true, force: true });
  };
}

/** Probing one takes a second, so it is done once for all files. The quick tests need none. */
async function lookForBrowser(mode: string | undefined): Promise<FoundBrowser | { missing: string }> {
  if (mode === 'quick') return { missing: 'the quick tests use none' };
  const found = await findBrowser(path.join(os.tmpdir(), 'coinop-test-data'), process.env['CHROMIUM_PATH']);
  const isRequired = process.env['REQUIRE_BROWSER'] === '1';
  if (!('missing' in found)) {
    if (found.isShell && mode === 'full') {
      if (isRequired) throw new Error('REQUIRE_BROWSER is set, but only the shell of npm is there: install Chromium');
      console.warn('\nNO FULL BROWSER: tests of notifications and of blocked storage are SKIPPED. Install Chromium.\n');
    }
    return found;
  }
  if (isRequired) throw new Error(`REQUIRE_BROWSER is set, but ${found.missing}`);
  console.warn(
    `\nNO BROWSER: ${found.missing}. All tests that need one are SKIPPED. Install Chromium or set CHROMIUM_PATH.\n`,
  );
  return found;
}

export function databaseUrlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl.replace(/^postgres(ql)?:\/\/\//, 'postgresql://placeholder/'));
  url.pathname = `/${database}`;
  return url.href.replace('//placeholder/', '///');
}
