import type { Scene } from '../../../../../engines/src/plan.ts';

/** The scene, as the end of a phrase. */
export const places: Record<Scene, string> = {
  space: 'the Starfield, Deep Space, the Milky Way, the Outer Rim',
  moon: 'Moonshadow Valley, Crater Valley, the Silent Moon',
  sea: 'the Coral Deep, the Blue Abyss, Seaweed City, the Sunken Bay',
  beach: 'Coconut Cove, Sunset Bay, Palm Lagoon, Golden Bay',
  forest: 'Whisperwood, the Pinewood, Mossy Hollow, the Green Forest',
  jungle: 'the Tangled Jungle, Liana Valley, the Emerald Canopy',
  swamp: 'the Murky Swamp, Firefly Bog, Croaker Marsh',
  autumn: 'Amber Woods, the Falling Leaves, Maple Hollow',
  meadow: 'Clover Meadow, the Flower Hills, Buttercup Valley',
  farm: 'Sunny Farmland, Haystack Valley, the Old Barnyard',
  city: 'Skyline City, the Big City, Rooftop Row',
  cyber: 'the Grid, Neon City, Cyberspace, Circuit Town',
  desert: 'the Dusty Canyon, Cactus Flats, the Burning Sands',
  temple: 'the Lost Temple, the Sunken Ruins, the Pyramid Valley',
  snow: 'the Frozen North, Frost Valley, Icicle Bay, Snowdrift Valley',
  candy: 'Candyland, Sugar Valley, Marshmallow Meadow, Lollipop Lane',
  castle: 'Castle Valley, the High Kingdom, the Royal Towers',
  dungeon: 'the Deep Dungeon, the Forgotten Cellars, the Torchlit Halls',
  cave: 'Crystal Cave, the Echo Caverns, the Deep Mines',
  volcano: 'Ember Valley, the Lava Fields, the Smoking Crater',
  sky: 'the High Skies, Cloud City, the Floating Isles',
  haunted: 'the Haunted Woods, Gravestone Lane, Shiver Manor',
  kitchen: 'the Busy Kitchen, the Midnight Kitchen, Crumb Corner',
  stadium: 'the Grand Stadium, the Champions Arena',
  room: 'the Playroom, the Old House, Carpet Country',
  lake: 'Mirror Lake, Lily Pond, the Quiet Lake',
  mouth: 'Molar Valley, the Great Mouth, Tooth Town',
  body: 'the Bloodstream, Cell City, the Inner World',
  starship: 'the Starship, Deck Nine, the Space Station',
  fair: 'the Funfair, the Big Top, Carnival Lane',
  shop: 'the Corner Shop, the Supermarket, Market Hall',
  school: 'the Classroom, Room Twelve, the Schoolhouse',
};

/** The sea of whoever sails on it or flies above it. */
export const openSeas = 'the Open Sea, the Wide Ocean, the Seven Seas';

/** Adjectives for alliteration with names. */
export const adjectives =
  'Able, Agile, Amazing, Astro, Bold, Brave, Bouncy, Breezy, Clever, Cosmic, Crafty, Curious, Daring, Dashing, Dapper, Eager, Electric, Epic, Fearless, Flying, Gallant, Gutsy, Happy, Heroic, Icy, Jolly, Jumpy, Keen, Lucky, Lively, Lunar, Mighty, Merry, Midnight, Nimble, Noble, Plucky, Peppy, Playful, Quick, Rapid, Restless, Royal, Speedy, Starry, Super, Swift, Turbo, Tricky, Upbeat, Valiant, Vivid, Wild, Whirling, Zippy, Zesty';

/** The same where one is to laugh. */
export const sillyAdjectives =
  'Bouncy, Bonkers, Crazy, Dizzy, Funky, Giddy, Groovy, Happy, Jazzy, Jolly, Jumpy, Kooky, Lively, Mad, Merry, Odd, Outrageous, Peppy, Playful, Quirky, Rowdy, Silly, Tricky, Wacky, Wild, Wobbly, Zany, Zippy';

/** The same where one is to be afraid. */
export const eerieAdjectives =
  'Ashen, Bleak, Bold, Creepy, Cursed, Daring, Doomed, Eerie, Fearless, Ghostly, Grim, Hollow, Lone, Lost, Midnight, Moonlit, Nameless, Pale, Quiet, Restless, Shadowy, Silent, Sleepless, Twilight, Uncanny, Valiant, Wary, Withered';

/** One plays on Mars, and in a cave. */
const openPlaces =
  /\bin ((?:the )?(?:mars|venus|jupiter|saturn|pluto|moon|beach|farm|island|rooftop|roof|street|highway|road|planet|playground|mountain|hill|ice|bridge|train|(?:quiet |mirror )?lake|(?:lily )?pond|river))\b/gi;

/** One walks across a planet, and not through it. */
const throughPlanets = /\bthrough ((?:the )?(?:mars|venus|jupiter|saturn|pluto|moon|planet|beach|island))\b/gi;

/** One is at a party, and in a house. */
const gatherings = /\bin (the (?:[\p{L}]+ )?(?:fair|faire|fiesta|party|wedding|fashion show))\b/giu;

/** "In Mars" and "through the moon" as one says it. */
export const placesAsSaid = (text: string): string =>
  text
    .replace(throughPlanets, 'across $1')
    .replace(openPlaces, (all, place: string) => `${all.startsWith('I') ? 'On' : 'on'} ${place}`)
    .replace(gatherings, (all, place: string) => `${all.startsWith('I') ? 'At' : 'at'} ${place}`);
