/** What the names of games and sports stand for, where their words are read otherwise. */
const phrases: [RegExp, string][] = [
  [/(?<=\bminecraft\b.*)\bcreepers?\b/gi, 'green monsters'],
  [/(?<=\bamong us\b.*)\b(?:(?:hid(?:e|es|ing)) and (?:runs?|running)|runs? and hides?)(?: away)?\b/gi, 'flees through the maze'],
  // Whoever digs there is a miner, and no craft.
  [/\bminecraft(?:[- ](?:style|like|clone|game))?\b(?=.*\bminers?\b)/gi, ''],
  [/\bminecraft(?:[- ](?:style|like|clone|game))?\b,?(?: (?:where|in which))?(?: (?:you|i|we|to|and))?(?= ?.*\b(?:dig|digs|digging|mine|mines|mining)\b)/gi, 'a miner'],
  // Its world is made of blocks, and of no craft.
  [/\bminecraft(?:[- ](?:style|like|clone))?\b(?= (?:but|with|memory|quiz|where|match|runner|platformer|parkour)\b)/gi, 'pixel art'],
  // Whoever is the hero is played, be it a taco.
  [/,? (?:but|where|in which|and|only)(?: that)? (?:the|its|my|our) (?:hero|heroine|player|main character|character|protagonist) is (?=(?:an?|my|the) )/gi, ', you are '],
  // A car that climbs hills is seen from the side.
  [/\bhill[- ]climb(?:ing)?(?:[- ]rac(?:ing|e|er))?(?: game)?\b(?=.*\b(?:car|truck|jeep|bus|tractor|motorbike|motorcycle|bike|van|quad|tank|taxi|vehicle|monster truck|ambulance|racecar|scooter)s?\b)/gi, 'platformer over hills with a'],
  [/\bhill[- ]climb(?:ing)? rac(?:ing|e|er)(?: game)?\b/gi, 'platformer over hills with a jeep'],
  // Slopes have their ramps, and only those of skis have snow.
  [/(?<=\b(?:downhill|down (?:a|the) (?:hill|mountain|slope))\b.*?)(?:,| with| and| over| plus)+ (?:(?:big|huge|cool|some|lots of|many|crazy|high) )*(?:ramps|jumps|bumps)(?: and (?:ramps|jumps|bumps))?\b/gi, ''],
  [/\b(?:(?:bmx|mtb|mountain ?bik(?:e|ing|er)) (?:race )?downhill|downhill (?:bmx|mtb|mountain ?bik(?:e|ing|er)))\b(?!.*\b(?:in|through|at|on) (?:the|a|an)\b)/gi, 'in the hills, bike downhill'],
  [/\b(?:bmx|mtb|mountain ?bik(?:e|ing|er))(?= (?:race )?downhill\b)/gi, 'bike'],
  [/\b(?:skate|long)board(?:ing|er)? downhill\b(?!.*\b(?:in|through|at|on|down) (?:the|a|an)\b)/gi, 'in the city, a skateboarder downhill'],
  [/\bon (?:an? |the )?(?:dirt|muddy|mud) (?:track|road|path|trail)s?\b/gi, 'through the hills'],
  [/\b(?:skateboard(?:ing)?|skating) with (?:ramps|rails|ramps and rails|rails and ramps)\b/gi, 'a skateboarder jumps and runs through the city'],
  [/\bbmx (?:stunts?|tricks?)(?: over (?:ramps|jumps))?\b/gi, 'a cyclist runs and jumps through the city'],
  [/\b(?:run|own|have|open|manage|work (?:at|in))(?:s|ning|ing)? (?:an?|my|the|my own|our) pet (shop|store)\b/gi, 'feed dogs, cats and rabbits at a $1'],
  // Whoever runs a stand serves its customers; only an empire is clicked.
  [/\b(?:run|own|have|open|manage|work (?:at|in)|look after)(?:s|ning|ing)? (?:an?|my|the|my own|our) (?!.*\b(?:idle|clicker|tycoon|empire|upgrades?|hire|taps?|click|steals?|stealing|robs?|attacks?|invades?|protect|defend|guard)\b)((?:ice cream|hot dog|(?!pet|magic|small|little|big|tiny|new|own)\p{L}+)) (stand|stall|shop|store|cart|kiosk|booth)\b(?!.*\b(?:sort|catch|zombie|avoid|dodge))/giu, 'serve $1 to customers at a $2'],
  [/^\W*(?:an? |the )?(ice cream|hot dog|taco|burger|pretzel|popcorn|flower|kebab|cupcake|donut|smoothie|juice) (stand|stall|cart|kiosk)(?: game| simulator)?\W*$/giu, 'serve $1s to customers at a $2'],
  [/\border(s?) (?=(?:\p{L}+ )?\p{L}+ for (?:the |my |hungry )?(?:customers|guests|clients)\b)/giu, 'serve$1 '],
  // The right colour for each is a matter of sorting.
  [/\bfeed(?:ing|s)? (?:(?:the|my|a|an|our|your) )?((?:baby |little |hungry |cute )*\p{L}+?)s? (?:with )?(?:the |only )?(?:right|correct|matching|same|proper) colou?r(?:ed)? (?:of )?(?:food|fruits?|candy|candies|sweets|apples|snacks)\b/giu, 'a $1 sorts apples by colour'],
  [/\bfeed(?:ing|s)? (?:(?:the|my|a|an|our|your) )?((?:baby |little |hungry |cute )*\p{L}+?)s? (?:with )?(?:food|fruits?|candy|candies|sweets|snacks) (?:of|in) (?:the(?:ir)?|its|his|her|their) (?:own |right |same )?colou?rs?\b/giu, 'a $1 sorts apples by colour'],
]; // biome-ignore format: one phrase a line

export const inWordsOfFamousGames = (text: string): string =>
  phrases.reduce((rest, [phrase, meaning]) => rest.replace(phrase, meaning), text);
