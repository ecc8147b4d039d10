import type { Actor, Care, Plan } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { natureOf } from '../reading/natures.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { nounOf } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { type Mention, mentionOf, mentionOfName } from './mention.ts';
import { isRidden } from './mounts.ts';
import { mentionsOf, type Requested } from './requested.ts';

/** How those who wait are looked after, and what they are brought. */
export type Tending = { care: Care; gifts: Actor[] };

const caresOfVerbs: [verbs: RegExp, care: Care][] = [
  [/^(water|irrigate)$/, 'water'],
  [/^(hatch|incubate|brood|warm)$/, 'bring'],
  [/^(mow|weed|rake)$/, 'harvest'],
  [/^(wash|clean|bathe|scrub|polish|mop|sweep|dust|vacuum|rinse|shampoo|wipe)$/, 'wash'],
  [/^(extinguish|douse|quench)$/, 'put-out'],
  [/^(light|kindle|ignite)$/, 'light'],
  [/^(harvest|pick|reap|pluck|gather)$/, 'harvest'],
  [/^(feed|serve|give|bring|carry|hand|pour|offer|deliver|heal|cure|nurse|treat|vaccinate|repair|fix|mend|paint|milk|comb|groom|brush|trim|shear|shave|cut|style|bake|cook|brew|make|mix|prepare|sell|care|tend|babysit|guide|escort|pet|stroke|cuddle|hug|comfort|knit|sew|tickle|bandage)$/, 'bring'],
]; // biome-ignore format: a line for each

/** What a kind of work is done with. */
const toolsOfVerbs: [verbs: RegExp, noun: string][] = [
  [/^(heal|cure|nurse|treat|bandage)$/, 'bandage'],
  [/^vaccinate$/, 'syringe'],
  [/^(hatch|incubate|brood|warm)$/, 'sun'],
  [/^(repair|fix|mend)$/, 'wrench'],
  [/^paint$/, 'paintbrush'],
  [/^milk$/, 'bucket'],
  [/^(comb|groom|brush)$/, 'comb'],
  [/^(trim|shear|cut|style)$/, 'scissors'],
  [/^shave$/, 'razor'],
];

/** What is made for those who wait. */
const makes = /^(bake|cook|brew|make|mix|prepare|sell|pour|knit|sew)$/;
const gives = /^(feed|serve|give|bring|carry|hand|pour|offer|deliver)$/;
export const isMaking = (verb: string): boolean => makes.test(verb);

const shops = /(^| )(shop|store|stand|stall|market|booth|bazaar|boutique)$/;

/** What lies about until somebody takes it away. */
const litter = /^(dust|crumb|leaf|grass|weed|spill)$/;
export const isLitter = ({ name }: Pick<Actor, 'name'>): boolean => litter.test(name);
export const isTool = (gift: Actor | undefined): boolean => toolsOfVerbs.some(([, noun]) => noun === gift?.name);

/** What ships look for, whoever keeps the lighthouse. */
const light: Mention = { ...nounOf('bulb'), wears: null, name: 'light' };
const toolOfHero = ({ name }: Actor): Mention | undefined => (/lighthouse/.test(name) ? light : undefined);

/** The care of those about whom no verb says it. */
const caresOfNames: [names: RegExp, care: Care][] = [
  [/(^| )(fire|flame|wildfire)$/, 'put-out'],
  [/(candle|diya|lantern|lamp|torch)$/, 'light'],
  [/^(clothes?|laundry|dish|plate|window|shirt|sock|dress|floor|tooth)$/, 'wash'],
  [/(mushroom|corn|carrot|pumpkin|cabbage|tomato|potato|wheat|berry)$/, 'harvest'],
  [/(flower|rose|tulip|plant|tree|sprout|herb|cactus|blossom|seed|bonsai|orchid|daisy)$/, 'water'],
];

const firefighters = /^(firefighter|fireman|fire truck|fire engine)$/;

/** The verb of a prompt that is about care. */
export const careVerbOf = ({ frame }: Requested): string | undefined =>
  frame.acts.map(({ verb }) => verb).find((verb) => caresOfVerbs.some(([verbs]) => verbs.test(verb)));

/** Those who wait, without what they are brought: customers, but not their burgers. */
export function whoWaits(requested: Requested): Mention[] {
  const { things, hero } = requested;
  if (things.length === 0) return hero && firefighters.test(hero.name) ? [mentionOfName('house')] : [];
  const given = givenIn(requested);
  const waiting = things.filter((one) => !given.includes(one));
  return (waiting.length > 0 ? waiting : [customer]).flatMap(withManyFaces);
}

const customer = mentionOf({ noun: 'customer', class: 'person', count: null, isPlural: true, traits: [] });

const faces = ['customer-woman', 'customer-man', 'customer-youth', 'grandma'].map((name) => `drawn:${name}`);

/** Customers and patients without a picture of their own look different, and not like a boy who serves them. */
export const withManyFaces = (one: Mention): Mention[] =>
  one.sprite === 'kid' && !one.picture && one.tint === null ? faces.map((picture) => ({ ...one, picture })) : [one];

export const customers: Mention[] = withManyFaces(customer);

