/** Finds the file of a build for a path. Paths are relative to the build, with slashes. */
export type PathFinder = (path: string) => string | undefined;

/**
 * How many leading folders are ignored: a build for a subfolder of a site has it in every path, as
 * /my-game/assets/x.js.
 */
const foldersAhead = 3;

/**
 * Also finds paths in another case (the game was written on a case-insensitive file system) and paths that start with
 * folders the build does not have (it was built for a subfolder of a site).
 */
export function createPathFinder(paths: Iterable<string>): PathFinder {
  const exact = new Set(paths);
  const lower = new Map<string, string>();
  const folders = new Set<string>();
  for (const path of exact) {
    lower.set(path.toLowerCase(), path);
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
      folders.add(path.slice(0, at).toLowerCase());
    }
  }
  const find = (path: string) => (exact.has(path) ? path : lower.get(path.toLowerCase()));
  return (path) => {
    let rest = path;
    for (let step = 0; step <= foldersAhead; step++) {
      const found = find(rest);
      if (found !== undefined) return found;
      const [first = '', ...others] = rest.split('/');
      if (others.length === 0 || first === '..' || folders.has(first.toLowerCase())) return undefined;
      rest = others.join('/');
    }
    return undefined;
  };
}

/** Whether a path names a folder with a page, without the slash at its end. */
export function isFolderWithPage(find: PathFinder, path: string): boolean {
  const page = `${path}/index.html`;
  return find(page)?.toLowerCase() === page.toLowerCase();
}
