import {
  isAnothers,
  isBlownAway,
  isGrazing,
  isGrowing,
  isLifeless,
  isPlayerChased,
  isReaping,
  isSavedFrom,
  isSiege,
  isThrownAtPlayer,
  waysToRide,
} from './acts-together.ts';
import { carriers, isCourier } from './couriers.ts';
import type { Mechanic } from './mechanics.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { ridden } from './role-words.ts';
import { type Clause, type Sentence, you } from './sentence.ts';
import { type VerbKind, verbKindOf } from './verb-table.ts';
import { verbClassesOf, verbLemmaOf } from './verbs.ts';

export type Scores = Map<Mechanic, number>;

type Rule = {
  verbs: RegExp;
  /** A preposition with its noun, as "down mountain", or an object. */
  way?: RegExp;
  object?: RegExp;
  subject?: RegExp;
  /** Only where it says to whom or where to. */
  isToSomewhere?: true;
  gives: Partial<Record<Mechanic, number>>;
};

/** Workplaces whose owner looks after guests, animals or things. */
const workplaces =
  /^(bakery|cafe|café|restaurant|diner|shop|store|bar|pub|hotel|hospital|farm|zoo|market|stand|kitchen|salon|garage|school|museum|supermarket|pizzeria|library|clinic|bookshop|florist|brewery|airport|bank|theater|theatre|cinema|daycare|kindergarten|office|factory|laundromat|stall|booth|aquarium)$/;

