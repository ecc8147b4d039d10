import type { Frame, Good } from '../reading/frame.ts';
import { natureOf } from '../reading/natures.ts';
import { lookUp } from '../reading/noun-phrases.ts';

const thieves = /(^| )(thief|burglar|robber|spy|cat burglar|art thief|pickpocket|agent|heister)$/;

/** What is worth stealing there. */
const lootOfPlaces: [place: RegExp, loot: string][] = [
  [/museum|gallery|louvre/, 'painting'],
  [/bank|vault|casino|mint/, 'money bag'],
  [/jewel/, 'diamond'],
  [/castle|palace|tower/, 'crown'],
  [/temple|pyramid|tomb|cave/, 'treasure'],
  [/kitchen|bakery|restaurant/, 'cake'],
  [/lab|office|base|embassy|headquarters/, 'document'],
  [/hen ?house|coop|barn/, 'egg'],
];

/** A thief sneaks about, or somebody steals. */
export const isThievery = ({ hero, acts }: Frame): boolean =>
  thieves.test(hero?.noun ?? '') || acts.some(({ verb }) => /^(steal|rob|burgle|loot|snatch)$/.test(verb));

/** "A thief sneaks past guards in a museum": nobody does so for dots. */
export function withLoot(frame: Frame): Frame {
  const { mechanic, goods, modifiers, place, hero, acts, mood } = frame;
  const isHeist =
    thieves.test(hero?.noun ?? '') && acts.some(({ verb }) => /^(sneak|steal|rob|break|slip|creep|burgle)$/.test(verb));
  const tense =
    isHeist && mood.feeling === null && mood.audience === null ? { ...mood, feeling: 'tense' as const } : mood;
  if (
    mechanic !== 'maze' ||
    !(isHeist || acts.some(({ verb }) => verb === 'sneak')) ||
    goods.length > 0 ||
    modifiers.includes('exit')
  )
    return { ...frame, mood: tense };
  const ofPlace = lootOfPlaces.find(([where]) => where.test(place.words.join(' ')))?.[1];
  const [liked] = hero?.class === 'creature' ? (natureOf.get(hero.noun)?.likes ?? []) : [];
  const noun = ofPlace ?? liked ?? 'diamond';
  const loot: Good = {
    noun,
    class: lookUp(noun)?.class ?? 'thing',
    count: null,
    isPlural: true,
    traits: [],
    role: 'caught',
  };
  return { ...frame, mood: tense, goods: [loot] };
}