/** Hay beside horses, and food of a shop, where guests come for it. */
function givenIn(requested: Requested): Mention[] {
  const { things, frame } = requested;
  const verb = careVerbOf(requested);
  const isFood = ({ name }: Mention) => frame.goods.some((one) => one.noun === name && one.class === 'food');
  // The robots of a toy shop are toys, and the cows among farm animals alive.
  const isAlive = ({ being, name }: Mention) =>
    frame.goods.some(
      (one) =>
        isBeing(one.class) &&
        (mentionsOf(one).some((member) => member.name === name) ||
          (being && (one.noun === name || !things.some((thing) => thing.name === one.noun)))),
    );
  const lifeless = things.filter((one) => !isAlive(one));
  const isSold = frame.place.words.some((word) => shops.test(word));
  if (things.some(isAlive)) {
    // "Brush the pony and give her apples".
    const isGiven = frame.acts.some((act) => gives.test(act.verb) || makes.test(act.verb));
    return isGiven || (verb === undefined && lifeless.every((one) => isSold || isFood(one))) ? lifeless : [];
  }
  const isServed = verb === undefined || makes.test(verb) || /^(serve|bring|give)$/.test(verb);
  const isWare = isSold && frame.goods.every(({ role }) => role === 'collected');
  const isMade = ({ name }: Mention) =>
    /^(potion|drink|medicine|juice|lemonade)$/.test(name) ||
    frame.acts.some((act) => makes.test(act.verb) && act.verb !== 'make' && act.object === name);
  return isServed && (isWare || things.every((one) => isFood(one) || isMade(one) || /^(food|sweet)$/.test(one.family)))
    ? things
    : [];
}

/** Steps that belong to looking after something, of which a game plays one: plant, water, harvest. */
const steps =
  /^(plant|sow|grow|water|weed|harvest|pick|wash|clean|dry|polish|brush|comb|feed|bathe|walk|cuddle|pet|dress|train|sell)$/;

/** "Plant flowers, water them and watch them grow": the steps that are not played. */
export function stepsLeftOut({ acts, language }: Frame, plan: Plan): string[] {
  if (language !== 'en' || plan.kind !== 'tending') return [];
  const named = [...new Set(acts.map(({ verb }) => verb).filter((verb) => steps.test(verb)))];
  const careOf = (verb: string): Care | undefined => caresOfVerbs.find(([verbs]) => verbs.test(verb))?.[1];
  const played = named.find((verb) => careOf(verb) === plan.theme.care);
  const isSown = (verb: string) => plan.rules['sown'] === 1 && isSameStep(verb, 'plant');
  return named.length > 1 && played
    ? named.filter((verb) => verb !== played && !isSameStep(verb, played) && !isSown(verb))
    : [];
}

/** Washing is cleaning, whatever else it is called. */
const isSameStep = (one: string, other: string): boolean =>
  [/^(wash|clean|bathe)$/, /^(harvest|pick)$/, /^(plant|sow)$/].some((same) => same.test(one) && same.test(other));

export function careOfCast(requested: Requested, hero: Actor, things: Actor[]): Tending {
  const verb = careVerbOf(requested);
  const given = givenIn(requested);
  const isSwept = things.length > 0 && things.every(isLitter);
  const care = given.length > 0 ? 'bring' : isSwept ? 'harvest' : (careOfVerb(verb) ?? careOfThings(hero, things));
  if (care !== 'bring') return { care, gifts: [] };
  const noun = toolsOfVerbs.find(([verbs]) => verbs.test(verb ?? ''))?.[1];
  const tool = toolOfHero(hero) ?? (noun === undefined ? undefined : mentionOfName(noun));
  const tools = tool ? [actorOf(tool)] : [];
  if (given.length > 0) return { care, gifts: [...tools, ...given.map(actorOf)] };
  if (requested.tool) return { care, gifts: giftsOf(requested, requested.tool) };
  if (tools.length > 0) return { care, gifts: tools };
  const isFed =
    verb === 'feed' || (verb === undefined && things.every(({ sprite }) => natureOf.has(sprite) && sprite !== 'tooth'));
  return { care, gifts: isFed ? things.map(foodOf) : [] };
}

/** "Feed the monkeys bananas and mangos": each of them is brought. */
function giftsOf({ frame: { tools, acts } }: Requested, tool: Mention): Actor[] {
  const brought = tools.filter((one) => !isRidden(one, acts)).flatMap(mentionsOf);
  return (brought.some(({ name }) => name === tool.name) ? brought : [tool]).slice(0, 3).map(actorOf);
}

const careOfVerb = (verb: string | undefined): Care | undefined =>
  caresOfVerbs.find(([verbs]) => verbs.test(verb ?? ''))?.[1];

function careOfThings(hero: Actor, things: Actor[]): Care {
  if (firefighters.test(hero.name)) return 'put-out';
  return caresOfNames.find(([names]) => names.test(things[0]?.name ?? ''))?.[1] ?? 'bring';
}

const inedible = /^(crown|coin|ball|star|moon|gem|heart|sock|cloud|shell|bell|gift|rainbow|snowflake)$/;

/** What an animal likes; babies want milk. */
function foodOf({ name, sprite, picture }: Actor): Actor {
  if (/^(baby|toddler|kitten|puppy|lamb|calf)$/.test(name)) return actorOf(mentionOfName('baby bottle'));
  const food = picture ? undefined : natureOf.get(sprite)?.likes.find((one) => !inedible.test(one));
  return actorOf(mentionOfName(food ?? 'apple'));
}
