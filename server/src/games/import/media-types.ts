import path from 'node:path';

/**
 * Files that a browser shows, plays or reads as data. They are always included, whether a script names them or builds
 * their names.
 */
const mediaTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv',
  txt: 'text/plain',
  glsl: 'text/plain',
  vert: 'text/plain',
  frag: 'text/plain',
  wgsl: 'text/plain',
  wasm: 'application/wasm',
  gltf: 'model/gltf+json',
  glb: 'model/gltf-binary',
  bin: 'application/octet-stream',
  // Unity names its parts only in a JSON file.
  unityweb: 'application/octet-stream',
  data: 'application/octet-stream',
};

export const scriptExtensions = ['js', 'mjs', 'cjs', 'ts', 'mts', 'tsx', 'jsx'];

export function extensionOf(name: string): string {
  return path.posix.extname(name).slice(1).toLowerCase();
}

export function isMedia(name: string): boolean {
  return mediaTypes[extensionOf(name)] !== undefined;
}

export function isScript(name: string): boolean {
  return scriptExtensions.includes(extensionOf(name));
}

export function mediaExtensions(): string[] {
  return Object.keys(mediaTypes);
}

/** The content type by name; undefined where it is unknown. */
export function mediaTypeOf(name: string): string | undefined {
  return mediaTypes[extensionOf(name)];
}

/** Always base64: percent-encoding doubles the size of most texts. */
export function dataAddress(name: string, bytes: Buffer): string {
  const type = isScript(name) ? 'text/javascript' : (mediaTypes[extensionOf(name)] ?? 'application/octet-stream');
  return `data:${type};base64,${bytes.toString('base64')}`;
}
