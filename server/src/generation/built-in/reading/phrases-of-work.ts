/** Ways of saying what is done, in words that the grammar knows; applied before the set phrases. */
export const phrasesOfWork: [RegExp, string][] = [
  // Whoever has to get each drink right makes it.
  [/(?:\bwhere )?(?<!\p{L})((?!and\b|some\b|many\b)(?:\p{L}+ )??(?:\p{L}+s|people|children|mice)) (?:line(?: themselves)? up|queue(?: up)?|wait in (?:a )?(?:line|queue)|stand in (?:a )?(?:line|queue)|form a (?:line|queue))(?: for (?:it|them|drinks|food))?,? and (?:i|you|we|the player) (?:must |have to |need to |should |can )?(?:pour|give|hand|serve|make|mix|bring|sell)(?: out)? (?:each(?: one| of them)? |them |everyone |everybody )?(?:the |their |an? |some |what )?(?:right |correct |favou?rite |own )((?:fruit |soft |cold )?(?:drink|juice|lemonade|smoothie|cocktail|milkshake|shake))s?(?: (?:(?:for|to) )?(?:each(?: one| of them)?|them|everyone|everybody|all of them))?(?=$|[,.!;])/giu, ', make $2s for the $1 as they order'],
  [/(?<=\blemonade (?:stand|stall)\b.*\bmake )drinks(?= for\b)/giu, 'lemonades'],
  // Those who queue are served what somebody pours or hands them.
  [/(?:\bwhere )?(?<!\p{L})((?!and\b|some\b|many\b)(?:\p{L}+ )??(?:\p{L}+s|people|children|mice)) (?:line(?: themselves)? up|queue(?: up)?|wait in (?:a )?(?:line|queue)|stand in (?:a )?(?:line|queue)|form a (?:line|queue))(?: for (?:it|them|drinks|food))?,? and (?:i|you|we|the player) (?:must |have to |need to |should |can )?(?:pour|give|hand|serve|make|mix|bring|sell)(?: out)? (?:each(?: one| of them)? |them |everyone |everybody )?(?:the |their |an? |some |what )?(?:right |correct |favou?rite |own )?((?:\p{L}+ )?(?!for\b|to\b|each\b|them\b)\p{L}+?)s?(?: (?:(?:for|to) )?(?:each(?: one| of them)?|them|everyone|everybody|all of them))?(?=$|[,.!;])/giu, ', serve $2s to the $1'],
  // A lemonade stand sells no beer.
  [/(?<=\blemonade (?:stand|stall)\b.*)\b(?<!soft |cold )drinks?\b(?! kids\b)/giu, 'soft drinks'],
  // Colours that splash where somebody touches are popped like bubbles.
  [/,? ?\b(?:touch|tap|poke|press|swipe|wipe)(?:ing|es|s)? (?:on )?the screen (?:and|so|to (?:make|see|let)|where) (?:the |all )?(?:colou?rs?|paint|colou?rful \p{L}+)(?: to)? (?:splash|explode|appear|burst|fly|spread|pop)\p{L}*(?: everywhere| around| out)?/giu, ' finger painting '],
  [/\b(?:(?:toddlers?|bab(?:y|ies)|kids?)['’]?s? )?(?:finger[- ]?paint(?:ing|s)?|paint(?:ing)? with (?:your|their|his|her|tiny|little)? ?(?:fingers|hands)|splash(?:es|ing)? (?:of )?(?:the )?(?:colou?rs?|paint)(?: everywhere| around)?|colou?rs? splash(?:es|ing)?|paint splash(?:es|ing)?)\b(?:.*\bfinger painting\b)?/gi, ', pop red paint blobs, blue paint blobs, yellow paint blobs and green paint blobs, for toddlers'],
  [/\bhot[- ]dogs?(?= (?:vendor|seller|cook|chef|man|lady|guy|salesman)s?\b)/gi, 'sausage'],
  // What belongs in a dish is caught, and the cook catches it.
  [/\b(?:makes|builds|assembles|prepares) (?:an? |the |his |her )?(\p{L}+) by catching (?:the |all the |its |all )?(?:falling )?(?:ingredients|toppings|parts)\b/giu, 'catches falling $1 ingredients'],
  [/^(?:a game where you )?(?:make|build|assemble|prepare) (?:an? |the |your )?(\p{L}+) by catching (?:the |all the |its |all )?(?:falling )?(?:ingredients|toppings|parts)\b/giu, 'a chef catches falling $1 ingredients'],
  [/\b(?:ingredients|toppings) (?:for|of) (?:an? |the |your |my |his |her )?(?=(?:burger|hamburger|pizza|cake|salad|soup|sandwich|smoothie|taco|potion|pie|stew|burrito|pasta|ramen|sushi|cocktail)s?\b)(\p{L}+?)s?\b/giu, '$1 ingredients'],
  [/\b(breakfast|picnic|party|beach|bathroom|kitchen) items?\b/gi, '$1 things'],
  [/,? ?\b(ninja|samurai|pirate|cowboy)[- ]style\b/gi, ' as a $1'],
  [/\b(barber|hairdresser|stylist|cat|dog|monkey|sheep) cut(?:s|ting)? (?:the )?hair (?:of|for) /gi, '$1 grooms '],
  // Those with pictures of their own.
  [/(?<!\b(?:quiz|trivia|questions?|words?|hangman|wordle|anagrams?)\b.*)\b(?:dog breeds|breeds of dogs?)\b/gi, 'dogs, poodles, corgis, dalmatians, huskies, pugs, beagles and dachshunds'],
  [/(?<!\b(?:quiz|trivia|questions?|words?|hangman|wordle|anagrams?)\b.*)\b(?:cat breeds|breeds of cats?)\b/gi, 'cats, tabbies, persian cats, maine coons and sphynxes'],
  [/(?<!\b(?:quiz|trivia|questions?|words?|hangman|wordle|anagrams?)\b.*)\b(\p{L}+) breeds\b/giu, '$1s'],
  // One wire is the right one.
  [/\b(?:bomb disposal|defus(?:e|es|ing) (?:the |a )?bombs?)\b[:,]?(?=.*\bwires?\b)/gi, 'a bomb in a laboratory, '],
  // So many misses are so many lives.
  [/,? ?(?:and )?(?:after )?(\d+|one|two|three|four|five|six|ten) (?:misses|strikes|drops|faults|crashes|hits|mistakes|errors)(?: and|,)? (?:it['’]?s (?:all )?over|it is over|you lose|you['’]re out|you are out|game over|the game (?:is over|ends)|and it ends|it ends|end(?:s)? (?:it|the game))\b/gi, ', $1 lives'],
  [/\b(?:by )?(?:cut|snip|clip|pick|choos|find)(?:s|e|es|ting|ping|ing)? the (?:right|correct|one right) (?:colou?red |red |blue )?(wire|cable|cord|fuse)s?\b/gi, 'odd one out with wires'],
  [/(?<=\p{L}s) (?:queue|line)(?: up)? for (?=\p{L})/giu, ' want '],
  [/\brains? of (\p{L}+),? (?:and )?catch them\b/giu, 'catch falling $1'],
  // What is thrown at somebody is dodged, whoever throws it.
  [/(?<=\b(?:dodg|avoid|evad)(?:e|es|ing|s)? (?:the |some )?(?:\p{L}+ )?\p{L}+s),? (?:that are |which are |being )?(?:thrown|hurled|tossed|shot|fired|dropped) (?:at (?:you|me|him|her) )?by (?:the |an? |his |her |my )?(?:angry |rowdy )?\p{L}+/giu, ''],
  [/\b(\p{L}+?)s? (?:picking|gathering|foraging)\b(.*?)\b(avoid|dodge|but not|leave|watch out for) the (poisonous|rotten|bad|toxic|spoiled) ones\b/giu, 'collect $1s$2$3 $4 $1s'],
  [/\b(?:knit|sew|crochet)(s|ing)? (?=(?:\p{L}+ ){0,2}\p{L}+s for )/giu, 'sew$1 '],
  // Who mows around something drives.
  [/\b(?:and |but |,)?\s?(?:must|may|should|can)(?:['’]?n['’]?t| not|not) (?:run|drive|roll|mow|ride)(?: over| down)? (?=(?:the |any |his |her )?\p{L}+)/giu, ' and avoids '],
  [/\bjoin(?:s|ing)? (?:the|my|your|our) (?:line|queue|parade|dance|conga|conga line|procession)\b/gi, 'joins the parade'],
]; // biome-ignore format: one phrase a line

export const inWordsOfWork = (text: string): string =>
  phrasesOfWork.reduce((rest, [phrase, meaning]) => rest.replace(phrase, meaning), text);
