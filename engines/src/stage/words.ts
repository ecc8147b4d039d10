import type { Plan } from '../plan.ts';

/** Common words, for games whose plan has none. */
const ordinary =
  'SUN CAT MAP RED TOY JAM KEY FOX ICE OWL PIE BEE STAR MOON FISH TREE KITE BOAT LION DUCK FROG JUMP WIND GOLD QUIZ ' +
  'BEAR CAKE DRUM HERO IDEA LAMP NOTE PARK RAIN SHIP VASE WOLF YARN ZEBRA APPLE BREAD CLOUD DANCE EARTH FLAME GRAPE ' +
  'HOUSE JELLY KOALA LEMON MAGIC NIGHT OCEAN PIANO QUEEN RIVER SNAIL TIGER UNCLE VIOLA WATER BASKET CASTLE DRAGON ' +
  'FOREST GARDEN ISLAND JACKET LADDER MARKET NEEDLE ORANGE PLANET RABBIT SILVER TEMPLE VIOLET WINTER YELLOW BALLOON ' +
  'CAPTAIN DOLPHIN FEATHER GIRAFFE HARVEST JOURNEY KITCHEN MORNING OCTOPUS PENGUIN RAINBOW SUNRISE THUNDER VILLAGE';

/** The plan's own words that can be typed on a keyboard, with common ones if they are fewer than `fewest`. */
export function wordsOf({ words = [] }: Plan, longest = 12, fewest = 8): string[] {
  const spelt = words
    .map((word) =>
      word
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase(),
    )
    .filter((word) => /^[A-Z]+$/.test(word) && word.length >= 2 && word.length <= longest);
  const own = [...new Set(spelt)];
  return own.length >= fewest
    ? own
    : [...own, ...ordinary.split(' ').filter((word) => !own.includes(word) && word.length <= longest)];
}
