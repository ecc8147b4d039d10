/** A file, or with a slash at its end a folder, of a package on npm. */
export type PackageFile = {
  name: string;
  /** As in the address: exact, a prefix such as "3.55", or "latest". */
  version: string;
  /** Empty: the package's main file for browsers. */
  file: string;
};

/** cdnjs has its own names and folders. */
const cdnjs: Record<string, { name: string; folder: string }> = {
  phaser: { name: 'phaser', folder: 'dist' },
  'three.js': { name: 'three', folder: 'build' },
  three: { name: 'three', folder: 'build' },
  'pixi.js': { name: 'pixi.js', folder: 'dist' },
  jquery: { name: 'jquery', folder: 'dist' },
  'matter-js': { name: 'matter-js', folder: 'build' },
  howler: { name: 'howler', folder: 'dist' },
  gsap: { name: 'gsap', folder: 'dist' },
  'p5.js': { name: 'p5', folder: 'lib' },
  createjs: { name: 'createjs', folder: 'builds/1.0.0' },
};

const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const versionText = /^(?:latest|[~^]?\d+(?:\.\d+){0,2}(?:-[\w.-]+)?)$/;

/** The package and file of a CDN address; undefined for all other addresses. */
export function packageFileOf(address: string): PackageFile | undefined {
  const plain = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(plain)) return undefined;
  const { host, pathname } = new URL(plain);
  const found = fromHost(host, decodeURI(pathname));
  if (found === undefined || !packageName.test(found.name) || !versionText.test(found.version)) return undefined;
  if (found.file.split('/').includes('..')) return undefined;
  return { ...found, version: found.version.replace(/^[~^]/, '') };
}

function fromHost(host: string, pathname: string): PackageFile | undefined {
  switch (host) {
    case 'cdn.jsdelivr.net':
      return fromPath(/^\/npm\/(.+)$/.exec(pathname)?.[1]);
    case 'unpkg.com':
    case 'fastly.jsdelivr.net':
      return fromPath(pathname.slice(1).replace(/^npm\//, ''));
    case 'cdnjs.cloudflare.com':
    case 'ajax.googleapis.com':
      return fromCdnjs(pathname);
    case 'code.jquery.com': {
      const [, version, rest] = /^\/jquery-(\d+\.\d+\.\d+)(.*\.js)$/.exec(pathname) ?? [];
      return version === undefined ? undefined : { name: 'jquery', version, file: `dist/jquery${rest}` };
    }
    default:
      return undefined;
  }
}

/** `name@version/file`, with or without a version and a file. */
function fromPath(path: string | undefined): PackageFile | undefined {
  const [, name, version = 'latest', file = ''] =
    /^((?:@[^/]+\/)?[^/@]+)(?:@([^/]+))?(?:\/(.*))?$/.exec(path ?? '') ?? [];
  return name === undefined ? undefined : { name, version, file };
}

function fromCdnjs(pathname: string): PackageFile | undefined {
  const [, library = '', version = '', file = ''] = /^\/ajax\/libs\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const known = Object.hasOwn(cdnjs, library.toLowerCase()) ? cdnjs[library.toLowerCase()] : undefined;
  if (known === undefined) return undefined;
  // cdnjs names three.js by its revision, npm by 0.revision.0.
  const exact = known.name === 'three' && /^r?\d+$/.test(version) ? `0.${version.replace('r', '')}.0` : version;
  return { name: known.name, version: exact, file: `${known.folder}/${file}` };
}

/** The font families of a Google Fonts style sheet, each with its weights. */
export function fontsOf(address: string): { family: string; weights: number[] }[] {
  const plain = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(plain) || new URL(plain).host !== 'fonts.googleapis.com') return [];
  return new URL(plain).searchParams
    .getAll('family')
    .flatMap((families) => families.split('|'))
    .map((text) => {
      const [family = '', rest = ''] = text.split(':');
      const weights = (rest.replace(/^.*@/, '').match(/\b[1-9]00\b/g) ?? []).map(Number);
      return {
        family: family.replaceAll('+', ' ').trim(),
        weights: weights.length > 0 ? [...new Set(weights)] : [400],
      };
    })
    .filter(({ family }) => /^[\w ]{1,60}$/.test(family));
}

/** The advice to an author about an address of another site. */
export function adviceOn(page: string, address: string): string {
  const found = packageFileOf(address);
  if (found !== undefined) {
    const file = found.file || 'its file for browsers';
    return `${page} loads ${address}: put ${file} of the npm package ${found.name}@${found.version} into the archive and name it by its path there.`;
  }
  const fonts = fontsOf(address);
  if (fonts.length > 0) {
    const packages = fonts.map(({ family }) => fontPackageOf(family)).join(', ');
    return `${page} loads fonts from ${address}: put those of the npm package ${packages} into the archive; until then others are shown.`;
  }
  return `${page} loads ${address}, which is outside: put that file into the archive and name it by its path.`;
}

export function fontPackageOf(family: string): string {
  return `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`;
}
