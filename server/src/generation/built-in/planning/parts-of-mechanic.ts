import type { Frame, Named } from '../reading/frame.ts';
import type { Mechanic } from '../reading/mechanics.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { mountOf } from './mounts.ts';

/** What a game of the kind has anyway, so that naming it asks for nothing new. */
const parts: Partial<Record<Mechanic, RegExp>> = {
  batting: /^(six|four|run|wicket|bat|homer)$/,
  darts: /^(board|turning|disc|disk|knife|log|wheel|spinning)$/,
  lander: /^(target|bullseye|parachute|canopy|pad|landing pad|jump|field|spot)$/,
  pinball: /^(ball|flipper|bumper|table|pinball)$/,
  'laser-mirrors': /^(mirror|laser|beam|light|ray|puzzle)$/,
  pipes:
    /^(pipe|pipeline|tube|wire|cable|cord|track|rail|railway|train track|root|tile|piece|puzzle|puzzle piece|water|tap|faucet|valve|current|electricity|power|energy|circuit|connection|plumbing|grid|network|everything|everyone|line|way|path|train)$/,
  stacks:
    /^(tube|test tube|bottle|glass|glass bottle|vial|flask|beaker|jar|cup|branch|tree branch|perch|rod|peg|pole|disc|disk|hoop|ring|stack|tower|hanoi|brahma|water|liquid|potion|juice|soda|syrup|ink|paint|colou?r|puzzle|ball|size|slice|layer|top|water bottle|potion bottle|piece|move)$/,
  mahjong: /^(tile|pair|stone|piece|pile|stack|layer|puzzle|puzzle piece|board|mahjong|shanghai|dragon tile)$/,
  'word-search': /^(word|letter|puzzle|grid)$/,
  wordle: /^(word|letter|puzzle|try|guess)$/,
  hangman: /^(word|letter|puzzle)$/,
  anagrams: /^(word|letter|puzzle)$/,
  typing: /^(word|letter|keyboard)$/,
  memory: /^(card|pair|deck|picture|tile|puzzle|puzzle piece|spade suit)$/,
  match: /^(tile|piece|puzzle|puzzle piece|board|grid)$/,
  'rock-paper-scissors': /^(rock|stone|paper|scissors?|sign|hand|match|round|throw|fist)$/,
  blackjack: /^(card|deck|joker|playing card|chip|poker chip|table|stake|bet|cards|dealer|money|hand)$/,
  differences: /^(difference|picture|image|photo|pair|thing|object|detail)$/,
  solitaire: /^(card|deck|pile|spade suit|joker|playing card|cloth|felt|tablecloth|table)$/,
  sudoku: /^(number|digit|grid|puzzle|puzzle piece|cell)$/,
  'sliding-puzzle': /^(piece|tile|picture|photo|image|painting|puzzle|puzzle piece)$/,
  battleship: /^(battleship|fleet|navy|grid|board|torpedo|missile|cannon)$/,
  sokoban: /^(target|mark|switch|spot|place|goal|puzzle|pressure plate|plate|button|floor|warehouse|storage|room)$/,
  minesweeper: /^(bolt|mine|field|minefield)$/,
  stacker: /^(tower|stack|pile|crane)$/,
  chess: /^(chess|piece|pawn|board|square|puzzle piece)$/,
  parking: /^(valet|parking|parking lot|parking space|space|lot|spot)$/,
  'colour-gates': /^(ring|wheel|gate|circle)$/,
  snake: /^(wall|edge|border|tail)$/,
  rhythm: /^(lane|tile|piano tile)$/,
  'bubble-shooter': /^(bubble|colour|color)$/,
  curling:
    /^(curling|curling stone|stone|rock|disc|ball|bowl|boule|bocce ball|jack|puck|broom|brush|ice|rink|ice rink|sheet|house|ring|target|lane|table|shuffleboard|game|match|computer|team)$/,
  billiards:
    /^(pool|billiards?|billiard ball|pool 8 ball|ball|table|pool table|cue|cue ball|cue stick|stick|pocket|rack|chalk|triangle|hall|bar|pub|club|party|match|room|game|music|computer)$/,
  'tap-race':
    /^(race|track|stadium|button|finger|thumb|weight|barbell|dumbbell|bench|oar|paddle|rowboat|canoe|kayak|boat|ladder|stair|stairs|top|summit|finish|finish line|line|medal|trophy|metre|meter|olympics|sack|match|weightlifter|weightlifting|swimmer|rower|swimming pool|pool)$/,
  cooking: /^(ingredient|recipe|order|kitchen|pot|pan|frying pan|oven|grill|stove|cauldron|plate|bowl|spoon|topping)$/,
  duel: /^(rope|ring|boxing ring|glove|boxing glove|boxing|belt|fist|punch|sword|saber|arm|head|horn|table|match|computer|martial arts uniform|crossed swords|fencer|fencing|keyboard|wall|shell|bullet)$/,
  flyer: /^(pillar|pipe|column|tube)$/,
  helix: /^(helix|tower|ring|platform|gap|pole|column|spiral)$/,
  clicker: /^(helper|worker|upgrade|tycoon|finger|button)$/,
};

