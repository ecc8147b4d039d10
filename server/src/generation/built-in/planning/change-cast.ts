import type { Actor, Plan } from '../../../../../engines/src/plan.ts';
import { singularOf } from '../reading/english-plurals.ts';
import { foreignNoun } from '../reading/foreign-tokens.ts';
import { isBeing, isPlayable } from '../reading/noun-classes.ts';
import { type Part, partNamed } from '../reading/part-names.ts';
import type { Changes } from '../reading/read-changes.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { type Mention, mentionOf } from './requested.ts';

export type CastMentions = { hero: Mention; foes: Mention[]; things: Mention[] };

/** Puts the new ones in the place of those they replace, and those that are added first. */
export function changeCast(cast: CastMentions, { replaced, added, language }: Changes, origin: Plan): CastMentions {
  let now = cast;
  for (const { what, by } of replaced) {
    const place =
      placeOf(what, language, now) ?? (isPlayable(by.class) ? { part: 'hero' as const } : { part: 'things' as const });
    now = replace(now, place, mentionOf(by));
  }
  for (const named of added) {
    const mention = mentionOf(named);
    if (mention.sprite === now.hero.sprite) continue;
    const part = isBeing(named.class) ? 'foes' : 'things';
    now = { ...now, [part]: [mention, ...now[part].filter(({ sprite }) => sprite !== mention.sprite)] };
  }
  // Somebody who was turned into the hero is no longer among the others.
  return now.hero.sprite === origin.theme.hero.sprite ? now : withoutHero(now);
}

type Place = { part: Part; at?: number };

/** Who in the cast is meant, by the part or by the name. */
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
