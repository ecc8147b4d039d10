import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { type Feast, settingOfFeast } from '../reading/occasions.ts';
import { sceneCasts } from './casts.ts';

type LocalCast = { heroes: string; foes: string; things: string };

/** Who and what belongs to a feast. Names of several words have a hyphen. */
const ofFeasts: Record<Feast, LocalCast> = {
  christmas: {
    heroes: 'santa reindeer elf snowman',
    foes: 'raincloud wolf bear monster',
    things: 'gift bell snowflake christmas-tree santa-claus candy-cane star sock candle cookie reindeer',
  },
  'new year': {
    heroes: 'kid cat robot hero',
    foes: 'raincloud monster bomb dog',
    things: 'firework clock balloon star party-popper bottle bell cake',
  },
  'lunar new year': {
    heroes: 'dragon tiger rabbit kid',
    foes: 'monster raincloud bomb rat',
    things: 'red-envelope lantern firecracker orange dumpling dragon coin bell',
  },
  halloween: sceneCasts.haunted,
  easter: {
    heroes: 'rabbit chick sheep duck',
    foes: 'fox wolf snake raincloud',
    things: 'easter-egg chick flower carrot tulip rabbit chocolate-bar basket',
  },
  birthday: {
    heroes: 'kid clown cat bear',
    foes: 'bee ant monster bomb',
    things: 'cake gift balloon candle cupcake party-hat candy party-popper',
  },
  wedding: {
    heroes: 'bride prince princess cat',
    foes: 'raincloud bee dog ant',
    things: 'ring cake heart bouquet bell rose dove champagne',
  },
  valentine: {
    heroes: 'angel kid cat bear',
    foes: 'raincloud bat devil spider',
    things: 'heart rose love-letter chocolate-bar teddy-bear gift ring bouquet',
  },
  thanksgiving: {
    heroes: 'kid chef squirrel fox',
    foes: 'raccoon wolf ant mouse',
    things: 'pumpkin corn apple pie turkey cornucopia leaf bread',
  },
  diwali: {
    heroes: 'kid elephant tiger monkey',
    foes: 'raincloud bat monster bomb',
    things: 'diya firework lantern flower star candy gift sparkler',
  },
  ramadan: {
    heroes: 'kid camel cat',
    foes: 'raincloud scorpion snake bat',
    things: 'lantern moon star mosque teapot lamp bread coffee',
  },
  oktoberfest: {
    heroes: 'kid chef bear clown',
    foes: 'bee dog pig monster',
    things: 'pretzel beer-mug heart accordion hotdog drum chicken trumpet',
  },
  carnival: {
    heroes: 'clown kid monkey parrot',
    foes: 'bee monster ghost bomb',
    things: 'mask balloon drum trumpet candy party-popper star hat',
  },
};

