import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import { isPlayable } from './noun-classes.ts';
import type { Roles } from './role-reader.ts';

/** Where a famous game takes place, if the prompt says nothing else. */
const scenesOfGames: Record<string, Scene> = {
  'subway surfer': 'city',
  'subway runner': 'city',
  'temple run': 'temple',
  'candy crush': 'candy',
  'nba jam': 'stadium',
  fifa: 'stadium',
  'rocket league': 'stadium',
  'moon patrol': 'moon',
  'river raid': 'lake',
  'hay day': 'farm',
  'cooking mama': 'kitchen',
  'cooking fever': 'kitchen',
  "papa 's pizzeria": 'kitchen',
  insaniquarium: 'sea',
  "alto 's adventure": 'snow',
  'ice climber': 'snow',
  doom: 'volcano',
  limbo: 'forest',
  paperboy: 'city',
  'space invader': 'space',
  galaga: 'space',
  asteroids: 'space',
  'asteroid game': 'space',
  '1942': 'sea',
  '1943': 'sea',
  gradius: 'space',
  defender: 'space',
  'missile command': 'city',
  'micro machines': 'room',
  'burger time': 'kitchen',
  burgertime: 'kitchen',
  'diner dash': 'kitchen',
  overcooked: 'kitchen',
  biathlon: 'snow',
  'farm game': 'farm',
  farming: 'farm',
  'farming game': 'farm',
  'stardew valley': 'farm',
  stardew: 'farm',
  'donkey kong': 'city',
  'lunar lander': 'moon',
  'moon lander': 'moon',
  'duck hunt': 'swamp',
  skifree: 'snow',
  'chrome dino': 'desert',
  'dino game': 'desert',
  'dinosaur game': 'desert',
  archery: 'meadow',
  'jet ski': 'beach',
  'jet ski race': 'beach',
  'jetski race': 'beach',
  jetski: 'beach',
  'sailing race': 'sea',
  sailing: 'sea',
  bobsleigh: 'snow',
  'sled dog race': 'snow',
  'dog sled race': 'snow',
  'husky race': 'snow',
  'roller derby': 'stadium',
  'water ski': 'lake',
  'water skiing': 'lake',
  wakeboarding: 'lake',
  'ski jump': 'snow',
  'drag race': 'city',
  'drag racing': 'city',
  bobsled: 'snow',
  'speed skating': 'snow',
  'speed skating race': 'snow',
  'hill climb racing': 'meadow',
  'hill climb': 'meadow',
  'tour de france': 'meadow',
  'balance beam': 'stadium',
  gymnastics: 'stadium',
  'high jump': 'stadium',
  'pole vault': 'stadium',
  'water polo': 'lake',
  'field hockey': 'stadium',
  bogenschießen: 'meadow',
  bogenschiessen: 'meadow',
  "tir à l'arc": 'meadow',
  'tiro con arco': 'meadow',
  'tiro al arco': 'meadow',
  łucznictwo: 'meadow',
  curling: 'snow',
  frogger: 'city',
  'crossy road': 'city',
  farmville: 'farm',
};

const dives = /^(diver|scuba diver|mermaid|octopus|squid|whale|dolphin|shark|seahorse|jellyfish|fish|clownfish)$/;

/** Roads and rivers are crossed in any season, and these bring theirs. */
const wintry = /^(santa|santa claus|father christmas|reindeer|snowman|yeti|polar bear|christmas elf)$/;
const anySeason = /^(crossy road|frogger|crossy)$/;

/** The scene of the famous game that is named; what it is played to protect, and who dives, have places of their own. */
export const sceneOfGame = (matches: Match<Mechanic>[], { goods, hero }: Roles): Scene | null =>
  goods.some(({ role, class: ofClass }) => role === 'protected' && !isPlayable(ofClass)) || dives.test(hero?.noun ?? '')
    ? null
    : wintry.test(hero?.noun ?? '') && matches.some(({ phrase }) => anySeason.test(phrase))
      ? 'snow'
      : (matches.map(({ phrase }) => scenesOfGames[phrase]).find((scene) => scene !== undefined) ?? null);
