import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { isCourier } from '../reading/couriers.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { natureOf } from '../reading/natures.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { ridden } from '../reading/role-words.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf } from './mention.ts';

/** Places to which something can be brought. */
const buildings =
  /^(house|home|hive|beehive|hospital|school|planet|castle|nest|igloo|anthill|tent|tower|barn|farm|village|door|mailbox|church|palace|factory|shop|restaurant|skyscraper|building|apartment|hotel|airport|station|island|harbor|harbour|port|lighthouse|cave|burrow|den|tree|treehouse|zoo|museum|bank|kindergarten|office)$/;

/** Where whoever picks people up takes them. */
const homesOfDrivers: [hero: RegExp, noun: string][] = [
  [/^(ambulance|paramedic)$/, 'hospital'],
  [/school bus/, 'school'],
];

/** "Liefert Pizza an Häuser": the houses are where it is brought; an ambulance drives to a hospital. */
export function withAddress(frame: Frame): Frame {
  const { mechanic, goods, hero, foes } = frame;
  if (mechanic !== 'delivery') return frame;
  const isBuilding = ({ noun }: Named) => buildings.test(noun);
  const built = goods.find(isBuilding);
  const carried = goods.filter((one) => one !== built);
  const [address, rest] = !frame.address && built && carried.length > 0 ? [built, carried] : [frame.address, goods];
  const whole = [...(hero?.traits ?? []), hero?.noun ?? ''].join(' ');
  const usual = homesOfDrivers.find(([who]) => who.test(whole) || who.test(hero?.noun ?? ''))?.[1];
  const known = address ?? (usual ? placeNamed(usual) : null);
  // "A taxi takes passengers": whoever is carried chases nobody.
  const riders = rest.length === 0 ? foes.filter(({ noun }) => passengers.test(noun)) : [];
  const goodsOfRide = riders.map(({ does: _does, ...one }): Good => ({ ...one, role: 'collected' }));
  // In other languages a postman is only known as a picture, and a moped as a thing.
  const courier = hero ? undefined : rest.find(isCourier);
  const mount = rest.length > 1 ? rest.find(({ noun }) => ridden.test(noun)) : undefined;
  const load = rest.filter((one) => one !== courier && one !== mount);
  return {
    ...frame,
    ...(known && { address: known }),
    ...(courier && { hero: { ...placeNamed(courier.noun), class: 'person' } }),
    ...(mount && { tools: [...frame.tools, mount] }),
    goods: [...load, ...goodsOfRide],
    // Santa's reindeer are on his side.
    foes: foes.filter((one) => !(riders as Named[]).includes(one) && !helpers.test(one.noun)),
  };
}

const helpers = /^(reindeer|elf|friend)$/;

const placeNamed = (noun: string): Named => ({
  noun,
  class: lookUp(noun)?.class ?? 'place',
  count: null,
  isPlural: false,
  traits: [],
});

const passengers =
  /^(passenger|child|kid|student|pupil|patient|tourist|guest|person|people|traveler|traveller|commuter|villager|customer|grandma|granny|survivor|alien|animal|cat|dog|monkey|penguin|rabbit|robot|astronaut|monster|wizard|pirate|zombie|vampire|ghost)$/;

/** What a carrier without goods of its own carries. */
const loads: [hero: RegExp, thing: string][] = [
  [/^(taxi|cab|rickshaw|taxi driver)$/, 'passenger'],
  [/school bus|^bus$|bus driver/, 'child'],
  [/^(ambulance|paramedic)$/, 'patient'],
  [/^(postman|mailman|mail carrier|owl|pigeon)$/, 'letter'],
  [/^(paperboy|newsboy)$/, 'newspaper'],
  [/^stork$/, 'baby'],
  [/^(santa|santa claus|reindeer|elf|sleigh)$/, 'present'],
  [/^(bee|bumblebee)$/, 'honey pot'],
  [/^(milkman)$/, 'milk'],
  [/^(scooter|moped|chef)$/, 'pizza'],
  [/./, 'parcel'],
];

