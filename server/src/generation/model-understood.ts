import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { counted } from './built-in/reading/frame.ts';
import { GameRefused } from './generator.ts';
import { jsonIn, listIn, textIn } from './read-model-json.ts';
import type { Understood } from './understood.ts';

type Node = DefaultTreeAdapterTypes.Node;

const listMax = 8;
const wordLengthMax = 40;

/** What a model reports to have understood, in its own document; null where that is missing or unreadable. */
export function understoodInDocument(html: string): Understood | null {
  const said = jsonOf(textOfScript(html));
  const mechanic = textIn(said?.['mechanic'], 60);
  if (!said || !mechanic) return null;
  const words = (name: string) => listIn(said[name], listMax).flatMap((one) => textIn(one, wordLengthMax) || []);
  const word = (name: string) => textIn(said[name], wordLengthMax) || null;
  const numbers = (said['numbers'] ?? {}) as Record<string, unknown>;
  return {
    mechanic,
    hero: word('hero'),
    foes: words('foes'),
    things: words('things'),
    place: word('place'),
    mood: word('mood'),
    numbers: Object.fromEntries(
      counted.flatMap((name) => (isCount(numbers[name]) ? [[name, numbers[name]] as const] : [])),
    ),
    ignored: words('ignored'),
  };
}

/** All texts of it that a player would read, to be screened. */
export const wordsOfUnderstood = ({ mechanic, hero, foes, things, place, mood, ignored }: Understood): string =>
  [mechanic, hero, ...foes, ...things, place, mood, ...ignored].filter((word) => word !== null).join('\n');

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1000;

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    return jsonIn(text);
  } catch (error) {
    // A game without it is still valid.
    if (error instanceof GameRefused) return null;
    throw error;
  }
}

function textOfScript(html: string): string {
  const pending: Node[] = [parse(html)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (
      'tagName' in node &&
      node.tagName === 'script' &&
      node.attrs.some(({ name, value }) => name === 'id' && value === 'understood')
    )
      return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return '';
}
