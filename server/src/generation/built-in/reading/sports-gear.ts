import type { Frame, Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import type { Roles } from './role-reader.ts';
import { type Sentence, you } from './sentence.ts';

/** What a sport is played with, by the mechanics that are sports. */
const rackets = /^(paddle|racket|racquet|stick|hockey stick|mallet|striker|net|table|court)$/;
const gear: Partial<Record<Mechanic, RegExp>> = {
  throw:
    /^(basketball|football|soccer ball|ball|rugby ball|handball|volleyball|bowling ball|american football|frisbee|javelin|discus)$/,
  goalkeeper: /^(ball|football|soccer ball|puck|glove|goal|net)$/,
  pong: rackets,
  'air-hockey': rackets,
  batting: /^(bat|baseball bat|cricket bat|glove|mitt|wicket|base)$/,
  darts: /^(dart|dartboard|board|arrow|bow)$/,
  golf: /^(club|golf club|ball|golf ball|flag|hole|tee)$/,
  billiards: /^(cue|cue stick|stick|table|pool table|chalk|pocket)$/,
  downhill: /^(ski|gate|pole|slalom gate)$/,
  curling: /^(broom|stone|curling stone)$/,
};

const balls = /(^| )(ball|basketball|football|volleyball|handball|baseball|frisbee|javelin|discus|puck)$/;

/** Nobody plays a basketball or meets a paddle, unless the prompt says that one is a ball. */
export function withoutGear(roles: Roles, mechanic: Mechanic | null, { loose, clauses }: Sentence): Roles {
  const own = gear[mechanic ?? 'quiz'];
  if (!own) return roles;
  const isMeant = ({ noun }: Named) =>
    loose.some(
      ({ phrase, preposition }) => phrase.noun === noun && (preposition === 'being' || phrase.standsFor !== undefined),
    ) ||
    clauses.some(
      ({ verb, objects, complements }) =>
        /^(play|control|become|steer|guide)$/.test(verb) &&
        [...objects, ...complements.flatMap(({ preposition, phrase }) => (preposition === 'as' ? phrase : []))].some(
          (one) => one !== you && one.noun === noun,
        ),
    );
  const isGear = (one: Named) => own.test(one.noun) && !isMeant(one);
  const { hero, goods, tools } = roles;
  const isGearHero = hero !== null && isGear(hero);
  const isOnlyBall = isGearHero && balls.test(hero.noun) && goods.length + tools.length === 0;
  const played: Roles['goods'] = isOnlyBall ? [{ ...hero, role: 'tile' }] : goods;
  return {
    ...roles,
    hero: isGearHero ? null : hero,
    foes: roles.foes.filter((one) => !isGear(one)),
    goods: own === rackets || mechanic === 'downhill' ? played.filter((one) => !isGear(one)) : played,
  };
}

/** Words for what is there anyway where a sport is played. */
export const gearWords = ({ mechanic }: Pick<Frame, 'mechanic'>, words: string[]): string[] =>
  words.filter((word) => gear[mechanic ?? 'quiz']?.test(word.replace(/s$/, '')));
