/** A file, or with a slash at its end a folder, of a package on npm. */
export type PackageFile = {
  name: string;
  /** As in the address: exact, a prefix such as "3.55", or "latest". */
  version: string;
  /** Empty: the package's main file for browsers. */
  file: string;
  /** Its main file is imported by a module. */
  asModule?: true;
  /** The host arranges files in folders of its own: where the package has no such path, the name decides. */
  foldersDiffer?: true;
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
  'phaser-ce': { name: 'phaser-ce', folder: 'build' },
  babylonjs: { name: 'babylonjs', folder: '' },
  aframe: { name: 'aframe', folder: 'dist' },
  'cannon.js': { name: 'cannon', folder: 'build' },
  'tween.js': { name: '@tweenjs/tween.js', folder: 'dist' },
  'stats.js': { name: 'stats.js', folder: 'build' },
  'dat-gui': { name: 'dat.gui', folder: 'build' },
  jqueryui: { name: 'jquery-ui-dist', folder: '' },
  'lodash.js': { name: 'lodash', folder: '' },
  'underscore.js': { name: 'underscore', folder: '' },
  'require.js': { name: 'requirejs', folder: '' },
  'hammer.js': { name: 'hammerjs', folder: '' },
  'twitter-bootstrap': { name: 'bootstrap', folder: 'dist' },
  bootstrap: { name: 'bootstrap', folder: 'dist' },
  react: { name: 'react', folder: '' },
  'react-dom': { name: 'react-dom', folder: '' },
  vue: { name: 'vue', folder: 'dist' },
  d3: { name: 'd3', folder: 'dist' },
  tone: { name: 'tone', folder: 'build' },
  konva: { name: 'konva', folder: '' },
  'two.js': { name: 'two.js', folder: 'build' },
  'paper.js': { name: 'paper', folder: 'dist' },
  'fabric.js': { name: 'fabric', folder: 'dist' },
  seedrandom: { name: 'seedrandom', folder: '' },
  'animate.css': { name: 'animate.css', folder: '' },
};

/** The part of the address after the host, of the projects' own hosts: the newest version where it names none. */
const projectHosts: Record<string, [pattern: RegExp, name: string, folder: string][]> = {
  // One package has every build of this host, in folders as there.
  'code.createjs.com': [[/^\/()(?=createjs-|1\.0\.0\/)(.+)$/, 'createjs', 'builds/']],
  'cdn.babylonjs.com': [
    [/^\/(?:v([\d.]+)\/)?(babylon(?:\.max)?\.js)$/, 'babylonjs', ''],
    [/^\/(?:v([\d.]+)\/)?loaders\/(babylonjs\.loaders(?:\.min)?\.js)$/, 'babylonjs-loaders', ''],
    [/^\/(?:v([\d.]+)\/)?gui\/(babylon\.gui(?:\.min)?\.js)$/, 'babylonjs-gui', ''],
    [/^\/(?:v([\d.]+)\/)?materialsLibrary\/(babylonjs\.materials(?:\.min)?\.js)$/, 'babylonjs-materials', ''],
  ],
  'aframe.io': [[/^\/releases\/([\d.]+)\/(aframe(?:\.min)?\.js)$/, 'aframe', 'dist/']],
  'pixijs.download': [[/^\/(?:v([\d.]+)|release)\/(pixi(?:\.min)?\.js)$/, 'pixi.js', 'dist/']],
  'kaboomjs.com': [[/^\/lib\/([\d.]+)\/(kaboom\.js)$/, 'kaboom', 'dist/']],
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
    case 'cdn.skypack.dev':
    case 'esm.run':
    case 'esm.sh': {
      const found = fromPath(pathname.slice(1));
      return found === undefined ? undefined : { ...found, asModule: true };
    }
    case 'cdn.bootcss.com':
    case 'cdn.bootcdn.net':
    case 'cdn.staticfile.org':
    case 'lib.baomitu.com':
      return fromCdnjs(`/ajax/libs${pathname.replace(/^\/ajax\/libs/, '')}`);
    default:
      return fromProject(host, pathname);
  }
}

function fromProject(host: string, pathname: string): PackageFile | undefined {
  for (const [pattern, name, folder] of (Object.hasOwn(projectHosts, host) && projectHosts[host]) || []) {
    const [, version, file] = pattern.exec(pathname) ?? [];
    if (file !== undefined) {
      return { name, version: version || 'latest', file: `${folder}${file}`, foldersDiffer: true };
    }
  }
  return undefined;
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
  const inFolder = known.folder === '' ? file : `${known.folder}/${file}`;
  return { name: known.name, version: exact, file: inFolder, foldersDiffer: true };
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
