import type { ForeignWord } from './foreign-word.ts';
import type { Mechanic } from './mechanics.ts';

/** What runs away on the ground does not fall from the sky. */
export const runaways =
  /^(mouse|rat|vole|rodent|horse|pony|foal|calf|cow|cattle|goat|lamb|llama|alpaca|reindeer|goose|gosling|duck|duckling|turkey|puppy|kitten|cat|student|pupil|spy|poacher|smuggler|pickpocket|shoplifter|thief|robber|burglar|criminal|bandit|gangster|chicken|hen|chick|rabbit|bunny|hare|squirrel|pig|piglet|sheep|frog|lizard|ghost|zombie|monkey|goblin)$/;

const falls =
  /(?<!\p{L})(fall|fäll|herabfall|regne|vom himmel|korb|eimer|netz|teller|fange auf|fängt auf|caen|caída|cesta|cubo|llueve|cielo|tomb|panier|seau|pleu|ciel|caem|caind|chuva|céu|balde|cadono|cadenti|piov|cesto|cestino|secchio|spada|kosz|wiadr|pada|z nieba|падаю|корзин|неба|düş|sepet|jatuh|keranjang)/iu;

/** "Eine Eule fängt Mäuse": they are hunted, unless something says that they fall. */
export function asHunt<Found extends { mechanic: Mechanic | null }>(found: Found, words: ForeignWord[], text: string) {
  const at = words.findIndex((word) => word.kind === 'verb' && word.verb === 'collect');
  const caught = at < 0 ? undefined : words.slice(at + 1).find((word) => word.kind !== 'other');
  const isHunted = caught?.kind === 'noun' && runaways.test(caught.noun);
  return found.mechanic === 'catcher' && isHunted && !falls.test(text)
    ? { ...found, mechanic: 'maze' as const }
    : found;
}
