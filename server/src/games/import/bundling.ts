import { destinationOf, type GameFiles } from './game-files.ts';
import { dataAddress } from './media-types.ts';

/** The findings while a folder is bundled into one document. */
export type Bundling = {
  files: GameFiles;
  /** Reasons why it cannot run; one is enough to refuse the game, and all are reported. */
  problems: Set<string>;
  /** Hints for the author. */
  notes: Set<string>;
  /** Bytes that each file takes in the document. */
  parts: Map<string, number>;
  /** Files that scripts start as workers or load as further scripts. */
  laterScripts: Set<string>;
};

export function startBundling(files: GameFiles): Bundling {
  return { files, problems: new Set(), notes: new Set(), parts: new Map(), laterScripts: new Set() };
}

export const noNetwork = 'a game has no network, so what it needs must lie in its folder';

/** The file behind an address, or undefined; then the problem is recorded. `place` says where the address was found. */
export async function fileBehind(
  bundling: Bundling,
  address: string,
  from: string,
  place: string,
  problems = bundling.problems,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const destination = destinationOf(address, from);
  if (destination.to === 'itself' || destination.to === 'nothing') return undefined;
  if (destination.to === 'outside') {
    problems.add(`${place} is an outside address: ${noNetwork}.`);
    return undefined;
  }
  if (destination.to === 'above') {
    problems.add(`${place} leads out of the folder.`);
    return undefined;
  }
  const bytes = await bundling.files.read(destination.name);
  if (Buffer.isBuffer(bytes)) return { name: destination.name, bytes };
  problems.add(`${place} ${bytes.problem}.`);
  return undefined;
}

/** A data: address with the file's content; the address itself where the folder has no such file. */
export async function withFileInside(
  bundling: Bundling,
  address: string,
  from: string,
  place: string,
): Promise<string> {
  const file = await fileBehind(bundling, address, from, place);
  if (file === undefined) return address;
  const inside = dataAddress(file.name, file.bytes);
  count(bundling, file.name, inside.length);
  // The fragment selects a part of the file.
  return inside + (/#.*$/s.exec(address)?.[0] ?? '');
}

export function count(bundling: Bundling, name: string, bytes: number): void {
  bundling.parts.set(name, (bundling.parts.get(name) ?? 0) + bytes);
}

/** The text of a file, which must be UTF-8 like the document. */
export function textOf(bundling: Bundling, name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    bundling.problems.add(`${name} is not UTF-8 text; save it as such.`);
    return '';
  }
}
