import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { StartupError } from '../../process/startup-error.ts';
import { filesInTar } from './tar-files.ts';

/** The files of one version of a package, by their paths in it. */
export type NpmPackage = { version: string; main: string; module: string; files: ReadonlyMap<string, Buffer> };

const packedBytesMax = 60_000_000;
const unpackedBytesMax = 300_000_000;
const answerMs = 60_000;

type VersionFacts = {
  version: string;
  main?: string;
  module?: string;
  browser?: unknown;
  jsdelivr?: string;
  unpkg?: string;
  dist: { tarball: string; integrity?: string };
};

/** Reads packages from an npm registry, each once. Undefined: it has no such version. */
export function openNpmRegistry(registry: string): (name: string, version: string) => Promise<NpmPackage | undefined> {
  const known = new Map<string, Promise<NpmPackage | undefined>>();
  return (name, version) => {
    const key = `${name}@${version}`;
    const reading = known.get(key) ?? readPackage(registry.replace(/\/$/, ''), name, version);
    known.set(key, reading);
    return reading;
  };
}

async function readPackage(registry: string, name: string, wanted: string): Promise<NpmPackage | undefined> {
  const facts = await factsOf(registry, name, wanted);
  if (facts === undefined) return undefined;
  const packed = await bytesOf(await ask(facts.dist.tarball));
  const [algorithm = '', hash = ''] = (facts.dist.integrity ?? '').split('-');
  // Verified against the registry's own hash; a package without one is refused.
  if (algorithm !== 'sha512' || createHash('sha512').update(packed).digest('base64') !== hash) {
    throw new StartupError(`${name}@${facts.version} did not arrive as the registry describes it.`);
  }
  const files = filesInTar(await promisify(gunzip)(packed, { maxOutputLength: unpackedBytesMax }));
  const browser = typeof facts.browser === 'string' ? facts.browser : undefined;
  const main = facts.jsdelivr ?? facts.unpkg ?? browser ?? facts.main ?? 'index.js';
  const module = facts.module ?? facts.main ?? 'index.js';
  return { version: facts.version, main: main.replace(/^\.\//, ''), module: module.replace(/^\.\//, ''), files };
}

/** The exact version where the address names one, otherwise the newest that matches the prefix. */
async function factsOf(registry: string, name: string, wanted: string): Promise<VersionFacts | undefined> {
  const path = `${registry}/${name.replace('/', '%2f')}`;
  if (wanted === 'latest' || /^\d+\.\d+\.\d+/.test(wanted)) {
    const answer = await ask(`${path}/${wanted}`);
    return answer.status === 404 ? undefined : ((await answer.json()) as VersionFacts);
  }
  const answer = await ask(path);
  if (answer.status === 404) return undefined;
  const { versions } = (await answer.json()) as { versions: Record<string, VersionFacts> };
  const fitting = Object.keys(versions).filter((one) => one.startsWith(`${wanted}.`) && !one.includes('-'));
  const newest = fitting.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? undefined : versions[newest];
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok && answer.status !== 404) throw new StartupError(`${address} answered ${answer.status}.`);
  return answer;
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > packedBytesMax) throw new StartupError(`${answer.url} is larger than ${packedBytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
