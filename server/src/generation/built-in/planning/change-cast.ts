import type { Actor, Plan } from '../../../../../engines/src/plan.ts';
import { singularOf } from '../reading/english-plurals.ts';
import { foreignNoun } from '../reading/foreign-noun.ts';
import { isBeing, isPlayable } from '../reading/noun-classes.ts';
import { type Part, partNamed } from '../reading/part-names.ts';
import type { Changes } from '../reading/read-changes.ts';
import { colourOfWord, familyOf } from '../vocabulary/vocabulary.ts';
import { wearables } from '../vocabulary/words-for-colours.ts';
import { type Mention, mentionOf } from './mention.ts';

export type CastMentions = { hero: Mention; foes: Mention[]; things: Mention[] };

/** Puts new actors in the place of those they replace, and added ones first. */
export function changeCast(cast: CastMentions, changes: Changes, origin: Plan): CastMentions {
  const { replaced, removed, recoloured, dressed, added, language } = changes;
  let now = cast;
  for (const what of removed) {
    const place = placeOf(what, language, now);
    if (place && place.part !== 'hero') now = without(now, place);
  }
  for (const { what, colour } of recoloured)
    now = changed(now, placeOf(what, language, now), { tint: colourOfWord.get(colour)?.tint ?? null });
  for (const { what, wears } of dressed)
    now = changed(now, placeOf(what, language, now), { wears: wearables[wears] ?? null });
  for (const { what, by } of replaced) {
    const place =
      placeOf(what, language, now) ?? (isPlayable(by.class) ? { part: 'hero' as const } : { part: 'things' as const });
    now = replace(now, place, mentionOf(by));
  }
  for (const named of added) {
    const mention = mentionOf(named);
    if (mention.sprite === now.hero.sprite) continue;
    // The bombs that are let fall are not caught because there are more of them.
    const isFoe = now.foes.some(({ sprite, name }) => sprite === mention.sprite && name === mention.name);
    const part = isFoe || isBeing(named.class) ? 'foes' : 'things';
    now = { ...now, [part]: [mention, ...now[part].filter(({ sprite }) => sprite !== mention.sprite)] };
  }
  // An actor that became the hero is removed from the others.
  return now.hero.sprite === origin.theme.hero.sprite ? now : withoutHero(now);
}

type Place = { part: Part; at?: number };

/** The actor that is meant, by part or by name. */
function placeOf(what: string, language: string, { hero, foes, things }: CastMentions): Place | null {
  const part = partNamed(what);
  const noun = englishOf(what, language);
  const isMeant = ({ sprite, name }: Mention) => sprite === noun || name === noun || name.endsWith(` ${noun}`);
  if (isMeant(hero)) return { part: 'hero' };
  for (const [list, key] of [
    [foes, 'foes'],
    [things, 'things'],
  ] as const) {
    const at = list.findIndex(isMeant);
    if (at >= 0) return { part: key, at };
  }
  return part && { part };
}

/** The sprites of removed actors, which the planner must not choose again. */
export function spritesRemoved(cast: CastMentions, { removed, language }: Changes): Set<string> {
  const places = removed.flatMap((what) => placeOf(what, language, cast) ?? []);
  return new Set(
    places.flatMap(({ part, at }) => (part === 'hero' || at === undefined ? [] : (cast[part][at]?.sprite ?? []))),
  );
}

/** Actors that the prompt refers to but that are not in the cast. */
export function missingIn(cast: CastMentions, { removed, recoloured, dressed, language }: Changes): string[] {
  const asked = [...removed, ...recoloured.map(({ what }) => what), ...dressed.map(({ what }) => what)];
  return asked.filter((what) => placeOf(what, language, cast) === null);
}

function without(cast: CastMentions, { part, at }: Place): CastMentions {
  if (part === 'hero') return cast;
  return { ...cast, [part]: at === undefined ? [] : cast[part].filter((_, i) => i !== at) };
}

function changed(cast: CastMentions, place: Place | null, change: Partial<Mention>): CastMentions {
  if (place === null) return cast;
  const { part, at } = place;
  if (part === 'hero') return { ...cast, hero: { ...cast.hero, ...change } };
  return { ...cast, [part]: cast[part].map((one, i) => (at === undefined || i === at ? { ...one, ...change } : one)) };
}

function englishOf(what: string, language: string): string {
  const last = what.toLowerCase().split(/\s+/).at(-1) ?? '';
  return (language === 'en' ? null : foreignNoun(last, language)) ?? singularOf(last);
}

function replace(cast: CastMentions, { part, at }: Place, by: Mention): CastMentions {
  if (part === 'hero') return { ...cast, hero: by };
  const list = at === undefined ? [by] : cast[part].map((one, i) => (i === at ? by : one));
  return { ...cast, [part]: list };
}

function withoutHero({ hero, foes, things }: CastMentions): CastMentions {
  const others = (list: Mention[]) => list.filter(({ sprite }) => sprite !== hero.sprite);
  return { hero, foes: others(foes), things: others(things) };
}

/** An actor's sprite may be an unknown word, which has no family. */
export function mentionOfActor({ plural: _, ...actor }: Actor): Mention {
  return { ...actor, family: familyOf(actor.sprite), being: true };
}
