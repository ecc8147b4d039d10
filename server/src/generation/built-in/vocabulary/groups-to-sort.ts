/** A bin of a sorting game that holds different things, and the words that ask for it. */
export type GroupToSort = {
  label: string;
  members: string[];
  /** The words that name it, and those that must be said as well: "land" is only a group of animals or vehicles. */
  named: RegExp;
  among: RegExp;
  /** Its members are words, letters or numbers. */
  isWritten?: true;
};

const anything = /(?:)/;
const animals = /\b(animals?|creatures?|beasts?|wildlife)\b/;
const vehicles = /\b(vehicles?|transport(ation)?)\b/;
const clothing = /\b(cloth(es|ing)|outfits?|garments?|wear|wardrobe)\b/;
const food = /\b(foods?|snacks?|meals?|lunch|eat(ing)?|diet|lunchbox)\b/;

/** "T-rex" keeps its hyphen. */
const spaced = (name: string): string => (/^(t-rex|t-shirt|yo-yo)$/.test(name) ? name : name.replaceAll('-', ' '));

/** The narrower groups first. */
const rows: [label: string, named: RegExp, among: RegExp, members: string][] = [
  ['mammals', /\bmammals?\b/, anything, 'lion elephant monkey bear whale rabbit horse bat'],
  ['birds', /\bbirds?\b/, anything, 'owl eagle parrot penguin duck flamingo swan peacock'],
  ['reptiles', /\breptiles?\b/, anything, 'snake crocodile turtle lizard'],
  ['amphibians', /\bamphibians?\b/, anything, 'frog newt salamander'],
  ['fish', /\bfish(es)?\b/, anything, 'fish shark tropical-fish seahorse'],
  ['insects', /\b(insects?|bugs?)\b/, anything, 'bee butterfly ladybug ant beetle mosquito grasshopper fly'],
  ['dinosaurs', /\bdino(saur)?s?\b/, anything, 't-rex sauropod triceratops velociraptor'],
  ['farm', /\bfarm\b/, animals, 'cow pig sheep chicken horse goat duck'],
  ['wild', /\b(wild|zoo|jungle|safari)\b/, animals, 'lion tiger elephant giraffe zebra crocodile monkey'],
  ['pets', /\b(pets?|domestic|tame)\b/, anything, 'cat dog hamster rabbit parrot'],
  ['forest', /\b(forest|woodland|woods)\b/, animals, 'fox bear deer squirrel hedgehog owl'],
  ['arctic', /\b(arctic|polar)\b/, animals, 'walrus seal reindeer polar-bear'],
  ['desert', /\bdesert\b/, animals, 'camel scorpion lizard snake'],
  ['sea', /\b(sea|ocean|water|marine|aquatic)\b/, animals, 'fish octopus dolphin whale shark jellyfish starfish crab'],
  ['land', /\b(land|ground|earth)\b/, animals, 'lion elephant horse rabbit giraffe dog cow bear'],
  ['air', /\b(air|sky|flying)\b/, animals, 'bird eagle bee butterfly bat owl parrot'],
  ['plant eaters', /\b(herbivor\w+|plant[- ]eaters?)\b/, anything, 'cow rabbit giraffe elephant sheep horse zebra'],
  ['meat eaters', /\b(carnivor\w+|meat[- ]eaters?)\b/, anything, 'lion shark crocodile wolf eagle tiger'],
  ['night', /\b(nocturnal|night)\b/, animals, 'owl bat hedgehog raccoon badger'],
  ['day', /\b(diurnal|day(time)?)\b/, animals, 'butterfly chicken squirrel bee eagle'],
  ['big', /\b(big|large|huge)\b/, animals, 'elephant whale giraffe hippo rhino bear'],
  ['small', /\b(small|little|tiny)\b/, animals, 'mouse ant ladybug bee chick butterfly'],
  ['fruit', /\bfruits?\b/, anything, 'apple banana cherry strawberry orange lemon grapes pineapple'],
  ['vegetables', /\b(vegetables?|veggies?|veg)\b/, anything, 'carrot broccoli potato onion garlic corn cucumber'],
  ['healthy', /(?<!un)\bhealthy\b/, food, 'apple carrot broccoli banana corn orange cucumber'],
  ['unhealthy', /\b(unhealthy|junk|not healthy)\b/, anything, 'donut candy lollipop french-fries cupcake burger'],
  ['sweet', /\bsweet\b/, food, 'cake donut candy cookie icecream lollipop'],
  ['salty', /\b(salty|savou?ry)\b/, food, 'pretzel french-fries popcorn pizza cheese bacon'],
  ['drinks', /\b(drinks?|beverages?)\b/, anything, 'coffee milk juice bubble-tea teapot'],
  ['paper', /\b(paper|cardboard)\b/, anything, 'newspaper letter notebook toilet-paper envelope'],
  ['glass', /\bglass\b/, anything, 'jar wine-glass wine-bottle'],
  ['plastic', /\bplastics?\b/, anything, 'lotion-bottle plastic-bag toothbrush comb'],
  ['metal', /\b(metals?|tin|alumini?um|cans)\b/, anything, 'can key nail spoon paper-clip'],
  ['compost', /\b(organic|compost|food waste|bio ?waste|food scraps)\b/, anything, 'banana-peel apple-core leaf carrot bread'],
  ['land', /\b(land|road|ground)\b/, vehicles, 'car bus truck train bicycle motorcycle tractor'],
  ['water', /\b(sea|water|ocean)\b/, vehicles, 'boat ship submarine sailboat canoe speedboat'],
  ['air', /\b(air|sky|flying)\b/, vehicles, 'plane helicopter glider rocket'],
  ['summer', /\bsummer\b/, clothing, 'shorts sandal sunglasses bikini t-shirt'],
  ['winter', /\bwinter\b/, clothing, 'coat scarf glove boot mitten ice-skate'],
  ['hot', /\b(hot|warm)\b/, /\bcold\b/, 'fire sun volcano coffee candle soup'],
  ['cold', /\bcold\b/, /\b(hot|warm)\b/, 'snowflake snowman ice-cube icecream iceberg igloo'],
  ['living', /(?<!non[- ]?)\b(living|alive)\b/, /\bnon[- ]?living|not (alive|living)|dead|objects?\b/, 'tree cat flower bird fish butterfly horse'],
  ['not living', /\bnon[- ]?living|not (alive|living)\b/, anything, 'rock chair robot ball pencil car key'],
  ['float', /\bfloat(s|ing)?\b/, /\bsink/, 'log leaf boat balloon duck feather cork'],
  ['sink', /\bsink(s|ing)?\b/, /\bfloat/, 'rock anchor key coin hammer brick'],
  ['toys', /\btoys?\b/, anything, 'ball dice kite yo-yo doll teddy-bear'],
  ['clothes', /\bcloth(es|ing)\b/, anything, 'sock shirt dress scarf glove hat coat'],
  ['plants', /\bplants?\b/, anything, 'tree flower sunflower cactus rose tulip'],
  ['animals', /\banimals?\b/, anything, 'cat dog lion elephant frog bird fish'],
]; // biome-ignore format: one group a line

export const groupsToSort: GroupToSort[] = rows.map(([label, named, among, members]) => ({
  label,
  named,
  among,
  members: members.split(' ').map(spaced),
}));
