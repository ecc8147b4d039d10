import path from 'node:path';
import { transform } from 'esbuild';
import { type Bundling, fileBehind, noNetwork } from './bundling.ts';
import { destinationOf } from './game-files.ts';
import { isScript } from './media-types.ts';

const text = '\\s*(["\'`])((?:(?!\\1|\\$\\{)[^\\\\\\n])*)\\1(\\s*[+.])?';
const saying = (before: string, after = '') => new RegExp(`${before}${text}${after}`, 'g');

/** Where scripts contain a literal address. Computed addresses appear only when the game is played. */
const askings: [pattern: RegExp, words: string][] = [
  [saying('\\bfetch\\s*\\('), 'fetch("…")'],
  [saying('\\bnew Audio\\s*\\('), 'new Audio("…")'],
  [saying('\\bnew Worker\\s*\\('), 'new Worker("…")'],
  [saying('\\bnew URL\\s*\\(', '\\s*,\\s*document\\.baseURI'), 'new URL("…")'],
  [saying('\\.src\\s*=(?!=)'), '.src = "…"'],
  [saying('\\.open\\s*\\(\\s*["\'`](?:GET|POST|HEAD)["\'`]\\s*,'), 'open("…")'],
];

const impossible: [pattern: RegExp, what: string, why: string][] = [
  [saying('\\bnew WebSocket\\s*\\('), 'new WebSocket', noNetwork],
  [saying('\\bnew EventSource\\s*\\('), 'new EventSource', noNetwork],
  [saying('\\bsendBeacon\\s*\\('), 'sendBeacon', noNetwork],
  [saying('\\bnew SharedWorker\\s*\\('), 'new SharedWorker', 'a game has only workers of its own'],
  [saying('\\bserviceWorker\\.register\\s*\\('), 'serviceWorker.register', 'a game has no origin to keep one for'],
];

const ofSeveralFiles = saying('\\bimportScripts\\s*\\(');

/** Records what a script requests and cannot get, and which further scripts it starts. */
export async function checkScript(bundling: Bundling, name: string, code: string): Promise<void> {
  const bare = await withoutComments(code, name);
  for (const [pattern, words] of askings) {
    for (const [, , address = '', goesOn] of bare.matchAll(pattern)) {
      if (goesOn !== undefined && destinationOf(address, 'index.html').to !== 'outside') continue;
      // A script's addresses are relative to the page, wherever the script is.
      const place = `${name}: ${words.replace('…', address)}`;
      // It may never be requested; if it is, the game sees a failed request.
      const file = await fileBehind(bundling, address, 'index.html', place, bundling.notes);
      if (file !== undefined && isScript(file.name)) bundling.laterScripts.add(file.name);
    }
  }
  for (const [pattern, what, why] of impossible) {
    for (const [, , address] of bare.matchAll(pattern)) {
      bundling.notes.add(`${name}: ${what}("${address}") cannot run: ${why}.`);
    }
  }
  for (const [, , address] of bare.matchAll(ofSeveralFiles)) {
    bundling.problems.add(
      `${name}: importScripts("${address}") cannot run: a worker is one file; let it import modules instead.`,
    );
  }
}

async function withoutComments(code: string, name: string): Promise<string> {
  const loader = /\.[mc]?ts$/.test(name) ? 'ts' : /\.[jt]sx$/.test(name) ? 'tsx' : 'js';
  try {
    return (await transform(code, { loader, legalComments: 'none', logLevel: 'silent' })).code;
  } catch {
    // Its syntax errors are reported, with their lines, by the bundler.
    return '';
  }
}

const beside = /new URL\(\s*(["'`])([^"'`$\\\n]+)\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * A module's files are relative to it; in the document it is elsewhere, so their addresses are made relative to the
 * page.
 */
export function fromThePage(code: string, name: string): string {
  return code.replace(beside, (whole, _quote: string, address: string) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)) return whole;
    return `new URL(${JSON.stringify(path.posix.join(path.posix.dirname(name), address))}, document.baseURI)`;
  });
}
