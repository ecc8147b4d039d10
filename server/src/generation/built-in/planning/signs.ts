import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

const usual = ['rock', 'paper', 'scissors'];

/** "Rock paper scissors with fire, water and grass": three others, of which each beats the one before it as well. */
export function withSigns(cast: Cast, { things }: Requested): Cast {
  if (cast.kind !== 'rock-paper-scissors') return cast;
  const others = things.filter(({ name }) => !/^(rock|stone|paper|scissors?)$/.test(name));
  return { ...cast, things: others.length === 3 ? others.map(actorOf) : usual.map(mentionOfName).map(actorOf) };
}
