import { type Mention, mentionOfName } from './mention.ts';

/** Things that go together on a board, the narrower kinds first: a board of sushi also shows rice balls and prawns. */
const kinds = [
  'sushi rice-ball fried-shrimp bento-box ramen dango fish-cake rice-cracker oden',
  'pizza burger hotdog french-fries taco burrito sandwich popcorn',
  'croissant bread bagel pretzel baguette pancake waffle',
  'cupcake donut cookie cake icecream lollipop candy chocolate-bar pie custard',
  'coffee teapot tea milk juice cocktail bubble-tea',
  'cheese gouda brie swiss-cheese camembert mozzarella cheddar blue-cheese parmesan feta',
  'noodle curry dumpling falafel spaghetti',
  'apple banana cherry strawberry watermelon orange lemon grapes pineapple kiwi mango peach pear coconut plum melon',
  'carrot corn broccoli avocado pumpkin mushroom eggplant tomato potato onion cucumber olive garlic',
  'shell starfish pearl crab fish coral seahorse anchor',
  'pencil book backpack scissors crayon paintbrush notebook',
  'spoon fork knife plate cup bowl frying-pan teapot',
  'potion crystal-ball candle skull broom cauldron pumpkin spider',
  'gift snowflake bell snowman star candle sock',
  'planet star moon rocket ufo alien comet sun satellite',
  'guitar trumpet violin drum saxophone piano accordion banjo flute bell',
  'hammer wrench screwdriver saw axe pickaxe shovel ladder',
  'football basketball tennisball volleyball baseball bowling-ball',
  'rose tulip sunflower hibiscus lotus cherry-blossom',
  'acorn leaf mushroom chestnut apple pumpkin',
  'crown sword shield key chest coin castle',
  'chair couch bed clock mirror armchair wardrobe',
  'robot cog bolt battery wrench bulb magnet',
].map((line) => line.split(' ').map((name) => name.replace('-', ' ')));

/** The other things of the narrowest kind that a thing belongs to. */
export function othersOfKind({ name, sprite, picture }: Mention): Mention[] {
  const own = [name, ...(picture ? [] : [sprite])];
  const kind = kinds.find((members) => own.some((one) => members.includes(one))) ?? [];
  return kind.filter((other) => !own.includes(other)).map(mentionOfName);
}
