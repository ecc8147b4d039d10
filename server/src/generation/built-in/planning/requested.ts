import type { Kind, Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { colourOfWord, findNoun, type Noun, nounOf } from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import type { Oklch } from './colour-space.ts';
import { engineOf } from './engine-of-mechanic.ts';
import { membersOfGroup } from './members-of-group.ts';
import type { Hour } from './palette.ts';

/** Somebody or something a prompt names, as it is drawn. Known nouns have a family. */
export type Mention = Noun & { wears: string | null };

/** What a frame asks of the engines; null where it leaves the choice open. */
export type Requested = {
  kind: Kind | null;
  hero: Mention | null;
  foes: Mention[];
  things: Mention[];
  scene: Scene | null;
  mood: Mood | null;
  look: Look | null;
  hour: Hour | null;
  wash: Oklch | null;
  difficulty: number | null;
  harder: number;
  title: string | null;
  isPeaceful: boolean;
  isMaths: boolean;
  frame: Frame;
};

export function requestedOf(frame: Frame): Requested {
  const { mood, place, look } = frame;
  const sad = mood.feeling === 'sad';
  // What lies hidden in the field is what one must not dig up.
  const isMines = frame.mechanic === 'minesweeper';
  return {
    kind: frame.mechanic && engineOf(frame.mechanic),
    hero: frame.hero && mentionOf(frame.hero),
    foes: [...frame.foes, ...frame.hazards, ...(isMines ? frame.goods : [])].flatMap(mentionsOf),
    things: frame.goods.filter(({ role }) => role !== 'protected').flatMap(mentionsOf),
    scene: place.setting,
    mood:
      mood.feeling === 'sad'
        ? 'calm'
        : (mood.feeling ?? (mood.energy === 'fast' ? 'tense' : mood.energy === 'slow' ? 'calm' : null)),
    look: look.style,
    hour: place.time,
    wash: washOf(frame) ?? (sad || place.weather === 'rain' ? [0.6, 0.05, 250] : null),
    difficulty: mood.audience === 'toddlers' ? 1 : mood.difficulty,
    harder: mood.harder,
    title: frame.title,
    isPeaceful: frame.modifiers.includes('no-enemies') || mood.audience === 'toddlers',
    isMaths: /\b(math|maths|addition|sum|multiplication|arithmetic|subtraction|number)/.test(
      `${frame.topic} ${frame.goods.map(({ noun }) => noun)}`,
    ),
    frame,
  };
}

/** A colour that stands by nobody is the colour of everything. */
function washOf({ look, hero, foes, goods, hazards }: Frame): Oklch | null {
  const worn = new Set([hero, ...foes, ...goods, ...hazards].flatMap((one) => one?.traits ?? []));
  const free = look.colours.find((word) => !worn.has(word));
  return (free && colourOfWord.get(free)?.wash) || null;
}

/** Many of a kind are drawn as several: sea animals, vegetables. */
function mentionsOf(named: Named): Mention[] {
  const members =
    named.isPlural || named.class !== 'creature' ? membersOfGroup([...named.traits, named.noun].join(' ')) : [];
  if (members.length === 0) return [mentionOf(named)];
  return members.map((sprite) => ({ ...nounOf(sprite), wears: null }));
}

export function mentionOf({ noun, class: ofClass, traits }: Named): Mention {
  const known = findNoun(noun.replace(/ /g, ''), true) ?? findNoun(noun.split(' ').at(-1) ?? '', true);
  const being = known?.being ?? isBeing(ofClass);
  const colour = traits.map((trait) => colourOfWord.get(trait)?.tint).find((tint) => tint !== undefined);
  const dress = traits.find((trait) => wearables[trait]);
  const coat = traits.find((trait) => coats[trait]);
  const prefix = being ? [dress, coat].filter((trait) => trait !== undefined) : [];
  return {
    sprite: known?.sprite ?? (being ? noun.replace(/ /g, '') : 'token'),
    family: known?.family ?? '',
    being,
    name: [...prefix, noun].join(' '),
    tint: colour ?? (being ? coats[coat ?? ''] : undefined) ?? known?.tint ?? null,
    wears: dress && being ? (wearables[dress] ?? null) : null,
  };
}
