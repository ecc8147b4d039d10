import type { Actor, Kind, Scene, Theme } from '../../../../../engines/src/plan.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { goodOfTrade } from '../reading/trades.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf, mentionOfName } from './mention.ts';

/** What is made where the prompt names only the place or the trade. */
const goodsOfTrades: [noun: RegExp, good: string][] = [
  [/^(miner|dwarf|prospector)$/, 'gold'],
  [/^(mine|gold mine|cave)$/, 'gold'],
  [/^(farm|farmer|garden)$/, 'carrot'],
  [/^(zoo|safari)$/, 'coin'],
  [/^(bank|banker|casino|business|shop|store|mall|supermarket|hotel|city)$/, 'coin'],
  [/^(fisherman|harbor|harbour|port|lake)$/, 'fish'],
  [/^(lumberjack|woodcutter|forest)$/, 'log'],
  [/^(beekeeper|bee|hive)$/, 'honey pot'],
  [/^(chicken|hen)$/, 'egg'],
  [/^cow$/, 'milk'],
  [/^(astronaut|space|moon)$/, 'star'],
];

const goodsOfScenes: Partial<Record<Scene, string>> = {
  farm: 'carrot',
  cave: 'gold',
  kitchen: 'pizza',
  candy: 'candy',
  sea: 'fish',
  lake: 'fish',
  space: 'star',
};

/** A trade with its tool, whoever does it, and what makes more of it than a hand: from small to large. */
type Trade = { goods: RegExp; places?: RegExp; tool: string; worker: string; helpers: string[] };

const trades: Trade[] = [
  {
    goods: /^coin$/,
    places: /^(zoo|safari)$/,
    tool: 'ticket',
    worker: 'monkey',
    helpers: ['lion', 'giraffe', 'elephant'],
  },
  {
    goods: /^(gold|gem|diamond|ruby|emerald|crystal|coal|ore|stone|rock|silver|jewel|iron|copper|bitcoin)$/,
    tool: 'pickaxe',
    worker: 'miner',
    helpers: ['cart', 'tractor', 'rocket'],
  },
  {
    goods:
      /^(carrot|corn|wheat|tomato|potato|egg|milk|apple|strawberry|pumpkin|cabbage|vegetable|fruit|flower|sunflower|grape|banana|cherry|mushroom|cotton|hay|turnip)$/,
    tool: 'basket',
    worker: 'farmer',
    helpers: ['tractor', 'windmill', 'factory'],
  },
  {
    goods: /^(lemonade|juice|soda|coffee|tea|milkshake|smoothie|drink|cocktail|cocoa|boba|bubble tea|beer|wine)$/,
    tool: 'lemon',
    worker: 'kid',
    helpers: ['shop', 'truck', 'factory'],
  },
  {
    goods: /^(fish|shell|pearl|crab|shrimp)$/,
    tool: 'fishing pole',
    worker: 'fisherman',
    helpers: ['boat', 'ship', 'factory'],
  },
  { goods: /^(honey|honey pot)$/, tool: 'flower', worker: 'bee', helpers: ['sunflower', 'bear', 'factory'] },
  { goods: /^(log|wood|tree|plank)$/, tool: 'axe', worker: 'lumberjack', helpers: ['beaver', 'tractor', 'factory'] },
];

const ofFood: Trade = { goods: /./, tool: 'spoon', worker: 'chef', helpers: ['shop', 'truck', 'factory'] };
const ofThings: Trade = { goods: /./, tool: 'hammer', worker: 'robot', helpers: ['truck', 'factory', 'rocket'] };

/** Whoever is tapped gets what is nice. */
const ofBeings: Trade = { goods: /./, tool: 'heart', worker: 'kid', helpers: ['house', 'truck', 'rocket'] };

const tradeOf = ({ noun, class: ofClass }: Named, { place }: Frame): Trade =>
  trades.find(({ goods, places }) => goods.test(noun) && (!places || place.words.some((one) => places.test(one)))) ??
  (ofClass === 'food' ? ofFood : isBeing(ofClass) ? ofBeings : ofThings);

const nounNamed = (noun: string): Named => ({
  noun,
  class: lookUp(noun)?.class ?? 'thing',
  count: null,
  isPlural: true,
  traits: [],
});

/** Who is hired and what is made: "bake croissants and hire bakers". Alone, a cat is tapped itself. */
export function withWorkers(frame: Frame): Frame {
  if (frame.mechanic !== 'clicker') return frame;
  const { hero, foes, goods, place } = frame;
  const everybody: Named[] = [...(hero ? [hero] : []), ...foes, ...goods].flatMap(madeBy);
  // "Elves make toys for Santa": several work for one.
  const workers = everybody.filter(isWorker).sort((a, b) => Number(b.isPlural) - Number(a.isPlural));
  const made = everybody.filter((one) => !isWorker(one));
  const [first] = workers;
  const usual =
    goodsOfTrades.find(([noun]) => [first?.noun, ...place.words].some((one) => noun.test(one ?? '')))?.[1] ??
    (first && goodOfTrade(first)) ??
    place.words.map((noun) => goodOfTrade({ noun, traits: [] })).find((one) => one !== null) ??
    (first ? null : (goodsOfScenes[place.setting ?? 'city'] ?? 'coin'));
  const good = made[0] ?? (usual ? nounNamed(usual) : first);
  if (!good) return frame;
  const hired = workers.filter((one) => one !== good);
  const asGood = (one: Named): Good => ({ ...one, role: 'collected' });
  return {
    ...frame,
    // Ores are found underground.
    place: {
      ...place,
      setting: place.setting ?? (everybody.some(({ traits }) => traits.includes('mined')) ? 'cave' : null),
    },
    hero: hired[0] ?? null,
    goods: [good, ...made.filter((one) => one !== good)].map(asGood),
    foes: [],
    helpers: hired.slice(1),
  };
}

/** A gold mine gives gold, and a pizza empire pizza; an empire alone says nothing. */
function madeBy(one: Named): Named[] {
  const [, mined] = /^(.+) mine$/.exec(one.noun) ?? [];
  if (mined) return [{ ...nounNamed(mined), traits: ['mined'] }];
  if (!/^(empire|business|company|factory|chain|enterprise)$/.test(one.noun)) return [one];
  const product = one.traits.find((trait) => lookUp(trait) !== undefined);
  return product ? [nounNamed(product)] : [];
}

const isWorker = ({ class: ofClass, noun }: Named): boolean => isBeing(ofClass) || noun === 'robot';

/** Whoever makes such things, if nobody is hired by name. */
export function workerOf(kind: Kind, frame: Frame): Actor | null {
  const [good] = frame.goods;
  if (kind !== 'clicker') return null;
  const { worker } = good ? tradeOf(good, frame) : ofThings;
  return actorOf(mentionOfName(worker));
}

/** The tool that makes a tap worth more, and what is bought after the first helper. */
export function waresOf(kind: Kind, hero: Actor, frame: Frame): Pick<Theme, 'tool' | 'helpers'> {
  if (kind !== 'clicker') return {};
  const trade = frame.goods[0] ? tradeOf(frame.goods[0], frame) : ofThings;
  const named = (frame.helpers ?? []).map((one) => actorOf(mentionOf(one)));
  const usual = trade.helpers.map((name) => actorOf(mentionOfName(name)));
  const others = usual.filter(
    ({ sprite, name }) => ![hero, ...named].some((one) => one.name === name && one.sprite === sprite),
  );
  return {
    tool: actorOf(mentionOfName(trade.tool)),
    helpers: [...named, ...others].slice(0, 3),
  };
}
