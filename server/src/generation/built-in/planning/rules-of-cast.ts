import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { blowOf } from './blows.ts';
import { rulesOfCards } from './card-tables.ts';
import { rulesOfChain } from './chains.ts';
import type { Cast } from './choose-cast.ts';
import { rulesOfDelivery } from './deliveries.ts';
import { rulesOfHunt } from './fleeing-prey.ts';
import { isMatch, rulesOfCurling } from './goals-of-matches.ts';
import { rulesOfSearch } from './hidden-things.ts';
import { rulesOfMenu } from './menus.ts';
import { hasNoPrizes } from './neutral-things.ts';
import { rulesOfTroupe } from './pieces-of-sides.ts';
import { isPotted } from './potted.ts';
import { paceOfWalk } from './quiet-texts.ts';
import type { Requested } from './requested.ts';
import { rulesOfCities } from './rules-of-cities.ts';
import { hasGates, isOnRiver } from './slope-gear.ts';
import { rulesOfSneaking } from './sneaking.ts';
import { rulesOfStacks } from './stacked.ts';
import { rulesOfTapRace } from './tap-races.ts';
import { isFlung } from './thrown.ts';
import { isInTorchlight, isLit } from './torchlight.ts';
import { rulesOfVoices } from './voices.ts';
import { rulesOfWarning } from './warned-of.ts';
import { comesOnGround, isOfTheAir, isSaidToFall, walks } from './ways.ts';

const scenesWithoutGround = new Set<Scene>(['space', 'sea', 'sky', 'lake', 'body']);

/** Whether the hero or the foes of a shooter walk: then it is seen from above, and nobody hovers. */
function isOnFoot({ scene, hero, foes }: Cast): boolean {
  return !scenesWithoutGround.has(scene) && (walks(hero) || (foes[0] !== undefined && walks(foes[0])));
}

/** Chimneys stay where they are; ships and cars come along. */
const isStill = ({ foes, frame }: Requested): boolean =>
  foes[0]?.being === false &&
  frame.foes[0]?.does === 'stands' &&
  frame.foes[0].class !== 'vehicle' &&
  !frame.modifiers.some((one) => one === 'goal' || one === 'pins');

/** "Into the bin": it is aimed into. */
const isOpen = ({ foes, frame }: Requested): boolean => foes.length > 0 && frame.foes[0]?.isOpen === true;

/** "Basketball against a bear": it leaps in front of the hoop, unless the balls are thrown at it. */
export const isGuardedHoop = ({ foes, frame }: Requested): boolean =>
  foes[0]?.being === true &&
  frame.goods[0]?.noun === 'basketball' &&
  !frame.acts.some(
    ({ verb, object }) => /^(throw|hit|shoot|toss|hurl|fling|attack)$/.test(verb) && object !== 'hoop',
  ) &&
  !frame.modifiers.some((one) => one === 'goal' || one === 'pins');

/** Pigs wait for what is flung at them, unless they attack. */
const isAmbushed = ({ foes, frame }: Requested): boolean =>
  isFlung(frame) &&
  foes[0]?.being === true &&
  frame.foes.every(({ does, class: of }) => does !== 'attacks' && of !== 'vehicle') &&
  !frame.modifiers.some((one) => one === 'goal' || one === 'pins');

/** Which of the foes runs after the hero, counted from one; 0: nobody does. */
export function chaserOf({ foes }: Cast, { frame, foes: named }: Requested): number {
  const isChasing = (i: number) =>
    named[i]?.being === true && frame.foes.some(({ noun, does }) => does === 'chases' && noun === named[i]?.name);
  return fledFromIn(frame, named) || foes.findIndex((_, i) => isChasing(i)) + 1;
}

/** "Escape from the wolves", "outrun an avalanche": by its name, whatever it is drawn as. */
const fledFromIn = ({ chaser }: Requested['frame'], named: Requested['foes']): number =>
  chaser === undefined ? 0 : named.findIndex(({ name }) => name === chaser || name.endsWith(` ${chaser}`)) + 1;

/** "Clowns join the line": whoever is met walks along. */
export const hasFollowers = ({ frame: { goods } }: Requested): boolean => goods[0]?.role === 'rescued';

/** "A yeti chases you": somebody comes behind the hero, and is not met on the way. */
export const chaserBehind = (cast: Cast, requested: Requested): number =>
  /^(runner|downhill)$/.test(cast.kind) &&
  (requested.frame.chaser !== undefined ||
    requested.frame.acts.some(({ verb, object }) => object === 'you' && /^(chase|pursue|hunt|follow|run)$/.test(verb)))
    ? chaserOf(cast, requested)
    : 0;

