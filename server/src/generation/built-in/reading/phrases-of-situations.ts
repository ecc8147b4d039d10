/** What goes on, in words that the grammar knows; applied before the phrases of deeds. */
const phrases: [RegExp, string][] = [
  // Two who draw: whoever is opposite shows up, and the faster one wins.
  [/(?<!\b(?:two|2)[- ]players?\b.*)(?<!\b(?:two|2) )\b(?:a |the )?(?:(sheriff|cowboy|cowgirl|gunslinger|bandit|outlaw)s?|western|wild west|gunfight(?:er)?|pistol|revolver)(?:['’]s)? (?:(?:quick[- ]?draw|gun|pistol|shooting) )?(?:duels?|stand-?offs?|showdowns?)\b(?!.*\b(?:than|tap when|two[- ]players?|2[- ]players?|one phone|one screen|one device|one keyboard|same (?:phone|screen|device)|waves?|zombies)\b)( (?:at|in) (?:high )?noon)?(?:(?:,| -|:)? ?(?:who|whoever|you|the one who)?\s?(?:to )?(?:draws?|shoots?|fires?|is) (?:first|fast(?:er|est)?|quick(?:er|est|ly)?)(?: wins| to win)?)?/giu, 'a $1 in the wild west, quick draw$2, tap when the outlaw appears'],
  [/\bquick[- ]?draw(?: (?:contest|duel|game|showdown|match|battle))?\b(?!.*\b(?:than|tap when|against|vs|before)\b)(?=.*\b(?:cowboy|sheriff|western|wild west|noon|outlaw|bandit|gunslinger|duel)|$)(?<!tap when.*)/giu, 'quick draw in the wild west, tap when the outlaw appears'],
  // Whoever flees in a car is on a road.
  [/\b(?:escap(?:e|es|ing)|flee(?:s|ing)?|run(?:s|ning)? away|get(?:s|ting)? away|outrun(?:s|ning)?|driv(?:e|es|ing) away|evad(?:e|es|ing)) (?:from )?(?:the )?(?:cops?|police(?:men| cars?)?|sheriff) (?:in|with) (?:an?|my|your|his|her|the) ((?:\p{L}+ )?(?:car|truck|van|taxi|motorbike|motorcycle))\b/giu, 'a $1 drives through traffic, avoid police cars'],
  // Whoever shares a keyboard plays against the other one.
  [/,? \b(?:both )?(?:on|at|with|using|sharing|share) (?:one|the same|a single|a shared|a) keyboard\b/giu, ', for two players'],
  // Trains for stations of their colour are sorted.
  [/(?:\b(?:train )?(?:conductor|switch|signal(?:man| box)?|dispatcher|railway) game:? ?)?\b(?:switch|change|set|throw)(?:es|s|ing)? (?:the )?(?:tracks?|points|rails|switch(?:es)?|junctions?) (?:so|and|to)\b.*?\b(red|blue|green|yellow) trains? (?:goes|go|get|gets|arrives?|reach(?:es)?|drives?)?(?: to| into| at| in)? ?the (?:\1 )?(?:station|depot|platform)s?,? and (?:the )?(red|blue|green|yellow)(?: trains?)?(?: (?:goes|go))? (?:to|into) (?:the )?\2(?: (?:one|station|depot|platform))?/giu, 'sort $1 trains and $2 trains into stations'],
  [/(?:\btrain (?:conductor|switch(?:ing)?|signal|dispatcher|sorting)(?: game)?[:,]? ?)?\b(?:send|guide|direct|lead|bring|route|steer|switch)(?:s|es|ing)? (?:the |each |every |all |all the |coloured |colou?red )*trains? (?:in)?to (?:the |its |their )?(?:right |correct |own |matching )?(?:stations?|depots?|platforms?) (?:of|with|in) (?:the same|its|their|the matching|matching|their own|its own) colou?rs?\b/giu, 'sort red trains, blue trains and green trains into stations'],
  [/(?:\btrain (?:conductor|switch(?:ing)?|signal|dispatcher|sorting)(?: game)?[:,]? ?)?\b(?:send|guide|direct|lead|bring|route|steer|switch)(?:s|es|ing)? (?:the |each |every |all |all the |colou?red )*trains? (?:in)?to (?:the |its |their )?(?:same|matching)[- ]colou?r(?:ed)? (?:stations?|depots?|platforms?)\b/giu, 'sort red trains, blue trains and green trains into stations'],
  // Horror is a mood, and whatever follows somebody in the dark is a monster.
  [/\b(?:survival |psychological )?horror(?: (?:style|themed?|genre))?\b/giu, 'scary'],
  [/\b(?:some ?thing|some ?one|some ?body|an? (?:unknown|dark|mysterious|strange|evil) (?:thing|creature|presence|entity|figure))(?: (?:scary|evil|dark|strange|creepy|horrible))?(?: is| keeps)? (?:follow|chas|hunt|stalk|pursu)(?:e?s|ing) (?=(?:you|me|us)\b)/giu, 'a monster chases '],
  [/\b((?:an?|the|some) (?:\p{L}+ )?(?:ghost|monster|killer|zombie|vampire|demon|clown|witch|shadow|murderer|spirit|skeleton|werewolf|mummy|alien|creature|robot)s?)(?: is| are| keeps?)? (?:follow|stalk|hunt)(?:s|ing)? (?=(?:you|me|us)\b)/giu, '$1 chases '],
  [/,? (?:and |but )?(?:you|i|we|he|she) (?:only have|have only|have nothing but|has only|only has) (?=an? (?:\p{L}+ )?(?:flashlight|torch|candle|lantern|lamp|match)\b)/giu, ' with '],
  [/,? (?:and |but )?all (?:you|i|we|he|she) (?:have|has|got|['’]ve got) is (?=an? (?:\p{L}+ )?(?:flashlight|torch|candle|lantern|lamp|match)\b)/giu, ' with '],
  // The racing game is called so, and avalanches are only outrun.
  [/\boutrun(s?) (?=(?:the|an?|my|his|her) (?:\p{L}+ )?\p{L}+|(?:\p{L}+ )?\p{L}+s\b)/giu, 'escape$1 from '],
  [/\boutrunning (?=(?:the|an?|my|his|her) (?:\p{L}+ )?\p{L}+|(?:\p{L}+ )?\p{L}+s\b)/giu, 'escaping from '],
  // Whoever has somebody behind runs away, unless there is more to do.
  [/\b(you(?:['’]re| are)|i['’]?m|i am|we(?:['’]re| are)|(?<!\p{L})is|are|gets?|while) (?:being|getting) (?=(?:chased|hunted|pursued|followed) by\b)/giu, '$1 '],
  [/^\s*(?:(?:an? )?(?:\p{L}+ )?game (?:where|in which) )?((?:(?:the|an?|my|some|your) )?(?!you\b|i\b)(?:\p{L}+ ){0,2}?\p{L}+) (?:is|are) (?:right |hot |coming )?(?:after|on the heels of|behind|out to get|for) (?:you|me|us)(?: and (?:you|i|we) (?:have to|must) (?:run|escape|flee|get away)(?: away)?)?(?!.*\b(?:maze|labyrinth|collect|find|gather|shoot|drive|car|hide|kill|fight|throw|tap|type)\p{L}*\b)/iu, 'run away from $1'],
  [/\brun away from (?:the )?police\b/giu, 'run away from policemen'],
  // Letters and numbers are learned by whoever is taught them.
  [/\b(?:learn|practi[sc]e|study|revise|train)(?:s|ing)? (?:to (?:read|recogni[sz]e|know|say|write) )?(?:(?:the|all|all the|my|your|his|her|their) )*(alphabet|abcs?|letters)\b/giu, 'teach the alphabet'],
  // Whoever is afraid of it keeps clear of it.
  [/(?:,? (?:who|that|which))?(?: is|['’]s| are)? (?:very |so |really )?(?:afraid|scared|frightened|terrified) of (?:the |all )?(?:bright )?(?:lights?|lamps?)\b/giu, ' dodges lamps at night'],
  [/(?:,? (?:who|that|which))?(?: is|['’]s| are)? (?:very |so |really )?(?:afraid|scared|frightened|terrified) of (?!the dark|darkness|heights|water|being|every|noth|him|her|them|it\b|you)(?=\p{L})/giu, ' dodges '],
  // Nobody lives on it, and palms grow there.
  [/\b(?:a |the )?desert(?:ed)? (?:tropical )?islands?\b/giu, 'a tropical beach'],
  // What would happen is no part of the game.
  [/,? before (?:the )?(?:water|leak|flood|pipe) (?:floods|fills|destroys|ruins|reaches) (the|my|our|his|her) (house|kitchen|basement|bathroom|cellar|home|flat|apartment|room)\b/giu, ' in a room of $1 $2'],
]; // biome-ignore format: one phrase a line

export const inWordsOfSituations = (text: string): string =>
  phrases
    .reduce((rest, [phrase, meaning]) => rest.replace(phrase, meaning), text)
    .replace(/\ba {2}in the wild west/g, 'a cowboy in the wild west')
    // An outlaw meets the sheriff.
    .replace(
      /(?<=\ba (?:outlaw|bandit) in the wild west, quick draw(?: (?:at|in) (?:high )?noon)?, tap when the )outlaw/g,
      'sheriff',
    );
