import type { Actor, Theme } from '../../../../../engines/src/plan.ts';
import { actorOf } from './actor-of-mention.ts';
import { type Cast, thingsMax } from './choose-cast.ts';
import { mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

/** Mammals, birds and reptiles: the things are those of the groups, each in one only, and as many of each. */
export function withGroups(cast: Cast, { frame }: Requested): Cast {
  if (cast.kind !== 'sorting' || !frame.groups) return cast;
  const each = Math.floor(thingsMax / frame.groups.length);
  const taken = new Set<string>();
  const filled = frame.groups.map(({ label, members, isWritten }) => {
    const own = members.filter((name) => !taken.has(name)).slice(0, each);
    for (const name of own) taken.add(name);
    return { label, actors: own.map((name) => (isWritten ? written(name) : actorOf(mentionOfName(name)))) };
  });
  return {
    ...cast,
    things: filled.flatMap(({ actors }) => actors),
    groups: filled.map(({ label, actors }) => ({ label, members: actors.map(({ name }) => name) })),
  };
}

/** A word is written on a plate. */
const written = (name: string): Actor => ({ sprite: 'token', name, plural: name, tint: null, wears: null });

/** A changed game keeps its groups as long as each has something in it, and nothing falls that belongs in none. */
export function groupsKept({ groups }: Theme, { things, groups: others }: Theme): Pick<Theme, 'groups'> {
  const isIn = (members: string[]) => things.some(({ name }) => members.includes(name));
  const hasGroup = (name: string) => groups?.some(({ members }) => members.includes(name));
  const isKept = !others && groups?.every(({ members }) => isIn(members)) && things.every(({ name }) => hasGroup(name));
  return isKept && groups ? { groups } : {};
}