/** The mechanics that an action suggests when none is named; more specific ones weigh more. */
const rules: Rule[] = [
  { verbs: /^(push|shove)$/, way: /^(onto|on) /, object: /^(?!you)/, gives: { sokoban: 10 } },
  { verbs: /^(push|shove)$/, object: /^(box|crate|block|barrel|chest|boulder|cube|carton|container)$/, gives: { sokoban: 9 } },
  { verbs: /^(run|go|race)$/, way: /^after /, gives: { maze: 9 } },
  { verbs: /^(run|manage|own|open|keep)$/, object: workplaces, gives: { tending: 10 } },
  { verbs: /^(work)$/, way: /^(in|at|as) /, gives: { tending: 7 } },
  { verbs: /^(fly|flap|glide|soar|swoop|float|jump|leap|swim|dive)$/, way: /^through (\w+ )?(ring|hoop)/, gives: { flight: 12 } },
  { verbs: /^(cross)$/, object: /road|street|highway|river|lane|traffic|railway|track|bridge/, gives: { hopper: 10 } },
  { verbs: /^(cross)$/, gives: { hopper: 6 } },
  {
    verbs: /^(lead|guide|escort|walk|run|go|get|bring|carry|take|hop|jump|move|march|swim|sneak|wander|dash|hurry|deliver|push|pull|crawl|waddle|roll|rush|help|transport|travel|climb|stroll|tiptoe|hobble)$/,
    way: /^(across|over) (\w+ )?(road|street|river|pond|highway|lake|stream|railway|track|freeway|motorway|creek)$/,
    gives: { hopper: 10 },
  },
  { verbs: /^(hop|jump|leap)$/, way: /^(across|over|from|to|between|on|onto) (lily|lily ?pad|floe|ice floe|log)$/, gives: { hopper: 9 } },
  { verbs: /^(peck|gnaw|hack|hew|saw|chew)$/, way: /tree|wood|log|trunk|stump/, gives: { chopping: 9 } },
  { verbs: /^(race|speed|go|rush|zoom|dash|come)$/, subject: /^(skier|snowboarder|sledder|sled|sledge|bobsled|toboggan|surfer|luge)$/, gives: { downhill: 9 } },
  { verbs: /^(shoot|fire|aim)$/, way: /^at (target|bullseye|apple|can|bottle)/, gives: { darts: 10 } },
  { verbs: /^(shoot|fire|aim|hit)$/, object: /^(target|bullseye)$/, gives: { darts: 10 } },
  { verbs: /^(pick|collect|pull|hook)$/, subject: /^(train|locomotive)$/, gives: { snake: 10 } },
  { verbs: /^(drop|throw|toss|put)$/, way: /^(down|into) (chimney|basket|bucket|mailbox|bin|hole)/, gives: { throw: 12 } },
  { verbs: /^(knock|topple)$/, object: /^(pin|can|bottle|tower|wall|castle|block)$/, gives: { throw: 8 } },
  { verbs: /^(knock|topple|swat)$/, object: /./, gives: { whack: 6 } },
  { verbs: /^(light)$/, object: /candle|lamp|diya|lantern|torch|bulb|fire|match/, gives: { tending: 8 } },
  { verbs: /^(drop)$/, subject: /helicopter|ufo|drone|rocket|spaceship|plane|bird|stork|eagle|dragon|owl|santa|sleigh|airship|balloon|pelican/, gives: { rescue: 9 } },
  { verbs: /^(guide|lead|escort|direct|ferry)$/, object: /^(?!you)/, gives: { tending: 7 } },
  { verbs: /^(reach)$/, object: /^(?!you)/, gives: { runner: 5, hopper: 3, platformer: 2 } },
  { verbs: /^(slide|ski|sled|snowboard|surf|skate|roll|glide|ride|race|descend)$/, way: /^(down) |slope|mountain|hill|snow|dune|wave|ice/, gives: { downhill: 8 } },
  { verbs: /^(slide|ski|sled|snowboard|surf)$/, gives: { downhill: 6 } },
  { verbs: /^(drive|race|speed|steer|weave|ride|overtake)$/, way: /traffic|highway|road|freeway|street/, gives: { traffic: 8 } },
  {
    verbs: /^(dodge|avoid|overtake|drive|speed|pass)$/,
    subject: /^(car|taxi|truck|bus|motorcycle|ambulance|van|jeep|scooter|limousine|police car|snowplow|sedan|lorry|tow truck|garbage truck)$/,
    gives: { traffic: 8 },
  },
  { verbs: /^(deliver|bring|carry|take|serve|transport)$/, way: /^to (customer|guest|table|diner|patron)$/, gives: { tending: 9 } },
  { verbs: /^(pick|take|carry|transport|drive|bring|drop|collect|ferry)$/, object: /^(passenger|child|kid|student|pupil|patient|tourist|commuter)$/, subject: carriers, gives: { delivery: 11 } },
  { verbs: /^(deliver|carry|transport|bring|take)$/, subject: carriers, gives: { delivery: 10 } },
  { verbs: /^(pick|collect|deliver|carry|transport|bring|drop|take)$/, subject: /^(car|taxi|cab|truck|bus|motorcycle|ambulance|van|jeep|scooter|limousine|rickshaw|fire truck|tractor|cyclist|bike|bicycle)$/, gives: { traffic: 9 } },
  { verbs: /^(pick|collect)$/, object: /^(passenger|survivor|hostage|castaway)$/, gives: { rescue: 8 } },
  { verbs: /^(steer|navigate|sail|maneuver|row|paddle)$/, way: /^(around|past|between) /, gives: { dodger: 8 } },
  { verbs: /^(float|drift|sail|row|paddle|kayak|canoe|raft)$/, way: /^down /, gives: { downhill: 11 } },
  { verbs: /^(race|drive|speed)$/, gives: { racer: 6 } },
  { verbs: /^(stack|pile|balance)$/, gives: { stacker: 9 } },
  { verbs: /^(build)$/, object: /tower|sandwich|burger|skyscraper|house|snowman/, gives: { stacker: 8 } },
  { verbs: /^(build)$/, gives: { stacker: 5 } },
  // They are pushed out of the door.
  { verbs: /^(throw|toss|kick|chuck)$/, subject: /^(bouncer|doorman)$/, object: /./, gives: { arena: 12 } },
  { verbs: /^(throw|toss|hurl|lob|fling|launch|catapult|chuck|flick|sling)$/, gives: { throw: 9 } },
  { verbs: /^(shoot|fire|blast|zap|gun)$/, object: /bubble/, gives: { 'bubble-shooter': 9 } },
  { verbs: /^(shoot|blast|zap)$/, gives: { shooter: 7 } },
  { verbs: /^(fire|burn|bomb)$/, gives: { shooter: 6 } },
  { verbs: /^(jump|leap|hop|vault)$/, way: /^over /, gives: { runner: 7 } },
  { verbs: /^(jump|leap|hop|bounce)$/, way: /^(from|to) (cloud|platform|branch|planet|star|mushroom|asteroid|leaf)|^(on|onto|between|across) (cloud|mushroom|leaf|planet|asteroid)/, gives: { jumper: 8 } },
  { verbs: /^(jump|leap|hop|bounce|run)$/, way: /^(on|from|to|between|across|onto|over) (rooftop|roof|platform|building|rock|island|ledge|train)/, gives: { platformer: 7 } },
  { verbs: /^(jump|leap|vault|hurdle)$/, object: /^(?!rope)/, gives: { runner: 6 } },
  { verbs: /^(climb|ascend|scale|rise)$/, gives: { jumper: 8 } },
  { verbs: /^(bounce)$/, gives: { jumper: 6 } },
  { verbs: /^(jump|leap)$/, gives: { platformer: 4, jumper: 3 } },
  { verbs: /^(fly|flap|glide|soar|swoop|float|hover)$/, way: /^(through|between|past) /, gives: { flyer: 8 } },
  { verbs: /^(fly|soar|swoop|glide)$/, subject: /plane|pilot|jet|drone|airship|balloon/, gives: { flight: 6 } },
  { verbs: /^(fly|flap|glide|soar|float|hover|drift)$/, gives: { flyer: 6 } },
  { verbs: /^(swim|dive)$/, gives: { flyer: 5 } },
  { verbs: /^(weave|spin|knit)$/, object: /web|net|thread|yarn/, gives: { 'rope-swing': 6, catcher: 3 } },
  { verbs: /^(swing)$/, gives: { 'rope-swing': 10 } },
  { verbs: /^(catch)$/, way: /basket|bucket|net|plate|bowl|tray|hat|umbrella|sky/, gives: { catcher: 9 } },
  // What runs away on the ground does not fall from the sky.
  { verbs: /^(catch)$/, object: /^(mouse|rat|horse|pony|calf|cow|thief|robber|burglar|criminal|bandit|chicken|hen|rabbit|pig|piglet|sheep|frog|lizard|ghost)$/, gives: { maze: 7 } },
  { verbs: /^(catch)$/, gives: { catcher: 6 } },
  { verbs: /^(fall|rain|drop)$/, gives: { catcher: 3 } },
  { verbs: /^(eat|munch|gobble|devour|swallow)$/, subject: /worm|snake|caterpillar|train|centipede/, gives: { snake: 9 } },
  { verbs: /^(eat|swallow|devour|absorb|suck|engulf|consume|gobble)$/, subject: /hole$/, gives: { growing: 12 } },
  { verbs: /^(grow)$/, object: /^(?!you$)/, gives: { tending: 7 } },
  { verbs: /^(grow)$/, gives: { snake: 4, tending: 2 } },
  { verbs: /^(eat|gobble|munch|absorb|engulf|devour|swallow)$/, gives: { maze: 3, snake: 3 } },
  { verbs: /^(defend|protect|guard|shield)$/, way: /^(from|against) /, gives: { defence: 9 } },
  { verbs: /^(defend|protect|guard|shield)$/, gives: { defence: 8 } },
  { verbs: /^(survive|outlast)$/, gives: { arena: 7 } },
  { verbs: /^(fight|battle|defeat|slay|kill|punch|wrestle|box|push|shove)$/, gives: { arena: 6 } },
  { verbs: /^(destroy)$/, gives: { shooter: 4, arena: 3 } },
  { verbs: /^(clean|wash|sweep|fix|repair|paint|rake|mow|dust|vacuum|polish|trim|prune|harvest|plant|heal|cure|groom|comb|iron|extinguish|hatch)$/, gives: { tending: 6 } },
  { verbs: /^(light|ignite|kindle)$/, object: /candle|diya|lamp|lantern|torch|menorah|fire|campfire|stove|firework/, gives: { tending: 7 } },
  { verbs: /^(slice|slash|cut)$/, gives: { slicer: 8 } },
  { verbs: /^(chop|cut|fell)$/, object: /tree|wood|log|trunk/, gives: { chopping: 10 } },
  { verbs: /^(chop)$/, gives: { slicer: 7 } },
  { verbs: /^(crack)$/, gives: { whack: 7 } },
  { verbs: /^(spray|splash|hose|squirt)$/, way: /^(at|on|over|to) (fire|flame|house|building|tree)/, gives: { tending: 8 } },
  { verbs: /^(escape|flee|outrun)$/, subject: /spaceship|rocket|plane|ufo|helicopter|starship|airship/, gives: { dodger: 9 } },
  { verbs: /^(whack|bop|bonk|squash|swat|hammer|bash|squish)$/, gives: { whack: 9 } },
  { verbs: /^(hit|tap|smash)$/, object: /mole|bug|head|gnome|goblin|monster|ghost|mouse|rat|cockroach|fly/, gives: { whack: 8 } },
  { verbs: /^(hit|smash|slap|poke|bang)$/, gives: { whack: 4.6 } },
  { verbs: /^(remove|eliminate|erase)$/, gives: { whack: 6 } },
  { verbs: /^(pop|burst)$/, object: /bubble|balloon/, gives: { 'bubble-pop': 9 } },
  { verbs: /^(pop|burst)$/, gives: { 'bubble-pop': 6 } },
  { verbs: /^(match|swap)$/, gives: { match: 8 } },
  { verbs: /^(sort|separate|recycle|classify|categorise|categorize)$/, gives: { sorting: 10 } },
  { verbs: /^(water|feed|serve|tend|care|milk|bathe|nurse|babysit)$/, gives: { tending: 8 } },
  { verbs: /^(bake|cook|brew|make)$/, gives: { tending: 4, stacker: 2 } },
  { verbs: /^(type|spell)$/, gives: { typing: 9 } },
  { verbs: /^(park)$/, gives: { parking: 10 } },
  { verbs: /^(land)$/, gives: { lander: 9 } },
  { verbs: /^(rescue|save|abduct|evacuate|airlift)$/, subject: /helicopter|ufo|boat|drone|rocket|spaceship|submarine|plane|ambulance|fire truck|fire engine|airship|balloon/, gives: { rescue: 10 } },
  { verbs: /^(abduct|airlift)$/, gives: { rescue: 10 } },
  { verbs: /^(rescue|save|free)$/, subject: /^(firefighter|fireman|knight|prince|boy|girl|kid|dog|cat|ninja|fox|monkey|wizard|superhero|cowboy|lifeguard|ranger|princess)$/, gives: { platformer: 8 } },
  { verbs: /^(rescue|save|free)$/, gives: { rescue: 4, platformer: 5 } },
  { verbs: /^(deliver|carry|transport|bring)$/, subject: /helicopter|ufo|drone|plane/, gives: { rescue: 8 } },
  { verbs: /^(deliver)$/, gives: { delivery: 9 } },
  { verbs: /^(carry|transport|bring|take|haul|fly)$/, object: /^(?!you)/, isToSomewhere: true, gives: { delivery: 8 } },
  { verbs: /^(deliver|carry|transport|bring)$/, gives: { runner: 4, rescue: 2 } },
  { verbs: /^(pass)$/, object: /bomb|potato|pumpkin|dynamite|firecracker|grenade/, gives: { 'hot-potato': 10 } },
  { verbs: /^(fish|reel|hook)$/, gives: { fishing: 9 } },
  { verbs: /^(repeat|memorize|memorise|remember)$/, gives: { simon: 7, memory: 5 } },
  { verbs: /^(flip)$/, object: /card/, gives: { memory: 9 } },
  { verbs: /^(break|smash|destroy|shatter)$/, object: /brick|block|bottle|window|wall|glass|vase|plate/, gives: { breakout: 8 } },
  { verbs: /^(answer|guess)$/, gives: { quiz: 7 } },
  // "Learning to fly" suggests nothing.
  { verbs: /^(learn)$/, object: /./, gives: { quiz: 7 } },
  { verbs: /^(learn)$/, way: /^about /, gives: { quiz: 7 } },
  { verbs: /^(count)$/, gives: { quiz: 6 } },
  { verbs: /^(putt)$/, gives: { golf: 9 } },
  { verbs: /^(drum|strum|dance|sing)$/, gives: { rhythm: 7 } },
  { verbs: /^(hit|tap)$/, object: /beat|note|drum/, gives: { rhythm: 9 } },
  { verbs: /^(escape|flee|outrun)$/, gives: { runner: 8 } },
  { verbs: /^(run|jog|sprint|dash|gallop|rush)$/, gives: { runner: 6 } },
  { verbs: /^(ride|skate|skateboard|march|walk)$/, gives: { runner: 5 } },
  { verbs: /^(look|search|seek|hunt)$/, way: /^for /, gives: { maze: 5, platformer: 4 } },
  { verbs: /^(sneak|steal|raid|explore|hide|wander|seek|search|spy)$/, gives: { maze: 5, platformer: 3 } },
  { verbs: /^(follow|track|trail|investigate|discover)$/, object: /^(?!you$)/, gives: { maze: 5, platformer: 3 } },
  { verbs: /^(roll)$/, gives: { maze: 3, downhill: 4, runner: 3 } },
  { verbs: /^(chase|hunt|pursue)$/, gives: { maze: 5, runner: 3 } },
  { verbs: /^(collect|gather|pick|grab|find)$/, gives: { maze: 2, platformer: 3, catcher: 2 } },
  { verbs: /^(dig|mine|tunnel)$/, gives: { maze: 5 } },
  { verbs: /^(avoid|dodge|evade|mind|beware)$/, gives: { dodger: 5, runner: 2 } },
  { verbs: /^(juggle)$/, gives: { catcher: 7 } },
  { verbs: /^(explode)$/, gives: { 'hot-potato': 2 } },
  { verbs: /^(tap)$/, gives: { whack: 5 } },
  { verbs: /^(stop|repel|scare|shoo|frighten|drive)$/, way: /^from /, gives: { defence: 8 } },
  { verbs: /^(stop|repel)$/, gives: { defence: 6 } },
  { verbs: /^(scare|frighten|spook|bite)$/, subject: /ghost|monster|zombie|vampire|witch|skeleton|mummy|werewolf|demon|clown|ghoul|spirit|yeti|dragon|alien/, gives: { maze: 6 } },
  { verbs: /^(hop)$/, gives: { hopper: 5, jumper: 3 } },
  { verbs: /^(merge|combine)$/, gives: { merge: 9 } },
  { verbs: /^(kick|score)$/, gives: { throw: 6 } },
  { verbs: /^(row|sail|paddle)$/, gives: { downhill: 4, traffic: 3 } },
  { verbs: /^(squash|stomp|crush)$/, gives: { whack: 5, platformer: 3 } },
]; // biome-ignore format: one rule a line

