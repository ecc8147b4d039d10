import { lookOf } from '../../art/pictures.ts';
import { isAlike } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Holder } from './holders.ts';

/** How a kind of piece looks. Kinds that differ in colour only also have a mark. */
export type Face = { colour: string; mark: number | null; actor: Actor | null };

/** Each can be told from the others also beside them. */
export const hues =
  '#e0342f #2f7bf0 #ffe14d #46b04a #9457eb #ff9416 #ff8fc7 #2fd0c8 #8a5a36 #f4f6fb #24408e #a0d63a #7d8597'.split(' ');
export const kindsMax = 12;

/** The prompt's colours first. */
function coloursOf({ palette }: Plan): string[] {
  const apart: string[] = [];
  for (const hue of [...(palette.pieces ?? []), ...hues])
    if (!apart.some((other) => isAlike(other, hue))) apart.push(hue);
  return apart;
}

/** So many faces that no two look alike: what the prompt names, each thing in several colours if there are few of them. */
export function facesOf(stage: Stage, holder: Holder, wanted: number): Face[] {
  const { plan, art } = stage;
  const colours = coloursOf(plan);
  const coloured = (i: number): Face => ({ colour: at(colours, i), mark: i, actor: null });
  const { things } = plan.theme;
  // What the prompt names; balls otherwise.
  const isShown = stage.rule('shown', 0) > 0;
  if (holder === 'peg') {
    const thing = isShown ? (things[0] ?? null) : null;
    return Array.from({ length: wanted }, (_, i) => ({ ...coloured(i), mark: null, actor: thing }));
  }
  if (holder === 'bottle' || holder === 'rod' || !isShown) return Array.from({ length: wanted }, (_, i) => coloured(i));
  const own = things.filter((thing, i) => things.findIndex((other) => lookOf(other) === lookOf(thing)) === i);
  if (own.length >= wanted)
    return unlike(own, art.colourOf)
      .slice(0, wanted)
      .map((actor) => ({ colour: art.colourOf(actor), mark: null, actor }));
  return Array.from({ length: wanted }, (_, i) => {
    const colour = at(colours, Math.floor(i / own.length));
    return { colour, mark: i, actor: { ...at(own, i), tint: colour } };
  });
}

/** Those whose colours can be told apart first. */
function unlike(actors: Actor[], colourOf: (actor: Actor) => string): Actor[] {
  const apart: Actor[] = [];
  for (const actor of actors) if (!apart.some((other) => isAlike(colourOf(other), colourOf(actor)))) apart.push(actor);
  return [...apart, ...actors.filter((actor) => !apart.includes(actor))];
}
