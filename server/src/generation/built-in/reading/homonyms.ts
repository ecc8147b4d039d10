/** Words with two meanings, where the words around them tell which one is meant, and a word that has only that one. */
const homonyms: [RegExp, string][] = [
  // A scooter, also in English.
  [/\bvespa(s?)\b/gi, 'scooter$1'],
  // The button of a computer, and not the animal.
  [/\b(?:click|press|hit) (?:the |a |my |your )?mouse(?: button)?(?= as (?:fast|often|quickly)|[.!]|$)/gi, 'tap'],
  // Whoever plays with it plays against it.
  [/\bwith (?:the|my) (?:computer|cpu|ai)\b/gi, 'against the computer'],
  // A drop is what is seen.
  [/\bdrops? of (?:milk|cream)\b/gi, 'white droplet'],
  [/\bdrops? of (?:blood|ketchup|jam)\b/gi, 'red droplet'],
  [/\bdrops? of (?:honey|syrup|oil)\b/gi, 'yellow droplet'],
  [/\bdrops? of (?:water|rain|dew)\b/gi, 'droplet'],
  // They are worn, and no phones of heads.
  [/ (?:with|wearing|in) (?:an? |her |his |its |big |pink |red )*(?:head ?phones|earbuds|ear ?phones|headset)(?=$|[,.!?]| (?:runs?|running|who|that|escap\p{L}*|jump\p{L}*|skat\p{L}*|danc\p{L}*|rid\p{L}*|and|fle\p{L}*)\b)/giu, ''],
  // Somebody on a stage.
  [/\b(?:rock|pop|punk|music|singing) ?stars?\b/gi, 'singer'],
  [/\b(?:movie|film) ?stars?\b/gi, 'actor'],
  // A weapon, and no place to dance.
  [/ with (?:an? |his |her |its |the )?(?:wooden |big |heavy |stone )?club(?=$|[,.!]| (?:and|fights?|hits?|against|hunt\p{L}*|smash\p{L}*)\b)/giu, ''],
  [/\bgolf clubs?\b/gi, 'golf'],
  // A sport, and no insect.
  [/\bcricket\b(?! match)(?=.*\b(?:six(?:es)?|wickets?|bat|bats|bowl\w*|batsman|batter|runs|innings|world cup)\b)/giu, 'cricket match'],
  // However it blows, it is the wind.
  [/\b(?:very )?(?:strong|heavy|gentle|light|changing|side|gusty|fierce|howling) (?=winds?\b|breezes?\b)/giu, ''],
  // A tournament, and no cup.
  [/\b(?:(?:in|at|of|during|for) )?(?:the |a )?(?:football |soccer |rugby )?(?:champions league|premier league|cup final|olympic final)(?: finals?)?\b(?!.*\b(?:quiz|trivia|words?|memory)\b)(?<!\b(?:quiz|trivia|questions|words?|about)\b.*)/giu, 'in a stadium'],
  [/\b(?:(?:in|at|of|during|for) )?(?:the |a )?(?:football |soccer )?world cup(?: finals?)?\b(?!.*\b(?:quiz|trivia|memory|words?)\b)(?<!\b(?:quiz|trivia|questions|memory|words?|about)\b.*)/giu, 'in a stadium'],
  // It sprays fields from the air.
  [/\bcrop[- ]?dust(?:er|ing)(s?)(?: (?:air)?planes?)?\b/gi, 'plane$1'],
  // They blow, and cheer nobody.
  [/(?<!\b(?:football|soccer|music|sports?|star|singer|celebrity|screaming|crazy|football|band)\b.*)\b(?:(?:spinning|whirling|rotating|blowing|ceiling|electric|desk|office|giant|big|table|industrial|strong) )+fan(s?)\b/gi, 'ventilator$1'],
  [/(?<!\b(?:football|soccer|music|sports?|stars?|singer|actor|celebrity|screaming|crazy|band|concert|player|stadium)\b.*)(?<=\b(?:avoid|dodge|evade|past|around|between|near|by|from)(?:s|es|ing)? (?:the |all |some )?)fans\b(?!.*\b(?:autographs?|selfies?|stadium|concert)\b)/gi, 'ventilators'],
  // A tall clock, and nobody's grandfather.
  [/\b(?:grandfather|grandmother|cuckoo|alarm|wall|tower) clock(s?)\b/gi, 'clock$1'],
  // Whoever passes through it throws no ball.
  [/(?<=\bthrough (?:\p{L}+ ){0,2})hoop(s?)(?= (?:of|in|with) (?:its|their|his|her|your|the same|the right|matching)\b)/giu, 'gate$1'],
  [/(?<!\bbasketball.*)(?<=\bthrough (?:\p{L}+ ){0,2})hoop(s?)\b/giu, 'ring$1'],
  // Parts of something that is piled up.
  [/\b(?:bake|make|build|stack)(s|ing)? (an?|the) ((?:\p{L}+ )?(?:cake|burger|sandwich|lasagne|pie))(?: with| of| that has| from)? (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) layers\b/giu, 'stack $2 $3 of $4 floors'],
  [/\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ]layer(?:ed)? (cake|burger|sandwich|lasagne|pie)\b/giu, '$2 of $1 floors'],
  // Sleep is nothing to be collected.
  [/\b(?:take|takes|taking|has|have|having) (?:an? |the |his |her |its )?(?:long |short |little |cat )?nap\b/gi, 'sleeps'],
  [/\b(cat|dog|kitten|puppy|bear|fox|panda|koala|sloth) ?naps and (\p{L}+) to (catch|collect|chase)\b/giu, 'a sleepy $1 wants to $3 $2'],
  // What a tree or an elephant has.
  [/\btree trunks?\b/gi, 'tree'],
  [/,? with (?:its|her|his|their) trunks?\b/gi, ''],
  // A goal has one.
  [/(?<=\b(?:goals?|score[sd]?|scoring|penalt(?:y|ies))\b.*) (?:into|in) the net\b/gi, ''],
  // It only lights them.
  [/(?<=\b(?:light|lights|lighting)\b.*) with (?:an?|the|one|some) match(?:es)?\b/gi, ''],
]; // biome-ignore format: one word a line

const ofBirds =
  /\b(frogs?|fish|feathers?|nests?|wings?|flock|fl(?:y|ies|ying)|swamps?|marsh(?:es)?|lakes?|ponds?|wad(?:e|es|ing)|beaks?|eggs?|birds?)\b/i;
const ofMachines =
  /\b(lift\w*|stack\w*|containers?|build\w*|blocks?|towers?|ships?|box(?:es)?|crates?|construction|drops?|load\w*|wrecking|bricks?|floors?)\b/i;

/** "A crane catches frogs in the swamp" is a bird. */
const withCrane = (text: string): string =>
  ofBirds.test(text) && !ofMachines.test(text) ? text.replace(/\bcrane(s?)\b/gi, 'heron$1') : text;

export const withoutHomonyms = (text: string): string =>
  homonyms.reduce((rest, [word, meaning]) => rest.replace(word, meaning), withCrane(text));
