import path from 'node:path';

/** The first page of a game, by its path in the folder. */
export type StartPage = { page: string; others: readonly string[] };

/** Folders that build tools and authors use for published files, the likelier ones first. */
const published = [
  'dist',
  'build',
  'docs',
  // After docs, for build tools keep a template of their page there.
  'public',
  'www',
  'web',
  'webgl',
  'html5',
  'html',
  // Cocos makes one of each.
  'web-mobile',
  'web-desktop',
  'out',
  'export',
  'game',
  'app',
  'src',
];

/** What authors call their first page where it is not index.html. */
const usualNames = ['game', 'play', 'main', 'start', 'home', 'menu'];

/** Possible first pages, the likeliest first; `others` are equally likely by their location. */
export function startPagesOf(names: readonly string[]): StartPage | undefined {
  const pages = names.filter((name) => /(?:^|\/)index\.html?$/i.test(name));
  const found = pages.length > 0 ? pages : names.filter((name) => /\.html?$/i.test(name));
  const [page, ...rest] = [...found].sort(
    (a, b) => depthOf(a) - depthOf(b) || placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b) || (a < b ? -1 : 1),
  );
  if (page === undefined) return undefined;
  const others = rest.filter((one) => [depthOf, placeOf, rankOf].every((measure) => measure(one) === measure(page)));
  return { page, others };
}

/** Where the build of sources at the top may be. */
export function builtPageOf(names: readonly string[], base: string): string | undefined {
  const inBase = (name: string) =>
    base === '' ? name : name.startsWith(`${base}/`) ? name.slice(base.length + 1) : '';
  return published
    .filter((folder) => folder !== 'public' && folder !== 'src')
    .flatMap((folder) => names.filter((name) => inBase(name) === `${folder}/index.html`))
    .at(0);
}

function depthOf(name: string): number {
  return name.split('/').length;
}

function placeOf(name: string): number {
  const at = published.indexOf(path.posix.basename(path.posix.dirname(name)).toLowerCase());
  return at < 0 ? published.length : at;
}

function rankOf(name: string): number {
  const at = usualNames.indexOf(path.posix.parse(name).name.toLowerCase());
  return at < 0 ? usualNames.length : at;
}
