import { sheetOfArt } from '../sheet-of-art.ts';
import { macros } from './sprite-macros.ts';
import { parseSprite, type Sprite } from './sprite-parser.ts';

const parsed = new Map<string, Sprite>();

export function findSprite(name: string): Sprite | undefined {
  const known = parsed.get(name);
  if (known) return known;
  const text = textOf(name);
  if (text === undefined) return undefined;
  const sprite = text.startsWith('=') ? variantOf(text.slice(1)) : parseSprite(text, macros);
  parsed.set(name, sprite);
  return sprite;
}

export function findAccessory(name: string): Sprite | undefined {
  return findSprite(`worn ${name}`);
}

function textOf(name: string): string | undefined {
  const { sprites } = sheetOfArt();
  return Object.hasOwn(sprites, name) ? sprites[name] : undefined;
}

/** `=fox colours|more orders` is a fox in other colours with additional shapes. */
function variantOf(text: string): Sprite {
  const [head = '', extra = ''] = text.split('|');
  const [base = '', ...colours] = head.split(' ');
  const [ownColours = '', flags = '', orders = ''] = (textOf(base) ?? '').split('|');
  const mixed = ownColours.split(' ').map((own, i) => colours[i] ?? own);
  return parseSprite(`${mixed.join(' ')}|${flags}|${orders};${extra}`, macros);
}