/**
 * The mechanics that a verb without a rule suggests by its kind; with a low weight, so that the hero's nature may win.
 */
const givenByKind: Partial<Record<VerbKind, Rule['gives']>> = {
  compete: { arena: 4 },
  consume: { maze: 3, snake: 2 },
  care: { tending: 4.4 },
  make: { tending: 4, stacker: 1 },
  change: { tending: 3 },
  touch: { tending: 2.5 },
  have: { platformer: 3, maze: 2 },
  'live together': { tending: 2.5 },
  perceive: { maze: 2 },
};

function givenBy(clause: Clause): Rule['gives'] {
  const rule = rules.find((one) => fits(one, clause));
  if (rule) return rule.gives;
  const kind = verbLemmaOf(clause.verb) === undefined ? verbKindOf(clause.verb) : null;
  const hasObject = clause.objects.length > 0;
  // A moving actor runs; one that moves things looks after them.
  if (kind === 'move') return hasObject ? { tending: 2.5 } : { runner: 3 };
  return (hasObject && kind && givenByKind[kind]) || {};
}

/** Scores the mechanics that the clauses of a prompt suggest; only the best rule of each clause counts. */
export function mechanicsOfActs({ clauses: said, loose }: Sentence): Scores {
  // "You are a ghost, scare the tourists": the ghost scares them.
  const played = (
    loose.find(({ preposition }) => preposition === 'being') ??
    // "Crazy taxi in New York, pick up passengers".
    loose.find(({ preposition, phrase }) => preposition === null && phrase.class === 'vehicle' && !phrase.isPlural)
  )?.phrase;
  const isPlayers = ({ subject }: Clause) => subject === you || subject === null;
  const clauses = played ? said.map((one) => (isPlayers(one) ? { ...one, subject: played } : one)) : said;
  const scores: Scores = new Map();
  // "Burger shop", "pirates vs ninjas".
  for (const [i, { phrase, preposition }] of loose.entries()) {
    if (preposition === null && workplaces.test(phrase.noun)) add(scores, 'tending', 6);
    if (preposition === null && !phrase.isPlural && phrase.traits.includes('flying')) add(scores, 'flyer', 7);
    // "A grandma on a skateboard".
    if (preposition === 'on' && ridden.test(phrase.noun)) add(scores, waysToRide(phrase.noun), 6);
    if (/^(vs|versus|against)$/.test(preposition ?? '') && i > 0 && (isPlayable(phrase.class) || isThing(phrase.class)))
      add(scores, phrase.class === 'vehicle' ? 'shooter' : 'arena', 5);
  }
  const agents = [
    ...clauses.map(({ subject }) => subject),
    ...loose.map(({ phrase, preposition }) => (preposition === null ? phrase : null)),
  ];
  for (const noun of new Set(agents.flatMap((one) => (one && one !== you && one.class === 'person' ? [one.noun] : []))))
    for (const [mechanic, weight] of Object.entries(givenByAgent(noun)) as [Mechanic, number][])
      add(scores, mechanic, weight / 2);
  if (agents.some((one) => one && one !== you && isCourier(one))) add(scores, 'delivery', 8);
  for (const clause of clauses) {
    if (isEnemyOf(clause, clauses)) continue;
    if (isThrownAtPlayer(clause)) {
      add(scores, 'dodger', 9);
      continue;
    }
    // "A treasure guarded by a dragon" is not for us to guard.
    if (clause.isPassive && /^(guard|protect|defend)$/.test(clause.verb)) continue;
    if (isSavedFrom(clause)) add(scores, 'defence', 9);
    // "Without bumping into anybody."
    if (clause.isNegated && /^(bump|hit|crash|collide)$/.test(clause.verb))
      add(scores, clauses.some(({ verb }) => /^(drive|steer)$/.test(verb)) ? 'traffic' : 'dodger', 10);
    // "Don't touch the snakes" may accompany other actions.
    if (clause.isNegated && clause.verb === 'touch') add(scores, 'dodger', 5);
    if (clause.isNegated || isLifeless(clause) || isBlownAway(clause, clauses)) continue;
    // "My cat knocks glasses over and I have to catch them": the player catches.
    const share = isAnothers(clause, clauses) ? 0.5 : 1;
    for (const [mechanic, weight] of Object.entries(givenBy(clause)) as [Mechanic, number][])
      add(scores, mechanic, weight * share);
    if (isPlayerChased(clause)) add(scores, 'maze', 2);
  }
  if (isSiege(clauses)) add(scores, 'defence', 9);
  if (isReaping(clauses)) add(scores, 'traffic', 12);
  if (isGrazing(clauses)) add(scores, 'maze', 3);
  if (isGrowing(clauses)) add(scores, 'growing', 12);
  return scores;
}