/** A pinball with three balls has balls, and no targets that look like them. */
export function withoutParts(frame: Frame): Frame {
  // Whoever lays bombs does not hunt them.
  const part =
    frame.mechanic === 'maze' && frame.modifiers.includes('bombs')
      ? /^(bomb|wall|crate)$/
      : frame.mechanic && parts[frame.mechanic];
  if (!part) return frame;
  // What one flies between is met nowhere else.
  const isOther = ({ noun }: Named) =>
    !part.test(noun) && !(frame.mechanic === 'flyer' && noun === frame.builtOf?.noun);
  return {
    ...frame,
    hero: frame.hero && isOther(frame.hero) ? frame.hero : null,
    goods: frame.goods.filter(isOther),
    foes: frame.foes.filter(isOther),
    hazards: frame.hazards.filter(isOther),
    tools: frame.tools.filter(isOther),
  };
}

/** "A polar bear paddle" is the bear's, and a paddle alone is nobody. */
export function withPaddler(frame: Frame): Frame {
  const { mechanic, hero } = frame;
  if (!/^(breakout|pong|air-hockey)$/.test(mechanic ?? '') || !hero || !/^(paddle|bat|racket)$/.test(hero.noun))
    return frame;
  if (hero.noun === 'bat' && hero.class === 'creature') return frame;
  const { traits } = hero;
  const owner = lookUp(traits.slice(-2).join(' ')) ?? lookUp(traits.at(-1) ?? '');
  return { ...frame, hero: owner && isBeing(owner.class) ? { ...hero, ...owner, traits: [] } : null };
}

/** "Lawn mower race": what is named alone is what they race with. */
export function withRacingThing(frame: Frame): Frame {
  const { mechanic, modifiers, hero, goods, acts } = frame;
  const [good, another] = goods;
  const isAlone = good !== undefined && another === undefined && acts.every(({ object }) => object !== good.noun);
  if (mechanic !== 'racer' || !modifiers.includes('rivals') || hero || !isAlone || good.class !== 'thing') return frame;
  const { role: _role, ...racer } = good;
  return { ...frame, hero: { ...racer, isPlural: false }, goods: [] };
}

/** "A skateboard over ramps": somebody stands on it. */
export function withSkater(frame: Frame): Frame {
  const isOnBoard = /^(skateboard|roller skate|scooter|hoverboard)$/.test(mountOf(frame)?.name ?? '');
  if (frame.mechanic !== 'runner' || frame.hero !== null || !isOnBoard) return frame;
  return { ...frame, hero: { noun: 'kid', class: 'person', count: null, isPlural: false, traits: [] } };
}

/** "A penguin kart race": the penguin drives. */
export function withDriver(frame: Frame): Frame {
  const { mechanic, hero } = frame;
  if (mechanic !== 'racer' || !hero || !/^(go )?kart$/.test(hero.noun)) return frame;
  const driver = lookUp(hero.traits.at(-1) ?? '');
  if (!driver || !isBeing(driver.class)) return frame;
  return {
    ...frame,
    hero: { ...hero, ...driver, traits: hero.traits.slice(0, -1) },
    ignored: frame.ignored.filter((word) => word !== driver.noun),
  };
}

/** "Fork towers": forks are the towers, and nobody plays a tower. */
export function withTowers(frame: Frame): Frame {
  if (frame.mechanic !== 'defence') return frame;
  const isOther = ({ noun }: Named) => !/^(tower|turret)$/.test(noun);
  return {
    ...frame,
    hero: frame.hero && isOther(frame.hero) ? frame.hero : null,
    goods: frame.goods.filter((one) => isOther(one) || one.role === 'protected'),
    tools: [...(frame.builtOf ? [frame.builtOf] : []), ...frame.tools.filter(isOther)],
  };
}
