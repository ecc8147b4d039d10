/** Scenes, matches and audiences in everyday words, and what is done in them in words of the grammar. */
const scenes: [said: RegExp, meant: string][] = [
  // Whoever works for animals and toys, or has a salon.
  [/^\W*(?:an? |the )?(?:(vet|doctor|nurse|surgeon)|hospital|clinic|(?:vet(?:erinary)?|animal) clinic)(?: game| simulator)? for (?:the |sick |ill |poorly |broken )*(?=\p{L})(?!kids\b|children\b|toddlers\b)/iu, 'a doctor heals '],
  [/^\W*(?:an? |the )?(dentist|hairdresser|barber|groomer|stylist)(?: game| simulator)? for (?:the )?(?=\p{L})(?!kids\b|children\b|toddlers\b)/iu, 'a $1 brushes '],
  [/^\W*(?:an? |the )?(?:hair|beauty) ?(?:salon|parlou?r|studio)(?: game| simulator)?(?=$|[.,!])/iu, 'a hairdresser brushes kids in a hair salon'],
  [/^\W*(?:an? |the )?(?:barber(?: ?shop)?|hairdresser)(?: game| simulator)?(?=$|[.,!])/iu, 'a barber brushes kids in a barber shop'],
  [/^\W*(?:an? |the )?(?:pet|dog|animal) (?:grooming|grooming salon|salon|spa|groomer|parlou?r)(?: game| simulator)?(?=$|[.,!])/iu, 'wash the dogs'],
  [/^\W*(?:an? )?(?:game of )?(?:apple[- ]bobbing|bobbing (?:for )?apples|bob for apples)(?: game)?/iu, 'fish for apples'],
  [/^\W*pin the tail on (?:the|a) donkey(?: game)?/iu, 'throw tails at a donkey'],
  [/^\W*(?:an? |the )?(\p{L}+) agility(?: course| race| show| training| trial| competition| parcours)?(?: game)?/iu, 'a $1 jumps over hurdles'],
  // A match between two is played by the two.
  [/\b((?:table )?tennis|ping[- ]?pong|badminton|squash|pong|air hockey|hockey|volleyball)(?: (?:match|game|duel|final))? (?:between|of) (?:an? |the )?((?:\p{L}+ )?\p{L}+) (?:and|against|vs\.?) (?:an? |the )?((?:\p{L}+ )?\p{L}+)(?=$|[.,!;]| (?:in|on|at)\b)/giu, '$2 vs $3 $1 match'],
  [/\b(chess|checkers|draughts|tic[- ]?tac[- ]?toe|connect four|connect 4|four in a row|reversi|othello|battleship|rock,? paper,? scissors) with (an? (?!knight|queen|king|rook|bishop|pawn|twist|theme|timer|board|hard|easy|nice|set|difference|story|friend)(?:\p{L}+ )?\p{L}+)(?=$|[.,!;])(?<!(?:theme|style|twist|board|look|background|clock|setting|pieces|timer|friend|music))/giu, '$1 against $2'],
  // Who does what with whom, told in two steps.
  [/,? ?(\d+|two|three|four|five|six|seven|eight|nine|ten) (fences|hurdles|bars|obstacles|jumps),? (?:and |but )?(?:don['’]?t|do not|never|without) knock(?:ing)? (?:them|any|one)(?: of them)? (?:down|over)\b/giu, ', jumps over $2'],
  [/\bskip counting by (\d+)['’]?s?\b/giu, 'the $1 times table'],
  [/^\W*(?:knit|bake|build|weave|make|sew|cook|brew|decorate)(?:s|ing)? (?:an? |the )?[^,.;]{3,30} by matching (?:the )?(\p{L}+)(?: colou?rs?)?\b/giu, 'match three with $1'],
  [/,? (?:and )?without (?:being|getting) (?:squished|squashed|crushed|flattened|stepped on|run over|eaten|caught|stung|bitten|trampled|burned|zapped|struck) by (?:the |any |an? )?(?=\p{L})/giu, ', avoid the '],
  [/^\W*(?:an? |the )?(\p{L}+) (?:vs\.?|versus|against) (?:an? |the )?(\p{L}+?)s?,? (?:and |where |but )?(?:you(?:['’]re| are)|i(?:['’]m| am)|you play(?: as)?|play as) (?:the )?\1\b/giu, 'a $1 hunts $2s'],
  [/\bput(s|ting)? out (?:the )?fires? in (\d+|two|three|four|five|six|seven|eight|nine|ten) (?:burning )?(houses|rooms|buildings|trees|cars)\b/giu, 'put$1 out $2 fires'],
  [/\b(?:(horse|pony|show) jumping)(?: show| competition| course| contest| tournament)?(?=$|[.,!]| game| with\b)/giu, 'a horse jumps over hurdles'],
  [/\bpick(s|ing)? up (?:the |some |all )?(\p{L}+s)(?:,| and|, and) (?:then )?(?:drop|bring|take|carry|fly|drive)(?:s|ing)? them (?:off )?(?:on|at|to|in) (?:their |the )?((?:own |right )?\p{L}+)\b/giu, 'delivers $2 to $3'],
  [/^\W*(?:the |my |some )?(\p{L}+s|sheep) (?:get|got|are|have got(?:ten)?|broke|break|ran|run) (?:loose|out|away|free),? (?:and |so )?(?:the |a )?(\p{L}+) (?:has to |must |have to |needs to |tries to )?(?:herd|bring|catch|round|get)s? them(?: up| back)?(?: up| in| home)?\b/giu, 'a $2 herds the $1'],
  [/\b(\p{L}+) (?:that |who |which )?chang(?:es|ing) (?:its |his |her )?colou?rs? (?:to|and) (?:match|fit|blend|pass|go through)[^,.;]*/giu, '$1 passes gates of its own colour'],
  [/\b(?:keep|stop|prevent) (?:the |an? )?((?:\p{L}+ )?\p{L}+) from (?:blowing|knocking|tearing|burning|eating|stealing|destroying|breaking|pecking|nibbling|trampling|smashing) (?:down |up |over |all )?((?:the|my|your|our|his|her|their) (?:\p{L}+ )?\p{L}+?)(?: (?:down|up|over))?(?=$|[.,!;])/giu, 'defend $2 against the $1'],
  [/^\W*(?:whale|bird|animal|star|people|dolphin|wildlife)[- ]watching[:,] /iu, ''],
  [/(?<=\b(?:are|is|as pins are|pins are|pieces are) (?:\p{L}+ )?\p{L}+s?) wearing (?:\p{L}+ )?\p{L}+\b/giu, ''],
  [/\b(naps|sits|lives|rests|sleeps|stands|hides|waits) (?:on|in|under|at|by|behind) (?:an? |the |his |her |its )?(?:\p{L}+ )?\p{L}+ and (?=\p{L}+s\b)/giu, ''],
  [/,? before (?:it|they) (?:burns?|gets? burn(?:ed|t)|explodes?|pops?|melts?|rots?|goes bad|go bad)\b/giu, ''],
  [/\brobot(?:ic)? vacuum(?: cleaner)?s?\b/giu, 'vacuum'],
  // What comes down on the hero.
  [/,? (?:while|and|but|as) (?:the |some |hungry |angry )*(\p{L}+s) (?:dive(?:[- ]?bomb)?|swoop|plunge|drop|rain)s? (?:down )?(?:at|on|onto) (?:it|him|her|them|you|me)\b/giu, ', avoid the $1'],
  // For whom it is.
  [/\b(?:baby|toddler)[- ]friendly(?: game)?(?= |$|[.,!])/giu, 'game for babies'],
  [/\b(?:kid|child|family)[- ]friendly(?= |$|[.,!])/giu, 'for kids'],
  [/\b(?:preschoolers|pre-schoolers|kindergart(?:e?ners|en kids)|kindergarden(?:ers)?|pre-?k|nursery kids)\b/giu, 'toddlers'],
  [/\bfor ((?:\p{L}+ )?\p{L}+) (?:lovers|fans|nerds|geeks|enthusiasts|freaks)(?=$|[.,!])/giu, 'about $1'],
  // Who answers when touched.
  [/\b(?:with )?(?:the |cute |funny |baby )*(\p{L}+s) (?:that|which|who) (?:\p{L}+ )?(?:quack|moo|bark|meow|oink|giggle|laugh|sing|squeak|jump|dance|wiggle|roar)s? when(?:ever)? (?:you|they|i|we|kids|babies|it|he|she)(?: are| is)? (?:touch|tap|press|poke|tickle|click)(?:ed|es|s)?(?: (?:on )?them)?/giu, ', tap the $1'],
  [/\b(?:at|during) (?:low|high) tide\b/giu, 'on the beach'],
  [/\bhit (?=(?:the |some )?(?:gophers|moles|rats|mice|groundhogs|zombies|crabs|goblins|rabbits|monsters|ghosts|clowns)\b)/giu, 'whack '],
  [/\btorpedo(?:es|ing)? (?=(?:the |enemy |some )?\p{L}+s\b)/giu, 'shoots torpedoes at '],
  [/\b(find|spot|look for) (the|an?) ((?:\p{L}+ )?\p{L}+) (?:hidden|hiding|lost|camouflaged) (?=(?:among|amongst|between|in a crowd)\b)/giu, '$1 $2 $3 '],
  [/^\W*(?:an? )?colou?r[- ]sort(?:ing|er)?(?: game)?(?=$|[.,!]| for\b)/iu, 'sort red balls, blue balls and yellow balls'],
  [/^\W*sort(?:ing)? (?:the |all |some )?(?:things |stuff |objects |items )?by (?:their )?colou?r(?: game)?(?=$|[.,!]| for\b)/iu, 'sort red balls, blue balls and yellow balls'],
  [/\b(?:an? )?(?:very |really )?(?:scary|horror|creepy|spooky|haunted)(?: \p{L}+)? (?:game |story |adventure |night )?(?:set )?(?:in|inside|at) (an?|the|my) ((?:abandoned |old |haunted |dark |empty |creepy )*)(hospital|asylum|school|hotel|mansion|clinic|museum|mall|library|kindergarten|theatre|theater|factory|church)\b/giu, 'a kid escapes from ghosts in a dark maze, haunted $3'],
  [/\bmatch(?:es|ing)? (?:the |all |all the )?(?:shadows|silhouettes|outlines)(?=$|[.,!;]| for\b)/giu, 'memory pairs of animals'],
  [/\b(?:keep|keeping|keeps|balanc(?:e|es|ing)|spin|spinning) (?:the |some )?(?:spinning )?plates(?: spinning)?(?: (?:on|in) (?:the |some )?(?:sticks?|poles?|air))?|\bplate spinning\b|^\W*spinning plates\b/giu, 'stack plates'],
  [/\b(?:cops|police) and (?:robbers|thieves)(?: car)? (?:chase|pursuit)\b/giu, 'a car flees from police cars'],
  [/\b(?:land|lands|landing) on (?=(?:the |big |small |tiny )*flowers\b)/giu, 'landing in a garden of '],
  [/\bsolv(e|es|ing) (?:the |some )?(?:maths?|arithmetic) (?:problems|questions|equations|exercises|tasks)\b/giu, 'solv$1 sums, a quiz'],
  [/\b(?:shoot|fight|kill)(?:ing)? (?:the |some )?(\p{L}+s),? (?:and|while) build(?:ing)? (?:the |your |some )?(?:walls|barricades|towers|turrets|defen[cs]es|forts?|traps)\b/giu, 'tower defence against $1'],
  [/\b(?:dino(?:saur)?|t-?rex) (?:t-?rex )?(?:runner|run|game|jump)? ?(?:like )?(?:the one )?(?:when |in |on |from )?(?:google )?chrome(?: is| when)? ?(?:offline)?(?: game)?/giu, 'chrome dino run'],
  [/,? (?:where )?(?:each|every) (\p{L}+) (?:gets|becomes|grows) (?:darker|brighter|bigger|smaller|louder|heavier|redder)\b/giu, ''],
  [/,? ?\bthe (?:higher|more|faster|longer|further|bigger) the better\b,?/giu, ', '],
  [/\b(?:from|of|in) the (\d0)['’]?s\b/giu, 'retro'],
  [/\brun(s|ning)? from (an?|the) (?:potato |giant |big )?peeler\b/giu, 'run$1 from $2 kitchen knife'],
]; // biome-ignore format: one scene a line

export const withPlainScenes = (text: string): string =>
  scenes.reduce((rest, [said, meant]) => rest.replace(said, meant), text);
