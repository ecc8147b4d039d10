import { hostile } from './role-words.ts';

/** Marks a substitute for a thing that the mechanic has anyway: "the ball is a hedgehog". */
export const prop = 'prop';
/** Marks what flies instead of the ball. */
export const asBall = 'as ball';
const props =
  /^(ball|puck|brick|tile|piece|card|block|apple|dot|coin|gem|fruit|bubble|arrow|dart|bullet|disc|stone|candy|food|egg|note)$/;
const obstacles = /^(pipe|cactus|obstacle|bomb|mine|hazard|trap|pin|target)$/;

/** The role that a noun names instead of an actor. */
export function partOf({ noun }: { noun: string }): string[] {
  if (/^(goalkeeper|goalie|keeper)$/.test(noun)) return ['goalkeeper'];
  if (hostile.test(noun) || obstacles.test(noun)) return ['enemy'];
  if (/^(ball|puck)$/.test(noun)) return [prop, asBall];
  return props.test(noun) ? [prop] : [];
}
