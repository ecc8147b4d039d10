import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { actorOf } from './actor-of-mention.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';
import { rivalsOf } from './races.ts';
import type { Requested } from './requested.ts';

const tints = ['#3f8ef0', '#f29a4a', '#9457eb', '#55b84a'];

/** "Hot potato with monkeys": all who sit in the ring are monkeys. */
export const isAmongOwnKind = (kind: Kind, { frame: { hero } }: Requested): boolean =>
  kind === 'tap-race' || (kind === 'hot-potato' && hero?.isPlural === true);

/** Among snails the rivals are snails of other colours. */
export function rivalsOfRacer(hero: Actor, requested: Requested): Actor[] {
  if (!requested.hero) return [];
  // "A kart race with animals": three others of them.
  const others = membersOfGroup(requested.frame.hero?.noun ?? '').filter((name) => name !== hero.name);
  if (others.length >= 3) return others.slice(0, 3).map((name) => actorOf(mentionOfName(name)));
  return tints
    .filter((tint) => tint !== hero.tint)
    .slice(0, 3)
    .map((tint) => ({ ...hero, tint }));
}

/** In a race of animals the rivals are of the hero's kind, and among cars they are cars of other colours. */
export function rivalsOnRoad(hero: Actor, requested: Requested): Actor[] {
  if (requested.hero?.being)
    return requested.frame.modifiers.includes('rivals') ? rivalsOfRacer(hero, requested) : [{ ...hero }];
  return ['#3f8ef0', '#ffd23f', '#9457eb', '#f4f6fb']
    .filter((tint) => tint !== hero.tint)
    .slice(0, 3)
    .map((tint) => ({ ...hero, tint }));
}

/** Boats and swimmers race on a lake, athletes in a stadium. */
export function sceneOfRace({ frame: { modifiers }, hero }: Requested): Scene | null {
  if (modifiers.includes('rowing') || modifiers.includes('swimming')) return 'lake';
  return modifiers.includes('lifting') || (hero === null && !modifiers.includes('climbing')) ? 'stadium' : null;
}

export function rulesOfTapRace(kind: Kind, requested: Requested): Rules {
  if (kind !== 'tap-race') return {};
  const isLifted = requested.frame.modifiers.includes('lifting');
  return { rivals: rivalsOf(requested) || (isLifted ? 1 : 3) };
}

export function tapRaceGoal(kind: Kind, requested: Requested): string | null {
  if (kind !== 'tap-race') return null;
  const { modifiers } = requested.frame;
  const one = rivalsOf(requested) === 1 ? ' before the {foe}' : '';
  if (modifiers.includes('lifting')) return 'Tap left and right in rhythm and lift the weight before the {foe} does';
  if (modifiers.includes('rowing')) return `Row left and right in rhythm and reach the finish${one || ' first'}`;
  if (modifiers.includes('swimming')) return `Swim left and right in rhythm and reach the finish${one || ' first'}`;
  if (modifiers.includes('climbing')) return `Climb left and right in rhythm and reach the top${one || ' first'}`;
  return one ? `Step left and right in rhythm and reach the finish${one}` : null;
}
