import { inflateSync } from 'node:zlib';

type Picture = { width: number; height: number; pixels: Buffer; channels: number };

/** Whether a screenshot is nearly empty: all but a small share of it is one colour. */
export function isPlain(png: Buffer, restMin = 0.002): boolean {
  const { pixels, channels } = decode(png);
  const counts = new Map<number, number>();
  let sampled = 0;
  for (let i = 0; i + 2 < pixels.length; i += channels * 7) {
    const colour =
      ((pixels.readUInt8(i) >> 3) << 10) | ((pixels.readUInt8(i + 1) >> 3) << 5) | (pixels.readUInt8(i + 2) >> 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    sampled++;
  }
  return 1 - Math.max(...counts.values()) / sampled < restMin;
}

/** Whether two screenshots differ in more than a few pixels. */
export function differs(a: Buffer, b: Buffer): boolean {
  if (a.equals(b)) return false;
  const [one, two] = [decode(a), decode(b)];
  if (one.pixels.length !== two.pixels.length) return true;
  let changed = 0;
  for (let i = 0; i + 2 < one.pixels.length; i += one.channels) {
    const distance =
      Math.abs(one.pixels.readUInt8(i) - two.pixels.readUInt8(i)) +
      Math.abs(one.pixels.readUInt8(i + 1) - two.pixels.readUInt8(i + 1)) +
      Math.abs(one.pixels.readUInt8(i + 2) - two.pixels.readUInt8(i + 2));
    if (distance > 24) changed++;
  }
  return changed > 60;
}

/** The pixels of an 8-bit PNG without interlacing, which is what a browser's screenshot is. */
function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png.readUInt8(25) === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return {
    width,
    height,
    channels,
    pixels: unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels),
  };
}

/** Undoes the five line filters of PNG. */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const value = raw[y * (stride + 1) + 1 + x] ?? 0;
      const left = x >= channels ? (out[y * stride + x - channels] ?? 0) : 0;
      const up = y > 0 ? (out[(y - 1) * stride + x] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[(y - 1) * stride + x - channels] ?? 0) : 0;
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      out[y * stride + x] = (value + guess) & 255;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return dl <= du && dl <= dc ? left : du <= dc ? up : corner;
}
