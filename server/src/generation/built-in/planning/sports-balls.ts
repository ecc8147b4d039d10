import type { Actor } from '../../../../../engines/src/plan.ts';
import { findPicture } from '../pictures/find-picture.ts';
import type { Frame } from '../reading/frame.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

/** With a keeper in goal a football is round, whatever Americans call so, and a rugby ball is not. */
function inShape(ball: Actor, { mechanic, modifiers }: Frame): Actor {
  // The picture of bowling shows its pins as well.
  if (ball.name === 'bowling ball')
    return { sprite: 'pearl', name: ball.name, plural: ball.plural, tint: ball.tint ?? '#3b4a86', wears: null };
  if (ball.name === 'rugby ball') return { ...ball, sprite: 'football' };
  const isSoccer = mechanic === 'goalkeeper' || (mechanic === 'throw' && modifiers.includes('goal'));
  return isSoccer && ball.name === 'football' && !ball.picture ? { ...ball, sprite: 'ball' } : ball;
}

/** A ping-pong ball is small and white; the picture of the sport shows a bat as well. */
export function withSportsGear(cast: Cast, { things, frame }: Requested): Cast {
  const isPlain = cast.kind === 'pong' && things.length === 0 && cast.things[0]?.name === 'ball';
  const isTableTennis = cast.kind === 'pong' && things[0]?.name === 'ping pong';
  const jetSki = cast.hero.name === 'jet ski' ? findPicture('speedboat') : undefined;
  return {
    ...cast,
    things: cast.things.map((one) => inShape(one, frame)),
    ...(isTableTennis &&
      things[0] && { things: [{ sprite: 'tennisball', name: 'ball', plural: 'balls', tint: '#ffffff', wears: null }] }),
    // Nobody asked for a football.
    ...(isPlain && { things: [{ sprite: 'pearl', name: 'ball', plural: 'balls', tint: '#ffffff', wears: null }] }),
    ...(jetSki && { hero: { ...cast.hero, sprite: 'boat', ...jetSki } }),
    ...(jetSki && {
      foes: cast.foes.map((foe) => (foe.name === 'jet ski' ? { ...foe, sprite: 'boat', ...jetSki } : foe)),
    }),
  };
}

/** What a game is called by its sport. */
export function nounsOfSport({ kind, things }: Cast, { frame: { modifiers } }: Requested): string[] {
  const [ball] = things;
  if (kind === 'whack' && modifiers.includes('flock')) return ['Season', 'Flyover', 'Hunt', 'Sharpshooter'];
  if (kind === 'throw' && modifiers.includes('goal'))
    return ['Penalty', 'Shootout', 'Golden Goal', 'Free Kick', 'Strike'];
  if (kind === 'throw' && modifiers.includes('pins')) return ['Bowling', 'Strike', 'Spare', 'Tenpins', 'Bowling Night'];
  if (kind !== 'pong') return [];
  if (ball?.name === 'volleyball') return ['Volleyball', 'Smash', 'Volley', 'Match Point'];
  if (ball?.name === 'shuttlecock') return ['Badminton', 'Smash', 'Rally', 'Match Point'];
  return ball?.name === 'tennis ball' ? ['Tennis', 'Rally', 'Volley', 'Match Point', 'Grand Slam'] : [];
}

const equipment =
  /^(goalkeeper|goalie|keeper|ball|puck|tennis ball|shuttlecock|bowling pin|bowling ball|pin|ping pong|dart|arrow|hoop|target)$/;

/** What every game of a sport has gives none its name. */
export const isEquipment = (one: Pick<Actor, 'name'> | undefined): boolean => equipment.test(one?.name ?? '');

/** "Brazil vs Argentina": they are what the match is about. */
export function openingsOfTeams({ frame: { teams } }: Requested): string[] | null {
  if (!teams) return null;
  const [own, other] = teams;
  return [
    `${own} against ${other}, and nobody in the stands keeps their seat.`,
    `${other} has never been stronger, but today ${own} plays at home.`,
    `The flags of ${own} and ${other} are up, the whistle blows.`,
  ];
}
