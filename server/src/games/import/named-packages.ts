import path from 'node:path';

const inPackages = /(?:^|[\\/])node_modules(?:[\\/]|$)/i;

/** Packages of a build tool, which are left out unless the game itself loads a file of them. */
export function isInPackages(name: string): boolean {
  return inPackages.test(name);
}

/** Texts that may name such files; larger ones are what a bundler made, which has its packages inside. */
export function mayNamePackages(name: string, sizeBytes: number): boolean {
  return /\.(?:html?|m?js)$/i.test(name) && sizeBytes <= 1024 * 1024;
}

/** The folders below node_modules of which a page or a script names a file: `node_modules/kaboom/dist`. */
export function namedPackageFolders(text: string): string[] {
  return [...text.matchAll(/\bnode_modules\/[\w@.+/-]+\.(?:m?js|css|wasm|json)\b/g)].flatMap(([file]) =>
    file.split('/').includes('..') ? [] : [path.posix.dirname(path.posix.normalize(file))],
  );
}

/** Whether the file lies in one of these folders itself; a module often imports its neighbours. */
export function isOfNamedPackage(name: string, folders: ReadonlySet<string>): boolean {
  const at = name.search(/(?:^|(?<=\/))node_modules\//);
  return at >= 0 && folders.has(path.posix.dirname(name.slice(at)));
}
