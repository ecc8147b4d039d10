import type { Actor } from '../plan.ts';

/** What an item does in a game: an extra life in every round, another colour, a hat, or another hero. */
export type ItemEffect =
  | { type: 'life' }
  | { type: 'tint'; tint: string }
  | { type: 'wears'; wears: string }
  | { type: 'sprite'; sprite: string };

/** The hats and heroes that a game has drawings for. */
export type Wardrobe = { hasHat(name: string): boolean; hasSprite(name: string): boolean };

const tints: Record<string, string> = {
  red: '#ef4b4b',
  orange: '#ff9233',
  yellow: '#ffd23f',
  gold: '#ffc53d',
  golden: '#ffc53d',
  green: '#55b84a',
  blue: '#3f8ef0',
  purple: '#9457eb',
  pink: '#ff7ab8',
  black: '#343a52',
  white: '#f4f6fb',
  silver: '#c3cbd8',
  brown: '#8a5a36',
};

/** Names of hats as people write them. */
const hats: Record<string, string> = {
  cap: 'cap',
  tophat: 'tophat',
  sunglasses: 'glasses',
  ribbon: 'bow',
  viking: 'vikinghelmet',
};

/** Items have no rules of their own, so their effect is derived from their names. */
export function effectOf(item: { key: string | null; name: string }, wardrobe: Wardrobe): ItemEffect | undefined {
  const words = `${item.name} ${item.key ?? ''}`.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.some((word) => /^(life|lives|heart|hearts)$/.test(word))) return { type: 'life' };
  const pairs = words.map((word, i) => `${word}${words[i + 1] ?? ''}`);
  const hat = [...pairs, ...words].map((word) => hats[word] ?? word).find((word) => wardrobe.hasHat(word));
  if (hat) return { type: 'wears', wears: hat };
  const sprite = [...pairs, ...words].find((word) => wardrobe.hasSprite(word));
  if (sprite && words.some((word) => /^(skin|costume|hero|character|outfit|disguise)$/.test(word)))
    return { type: 'sprite', sprite };
  const tint = words.map((word) => tints[word]).find((colour) => colour !== undefined);
  return tint ? { type: 'tint', tint } : undefined;
}

/** Changes the hero in place, because games keep a reference to it. */
export function dress(hero: Actor, effect: ItemEffect): void {
  if (effect.type === 'tint') hero.tint = effect.tint;
  if (effect.type === 'wears') hero.wears = effect.wears;
  if (effect.type !== 'sprite') return;
  delete hero.picture;
  Object.assign(hero, { sprite: effect.sprite, tint: null });
}
