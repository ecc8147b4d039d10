import { findPicture } from '../pictures/find-picture.ts';
import { sizes, spoiled } from '../reading/drawn-traits.ts';
import type { Named } from '../reading/frame.ts';
import { isBeing, type NounClass } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { materialOf } from '../reading/portions.ts';
import { colourOfWord, familyOf, findNoun, type Noun, nounOf } from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import { hashOf } from './seeded-random.ts';

/** An actor or thing that a prompt names, as it is drawn. Known nouns have a family. */
export type Mention = Noun & { wears: string | null; picture?: string; size?: number };

/** A thing that nothing is said about but its name. */
export function mentionOfName(noun: string): Mention {
  const found = familyOf(noun) === '' ? findPicture(noun) : undefined;
  return { ...nounOf(noun), wears: null, ...(found && 'picture' in found && found) };
}

/** Names whose hyphen a sentence has lost. */
const hyphenated: Record<string, string> = { 't rex': 't-rex', 'yo yo': 'yo-yo', 't shirt': 't-shirt' };

export function mentionOf(named: Named): Mention {
  const spelled = hyphenated[named.noun];
  if (spelled) return mentionOf({ ...named, noun: spelled });
  const inner = shownBy(named);
  if (inner)
    return {
      ...mentionOf(inner),
      name: named.noun.startsWith(`${inner.noun} `) ? named.noun : `${inner.noun} ${named.noun}`,
    };
  const { noun, class: ofClass, traits } = named;
  const last = noun.split(' ').at(-1) ?? '';
  // Who walks dogs or a rope is no walking dead.
  const isWalker = noun === 'walker' && traits.length > 0;
  const drawn = isWalker ? undefined : (findNoun(noun.replace(/ /g, ''), true) ?? findNoun(last, true));
  const compound = `${traits.at(-1) ?? ''} ${noun}`;
  const isCompound = findPicture(compound) !== undefined;
  const found = findPicture(compound) ?? findPicture(noun) ?? (drawn ? undefined : findPicture(last));
  const near = found && 'sprite' in found ? { ...nounOf(found.sprite), tint: found.tint } : undefined;
  // A duckling uses our chick before the duck, and a queen bee is no queen.
  const known = (/^queen /.test(noun) ? drawn : near) ?? near ?? drawn;
  const being = known?.being ?? isBeing(ofClass);
  const colour = traits.map((trait) => colourOfWord.get(trait)?.tint).find((tint) => tint !== undefined);
  const dress = traits.find((trait) => wearables[trait]);
  const coat = traits.find((trait) => coats[trait]);
  const isRole = dress !== undefined && lookUp(dress)?.class === 'person';
  const bad = traits.find((trait) => spoiled[trait] !== undefined);
  const isGhostly = coat === 'ghost' && !being;
  const prefix = bad
    ? [bad]
    : isGhostly
      ? [coat]
      : being
        ? [isRole ? dress : undefined, coat].filter((trait) => trait !== undefined)
        : [];
  const standIn = standInFor(ofClass, noun);
  const size = traits.map((trait) => sizes[trait]).find((one) => one !== undefined);
  return {
    sprite: known?.sprite ?? standIn.sprite,
    family: known?.family ?? '',
    being,
    name:
      (found && 'picture' in found && isCompound) || isTradeOf(noun, traits) || compound === 'black hole'
        ? compound
        : [...prefix, noun].join(' '),
    tint:
      colour ??
      spoiled[bad ?? ''] ??
      (being || isGhostly ? coats[coat ?? ''] : undefined) ??
      known?.tint ??
      (found && 'picture' in found ? tintOfSilhouette(found.picture, noun) : known ? null : standIn.tint),
    wears: dress && being ? (wearables[dress] ?? null) : null,
    ...(found && 'picture' in found && { picture: found.picture }),
    ...(size !== undefined && { size }),
  };
}

