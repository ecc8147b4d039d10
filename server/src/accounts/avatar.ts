import { createHash } from 'node:crypto';
import { encodePng } from '../platform/png.ts';

const palettes = [
  ['#2b1055', '#7597de', '#ffd166'],
  ['#0f3443', '#34e89e', '#fff3b0'],
  ['#41295a', '#f0827d', '#ffe9c9'],
  ['#1a2a6c', '#fdbb2d', '#f7f4ea'],
  ['#134e5e', '#71b280', '#fdf0d5'],
  ['#3a1c71', '#d76d77', '#ffd9a0'],
  ['#0b486b', '#f56217', '#ffe8d6'],
  ['#16222a', '#5af2c0', '#eafff7'],
  ['#4b134f', '#c94b4b', '#ffe3e3'],
  ['#1d4350', '#e2b04a', '#fff8e7'],
  ['#232526', '#ff6b5e', '#fff0ee'],
  ['#1e3c72', '#8fd3f4', '#f4fbff'],
] as const;

type Creature = {
  ground: string;
  body: string;
  light: string;
  cells: [number, number][];
  eyeRow: number;
  blink: boolean;
};

/**
 * A small arcade creature, the same for the same id and number: a mirrored 8 × 8 body with two eyes on a soft
 * background.
 */
function creatureOf(id: string, number: number): Creature {
  const bytes = createHash('sha256')
    .update(number === 0 ? id : `${id} ${number}`)
    .digest();
  const [ground, body, light] = palettes[bytes.readUInt8(0) % palettes.length] ?? palettes[0];
  const eyeRow = 2 + (bytes.readUInt8(30) % 2);
  return { ground, body, light, cells: bodyCells(bytes), eyeRow, blink: bytes.readUInt8(31) % 5 === 0 };
}

export function drawAvatar(id: string, number = 0): string {
  const { ground, body, light, cells, eyeRow, blink } = creatureOf(id, number);
  const squares = cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  const eye = (x: number) =>
    blink
      ? `<path d="M${x} ${eyeRow + 0.45}h1v.3h-1z" fill="${ground}"/>`
      : `<path d="M${x} ${eyeRow}h1v1h-1z" fill="${light}"/><path d="M${x + 0.3} ${eyeRow + 0.3}h.5v.6h-.5z" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 12 12" width="256" height="256" role="img" aria-label="Avatar"><rect x="-2" y="-2" width="12" height="12" fill="${ground}"/><circle cx="4" cy="4.4" r="5.2" fill="${body}" opacity=".22"/><g shape-rendering="crispEdges"><path d="${squares}" fill="${body}"/>${eye(2)}${eye(5)}</g></svg>`;
}

const pngUnitPx = 50;
const pngSidePx = 12 * pngUnitPx;

/** The same as a PNG, for sites that do not show SVG. */
export function drawAvatarPng(id: string, number = 0): Buffer {
  const { ground, body, light, cells, eyeRow, blink } = creatureOf(id, number);
  const [groundRgb, bodyRgb, lightRgb] = [rgbOf(ground), rgbOf(body), rgbOf(light)];
  const glow = groundRgb.map((value, i) => Math.round(value * 0.78 + (bodyRgb[i] ?? 0) * 0.22));
  const isBody = new Set(cells.map(([x, y]) => `${x} ${y}`));
  const inEye = (x: number, y: number, left: number): readonly number[] | undefined => {
    const [dx, dy] = [x - left, y - eyeRow];
    if (dx < 0 || dx >= 1 || dy < 0 || dy >= 1) return undefined;
    if (blink) return dy >= 0.45 && dy < 0.75 ? groundRgb : undefined;
    return dx >= 0.3 && dx < 0.8 && dy >= 0.3 && dy < 0.9 ? groundRgb : lightRgb;
  };
  return encodePng(pngSidePx, pngSidePx, (px, py) => {
    const [x, y] = [(px + 0.5) / pngUnitPx - 2, (py + 0.5) / pngUnitPx - 2];
    const eye = inEye(x, y, 2) ?? inEye(x, y, 5);
    if (eye) return eye;
    if (isBody.has(`${Math.floor(x)} ${Math.floor(y)}`)) return bodyRgb;
    return (x - 4) ** 2 + (y - 4.4) ** 2 < 5.2 ** 2 ? glow : groundRgb;
  });
}

function rgbOf(colour: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
}

/** An uploaded picture that we re-encoded, wrapped in SVG like every avatar. */
export function frameAvatar(jpeg: Buffer): string {
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256" role="img" aria-label="Avatar"><image href="${href}" width="256" height="256"/></svg>`;
}

/** Half of the body comes from the hash, with the middle filled so that it is connected; the other half mirrors it. */
function bodyCells(bytes: Buffer): [number, number][] {
  const cells: [number, number][] = [];
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 4; x++) {
      const chance = y === 0 || y === 7 ? 90 : x === 0 ? 120 : x === 1 ? 190 : 256;
      if (bytes.readUInt8(1 + ((y * 4 + x) % 29)) < chance) cells.push([x, y], [7 - x, y]);
    }
  }
  return cells;
}
