/** Other names of what `server/pictures` has a drawing of; the name of the file is one anyway. */
const aliases: Record<string, string> = {
  'mail-carrier': 'mailman, postman, postwoman, letter carrier',
  'scuba-diver': 'diver, deep sea diver',
  'lawn-mower': 'lawnmower, mower',
  'vacuum-cleaner': 'vacuum, hoover',
  'garbage-truck': 'trash truck, rubbish truck, bin lorry, dustcart',
  'trash-bag': 'garbage bag, rubbish bag, bin bag',
  'laundry-basket': 'washing basket',
  'paper-plane': 'paper airplane, paper aeroplane',
  'mounted-knight': 'jouster, jousting knight',
  'ice-cream-truck': 'ice cream van, icecream truck',
  waiter: 'waitress',
  antelope: 'gazelle, impala',
  coyote: 'jackal, dingo',
  lynx: 'bobcat',
  seagull: 'gull',
  crow: 'raven',
  wasp: 'hornet',
  stingray: 'manta, manta ray',
  swordfish: 'marlin',
  snowplow: 'snow plow, snowplough',
  firefly: 'lightning bug, glowworm',
  panther: 'black panther, puma',
  gladiator: 'centurion, spartan',
  goblin: 'hobgoblin',
  'red-panda': 'lesser panda',
};

/** The icon of every word that one of our drawings is for. */
export const wordsOfDrawings = (names: readonly string[]): [word: string, icon: string][] =>
  names.flatMap((name) =>
    [name.replaceAll('-', ' '), ...(aliases[name]?.split(', ') ?? [])].map((word): [string, string] => [
      word,
      `drawn:${name}`,
    ]),
  );
