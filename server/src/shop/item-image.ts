import { hash } from 'node:crypto';

const imageBytesMax = 16_384;

/**
 * A picture is received as a data: address and served under an address of ours that ends in the SHA-256 of its bytes.
 */
export type ItemImage = { type: string; bytes: Buffer };

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** The picture in a data: address, if it has an accepted format. */
export function readDataImage(address: string): ItemImage | undefined {
  const [, type = '', text = ''] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  const bytes = Buffer.from(text, 'base64');
  const isTaken = bytes.length > 0 && bytes.length <= imageBytesMax && signatures[type]?.(bytes) === true;
  return isTaken ? { type: `image/${type}`, bytes } : undefined;
}

/** The hash in an address of ours: an update may send back an item's picture by its address. */
export function hashInAddress(address: string): string | undefined {
  return /^(?:https?:\/\/[^/\s]+)?\/item-images\/([0-9a-f]{64})$/.exec(address)?.[1];
}

/** The hash of a picture, however it is given; null for none. */
export function imageHashOf(address: string | null | undefined): string | null {
  if (address === null || address === undefined) return null;
  const image = readDataImage(address);
  return image ? hash('sha256', image.bytes, 'hex') : (hashInAddress(address) ?? null);
}