/** The natural colours of things that are only drawn as silhouettes. */
const naturalTints: [name: RegExp, tint: string][] = [
  [/plum/, '#8a4fb0'],
  [/firefly/, '#ffe45c'],
  [/bakery/, '#e0a458'],
  [/rolling pin/, '#c58a4e'],
  [/lava|magma|fire|flame|ember|torch/, '#ff6a2a'],
  [/tree|pine|bush|plant|vine|grass|leaf|weed|hedge|bamboo|fern|clover/, '#4a9a4f'],
  [/rock|stone|boulder|mountain|cliff|wall|chimney|statue/, '#8d8a86'],
  [/wood|plank|stick|branch|fence|bridge|stump|catapult|raft|chair|table|door/, '#9a6238'],
  [/\b(can|tin)\b|metal|iron|steel|gear|knife|sword|blade|chain|pipe|nail|saw|anchor|cannon|trap|drone/, '#9aa6ba'],
  [/ice|snow|water|wave|rain|fountain|river/, '#8fd0f5'],
  [/trombone|tuba|french horn/, '#ffc53d'],
  [/bone|skull|tooth|paper|net|rope|feather|egg|cloth/, '#efe6d2'],
  [/gold|honey|straw|hay|sand/, '#ffc53d'],
];

function tintOfSilhouette(picture: string, noun: string): string | null {
  if (!picture.startsWith('game:')) return null;
  return naturalTints.find(([name]) => name.test(noun))?.[1] ?? null;
}

/** They look as the word before them says: jellyfish aliens are seen as jellyfish. */
const strangers = /^(alien|monster|invader|mutant|creature|beast|enemy|villain)$/;

const hasLook = (noun: string): boolean => findNoun(noun, true) !== undefined || findPicture(noun) !== undefined;

/** Nothing shows a roll, but sushi shows a sushi roll. */
function shownBy({ noun, class: ofClass, traits }: Named): Named | null {
  const material = findPicture(noun) === undefined ? materialOf(noun) : null;
  if (material) return { noun: material, class: 'thing', count: null, isPlural: true, traits };
  const last = noun.split(' ').at(-1) ?? '';
  const kindOf = strangers.test(noun) ? lookUp(traits.at(-1) ?? '') : null;
  if (kindOf?.class === 'creature' && !strangers.test(kindOf.noun) && hasLook(kindOf.noun))
    return { ...kindOf, count: null, isPlural: true, traits: traits.slice(0, -1) };
  const isThing = !/^(person|creature|vehicle|place)$/.test(ofClass);
  const isShown = [noun, last, `${traits.at(-1) ?? ''} ${noun}`].some(
    (one) => findNoun(one.replace(/ /g, ''), true) !== undefined || findPicture(one) !== undefined,
  );
  const found = isThing && !isShown ? lookUp(traits.at(-1) ?? '') : null;
  return found && hasLook(found.noun) ? { ...found, count: null, isPlural: true, traits: traits.slice(0, -1) } : null;
}

/** A lighthouse keeper keeps a lighthouse. */
const isTradeOf = (noun: string, traits: string[]): boolean =>
  /^(guy|walker|eater|swallower|charmer|thrower|keeper|cleaner|driver|worker|hunter|catcher|rider|maker|seller|trainer|tamer|guard|washer|collector)$/.test(
    noun,
  ) && /^(thing|place|creature|vehicle|food|plant)$/.test(lookUp(traits.at(-1) ?? '')?.class ?? '');

const tintsOfStrangers = ['#6cae4a', '#5b8def', '#c56bd6', '#ef8a3c', '#3fb8b0', '#d9566f'];

/** What floats is drawn on water; spaceships and airships are none of these. */
const vessels =
  /boat$|(^| )(ship|steamship|canoe|kayak|raft|ferry|yacht|jet ?ski|gondola|dinghy|catamaran|hydrofoil|schooner|trawler|tanker)$/;

/** For a word that neither a sprite nor a picture shows. */
function standInFor(ofClass: NounClass, noun: string): { sprite: string; tint: string | null } {
  if (ofClass === 'person') return { sprite: 'kid', tint: null };
  if (ofClass === 'vehicle') return { sprite: vessels.test(noun) ? 'boat' : 'car', tint: null };
  if (ofClass !== 'creature') return { sprite: 'token', tint: null };
  return { sprite: 'monster', tint: tintsOfStrangers[hashOf(noun) % tintsOfStrangers.length] ?? null };
}
