import { darker, lighter, lightnessOf, mix } from '../math/colour.ts';
import type { Actor, Theme } from '../plan.ts';
import type { Art } from './art.ts';

const cache = new WeakMap<Actor, Actor[]>();

/** The n-th of several of one kind: some are darker, lighter, larger or smaller. A picture keeps its colours. */
export function varied(art: Art, actor: Actor, n: number): Actor {
  let all = cache.get(actor);
  if (!all) {
    const size = actor.size ?? 1;
    const own = art.colourOf(actor);
    const isDrawn = actor.picture === undefined && actor.sprite !== 'token';
    const others: [tint: string, share: number][] = [
      [darker(own, 0.3), 1.08],
      [lighter(own, 0.34), 0.92],
    ];
    all = [
      actor,
      ...others.map(([tint, share]) => ({ ...actor, size: size * share, tint: isDrawn ? tint : actor.tint })),
    ];
    cache.set(actor, all);
  }
  return all[Math.floor(Math.abs(n)) % all.length] ?? actor;
}

// Only what has no picture at all is drawn after its name: an alpaca and a llama may both be goats.
const lookOf = ({ sprite, picture, tint, wears, name }: Actor) =>
  `${[picture ?? (sprite === 'token' ? name : sprite), tint, wears]}`;

/** A foe that looks like the hero gets another colour. */
export function tellApart({ hero, foes, mount }: Theme, { colourOf }: Art): void {
  const own = colourOf(hero);
  const other = lightnessOf(own) > 0.33 ? '#2f2b45' : '#e0683c';
  for (const foe of foes) if (!mount && lookOf(foe) === lookOf(hero)) foe.tint = mix(own, other, 0.8);
}
