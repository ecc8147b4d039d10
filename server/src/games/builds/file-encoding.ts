import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { extensionOf, isScript, mediaTypeOf } from '../import/media-types.ts';

const ownTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/plain; charset=utf-8',
};

/** The content type by name; for a file stored compressed in the build, that of its content. */
export function contentTypeOf(name: string): string {
  const inner = /\.(?:br|gz)$/i.test(name) ? name.replace(/\.\w+$/, '') : name;
  // No browser runs TypeScript: such a file is data, often a tile map.
  if (isScript(inner) && !/\.[mc]?tsx?$/i.test(inner)) return 'text/javascript; charset=utf-8';
  const type = ownTypes[extensionOf(inner)] ?? mediaTypeOf(inner) ?? 'application/octet-stream';
  return type === 'text/plain' ? 'text/plain; charset=utf-8' : type;
}

export function isHtml(type: string): boolean {
  return type.startsWith('text/html');
}

const unpackedBytesMax = 300_000_000;

type Encoding = 'br' | 'gzip';

/**
 * The encoding that a browser has to decode: by the extension, as on other game hosts, if the bytes match; Unity's
 * .unityweb is decoded by the game itself.
 */
export async function encodingOf(name: string, bytes: Buffer): Promise<Encoding | undefined> {
  return (await unpacked(name, bytes))?.encoding;
}

/** The decoded content of a file stored compressed in the build; undefined for all others. */
export async function unpacked(
  name: string,
  bytes: Buffer,
): Promise<{ encoding: Encoding; content: Buffer } | undefined> {
  const encoding = /\.br$/i.test(name) ? 'br' : /\.gz$/i.test(name) ? 'gzip' : undefined;
  if (encoding === undefined) return undefined;
  const options = { maxOutputLength: unpackedBytesMax };
  try {
    const content = await (encoding === 'br' ? promisify(brotliDecompress) : promisify(gunzip))(bytes, options);
    return { encoding, content };
  } catch {
    // Not what its name says, or too large: the game gets the bytes unchanged.
    return undefined;
  }
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|wasm|manifest)|image\/svg|image\/(?:bmp|x-icon)|font\/[ot]tf|model\/|audio\/wav|application\/(?:octet-stream|vnd\.ms-fontobject))/;
const bytesMin = 1024;
/** Above it the slow compression levels would take minutes. */
const slowBytesMax = 1_000_000;

/** Its compressed forms, where they are worth it. */
export async function compressed(type: string, bytes: Buffer): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (bytes.length < bytesMin || !compressible.test(type)) return {};
  const isSmall = bytes.length <= slowBytesMax;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? 9 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await promisify(brotliCompress)(bytes, { params });
  // A file that does not shrink is already compressed.
  if (br.length > bytes.length * 0.9) return {};
  const gzipped = await promisify(gzip)(bytes, { level: isSmall ? 9 : 6 });
  return { br, ...(gzipped.length < bytes.length * 0.9 && { gzip: gzipped }) };
}