/** "From wolves": how many of them are seen. */
function packOf(cast: Cast, requested: Requested): number {
  const { foes, hazards } = requested.frame;
  const name = requested.foes[chaserBehind(cast, requested) - 1]?.name;
  const chaser = [...foes, ...hazards].find(({ noun }) => noun === name);
  return chaser?.isPlural ? Math.min(3, chaser.count ?? 3) : 1;
}

/** "Jumps over trash cans and grinds rails". */
export const isGrinding = ({ acts }: Requested['frame']): boolean =>
  acts.some(({ verb, object }) => verb === 'grind' && /^(rail|handrail|ledge|curb|bench)$/.test(object ?? ''));

/** "Climbs a tower to save the princess": she waits far up, and is no pick-up. */
export const hasCaptive = (kind: Cast['kind'], { goods }: Requested['frame']): boolean =>
  kind === 'jumper' && goods.length > 0 && goods.every(({ role, class: of }) => role === 'rescued' && isBeing(of));

/** "A goat climbs a mountain, dodge falling rocks": they fall, and nobody throws them. */
export const isRockfall = ({ foes, hazards, modifiers }: Requested['frame']): boolean =>
  !modifiers.some((one) => one === 'barrels' || one === 'no-enemies') &&
  [...foes, ...hazards].some(({ noun, traits }) => [...traits, noun].some((word) => /^(falling|raining)\b/.test(word)));

/** A kitten that is rescued gives nobody courage to chase ghosts, and fires flee from nobody. */
const isUnfazed = ({ foes }: Cast, { foes: named, frame }: Requested): boolean =>
  frame.goods[0]?.role === 'rescued' || named[0]?.being === false || foes[0]?.sprite === 'flame';

/** The last of the foes is only met as the boss. */
const hasOwnBoss = ({ foes }: Cast, { frame }: Requested): boolean =>
  foes.length > 1 && frame.foes.length > 1 && frame.foes.at(-1)?.traits.includes('boss') === true;

/** Ice cream is stacked in scoops, on one cone. */
const isScooped = ({ kind, hero, things }: Cast): boolean =>
  kind === 'stacker' &&
  [things[0]?.name ?? hero.name, hero.name].some((name) => /ice ?cream|gelato|sorbet|sundae|(^| )scoop$/.test(name));

/** "A rainbow caterpillar". */
const isRainbow = ({ frame: { hero } }: Requested): boolean =>
  hero?.traits.some((trait) => /^(rainbow|multicolou?red|colou?rful)$/.test(trait)) ?? false;

/** "Sliding puzzle with numbers": the tiles have no picture. */
const isOfNumbers = ({ hero, things, frame }: Requested): boolean =>
  hero === null && things.length === 0 && frame.modifiers.includes('digits');

/** How many of the named things are the bricks, by turns: "the bricks are made of candy". */
const tilesOf = ({ things, frame }: Requested): number =>
  frame.goods.some(({ role, noun }) => role === 'tile' && noun !== 'brick')
    ? things.filter(({ sprite }) => sprite !== 'brick').length
    : 0;

/** Ships fight on the water, unless they fly through space or the sky. */
const isUnderSail = ({ hero, scene }: Cast): boolean =>
  /^(boat|ship)$/.test(hero.sprite) && /^(sea|beach|lake|swamp|city|castle|snow)$/.test(scene);

const sowing = /^(plant|sow|grow|seed|raise|cultivate)$/;

