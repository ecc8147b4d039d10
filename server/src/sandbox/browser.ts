import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { programRuns } from '../platform/metrics.ts';
import { cacheDirsFor } from '../process/cache-dir.ts';
import { findOnPath } from '../process/find-on-path.ts';
import { messageOf } from '../process/startup-error.ts';
import { type BrowserFiles, unpackBrowserPackage } from './browser-package.ts';
import { type JailLayers, jailArguments, jailLayersToTry, jailWords, workDirIn } from './jail.ts';
import { killJailed } from './media-jail.ts';

export type FoundBrowser = BrowserFiles & {
  version: string;
  layers: JailLayers;
  /** Describes the sandbox, for /readyz. */
  words: string;
};

export type RunningBrowser = {
  browser: Browser;
  /** Closes it, and kills it when that takes too long. */
  close(): Promise<void>;
  /** Ends it and all its processes at once, whatever its pages are doing. */
  kill(): Promise<void>;
};

/** The output of `browser-trial.ts`. */
export type BrowserTrial = { version: string } | { refusal: string };

/** A separate user, different from the database's and the decoders'. */
const browserUid = 65532;
const closeMsMax = 3_000;

/** Disables background traffic and prompts. Playwright adds its own flags. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A full Chromium loads these two pages for the address bar of every window, also headless: half of the CPU time of a visit. */
const unneeded = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * `CHROMIUM_PATH` alone if set; otherwise the system's, then the one of the npm packages, which is for Linux on x64
 * only.
 */
export async function findBrowser(dataDir: string, path?: string): Promise<FoundBrowser | { missing: string }> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const paths = path ? [path] : names.map((name) => findOnPath(name)).filter((found) => found !== undefined);
  const reasons: string[] = [];
  for (const candidate of paths) {
    const tried = await tryBrowser({ path: candidate, env: {}, isShell: false });
    if ('layers' in tried) return tried;
    reasons.push(tried.missing);
  }
  if (!path && process.platform === 'linux' && process.arch === 'x64') {
    const tried = await tryPackage(dataDir);
    if ('layers' in tried) return tried;
    reasons.push(tried.missing);
  }
  const none = `no Chromium is installed, and npm has none for ${process.platform}-${process.arch}`;
  return { missing: reasons.join('; ') || none };
}

async function tryPackage(dataDir: string): Promise<FoundBrowser | { missing: string }> {
  let missing = '';
  for (const cacheDir of cacheDirsFor(dataDir)) {
    try {
      return await tryBrowser(await unpackBrowserPackage(cacheDir));
    } catch (error) {
      missing = `the Chromium of the npm packages cannot be unpacked: ${messageOf(error)}`;
    }
  }
  return { missing };
}

/** Only opening a page shows whether a browser runs in the sandbox: its `--version` needs hardly anything. */
async function tryBrowser(files: BrowserFiles): Promise<FoundBrowser | { missing: string }> {
  const uid = process.geteuid?.() === 0 ? browserUid : undefined;
  let refusal = 'it cannot be handed to another user, and must not run as root';
  for (const layers of jailLayersToTry(uid)) {
    if (uid !== undefined && !layers.limits) break;
    const candidate = { ...files, layers, words: jailWords(layers), version: '' };
    const trial = await tryInChild(candidate);
    if ('version' in trial) return { ...candidate, ...trial };
    refusal = trial.refusal;
  }
  return { missing: `${files.path} does not run: ${refusal}` };
}

/**
 * In a child process, because Playwright stays in the memory of the process that loads it, and many nodes never need
 * it.
 */
async function tryInChild(candidate: FoundBrowser): Promise<BrowserTrial> {
  const program = join(import.meta.dirname, 'browser-trial.ts');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(candidate)]);
    return JSON.parse(stdout);
  } catch (error) {
    return { refusal: messageOf(error).split('\n')[0] ?? '' };
  }
}

/**
 * A browser with an empty profile that is deleted afterwards. It may show hostile pages, so it is closed after each use
 * and never reused.
 */
export async function launchBrowser(
  found: FoundBrowser,
  /** `network`: for our own pages; they are trusted, so it also runs at full priority. */
  options: { network: boolean; timeoutMs?: number; flags?: string[] },
): Promise<RunningBrowser> {
  // Imported lazily: it takes half a second to load.
  const { chromium } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'coinop-browser-'));
  const pidFile = join(folder, 'pid');
  const killGroup = () => killJailed({ pid: readPid(pidFile) });
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    const { home, script } = prepareFolder(found, folder, pidFile, options.network);
    const browser = await chromium.launch({
      executablePath: script,
      args: [...flags, ...(options.flags ?? [])],
      timeout: options.timeoutMs ?? 30_000,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: home, ...found.env },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const end = async () => {
      // Fails when the browser has already exited.
      await Promise.race([browser.close().catch(() => {}), sleep(closeMsMax, undefined, { ref: false })]);
      killGroup();
      remove();
    };
    const kill = () => {
      killGroup();
      return end();
    };
    programRuns.inc({ program: 'browser', outcome: 'started' });
    return { browser, close: end, kill };
  } catch (error) {
    killGroup();
    remove();
    throw error;
  }
}

/**
 * Playwright starts one program and appends its own arguments: so it gets a script that puts the sandbox before them,
 * and after them a profile owned by the sandbox user. Of a repeated option the last one counts, so Playwright's own
 * list of disabled features is extended instead.
 */
function prepareFolder(found: FoundBrowser, folder: string, pidFile: string, network: boolean) {
  const { layers, path } = found;
  const workDir = join(folder, 'home');
  mkdirSync(workDir, { mode: 0o700 });
  chmodSync(folder, 0o711);
  if (layers.uid !== undefined) chownSync(workDir, layers.uid, layers.uid);
  const home = workDirIn(layers, workDir);
  const command = jailArguments(layers, {
    command: [path],
    workDir,
    limits: { dataBytes: 4 * 1024 ** 3, fileBytes: 256 * 1024 ** 2, processes: 1024 },
    paths: [dirname(path)],
    roomy: true,
    network,
    urgent: network,
  });
  const script = join(folder, 'run');
  const lines = ['#!/bin/sh', `echo $$ > ${quote(pidFile)}`, `cd ${quote(workDir)}`];
  lines.push(`for word do shift; case "$word" in --disable-features=*) word="$word,${unneeded.join()}";; esac`);
  lines.push('set -- "$@" "$word"; done');
  lines.push(`exec ${command.map(quote).join(' ')} "$@" ${quote(`--user-data-dir=${join(home, 'profile')}`)}`, '');
  writeFileSync(script, lines.join('\n'), { mode: 0o755 });
  return { home, script };
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
