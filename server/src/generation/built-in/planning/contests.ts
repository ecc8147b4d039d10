import type { Foe, Frame, Good, Named } from '../reading/frame.ts';
import { isPlayable } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';

/** "Judo with pandas", "a wrestling match between bears": one of them is played. */
function withFighters(frame: Frame): Frame {
  const { mechanic, hero, foes } = frame;
  const [foe, another] = foes;
  if (mechanic !== 'duel' || hero || !foe?.isPlural || another || !isPlayable(foe.class)) return frame;
  const { does: _does, ...fighter } = foe;
  return { ...frame, hero: { ...fighter, count: null, isPlural: false } };
}

/** Those who are fought are the computer themselves. */
const machines = /^(robot|computer|machine|ai|cpu|opponent|android)$/;

/** "Penguin curling against the computer": the computer is the other one. */
function withSideOfPlayer(frame: Frame): Frame {
  const { hero, foes, modifiers } = frame;
  const [foe, another] = foes;
  const isNamed = foe !== undefined && isPlayable(foe.class) && !machines.test(foe.noun);
  if (!modifiers.includes('opponent') || hero || another || !isNamed) return frame;
  const { does: _does, ...player } = foe;
  return { ...frame, hero: { ...player, count: null, isPlural: false }, foes: foe.isPlural ? foes : [] };
}

const isBall = ({ noun }: Named): boolean => /^((soccer )?ball|football|goal|goalkeeper|keeper)$/.test(noun);

/** "Kick the ball into the goal, the keeper is an octopus": only the octopus stands in the way. */
function withoutBallInGoal(frame: Frame): Frame {
  const { mechanic, modifiers, foes, goods } = frame;
  if (mechanic !== 'throw' || !modifiers.includes('goal') || !foes.some(isBall)) return frame;
  const ball: Good = { noun: 'ball', class: 'thing', count: null, isPlural: true, traits: [], role: 'tile' };
  return { ...frame, foes: foes.filter((foe) => !isBall(foe)), goods: goods.length > 0 ? goods : [ball] };
}

const pin: Foe = { noun: 'bowling pin', class: 'thing', count: null, isPlural: true, traits: [], does: 'stands' };
const bowl: Good = { noun: 'bowling ball', class: 'thing', count: null, isPlural: true, traits: [], role: 'tile' };

/** "Kegeln mit Wikingern": they bowl, at pins. */
function withBowlingPins(frame: Frame): Frame {
  const { mechanic, modifiers, foes, goods, tools } = frame;
  if (mechanic !== 'throw' || !modifiers.includes('pins') || foes.length > 0) return frame;
  return { ...frame, foes: [pin], goods: goods.length + tools.length > 0 ? goods : [bowl] };
}

const landedOn = /^(moon|planet|mars|ship|boat|spaceship|raft|island|roof|carrier|truck|iceberg)$/;

/** "Moon landing", "a parachute cat lands on a boat": nobody plays the place where one lands. */
function withLander(frame: Frame): Frame {
  const { mechanic, hero, ignored } = frame;
  if (mechanic !== 'lander' || !hero || !landedOn.test(hero.noun)) return frame;
  const said = ignored.find((word) => isPlayable(lookUp(word)?.class ?? null));
  const lander = said ? lookUp(said) : null;
  if (!lander && !/^(moon|planet|mars)$/.test(hero.noun)) return frame;
  return {
    ...frame,
    hero: lander ? { ...lander, count: null, isPlural: false, traits: [] } : null,
    ignored: ignored.filter((word) => word !== said),
  };
}

/** Who takes part, where a prompt names only the others, the ball or the place. */
export const withContestants = (frame: Frame): Frame =>
  withBowlingPins(withLander(withoutBallInGoal(withFighters(withSideOfPlayer(frame)))));