/** An ice cream truck has ice cream, and a pizza scooter pizza. */
function soldFrom(name: string): string | undefined {
  const wares =
    /^(?:\p{L}+ )*?((?:\p{L}+ )?\p{L}+) (?:truck|van|cart|wagon|scooter|bike|bicycle|tricycle|lorry|driver)$/u.exec(
      name,
    )?.[1];
  const words = wares?.split(' ') ?? [];
  return [wares, words.at(-1)].find((one) => one !== undefined && lookUp(one)?.class === 'food');
}

/** Everybody who delivers has something to deliver. */
export function withLoad(frame: Frame): Frame {
  const { mechanic, goods, hero } = frame;
  if (mechanic !== 'delivery' || goods.length > 0) return frame;
  const name = [...(hero?.traits ?? []), hero?.noun ?? 'courier'].join(' ');
  const thing = soldFrom(name) ?? loads.find(([who]) => who.test(hero?.noun ?? '') || who.test(name))?.[1] ?? 'parcel';
  const load: Good = {
    ...placeNamed(thing),
    class: lookUp(thing)?.class ?? 'thing',
    isPlural: true,
    role: 'collected',
  };
  return { ...frame, goods: [load] };
}

/** Houses are what everybody delivers to; only another place is named in the plan. */
const namedAddress = ({ address }: Frame): Named | null =>
  address && !/^(house|home|door|village|town|city|apartment|mailbox|doorstep)$/.test(address.noun) ? address : null;

/** Where things are delivered, if not to houses: to one place, or to each of several. */
export type DeliveryAddress = { actor: Actor; isOne: boolean };

export function addressOf(kind: Kind, frame: Frame): DeliveryAddress | null {
  const address = kind === 'delivery' ? namedAddress(frame) : null;
  if (!address) return null;
  const actor = actorOf(mentionOf(address));
  // A silhouette has no colour of its own.
  const tint = actor.tint ?? (/hive$/.test(address.noun) ? '#f0b440' : null);
  return { actor: { ...actor, tint }, isOne: !address.isPlural };
}

const scenesWithStreets = new Set<Scene>([
  'city',
  'cyber',
  'snow',
  'farm',
  'autumn',
  'candy',
  'haunted',
  'castle',
  'fair',
  'shop',
  'school',
  'stadium',
  'desert',
  'beach',
  'meadow',
]);

const built =
  /^(hospital|school|shop|restaurant|building|hotel|bank|museum|station|church|office|kindergarten|castle|zoo)$/;
const wild =
  /^(bee|bumblebee|ant|squirrel|mole|bird|butterfly|fish|dolphin|mermaid|whale|submarine|beaver|hedgehog|spaceship|rocket|astronaut|ufo|alien|penguin|crab|octopus)$/;

/** Streets where people live; open ground for bees and rockets. */
export function rulesOfDelivery(kind: Kind, scene: Scene, hero: Actor, frame: Frame): Rules {
  if (kind !== 'delivery') return {};
  const { goods } = frame;
  const address = namedAddress(frame);
  const isElsewhere = address !== null && !built.test(address.noun);
  const isOpen = !scenesWithStreets.has(scene) || wild.test(hero.name) || wild.test(hero.sprite) || isElsewhere;
  const isOne = address !== null && !address.isPlural;
  const isRide = goods.some(({ noun }) => passengers.test(noun));
  return {
    streets: isOpen ? 0 : 1,
    home: isOne ? 1 : 0,
    pickup: isOne || isRide ? 1 : 0,
  };
}

/** Who is in the way of a delivery, if nobody is named: cars and dogs in streets. */
export function foesOnRounds(kind: Kind, scene: Scene, hero: Actor): string[] {
  if (kind !== 'delivery') return [];
  if (wild.test(hero.sprite)) return natureOf.get(hero.sprite)?.fears ?? [];
  if (!scenesWithStreets.has(scene) || wild.test(hero.name)) return [];
  return scene === 'city' || scene === 'school' || scene === 'shop' ? ['car', 'truck', 'dog'] : ['dog', 'bird'];
}