/** Rules that depend on who plays, and not only on the mechanic. */
export function rulesOfCast(cast: Cast, requested: Requested): Rules {
  const { lives } = requested.frame.numbers;
  return {
    ...(cast.kind === 'throw' &&
      (isOpen(requested) ? { bin: 1 } : (isStill(requested) || isAmbushed(requested)) && { targets: 1 })),
    ...(cast.kind === 'throw' && isGuardedHoop(requested) && { guarded: 1 }),
    ...(cast.kind === 'throw' && isFlung(requested.frame) && { sling: 1 }),
    // Bowling and basketball are played indoors, if nobody says where.
    ...(cast.kind === 'throw' && (requested.scene ?? 'stadium') === 'stadium' && { hall: 1 }),
    ...(cast.kind === 'shooter' && isOnFoot(cast) && { foot: 1 }),
    ...(cast.kind === 'shooter' && isUnderSail(cast) && { sail: 1 }),
    ...(cast.kind === 'shooter' && hasOwnBoss(cast, requested) && { boss: 1 }),
    ...(cast.kind === 'sorting' && requested.frame.groups?.some(({ isWritten }) => isWritten) && { written: 1 }),
    ...(cast.kind === 'maze' && isUnfazed(cast, requested) && { scareSeconds: 0 }),
    ...(cast.kind === 'dodger' &&
      !isSaidToFall(requested.frame) &&
      comesOnGround(cast.foes[0], cast.scene) && { around: 1 }),
    // Animals get out of the way of whoever eats them; seeds and houses stay where they are.
    ...(cast.kind === 'growing' && {
      shy: requested.things[0]?.being ? 1 : 0,
      afloat: scenesWithoutGround.has(cast.scene) ? 1 : 0,
    }),
    ...(cast.kind === 'lanes' && chaserOf(cast, requested) > 0 && { chaser: chaserOf(cast, requested) }),
    ...(cast.kind === 'billiards' && {
      versus: isMatch(requested) ? 1 : 0,
      pictures: requested.things.length > 0 ? 1 : 0,
    }),
    ...(isScooped(cast) && { scoops: 1 }),
    ...(isPotted(cast.kind, requested) && { pots: 1 }),
    ...rulesOfWarning(cast, requested),
    ...(hasNoPrizes(cast.kind, requested) && { prizes: 0 }),
    ...rulesOfCards(cast.kind, requested),
    // Whatever is planted or grows is in the ground first.
    ...(cast.kind === 'tending' && requested.frame.acts.some(({ verb }) => sowing.test(verb)) && { sown: 1 }),
    ...(hasCaptive(cast.kind, requested.frame) && { captive: 1 }),
    ...(cast.kind === 'jumper' && isRockfall(requested.frame) && { barrels: 2 }),
    ...(cast.kind === 'runner' && isGrinding(requested.frame) && { rails: 1 }),
    ...(blowOf(cast.kind, requested.frame) && { blows: 1 }),
    ...rulesOfVoices(cast.kind, requested),
    ...rulesOfTroupe(cast, requested),
    ...(cast.kind === 'bubble-pop' && requested.foes.length > 0 && { spares: 1 }),
    ...rulesOfHunt(cast.kind, requested),
    ...rulesOfSneaking(cast.kind, requested),
    ...(isLit(cast.kind) && isInTorchlight(requested.frame) && { torch: 1 }),
    ...rulesOfChain(cast.kind, requested.frame),
    ...rulesOfTapRace(cast.kind, requested),
    ...rulesOfStacks(cast.kind, requested),
    ...rulesOfCities(cast.kind, requested),
    ...rulesOfSearch(cast.kind, requested),
    ...rulesOfMenu(cast.kind, requested),
    ...(cast.kind === 'curling' && rulesOfCurling(requested)),
    ...rulesOfDelivery(cast.kind, cast.scene, cast.hero, requested.frame),
    ...(chaserBehind(cast, requested) > 0 && { chaser: chaserBehind(cast, requested) }),
    ...(chaserBehind(cast, requested) > 0 && packOf(cast, requested) > 1 && { pack: packOf(cast, requested) }),
    ...(cast.kind === 'downhill' &&
      (!hasGates(cast.scene, requested) || chaserBehind(cast, requested) > 0) && { slalom: 0 }),
    ...(cast.kind === 'downhill' && cast.scene !== 'snow' && isOnRiver(requested) && { river: 1 }),
    ...(cast.kind === 'throw' && cast.foes.length > 0 && cast.foes.every(isOfTheAir) && { aloft: 1 }),
    // What was asked for is on the board first; whoever looks on comes later.
    ...(cast.kind === 'sliding-puzzle' && !requested.hero && requested.things.length > 0 && { shown: 1 }),
    ...(cast.kind === 'sliding-puzzle' && isOfNumbers(requested) && { digits: 1 }),
    ...(cast.kind === 'breakout' && tilesOf(requested) > 0 && { tiles: tilesOf(requested) }),
    // One where nothing else is in the way.
    ...(requested.frame.pits && { pits: requested.foes.length > 0 ? 2 : 1 }),
    ...paceOfWalk(cast, requested),
    // Every letter of a maze is collected.
    ...(cast.kind === 'maze' && requested.frame.letters && { hoard: cast.things.length }),
    ...(cast.kind === 'snake' && isRainbow(requested) && { rainbow: 1 }),
    ...(cast.kind === 'snake' && hasFollowers(requested) && { parade: 1 }),
    // Whoever was carried off is at the end of the last level.
    ...(cast.kind === 'platformer' && cast.guarded && { levels: requested.frame.numbers.levels ?? 3 }),
    // Those who are protected are hit by everything that is missed.
    ...(cast.kind === 'catcher' && cast.guarded && lives === undefined && { lives: 6 }),
  };
}