/** Who and what belongs to a place that shares its scene with others: a gym is a room without spiders. */
const ofPlaces: [places: RegExp, cast: LocalCast][] = [
  [/fiesta|street party|village fete/, { heroes: 'parrot kid donkey cat', foes: 'bee dog raincloud bomb', things: 'taco guitar trumpet maracas balloon hot-pepper drum' }],
  [/party$/, { heroes: 'kid clown cat bear', foes: 'bee mouse dog bomb', things: 'balloon cake party-hat cocktail gift party-popper cupcake' }],
  [/retirement|(nursing|care|people'?s|folks'?) home/, { heroes: 'grandma cat', foes: 'mouse dog clock bee', things: 'glasses teapot yarn cookie book newspaper' }],
  [/catwalk|fashion/, { heroes: 'princess cat fox', foes: 'mouse dog spider bomb', things: 'dress handbag hat lipstick glasses ring' }],
  [/witch kitchen/, { heroes: 'witch cat owl', foes: 'bat spider mouse snake', things: 'potion mushroom frog candle bone pumpkin' }],
  [/^(harbou?r|port|dock|quay|wharf)$|(container|cargo|ferry) /, { heroes: 'kid cat pirate duck', foes: 'crab dog truck rat', things: 'fish crate anchor barrel shell' }],
  [/^(church|cathedral|monastery|chapel)$/, { heroes: 'angel mouse kid', foes: 'bat mouse spider ghost', things: 'candle bell book key' }],
  [/^bank$/, { heroes: 'detective kid raccoon', foes: 'guard dog thief robot', things: 'coin gem key banknote' }],
  [/(petrol|gas|filling) station/, { heroes: 'car kid cat', foes: 'flame truck dog bus', things: 'coffee donut coin wrench' }],
  [/hair salon|^salon$|hairdresser|barber/, { heroes: 'cat kid sheep', foes: 'spider mouse dog bomb', things: 'scissors comb mirror ribbon lotion-bottle' }],
  [/rink$/, { heroes: 'penguin kid bear', foes: 'bear dog penguin robot', things: 'snowflake star trophy scarf' }],
  [/^gym|fitness|weight room|boxing ring/, { heroes: 'kid robot bear tiger', foes: 'dog pig bear robot', things: 'barbell boxing-glove ball trophy stopwatch basketball banana towel' }],
  [/^(office|work|workplace|cubicle|post office|town hall|newsroom)$|office$|call cent|contact cent|(meeting|conference|board) room/, { heroes: 'office-worker kid robot cat', foes: 'printer robot bomb clock', things: 'coffee letter paperclip pencil computer briefcase book donut' }],
  [/hospital|clinic|doctor|pharmacy/, { heroes: 'nurse kid robot cat', foes: 'virus monster bomb robot', things: 'heart pill bandage syringe stethoscope thermometer apple' }],
  [/airport/, { heroes: 'pilot kid cat robot', foes: 'dog robot car bus', things: 'luggage plane ticket passport coffee suitcase' }],
  [/warehouse|storehouse|storeroom|depot|factory/, { heroes: 'robot construction-worker kid', foes: 'robot mouse bomb truck', things: 'crate cog wrench barrel key hammer' }],
  [/museum|gallery/, { heroes: 'detective kid cat', foes: 'mummy guard ghost robot', things: 'painting crown amphora gem scroll key skull' }],
  [/library|bookshop|bookstore/, { heroes: 'owl kid cat detective', foes: 'mouse worm ghost spider', things: 'book scroll pencil glasses candle letter' }],
  [/prison|jail/, { heroes: 'kid dog', foes: 'police-officer dog', things: 'key coin' }],
  [/police|courtroom|courthouse/, { heroes: 'detective police-officer dog kid', foes: 'thief dog robot guard', things: 'key donut handcuffs coffee police-car letter' }],
  [/power plant|power station|nuclear|reactor|electric/, { heroes: 'robot mechanic kid', foes: 'flame virus robot bomb', things: 'bolt battery bulb cog magnet plug' }],
  [/night ?club|dance club|disco|concert|festival/, { heroes: 'robot kid cat singer', foes: 'monster robot bomb bat', things: 'note guitar microphone cocktail drum star' }],
  [/fire station/, { heroes: 'firefighter dog kid', foes: 'flame', things: 'bell bucket fire-extinguisher key' }],
  [/station|bus stop|subway/, { heroes: 'kid cat detective raccoon', foes: 'dog train bus robot', things: 'ticket luggage coffee coin newspaper' }],
  [/construction site|building site/, { heroes: 'construction-worker robot kid', foes: 'truck bomb robot dog', things: 'hammer brick wrench crate shovel' }],
  [/laundromat|launderette|laundry/, { heroes: 'cat kid raccoon', foes: 'mouse spider dog bomb', things: 'sock shirt coin dress towel basket' }],
  [/bathroom|bathtub|^bath$|toilet|spa$/, { heroes: 'duck kid cat', foes: 'virus spider mouse bomb', things: 'soap duck toothbrush toilet-paper towel sponge' }],
  [/cinema|theater|theatre|opera/, { heroes: 'kid cat detective', foes: 'ghost mouse bat bomb', things: 'popcorn ticket mask star camera' }],
  [/jazz|^bar$|^pub$|(^| )club$|clubhouse|saloon bar|pool hall|billiard hall/, { heroes: 'cat fox dog detective', foes: 'raccoon dog fox bear', things: 'saxophone trumpet note guitar cocktail' }],
  [/casino/, { heroes: 'fox cat detective', foes: 'thief dog robot bomb', things: 'dice coin gem crown joker' }],
  [/dentist/, sceneCasts.mouth],
  [/^(savannah?|serengeti)$/, { heroes: 'lion zebra giraffe elephant', foes: 'lion rhinoceros snake hippopotamus', things: 'leaf watermelon flower bone' }],
  [/zoo/, { heroes: 'monkey kid panda elephant', foes: 'crocodile snake tiger bear', things: 'banana balloon icecream apple' }],
  [/playground/, { heroes: 'kid dog cat rabbit', foes: 'bee dog ant raincloud', things: 'ball balloon kite icecream teddy-bear' }],
  [/pool|water park/, { heroes: 'duck kid frog', foes: 'shark crab jellyfish bee', things: 'ball icecream duck starfish watermelon' }],
  [/^(ship )?mast$/, { heroes: 'parrot bird pirate', foes: 'raincloud eagle', things: 'fish starfish shell' }],
  [/pirate ship|pirate boat|galleon|^pirate (deck|island|cove|bay)$/, { heroes: 'pirate', foes: 'skull cannon shark octopus', things: 'coin anchor barrel gem treasure-map crown' }],
  [/^(circus|big top|circus tent)$/, { heroes: 'clown monkey', foes: 'lion elephant bear tiger', things: 'balloon star drum popcorn ticket' }],
  [/junk ?yard|scrap ?yard|wrecking yard|rubbish dump|garbage dump|landfill/, { heroes: 'robot raccoon cat', foes: 'dog mouse robot', things: 'cog bolt wrench bulb key' }],
  [/space ?station/, sceneCasts.starship],
]; // biome-ignore format: one place a line

/** Who fills the parts that a prompt leaves open, by its feast, its place, or else the scene. */
export function castOf(scene: Scene, { place }: Frame): LocalCast {
  const ofPlace = (scene === 'starship' ? [] : [...place.words, ...(place.site ? [place.site] : [])]).flatMap(
    (word) => ofPlaces.find(([places]) => places.test(word))?.[1] ?? [],
  )[0];
  const local = ofPlace ?? sceneCasts[scene];
  if (!place.feast) return local;
  // Christmas in space has presents, and aliens.
  const isAtHome = settingOfFeast(place.feast).scene === scene;
  return isAtHome ? ofFeasts[place.feast] : { ...local, things: ofFeasts[place.feast].things };
}
