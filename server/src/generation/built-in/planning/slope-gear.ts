import type { Gear, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Requested } from './requested.ts';

const gearsOfWords: [words: RegExp, gear: Gear][] = [
  [/^(snowboard|snowboarder|snowboarding)$/, 'snowboard'],
  [/^(sled|sledge|sledding|sledder|toboggan|bobsled|luge|sleigh)$/, 'sledge'],
  [/^(raft|rafter|rafting)$/, 'raft'],
  [/^(parachute|parachutist|paratrooper|paraglider|paragliding|sky diver|skydiver)$/, 'parachute'],
  [/^(ski|skis|skier|skiing|slalom)$/, 'skis'],
  [/^(roll|tumble|boulder|ball|snowball|marble|tire|tyre|wheel)$/, 'rolls'],
  [/^(run|walk|gallop|sprint|dash|climb|hop|jump)$/, 'feet'],
  [/^(slide|glide)$/, 'none'],
];

/** What the prompt says somebody goes downhill on. */
export function gearOf(kind: Kind, { frame: { hero, acts, tools, place } }: Requested): Gear | null {
  if (kind !== 'downhill') return null;
  const words = [
    ...tools.map(({ noun }) => noun),
    ...place.words,
    ...acts.map(({ verb }) => verb),
    ...(hero ? [hero.noun, ...hero.traits] : []),
  ];
  return gearsOfWords.find(([names]) => words.some((word) => names.test(word)))?.[1] ?? null;
}

const waters = /(^| )(river|stream|creek|brook|rapids|rapid|waterfall|canal|whitewater|white water)$/;

/** "Rafts down a wild river": its water is what one goes down. */
export const isOnRiver = ({ frame: { place, acts, hero, tools }, hero: played, mount }: Requested): boolean =>
  played?.sprite === 'boat' ||
  mount?.sprite === 'boat' ||
  place.words.some((word) => waters.test(word)) ||
  acts.some(({ verb }) => /^(raft|kayak|canoe|paddle|row)$/.test(verb)) ||
  [...tools, ...(hero ? [hero] : [])].some(({ noun }) => /^(raft|kayak|canoe|rowboat|kayaker|rafter)$/.test(noun));

/** Gates belong to skiing; nobody rolls through them unless they are asked for. */
export function hasGates(scene: Scene, requested: Requested): boolean {
  const { numbers, tools, goods, modifiers, isMechanicNamed } = requested.frame;
  if (numbers.gates || modifiers.includes('slalom') || [...tools, ...goods].some(({ noun }) => noun === 'gate'))
    return true;
  const gear = gearOf('downhill', requested);
  return gear === 'skis' || (gear === null && isMechanicNamed && scene === 'snow' && !requested.mount);
}

/** Down a river and over the sea there is no slope. */
export const isWatery = (scene: Scene, requested: Requested): boolean =>
  scene === 'sea' || scene === 'beach' || (scene !== 'snow' && isOnRiver(requested));