/** The action in an actor's name: a skier skis, a miner mines; a bouncer bounces nowhere, but pushes others out. */
function givenByAgent(noun: string): Rule['gives'] {
  if (noun === 'bouncer') return { arena: 6 };
  const stem = noun.replace(/(e?r|or)$/, '');
  const verb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => one !== noun && verbLemmaOf(one) === one);
  const rule = rules.find(
    (one) => verb !== undefined && one.verbs.test(verb) && !one.way && !one.object && !one.subject,
  );
  return rule?.gives ?? {};
}

/** "Shoots at orcs climbing up": the foes' action is not what is played. */
function isEnemyOf({ subject }: Clause, clauses: Clause[]): boolean {
  const fought = clauses.flatMap(({ verb, objects, complements }) => [
    ...(/^(attack|avoid)$/.test(verbClassesOf(verb)[0] ?? '') ? objects : []),
    ...complements.flatMap(({ preposition, phrase }) =>
      /^(at|from|against|versus|vs)$/.test(preposition) ? [phrase] : [],
    ),
  ]);
  return subject !== null && subject !== you && isPlayable(subject.class) && fought.includes(subject);
}

function add(scores: Scores, mechanic: Mechanic, weight: number): void {
  scores.set(mechanic, (scores.get(mechanic) ?? 0) + weight);
}

function fits({ verbs, way, object, subject, isToSomewhere }: Rule, clause: Clause): boolean {
  if (!verbs.test(clause.verb)) return false;
  if (isToSomewhere && !clause.complements.some(({ preposition, phrase }) => preposition === 'to' && phrase !== you))
    return false;
  const objects = clause.objects.map((one) => (one === you ? you : one.noun));
  const ways = clause.complements.map(
    ({ preposition, phrase }) => `${preposition} ${phrase === you ? you : phrase.noun}`,
  );
  if (way && ![...ways, ...objects.map((one) => `to ${one}`)].some((one) => way.test(one))) return false;
  if (object && !objects.some((one) => object.test(one))) return false;
  return !subject || (clause.subject !== null && clause.subject !== you && subject.test(clause.subject.noun));
}
