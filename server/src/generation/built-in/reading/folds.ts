const animals =
  'sheep|lambs?|cows?|cattle|calves|goats?|pigs?|piglets|hens|chickens|chicks|ducks?|ducklings|geese|goslings|horses|ponies|cats|kittens|dogs|puppies|llamas|alpacas|rabbits|bunnies|turkeys|buffalos?|yaks|reindeer|penguins|animals|dinosaurs';

/** Where a herd is driven: "the pen" of "herds sheep into the pen". */
export const foldIn = (prompt: string): string | undefined =>
  new RegExp(
    `\\b(?:push|driv|chas|shoo|nudg|steer|get|herd|bring|guid|lead|round)\\p{L}* (?:[\\p{L}\\d]+ ){0,3}(?:${animals}) (?:back )?(?:in|into|to|inside) (?:the|a|an|its|his|her|their) ((?:\\p{L}+ )?(?:pen|fold|corral|paddock|barn|stable|stall|coop|sty|pigsty|sheepfold|enclosure|pond|cage|kennel|shed|nest))s?\\b`,
    'iu',
  )
    .exec(prompt)?.[1]
    ?.toLowerCase();
