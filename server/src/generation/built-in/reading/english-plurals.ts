const irregular: Record<string, string> = Object.fromEntries(
  'police=police, koi=koi, bacteria=bacteria, algae=algae, fungus=fungi, larva=larvae, amoeba=amoebae, handcuffs=handcuffs, french fries=french fries, avalanche=avalanches, headache=headaches, cache=caches, quiche=quiches, brioche=brioches, moustache=moustaches, mustache=mustaches, glasses=glasses, eyeglasses=eyeglasses, sunglasses=sunglasses, scissors=scissors, binoculars=binoculars, headphones=headphones, jeans=jeans, pants=pants, trousers=trousers, shorts=shorts, pajamas=pajamas, goggles=goggles, pliers=pliers, tongs=tongs, tweezers=tweezers, maracas=maracas, clothes=clothes, weather=weather, mars=mars, paris=paris, christmas=christmas, tennis=tennis, atlas=atlas, canvas=canvas, mouse=mice, sheep=sheep, fish=fish, starfish=starfish, jellyfish=jellyfish, goldfish=goldfish, clownfish=clownfish, deer=deer, reindeer=reindeer, wolf=wolves, elf=elves, leaf=leaves, tooth=teeth, child=children, man=men, woman=women, kid=kids, goose=geese, person=people, ninja=ninjas, samurai=samurai, oni=oni, cactus=cacti, octopus=octopuses, spikes=spikes, grapes=grapes, dice=dice, sushi=sushi, bread=loaves of bread, corn=corn cobs, broccoli=broccoli, shrimp=shrimp, squid=squid, coffee=cups of coffee, cheese=cheese, gold=gold, money=money, virus=viruses, bus=buses, calf=calves, knife=knives, dwarf=dwarves, thief=thieves, lady=ladies, hero=heroes, tuna=tuna, salmon=salmon, potato=potatoes, tomato=tomatoes, ox=oxen, moose=moose, ice cream=ice creams, gem=gems, zombie=zombies, cookie=cookies, pie=pies, movie=movies, brownie=brownies, genie=genies, pixie=pixies, smoothie=smoothies, goalie=goalies, rookie=rookies, magpie=magpies, avalanche=avalanches, quiche=quiches, headache=headaches, toothache=toothaches, moustache=moustaches, mustache=mustaches, niche=niches, brioche=brioches, cache=caches, creche=creches, shoe=shoes, canoe=canoes, floe=floes, ice floe=ice floes, toe=toes, ufo=UFOs, UFO=UFOs, piano=pianos, photo=photos, foot=feet, chess=chess, glass=glasses, bus stop=bus stops, gas=gases, lens=lenses, bison=bison, trout=trout, swine=swine, shelf=shelves, scarf=scarves, half=halves, loaf=loaves, wife=wives, life=lives, cave=caves, axe=axes, lava=lava, water=water, rain=rain, snow=snow, trash=trash, treasure=treasure, fruit=fruit, fuel=fuel, wasabi=wasabi, honey=honey, milk=milk, rice=rice, pasta=pasta, popcorn=popcorn, bacon=bacon, toast=toast, mud=mud, fog=fog, ice=ice, fire=fire, lightning=lightning, garbage=garbage, rubbish=rubbish, litter=litter, pollen=pollen, nectar=nectar, sand=sand, chocolate=chocolate, traffic=traffic, oxygen=oxygen, money=money'
    .split(', ')
    .map((pair) => pair.split('=')),
);
const singulars = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));

/** Snowman, fireman, merwoman, but neither human nor shaman. */
const isMan = /(?<!hu|sha|ger|ro|ot|tali|cay)man$/;
const isMen = /(?<!hu|speci|o|acu|regi|abdo|sta)men$/;

/** Uncountable nouns: one collects wool. */
const uncounted = new Set(
  'graffiti dew stuff wheat kelp clothing equipment oil petrol gasoline thunder glue fudge bread wool rice honey water milk gold silver money trash garbage rubbish litter popcorn pasta spaghetti sushi ramen lava mud quicksand sand grass hay bamboo seaweed plankton fuel oxygen treasure mail luggage laundry fruit food furniture yarn chocolate cash jewelry jewellery lightning wasabi toast bacon butter salt sugar shrimp squid salmon tuna krill corn toilet-paper ivy cotton garlic cheese snow rain ice fire fog smoke steam pollen nectar traffic hair soap foam glitter jam ketchup mustard ham meat beef pork broccoli spinach lettuce celery ginger dough flour rubble dust dirt coal steel iron homework confetti tofu granola salad-dressing moss plastic hail sleet sunlight sunshine moonlight daylight'.split(
    ' ',
  ),
);

/** Words that are plurals without looking like it. */
export const isManyAnyway = (word: string): boolean => /^(bacteria|algae)$/.test(word);

/** Nobody says "a garlic". */
export const isUncounted = (word: string): boolean => uncounted.has(word.split(' ').at(-1) ?? '');

export function pluralOf(word: string): string {
  if (uncounted.has(word)) return word;
  const [last = '', ...before] = word.split(' ').reverse();
  if (before.length && !irregular[word]) return `${before.reverse().join(' ')} ${pluralOf(last)}`;
  const known = irregular[word];
  if (known) return known;
  // Blueberries and spectacles are many already.
  const one = singularOf(word);
  if (one !== word && pluralOf(one) === word) return word;
  if (isMan.test(word)) return word.replace(/man$/, 'men');
  if (word.endsWith('wolf')) return word.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

export function singularOf(word: string): string {
  const known = singulars.get(word);
  if (known) return known;
  if (!word.endsWith('s') && !word.endsWith('n')) return word;
  if (irregular[word] || /(sis|xis|ris|nus)$/.test(word)) return word;
  if (isMen.test(word)) return word.replace(/men$/, 'man');
  if (word.endsWith('wolves')) return word.replace(/ves$/, 'f');
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(sses|xes|zes|ches|shes|(?<!ho|ca|mo)uses)$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]oes$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}
