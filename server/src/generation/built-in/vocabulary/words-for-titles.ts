import type { Kind, Scene } from '../../../../../engines/src/plan.ts';

/** What a game of a kind may be called. */
export const kindNouns: Record<Kind, string> = {
  runner: 'Dash, Run, Sprint, Rush, Scamper, Getaway, Gallop, Scramble',
  flyer: 'Flight, Flutter, Glide, Wings, Takeoff, Updraft, Skyway',
  shooter: 'Blast, Strike, Squadron, Barrage, Patrol, Volley, Crossfire, Offensive',
  arena: 'Last Stand, Onslaught, Swarm, Frenzy, Rumble, Outbreak, Melee',
  platformer: 'Quest, Odyssey, Journey, Trek, Escapade, Adventure, Expedition',
  jumper: 'Leap, Bounce, Climb, Ascent, Stairway, Springs, Heights',
  breakout: 'Breaker, Smash, Ricochet, Shatter, Rebound, Bouncer',
  snake: 'Trail, Parade, Feast, Conga, Procession, Munch, Tangle',
  match: 'Medley, Mix, Cascade, Swap, Jumble, Harmony, Switch',
  defence: 'Siege, Stronghold, Guard, Bastion, Watch, Rampart, Holdout',
  maze: 'Maze, Labyrinth, Corridors, Hideaway, Passages, Prowl',
  blocks: 'Stack, Tumble, Drop, Pile-Up, Blocks, Tower',
  memory: 'Pairs, Recall, Twins, Lookalikes, Flip, Remember Me',
  quiz: 'Quiz, Riddles, Academy, Brainwave, Smarts, Think Tank',
  catcher: 'Catch, Shower, Harvest, Downpour, Basket, Bounty',
  hopper: 'Crossing, Hop, Hurry, Detour, Crosswalk, Hustle',
  racer: 'Rally, Grand Prix, Circuit, Drift, Speedway, Showdown, Racers',
  whack: 'Bop, Pop-Up, Bonk, Thump, Peekaboo, Mischief',
  slicer: 'Slice, Slash, Chop, Cleave, Swish, Carve',
};

/** Where it happens, as the end of a phrase. */
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
  city: 'Midnight City, the Big City, the Neon Streets, Rooftop Row',
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
  stadium: 'the Grand Stadium, the Big League, the Champions Arena',
  room: 'the Playroom, the Attic, Carpet Country',
};

/** Adjectives that go with names beginning alike. */
export const adjectives =
  'Able, Agile, Amazing, Astro, Bold, Brave, Bouncy, Breezy, Bonkers, Clever, Cosmic, Crafty, Curious, Crazy, Daring, Dizzy, Dashing, Dapper, Eager, Electric, Epic, Fearless, Fluffy, Frantic, Funky, Flying, Giddy, Gallant, Gutsy, Groovy, Hasty, Happy, Hungry, Heroic, Icy, Infinite, Itchy, Jolly, Jumpy, Jazzy, Keen, Kooky, Lucky, Lively, Lone, Lunar, Mighty, Merry, Midnight, Mad, Magic, Nimble, Noble, Naughty, Odd, Outrageous, Plucky, Peppy, Playful, Punchy, Quick, Quirky, Rapid, Rowdy, Restless, Royal, Sneaky, Speedy, Starry, Spicy, Super, Swift, Tiny, Turbo, Tricky, Thunder, Upbeat, Ultra, Valiant, Velvet, Vivid, Wild, Wacky, Wily, Whirling, Xtra, Young, Yappy, Zany, Zippy, Zesty';
