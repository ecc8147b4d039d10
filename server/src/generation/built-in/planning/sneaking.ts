import type { Kind } from '../../../../../engines/src/plan.ts';
import { laysBombs } from '../mechanics/maze-mechanic.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Foe, Frame } from '../reading/frame.ts';
import { isThievery } from './loot.ts';

/** Whoever steals or sneaks through a maze must not be noticed, unless he is chased anyway. */
export const isSneaking = (kind: Kind | null, frame: Frame): boolean =>
  kind === 'maze' &&
  !laysBombs(frame.modifiers) &&
  !frame.modifiers.some((one) => /^(no-enemies|shoots|breakable-walls)$/.test(one)) &&
  !frame.acts.some(({ verb }) => /^(chase|pursue|hunt)$/.test(verb)) &&
  (isThievery(frame) || frame.acts.some(({ verb }) => /^(sneak|creep|tiptoe)$/.test(verb)));

const areAsleep = ({ foes }: Frame): boolean =>
  foes.length > 0 && foes.every(({ traits }) => traits.some((trait) => /^(sleeping|asleep|snoring)$/.test(trait)));

const isOneWatcher = ({ foes }: Frame): boolean => foes.length === 1 && foes[0]?.isPlural === false;

/** Dogs watch over what animals steal, and guards over the rest. */
export function withWatchers(frame: Frame): Frame {
  const { hero, foes, hazards } = frame;
  if (!isSneaking(frame.mechanic, frame) || foes.length + hazards.length > 0) return frame;
  const isAnimal = hero?.class === 'creature' && hero.noun !== 'dog';
  const watcher: Foe = {
    noun: isAnimal ? 'dog' : 'guard',
    class: isAnimal ? 'creature' : 'person',
    count: null,
    isPlural: true,
    traits: [],
    does: 'stands',
  };
  return { ...frame, foes: [watcher] };
}

/** Guards shine a light ahead; sleepers hear who passes by. */
export const rulesOfSneaking = (kind: Kind, { frame }: { frame: Frame }): Rules =>
  isSneaking(kind, frame) ? { lights: areAsleep(frame) ? 2 : 1, scareSeconds: 0 } : {};

/** What to do besides taking everything. */
export const watchedGoal = (kind: Kind, { frame }: { frame: Frame }): string =>
  !isSneaking(kind, frame)
    ? 'keep away from {foes}'
    : areAsleep(frame)
      ? `do not wake the ${frame.foes[0]?.isPlural ? '{foes}' : '{foe}'}`
      : `stay out of sight of the ${isOneWatcher(frame) ? '{foe}' : '{foes}'}`;

export function openingsOfSneaking(kind: Kind, { frame }: { frame: Frame }): string[] {
  if (!isSneaking(kind, frame)) return [];
  return areAsleep(frame)
    ? ['Quietly now: {hero} tiptoes through {place}, and somebody is asleep there.']
    : isOneWatcher(frame)
      ? ['{Hero} sneaks through {place}, where the {foe} keeps a close watch.']
      : ['{Hero} sneaks through {place}, where the {foes} are on their rounds.'];
}
