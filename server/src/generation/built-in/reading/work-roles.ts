import type { ForeignVerb } from './foreign-verbs.ts';
import type { Foe, Good, Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';
import { cleaning } from './role-words.ts';
import { type Clause, type Sentence, you } from './sentence.ts';
import { goodOfTrade } from './trades.ts';

/** What is swept as a whole; skeletons and books are dusted one by one. */
const swept =
  /^(floor|carpet|rug|chimney|stair|staircase|porch|sofa|couch|street|sidewalk|pavement|attic|room|living room|bedroom|house|castle|kitchen|hall|hallway|deck|yard|barn|office|school|classroom|museum|shop|church|temple|palace|mansion|apartment|flat|hotel|garage|cellar|basement|balcony|terrace|patio)$/;

/** What work on a whole place takes away: a mown lawn loses its grass, a swept room its dust. */
const takenFrom: [verbs: RegExp, places: RegExp, nouns: string][] = [
  [/^(mow|cut|trim|clip)$/, /^(lawn|grass|meadow|yard|garden|field|hedge|backyard)$/, 'grass'],
  [/^(weed)$/, /^(garden|bed|flower bed|field|lawn)$/, 'weed'],
  [/^(rake)$/, /^(garden|lawn|yard|park|leaf|backyard)$/, 'leaf'],
  [/^(vacuum|hoover|sweep|dust|clean)$/, swept, 'dust crumb'],
];

const bodyParts = /^(hair|beard|nail|toenail|fingernail|mustache|moustache|fur|mane|wool)$/;
/** What those do who wait to be served. */
const waits = /^(ask|order|wait|want|wish|request|demand|crave|queue|complain|need)$/;
const losesPatience = /^(lose|get|leave|grow|become|run|go|walk|fall|starve|die|wilt|cry|storm)$/;
const visitors =
  /^(customer|client|guest|patient|student|passenger|visitor|diner|tourist|patron|buyer|shopper|fan|kid|child|pupil|neighbou?r)$/;

const toGood = ({ noun, class: ofClass, count, traits }: Named): Good => ({
  noun,
  class: ofClass,
  count,
  traits,
  isPlural: true,
  role: 'protected',
});

const goodNamed = (noun: string): Good =>
  toGood({ noun, class: lookUp(noun)?.class ?? 'thing', count: null, isPlural: true, traits: [] });

/** "The ingredients the witch asks for", "before the customers lose patience": they wait, and are looked after. */
const isWaiting = ({ verb, isDeadline, subject, isNegated }: Clause): boolean =>
  subject !== null &&
  subject !== you &&
  isBeing(subject.class) &&
  !isNegated &&
  (waits.test(verb) || (isDeadline && losesPatience.test(verb) && visitors.test(subject.noun)));

/** Who waits in a game of looking after others, and what the work is done to, as the whole sentence says it. */
export function withWork(roles: Roles, mechanic: Mechanic | null, { clauses }: Sentence): void {
  if (mechanic !== 'tending') return;
  const waiting = clauses.flatMap((one) => (isWaiting(one) && one.subject && one.subject !== you ? [one.subject] : []));
  const names = new Set(waiting.map(({ noun }) => noun));
  const isDone = (verbs: RegExp, objects: RegExp) =>
    clauses.some(
      (one) => verbs.test(one.verb) && one.objects.some((object) => object !== you && objects.test(object.noun)),
    );
  if (names.size > 0) {
    const isOther = (one: Named) => !names.has(one.noun);
    roles.foes = roles.foes.filter(isOther);
    roles.goods = [...waiting.map(toGood), ...roles.goods.filter(isOther)];
    if (roles.hero && !isOther(roles.hero)) roles.hero = heroAtWork(roles, clauses, names);
  }
  groom(roles, clauses);
  const taken = takenFrom.find(([verbs, places]) => isDone(verbs, places));
  if (taken && roles.goods.every(({ class: ofClass, noun }) => ofClass === 'place' || taken[1].test(noun)))
    roles.goods = taken[2].split(' ').map(goodNamed);
  addFoodOfCook(roles);
  addUsualWork(roles, clauses);
}

/** A sushi chef serves sushi, and an ice cream seller ice cream. */
function addFoodOfCook({ hero, goods }: Roles): void {
  const isServing = goods.length > 0 && goods.every(({ class: ofClass }) => isBeing(ofClass));
  if (!hero || !isServing) return;
  const words = [hero.traits.slice(-2).join(' '), ...hero.traits, goodOfTrade(hero) ?? ''];
  const food = words.map((word) => lookUp(word)).find((found) => found?.class === 'food');
  if (!food) return;
  goods.push({ ...goodNamed(food.noun), role: 'collected' });
  hero.traits = hero.traits.filter((trait) => !food.noun.split(' ').includes(trait));
}

const lawns = /^(grass|lawn)$/;

/** The same in languages whose clauses are not read: visitors wait, and hair is somebody's. */
export function withForeignWork(roles: Roles, mechanic: Mechanic | null, verbs: ForeignVerb[]): void {
  if (mechanic !== 'tending') return;
  // "Ein Junge füttert Enten": he works, and they wait.
  const isAtWork = roles.hero !== null && /^(kid|child|student|pupil)$/.test(roles.hero.noun);
  const isPeaceful = !verbs.some((verb) => /^(avoid|attack|chase|collect)$/.test(verb));
  if (roles.hero !== null && isPeaceful && roles.foes.some(({ class: ofClass }) => isBeing(ofClass))) {
    roles.goods.push(...roles.foes.map(toGood));
    roles.foes = [];
  }
  const isVisitor = (one: Named) => visitors.test(one.noun) && !(isAtWork && one === roles.hero);
  const isHair = ({ noun }: Named) => bodyParts.test(noun);
  const visiting = [...(roles.hero && isVisitor(roles.hero) ? [roles.hero] : []), ...roles.foes.filter(isVisitor)];
  const isGroomed = roles.goods.some(isHair) || roles.tools.some(isHair);
  if (roles.hero && isVisitor(roles.hero)) roles.hero = null;
  roles.foes = roles.foes.filter((one) => !isVisitor(one));
  const goods = roles.goods.filter((one) => !isHair(one) && !isVisitor(one));
  const waiting = [...visiting.map(toGood), ...roles.goods.filter(isVisitor)];
  roles.goods = [...(waiting.length === 0 && isGroomed ? [goodNamed('customer')] : waiting), ...goods];
  roles.tools = roles.tools.filter((one) => !isHair(one));
  // A waiter without a word about it serves food; firefighters have their own work.
  if (lookUp((roles.hero && goodOfTrade(roles.hero)) ?? '')?.class === 'food') addUsualWork(roles, []);
  if (roles.goods.length === 0 && roles.places.some(({ noun }) => lawns.test(noun))) roles.goods = [goodNamed('grass')];
}

const cuts = /^(cut|trim|shave|style|dye|curl|clip|wash|dry)$/;

/** A barber cuts the hair of somebody; a mermaid who brushes her own looks after nobody. */
function groom(roles: Roles, clauses: Clause[]): void {
  if (!roles.goods.some(({ noun }) => bodyParts.test(noun))) return;
  roles.goods = roles.goods.filter(({ noun }) => !bodyParts.test(noun));
  const done = clauses.find(({ objects }) => objects.some((one) => one !== you && bodyParts.test(one.noun)));
  // "The tangled mane of a unicorn".
  const owner = done?.complements.find(
    ({ preposition, phrase }) => preposition === 'of' && phrase !== you && isBeing(phrase.class),
  )?.phrase;
  const visitor = roles.foes.find(({ noun }) => visitors.test(noun));
  roles.foes = roles.foes.filter((one) => one !== visitor);
  if (roles.goods.some(({ class: ofClass }) => isBeing(ofClass))) return;
  if (owner && owner !== you) {
    roles.goods.unshift(toGood(owner));
    if (roles.hero?.noun === owner.noun) roles.hero = null;
  } else if (visitor) roles.goods.unshift(toGood(visitor));
  else if (done && cuts.test(done.verb)) roles.goods.unshift(goodNamed('customer'));
}

/** Whoever does the work, if the one who was taken for the hero only waits. */
function heroAtWork({ foes }: Roles, clauses: Clause[], waiting: Set<string>): Named | null {
  const worker = clauses
    .map(({ subject }) => subject)
    .find((one) => one !== null && one !== you && isBeing(one.class) && !waiting.has(one.noun));
  return worker && worker !== you && !foes.some(({ noun }: Foe) => noun === worker.noun) ? worker : null;
}

/** A baker who looks after things looks after bread. */
function addUsualWork({ hero, goods }: Roles, clauses: Clause[]): void {
  if (goods.length > 0) return;
  const isCleaned = clauses.some(({ verb }) => cleaning.test(verb));
  const good = lookUp((hero && goodOfTrade(hero)) ?? (isCleaned ? 'soap' : ''));
  if (good) goods.push({ ...good, count: null, isPlural: true, traits: [], role: 'protected' });
}
