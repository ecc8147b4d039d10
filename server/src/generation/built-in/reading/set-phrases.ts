import { withBattingNamed } from './bats.ts';
import { withBedtimeAsMood } from './bedtimes.ts';
import { withCrowdsMet } from './crowded-places.ts';
import { inOrdinaryPlaces } from './everyday-places.ts';
import { withFlapperPlayed } from './flappy.ts';
import { withoutHomonyms } from './homonyms.ts';
import { withSuikaNamed } from './jars.ts';
import { withoutMusic } from './music-in-prompt.ts';
import { withoutFeast } from './occasions.ts';
import { inWordsOfDeeds } from './phrases-of-deeds.ts';
import { inWordsOfFamousGames } from './phrases-of-famous-games.ts';
import { inWordsOfParts } from './phrases-of-parts.ts';
import { inPlainSpeech } from './phrases-of-plain-speech.ts';
import { inWordsOfSituations } from './phrases-of-situations.ts';
import { inWordsOfSurroundings } from './phrases-of-surroundings.ts';
import { inWordsOfWork } from './phrases-of-work.ts';
import { inUnitsOfGames } from './units-of-games.ts';

/** Phrases that mean something else than their words, and what they mean. */
const setPhrases: [RegExp, string][] = [
  // The colour and no fruit.
  [/\b(blue|red|green|yellow|purple|pink|black|white|grey|gray|brown|turquoise) (against|vs\.?|versus) orange\b(?! (?:juice|trees?|peels?))/gi, '$1 $2 amber'],
  [/\borange (against|vs\.?|versus) (blue|red|green|yellow|purple|pink|black|white|grey|gray|brown|turquoise)\b/gi, 'amber $1 $2'],
  [/\b(balloon|lantern|bubble|airship|zeppelin) (?:is |that is )?(?:go|ris|ascend|climb)(?:es|ing|s)? (?:up(?:wards?)?|higher)\b/gi, '$1 floats up'],
  [/,? (?:on )?(?:medium|normal|average|intermediate)(?=[.!]?$)/gi, ''],
  [/\b(students|pupils|kids|children|class|learners|girls|boys),? (?:aged?|ages|of age) (\d+)(?: ?(?:-|–|to|and) ?\d+)?\b/gi, '$2 year old $1'],
  [/\b(?:gets?|getting|becomes?) (?:harder|faster|more difficult) the (?:higher|further|farther|longer|deeper|more) (?:you|u|i|we|it) (?:are|go|get|climb|run|play|is|goes)\b/gi, 'gets harder'],
  [/\b(?:and |but )?(?:do ?n['’]?t|do not|never|without) (?:get|getting|be|being) caught by (?=the |an? |two |three |\p{L}+s\b)/giu, 'and run away from '],
  [/[,;] (?:and |but )?(?:the )?(?:\p{L}+ )?(\p{L}{3,}s) bite\b(?=[,.!?]|$)/giu, ', avoid the $1'],
  [/\bi(?: have|['’]ve)(?: got)? an? (?=(?:machine |water |laser )?(?:shotgun|gun|pistol|rifle|sword|axe|hammer|bow|crossbow|flamethrower|chainsaw|laser|blaster|whip|wand|slingshot|katana|spear)\b)/gi, 'i shoot with a '],
  [/^(?:an? |the )?(owl|fox|cat|dog|bear|robot|wizard|penguin|parrot|monkey|dragon|alien|pirate|elephant|frog|unicorn|dinosaur) quiz (?:about|on) (.+)$/iu, 'quiz about $2, asked by a $1'],
  [/\bfor my (son|daughter|nephew|niece|grandson|granddaughter|kid|brother|sister|boy|girl|child) (?:called |named )?\p{L}+,? (?:who is|who['’]s|(?:he|she)(?: is|['’]s)|is|aged|age) (\d+)(?: years? old| yrs? old| y\/?o)?(?: (?:and|who) (?:he |she )?(?:loves?|likes?) (\p{L}+(?: \p{L}+)?))?/giu, 'for a $2 year old'],
  [/\btrash bags?\b|\bgarbage bags?\b|\bbin bags?\b/gi, 'trash'],
  [/\brock,? (?:and |or )?paper,? (?:and |or )?scissors?\b|\bpaper,? scissors?,? (?:and |or )?rock\b|\bscissors?,? paper,? (?:and |or )?(?:rock|stone)\b/gi, 'roshambo'],
  [/\bspelling bees?\b/gi, 'spelling game'],
  // A drop of milk is milk.
  [/\b((?:ball|puck|paddle) is) (?:an? |the )?(?:drop|drip|blob|lump|bit|piece|scoop|ball|slice) of (?=\p{L})/giu, '$1 a '],
  [/\b((?:bricks|blocks|stones|tiles|pieces|balls) are) (?:the )?(?:drops|drips|blobs|lumps|bits|pieces|scoops|balls|slices) of (?=\p{L})/giu, '$1 '],
  [/(?<=\bice[- ]cream\b.*)\bscoops(?= (?:stack|pile|fall|sit|go|are)\b)/gi, 'ice creams'],
  // "Cannon enemies" are cannons, and enemies.
  [/\b(cannon|turret|drone|missile|rocket|bomb|saw|laser|fireball|cactus|barrel|car|truck|tank|helicopter|plane|rock|spike|mine|snowball|trap) (?:enemies|foes|villains|baddies)\b/gi, 'enemy $1s'],
  // That is what the dealer does.
  [/,? ?(?:where )?(?:the )?dealer (?:must |has to |always |should )?(?:stands?|stays?|sticks?|hits?|draws?)(?: on| at| until| till| below| under| to)? (?:an? |all )?(?:soft |hard )?1[67]s?\b/gi, ''],
  [/(?<=\b(?:blackjack|black jack|21|twenty[- ]one)\b.*)\b(?:with|by|against) (an?|the) (\p{L}+) (?:as (?:the )?)?dealer\b/giu, 'against $1 $2'],
  [/\b(?:baby|infant)(?:['’]?s)? (?:sensory )?games?\b(?=:? (?:with|where|about|of|for|in|to|tap|touch|pop))|^(?:a )?baby(?: sensory)? games?:?/gi, 'tapping game for toddlers'],
  [/\bspot (?=(?:all )?(?:the )?(?:\d+|\p{L}+) differences?\b)/giu, 'find '],
  [/,?( with| on| for| using)?( only)?( the)? \b(home|top|upper|middle)[- ]row( keys| letters| words)?\b/gi, ''],
  [/\btyping (practi[cs]e|training|tutor|lessons?)\b/gi, 'typing game'],
  // What sounds while somebody walks is no game of rhythm.
  [/(?<!\b(?:rhythm|music|musical|instruments?|band|orchestra|drums?|guitars?|violins?|memory|match|matching|sort|quiz|merge|play|notes?|with|and)\b.*)(?<=\p{L}{2,} .*), ((?:(?:soft|sad|slow|gentle|quiet|calm|lonely|melancholic|some|solo|only) )*)(?:piano|violin|cello|harp|flute|strings|acoustic guitar)(?: music| melody| soundtrack| tunes?)?(?=[.!]?$)/giu, ', $1'],
  // Whatever somebody is throwing at us, they throw.
  [/\b(?:is|keeps) (throw|hurl|toss|fling|shoot|spit|fir|dropp?)ing (?=(?:\p{L}+ ){1,3}at (?:me|us|you)\b)/giu, 'throws '],
  [/\b(?:are|keep) (throw|hurl|toss|fling|shoot|spit|fir|dropp?)ing (?=(?:\p{L}+ ){1,3}at (?:me|us|you)\b)/giu, 'throw '],
  [/\b(?:the |my |twitch )*chat throws\b/gi, 'people throw'],
  [/\b(wipe|clean|wash|polishe|polish|scrub)(s|ing)? (?:an? |the |my )(skyscraper|high-?rise|office block|glass tower)\b/gi, '$1$2 the windows of a $3'],
  [/\b(?:spinning |rotating |circular |deadly )?(?:saw ?blade|buzz ?saw)(s?)\b/gi, 'circular saw$1'],
  [/\b(burger|hamburger|cheeseburger|sandwich|pizza|cake|taco|hot dog|kebab|sundae) stack(?:ing|er)(?: game)? with (?=\p{L}+(?:,| and))/giu, 'stack a $1 with '],
  [/\b(town|village|city) square\b/gi, '$1'],
  [/\bcannot\b/gi, "can't"],
  [/\bfirst snow\b/gi, 'snow'],
  // What one tile of a merge game becomes: fish that turn into whales.
  [/(?<=\b(?:2048|merge|merging)\b.*?)(?:with |of |, )((?:\p{L}+ )?\p{L}+?),? (?:that |which |who )?(?:turn|hatch|grow|evolve|change|transform|develop|morph)(?:s|es|ing)?(?: up)? (?:in)?to (?=\p{L})/giu, 'where the $1 become '],
  [/(?<=\b(?:2048|merge|merging)\b.*?)(?:with |of |, )((?:\p{L}+ )?\p{L}+?),? (?:(?:that|which|who) )?(?:hatch|come|grow|emerge)(?:s|es|ing)? (?:out of|from) (\p{L}+)/giu, 'where the $2 become $1'],
  // A thing that is turned around turns nobody else.
  [/(?<=\b(?:with|using|in|into) (?:an?|the|my|your|his|her) )((?!world|room|house|city|castle|land|place|kingdom)\p{L}+)(?: (?:that|which) is)?(?: (?:turned|held|flipped|opened|hanging))? upside[- ]?down\b/giu, '$1'],
  [/\b(turned )?upside[- ]?down (?=(?:umbrella|hat|cup|bucket|bowl|basket|helmet|pan|pot|parasol|boat|shell)s?\b)/gi, ''],
  [/\bwith (?:an? |the )?(?:marching|brass) band\b(?! \p{L}+s\b)/giu, 'with a drum, a trumpet, a tuba, a trombone, a saxophone and a flute'],
  [/\b(?:with|of|for|by) (?:an? |the )?mariachis?(?: bands?| players?| musicians?)?\b(?=$|[,.;!]| (?:and|in|at|on|for|playing|who)\b)/giu, 'with a guitar, a trumpet, a violin, an accordion and maracas at a cheerful carnival'],
  [/\bwith (?:an? |the )?(?:rock|punk|metal|pop|school|garage|country|folk|big|girl|boy) band\b(?! \p{L}+s\b)/giu, 'with a guitar, a drum, a microphone, a piano and a saxophone at a concert'],
  [/\bwith (?:an? |the )?orchestra\b/gi, 'with a violin, a trumpet, a drum, a flute and a harp'],
  [/\bwith (?:an? |the )?jazz band\b/gi, 'with a saxophone, a trumpet, a piano, a violin and a drum at a concert'],
  [/\brock (?:concert|festival|gig) ((?:\p{L}+ )?game|\p{L}+)/giu, '$1 at a concert with guitars, drums and microphones'],
  [/\b(at|in|on|during) (?:an? |the )?rock (?:concert|festival|gig)\b/gi, '$1 a concert with guitars, drums and microphones'],
  [/(?<=\b(?:match|matching|memory|sort|sorting|pairs|bubbles?|sudoku)\b.*)(?<!shirt |\d |three |four |five |six )\bbuttons\b/gi, 'shirt buttons'],
  // Whose it is says nothing about where it is, and nobody's head is anybody.
  [/\b(?:child|kid|boy|girl|baby|grandma|granny|grandpa|neighbou?r|friend|owner)['’]s (?=(?:\p{L}+ )?(?:bedroom|room|house|garden|kitchen|desk|attic|home|backyard|bed)\b)/giu, ''],
  // On a board nobody lives there: only the place is seen.
  [/(?<=\b(?:match|memory|pairs|solitaire|sudoku|2048|tetris|blocks|bubbles?|mahjong|minesweeper)\b.*\bin (?:an?|the) )(?:wizard|sorcerer|magician|alchemist|warlock)['’]s (?:laboratory|lab|workshop|study|tower|castle|library)\b/giu, 'castle'],
  [/(?<=\b(?:match|memory|pairs|solitaire|sudoku|2048|tetris|blocks|bubbles?|mahjong|minesweeper)\b.*\b(?:in|on) (?:an?|the) )\p{L}+['’]s (?=(?:\p{L}+ )?(?:laboratory|lab|workshop|tower|castle|cave|lair|palace|temple|dungeon|kitchen|garden|island|ship|shop|farm|bakery|house|mansion)\b)/giu, ''],
  [/\b(\p{L}+)['’]s (?:head|nose|shoulders?|back)\b/giu, '$1'],
  [/\b(on|off|from|at) (?:the |their |other |some )?(?:people|person|somebody|someone|everyone|everybody|men|women)s?['’]?s? (?=(?:heads?|noses|faces|shoulders|hands)\b)/gi, '$1 '],
  [/\b((?!(?:this|his|its|always)\b)\p{L}{2,}[^\Ws]s)['’]? (?:heads|noses|faces|shoulders|backs)\b/giu, '$1'],
  [/\bknitting (grandma|granny|grandmother|nana|old lady|woman|cat|sheep)\b/gi, '$1 with yarn'],
  [/\b(?:mummy|mommy|mama|mum|mom) (?=(?:dog|cat|duck|bear|bird|hen|cow|pig|fox|wolf|rabbit|bunny|penguin|elephant|kangaroo|tiger|lion|deer|owl|horse|sheep|dinosaur|dragon|monkey|whale|otter|hedgehog|mouse|turtle|raccoon)\b.*\b(?:pups?|puppies|kittens?|ducklings?|cubs?|chicks?|bab(?:y|ies)|calf|calves|piglets?|bunnies|foals?|lambs?|fawns?|joeys?|eggs?|kids|children|young|little ones)\b)/giu, 'mother '],
  [/\bbird['’]?s[- ]eye( view)?\b/gi, 'from above'],
  [/(?<=\bspring\b.*)\b(after|following) (a |the )?(\p{L}+ )?winter\b/giu, ''],
  // An adjective that is also a noun names nobody here.
  [/\b(something|anything) (very |really |a bit |quite )?hopeful\b/gi, '$1 cheerful'],
  [/\b(something|anything) (very |really |a bit |quite )?sweet\b/gi, '$1 cute'],
  [/\b(something|anything) (very |really |a bit |quite )?crazy\b/gi, '$1 silly'],
  [/\b(something|anything) (very |really |a bit |quite )?(mystic|active|native|primitive|innocent|dear|good|natural|original|special|royal|radical|professional|intellectual|vintage|modern|bittersweet|tender)\b/gi, '$1'],
  [/\bviking (?:long ?)?(?:ship|boat)(s?)\b/gi, 'longship$1'],
  // It has a shape of its own.
  [/\b(an?|the|one|giant|huge) sea monster\b/gi, '$1 sea serpent'],
  // How it shines is no thing in it.
  [/\b(?:with|in|under|and) (?:glowing |bright |flashing )?neon (?:lights?|lighting|glow|signs)\b/gi, 'in neon style'],
  // Whoever races sits on it.
  [/(?<=\b(?:mario kart|kart|race|races|racing)\b.*)\b(witch)es on (broom)(?:stick)?s\b|(?<=\b(?:mario kart|kart|race|races|racing)\b.*)\b(\p{L}{3,})s on (horse|skateboard|bike|scooter|unicycle|motorcycle|sled|camel)s\b/giu, 'a $1$3 on a $2$4'],
  // What one jumps between is stood on.
  [/\b(jump|hop|leap)(s|ing)? (?:between|among|across|over|on|onto) (?:the |some |floating |drifting |melting )*(iceberg|ice floe|floe)s\b/gi, '$1$2 from $3 to $3'],
  [/\bfire engine(s?)\b/gi, 'fire truck$1'],
  [/\bkoi (?:carps?|fish(?:es)?)\b/gi, 'koi'],
  [/\b(?:an? |the )?(bank|museum|casino|supermarket|hotel) (?:heist|robbery)(?: game)? (?:with|by|as|starring) (an?|the) ((?:\p{L}+ )?\p{L}+)\b/giu, '$2 $3 robs the $1'],
  [/\b(?:an? |the )?(bank|museum|casino|supermarket|hotel) heist\b/gi, 'a thief robs the $1'],
  [/\bskibidi(?: toilet(?:s|te|ten)?)?\b/gi, 'evil toilets'],
  [/\bice cream van(s?)\b/gi, 'ice cream truck$1'],
  [/\btraffic jams?\b/gi, 'traffic'],
  // How it ends if one is late is nothing to be carried.
  [/,? (?:before|until|till) (?:it|they|everything|the \p{L}+)(?: all)? (?:goes?|gets?|turns?|becomes?|grows?) (?:sour|bad|cold|stale|off|rotten|soggy|warm|mouldy|moldy|too late)\b/giu, ' in time'],
  [/\bdust (bunn(y|ies)|rabbits?)\b/gi, 'dust'],
  [/\b(vacuum[- ]?cleaner robot|robot vacuum( cleaner)?|vacuum[- ]?cleaner|roomba|hoover)\b/gi, 'vacuum'],
  [/\btrick[- ]or[- ]treat(ing|ers?)?\b/gi, 'halloween night'],
  [/\bnew year'?s?( eve)?\b/gi, 'night'],
  [/\bwashing machines?\b/gi, 'laundry'],
  [/(?<=\b(laundry|washing|clothes)\b.*)\bwhites\b/gi, 'white shirts'],
  [/(?<=\b(laundry|washing|clothes)\b.*)\b(colou?rs|coloureds)\b/gi, 'red shirts'],
  [/(?<=\b(laundry|washing|clothes)\b.*)\bdarks\b/gi, 'black shirts'],
  [/(?<=\b(laundry|washing|clothes)\b.*)\bdelicates\b/gi, 'dresses'],
  [/\b(school|classroom|bathroom|kitchen|gym|beach|space|party|birthday|winter|summer|garden|camping|office|halloween|christmas|easter|sports?|science|hospital|medical) (things|objects|items)\b/gi, '$1 stuff'],
  [/\bunder water\b/gi, 'underwater'],
  [/\blasso(es|ing)\b/gi, 'catches'],
  [/(?<=\bclimb(?:s|ing)? (?:up )?(?:an?|the) (?:\p{L}+ )?(?:tower|castle|wall|mountain|beanstalk|hill|ladder|tree|hair)) to (?=(?:the|his|her|an?) (?:princess|prince|king|queen|kitten|kittens|girl|boy|bride)\b)/giu, ' to rescue '],
  [/\b(frog|cat|mouse|penguin|bear|pig|rabbit|fox) (prince|princess)\b/gi, '$2 $1'],
  // Whatever bounces is the ball, and whatever it breaks are the bricks.
  [/\b(?:smash|break|shatter|destroy|demolish|crush)(?:es|s|ing)? (?:the |some |all |all the )?((?:\p{L}+ )?\p{L}+s) with (an?|the|my) bouncing (?!(?:\p{L}+ )?balls?\b)(\p{L}+)/giu, ', breakout with $1 as bricks and $2 $3 as ball'],
  [/(?<=\b(?:smash|break|shatter|destroy|demolish|crush)(?:es|s|ing)?\b.*\bwith an? )bouncing (?=(?:\p{L}+ )?balls?\b)/giu, ''],
  // No boat of that name is meant.
  [/\bjunk\b(?! (?:foods?|ships?|boats?)\b)/gi, 'trash'],
  // Whoever herds animals runs after them.
  [/\b(?:herds?|herding|corrals?|corralling|wrangles?|wrangling|musters?|mustering|rounds? up|rounding up|rounds?(?= (?:\p{L}+ ){1,3}up\b)) (?=(?:(?:the|all|his|her|its|my|\d+|up|\p{L}+y|\p{L}+) ){0,3}(?:sheep|lambs?|cows?|cattle|calves|goats?|pigs?|piglets|hens|chickens|chicks|ducks?|ducklings|geese|horses|ponies|cats|kittens|dogs|puppies|llamas|alpacas|rabbits|bunnies|turkeys|buffalos?|yaks|reindeer|penguins|animals|dinosaurs)\b)/giu, 'catches '],
  [/(?<=\bcatches .*) (?:back )?(?:in|into|to) (?:the|a|an|its|his|her|their) (?:pen|fold|corral|paddock|barn|stable|stall|coop|sty|pigsty|sheepfold|enclosure)\b/gi, ' on a farm'],
  // Whatever burns is put out.
  [/\b(?:spray|hose|splash|squirt|pour|shoot|aim)(?:s|es|ing)? (?:the |some |its |his |her )?(?:water|foam|a hose|hose)?\s?(?:down )?(?:at|on|onto|over)? ?(?:the |some |a )?burning ((?:\p{L}+ )?\p{L}+)\b/giu, 'puts out burning $1'],
  [/\bice cream cone(s?)\b/gi, 'ice cream$1'],
  [/\bpizza slice(s?)\b|\bslices? of pizza\b/gi, 'pizza$1'],
  [/\bamong us\b/gi, 'in a spaceship,'],
  [/\bshush(es|ing)?\b/gi, 'calms'],
  [/\bfeed (the|my|a) ([\w ]+?),? (?:by )?catch(?:ing)?\b/gi, 'a $2 catches'],
  // Whoever is fed something eats it.
  [/\bfeed(?:ing)? (the|my|our|a|an|your) ((?:(?:very |super |always )?hungry |giant |big |huge |baby |little |pet )?(?:shark|whale|dolphin|crocodile|alligator|dragon|monster|dinosaur|t-rex|piranha|octopus|orca|sea monster|blob|slime|black hole|yeti)) (?:with |as many |as much |many |lots of |some |all the |the |more )?((?!by\b|in\b|at\b|until\b|before\b|and\b|with\b|on\b|while\b|when\b|every\b|as\b|to\b)\p{L}+)(?: as you can)?(?=$|[,.!;:]| (?:in|before|and|but|while|on|at|under|until)\b)/giu, '$1 $2 eats $3'],
  [/\bwith (its|his|her|their|your|my) mouths?\b/gi, ''],
  [/\b(?!funny|cute|happy|sad|random|different|silly|cool|the|with|all|some|other|more)(\p{L}{3,}) emojis\b/giu, '$1s'],
  // "The odd cat out" is the odd one among cats.
  [/\b(the|an|that) odd (?!one\b|ones\b|man\b)(\p{L}+) out\b/giu, '$1 odd one out with $2'],
  [/\b(odd one|different one|impostor|imposter|intruder)(?: out)? among(?:st)? (?!us\b)(?:(?:all|the|many|other|some) )*/gi, '$1 with '],
  // At work the boss is a manager, and no strong enemy.
  [/\bbosses\b(?=.*\b(office|meeting|desk|clerk)\b)|(?<=\b(office|meeting|desk|clerk)\b.*)\bbosses\b/gi, 'managers'],
  [/\bboss\b(?=.*\b(office|meeting|desk|clerk)\b)|(?<=\b(office|meeting|desk|clerk)\b.*)\bboss\b/gi, 'manager'],
  [/\b(my|our|your|his|her|their|grumpy|mean|annoying)((?: (?:evil|mean|angry|scary|grumpy|annoying|bad|old))*) boss(es)?\b(?! (fight|battle|level))/gi, '$1$2 manager$3'],
  [/\bboss\b(?= (?:at|from) work\b)/gi, 'manager'],
  [/\b(everything|stuff|things) (keeps? )?(falls?|falling|drops?|rains?)( down)? on\b/gi, 'rocks fall on'],
  // They are people, and no things to cool with.
  [/\b(hungry|angry|thirsty|crazy|football|soccer|hockey|basketball|baseball|sports?|music|rock) fans\b/gi, '$1 supporters'],
  [/^(?:(?:you are |be )?(?:an? |the )?)air traffic control(?:lers?)?[:,]? (?:who |that )?(?=(?:you )?(?:guid|direct)(?:e|es|ing|s)? )/gi, ''],
  [/\b(?:(?:an?|the) )?air traffic control(?:lers?)?(?: tower)?\b/gi, 'guide planes'],
  [/\bair traffic\b/gi, 'planes'],
  // A bet on the side.
  [/,? (?:the )?(?:loser|winner) (?:does|has to|must|pays|gets|buys|cooks|washes)\b[^.!?\n]*/gi, ''],
  [/,? with ((?:(?! with )[\w ])+) in the background\b/gi, ', in a $1 world'],
  [/\bthrough the air\b/gi, ''],
  [/\b(no|without|when there is no) internet\b/gi, ''],
  // "Bowling with carrots instead of pins".
  [/\b(\p{L}+) instead of (the |a )?(pins?|balls?|pucks?|bricks?|tiles?|cards?|pipes?|coins?|gems?|arrows?|darts?|dots?|pellets?)\b/giu, '$1 as $3'],
  [/\b(?:(?:for|to|just|and|let me|help me) )+(?:relax|relaxation|chill|chill out|calm down|unwind)\b|\brelax\b/gi, 'relaxing'],
  [/\b(?:little|small|tiny|short|simple|mini) (?=games?\b)/gi, ''],
  // Whoever is the boss is fought, and not played.
  [/,? (?:with|and|against|plus|featuring|has) (?:(?:an?|the|one|some|final|big|huge|last) )+(?!(?:final|last|end|big|huge|giant|tough|strong|evil|epic|mini|scary|level) boss)((?:(?!(?:and|an?|the|with|of)\b)\p{L}+[ -]){0,2}?(?!(?:and|an?|the|with|of)\b)\p{L}+) boss(?:es)?\b(?! (?:fight|battle|level))/giu, ' against a $1'],
  [/\b(get|become|grow)(s|ing)? (?:an? )?giants?(?=$|[,.!?]| (?:and|by|when|if)\b)/gi, '$1$2 gigantic'],
  // Whoever streams is a person, and the chat is nobody.
  [/\bchat (?:vs\.?|versus|against) (?:the )?streamers?\b:?/gi, 'you are a gamer in a bedroom,'],
  [/\b(?:twitch |video )?streamer(s?)\b(?=.*\b(?:chat|stream|viewers?|trolls?|followers?|subs|subscribers?|donations?|webcam|desk)\b)/gi, 'gamer$1'],
  [/\bthe (?:final |last |big |end )?boss is (?=an? |the |my )/gi, 'the enemy is '],
  [/\bboss (rush|fight|battle)(e?s)? (?:with|featuring|of) (?=(?:an? |the |\d+ |(?:two|three|four|five|six|ten) )?(?:giant|huge|big|massive|mega|colossal|enormous|gigantic|evil|angry|mean|scary|mutant|monster|monstrous|different|many|several)\b)/gi, 'boss $1$2 against '],
  // How something looks is nothing to be collected.
  [/\bsage(?= green\b|(?: and \p{L}+| coloured| colored)? (?:colou?r )?(?:palettes?|tones?|hues|shades|colou?rs?)\b)/giu, 'green'],
  [/\b(?:soft|muted|pale|dusty|gentle|delicate|washed[- ]out)((?:,? (?:and )?\p{L}+){0,3}?) (?:colou?r )?(?:palettes?|tones|hues|shades|schemes?)\b/giu, '$1 pastel colours'],
  [/\b(?:muted|faded|washed[- ]out) (red|orange|yellow|green|teal|blue|purple|violet|pink|brown)\b/gi, '$1, pastel colours'],
  [/\b(?:colou?r palettes?|colou?r schemes?|(?<=\b(?:red|crimson|orange|amber|yellow|golden|gold|green|emerald|lime|teal|turquoise|mint|cyan|blue|navy|azure|purple|violet|lavender|lilac|magenta|pink|rose|brown|beige|cream|sepia|white|black|gray|grey|silver|monochrome|warm|cool|cold|earthy|earth|neutral|autumn|autumnal|summer|spring|winter|sunset|neon|dark|bright|vivid|candy|retro|vintage|limited|pastel|tropical|desert|ocean|forest) )(?:palettes?|tones|hues|shades))\b/gi, 'colours'],
  [/,?(?: in| with| like)?(?: an?| the)?(?: old)?(?: black[- ]and[- ]white)? film[- ]noir(?: style| look| mood| theme| vibes?| aesthetics?| atmosphere)?\b/gi, ', black and white, tense, at night'],
  [/\bnoir (style|look|mood|vibes?|aesthetics?|atmosphere)\b/gi, 'black and white, tense, at night'],
  [/\bescape[- ]room (maze|labyrinth)s?\b/gi, '$1 escape'],
  [/\b(?:before|until) (?:it(?: is|['’]s| gets)? )?(?:dark|nightfall|the sun (?:sets|goes down))\b/gi, 'at sunset'],
  // It burns, whoever stands on it.
  [/\b(?:an? |the )?(?:lava|magma) floors?\b/gi, 'lava'],
  [/\bpaper (?:air|aero)plane(s?)\b/gi, 'paper plane$1'],
  [/\b(slingshot|catapult)(s|ing)? (?=(?:the |some |\d+ )?(?:\p{L}+ ){1,2}(?:at|into|onto|over) )/giu, 'throw$2 '],
  // Whoever owns what is dodged does not come along.
  [/(?<=\b(?:dodg|avoid|evad)(?:e|es|ing|s)? )(?:the |an? |my |his |her )?\p{L}+['’]s (?=\p{L}+s\b)/giu, ''],
  // What one dreams of at night comes as somebody.
  [/(?<!\b(?:like|of) )\b(?:the |bad |scary |evil |my |his |her )*nightmares\b/gi, 'ghosts and dark monsters at night'],
  // Only the sea is deep by itself.
  [/\bdeep (?=(?:under ?ground|inside|below|beneath|down)\b|in(?:to)? (?:the|a|an) (?!sea|ocean|water|blue))/gi, ''],
  [/\b(?<=\b(?:howl|bark|sing|stare|look|gaze|bay|yell|scream)(?:s|es|ing)? )at the (?:full )?moon\b/gi, 'in the moonlight'],
  [/\bscor(e|es|ing) (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) goals\b/gi, 'scor$1 goals, $2 goals'],
  // Whoever is gone is caught again.
  [/\b(?:my|our|the|an?) (\p{L}+) (?:has |have )?(?:escaped|ran away|got away|ran off|broke out|got out|is (?:lost|loose|missing|gone|on the run))\b,?((?:(?!\b(?:him|her|it|them)\b).)*?)\b(?:help me )?(?:catch|find|get|chase|look for|search for) (?:him|her|it|them)\b/giu, 'run after the $1$2'],
  [/\bkeep (the|an?|my|our) ((?:camp|bon)?fires?|flames?|torch(?:es)?|candles?) (?:burning|alive|lit|going)\b/gi, 'protect $1 $2'],
  [/(?<=\p{L}) are (?:coming|attacking|approaching|on the way|on their way)\b(?! (?:to|for|after) )/giu, ' attack us'],
  [/\b(?:stop|plug|seal|patch|block)(s|ping|ging|ing)? (the |all |some |\d+ )?(leak|crack|hole)s\b(?= in\b| on\b|$|[,.])/gi, 'repair$1 $2$3s'],
  [/\bline up (?:the |all |your )?(\p{L}+) (?:three|3) in a row\b/giu, 'match three with $1'],
  [/\b(cat|dog|puppy|kitten|rabbit|bunny|owl|hedgehog|penguin) caf[eé] (?:manager|owner|boss|waiter|waitress|barista)\b/gi, 'a waiter serves $1s in a cafe'],
  [/\bdark (?:mode|theme)\b/gi, 'moody'],
  [/\b(?:ink|watercolou?r|crayon|chalk|pencil|charcoal|felt|claymation|clay|hand[- ]drawn|sketchbook)(?: (?:drawing|painting|sketch))? (?:style|look|art|art style|aesthetics?|graphics|illustrations?)\b/gi, 'storybook look'],
  [/(?<=\b(?:chess|draughts|checkers|tic[- ]tac[- ]toe|four in a row|connect four)\b.*?),? (?:but |where |and )?(?:with )?(?:the |its )?(?:pieces|men|sides|players|figures) (?:are|as) (\p{L}+) (?:and|vs|versus) (\p{L}+)\b/giu, ' with $1 against $2'],
  [/\bfind (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) hidden (?=\p{L})/giu, 'find hidden $1 '],
  [/\b(?:mount|mt\.?) (?:everest|fuji|kilimanjaro|olympus|rushmore|etna|vesuvius|doom|blanc|rainier|ararat|fitz roy)\b/gi, 'a mountain'],
  [/,? (?:on |at |with )?(?:an? )?(?:medium|normal|average|moderate) (?:difficulty|level of difficulty)\b/gi, ''],
  [/\b(?:an? )?(?:traffic|crossing|school crossing) (?:controller|guard|warden|lady) (?:for|helps?|helping|guides?) (?:the )?(?=\p{L}+ (?:to )?cross)/giu, ''],
  [/\bslid(e|es|ing) (?=(?:\p{L}+ )?(?:drinks|beers?|glasses|mugs|cocktails|whiskeys?|milkshakes|coffees|plates|burgers) (?:down the bar )?to )/giu, 'serv$1 '],
  [/(?<=\b(?:in|of|through|around|across) )LA\b/g, 'Los Angeles'],
  [/\bNYC\b/g, 'New York'],
  [/\bmow(s|ing)? (?:the |my |his |her |a )?(?:lawn|grass|meadow)\b(?=.*\b(?:avoid|dodg|without|watch out|mind|around|must not|don['’]?t|never|spar(?:e|es|ing)|but not))/gi, 'drive$1 a lawn mower, collect$1 grass'],
  [/\bemojis? of (?=\p{L})/giu, ''],
  [/\bin (an?|the|his|her|their|my) getaway (car|van|truck)\b/gi, 'in $1 $2, through traffic'],
  [/\bgondolier(s?)\b/gi, 'gondola$1'],
  // A dragon's breath is a weapon.
  [/\b(?:spit|breath|blow|spew|belch|vomit)e?t?(s|ing)? (?:fire|flames?|fireballs?)\b/gi, 'shoot$1 fireballs'],
  [/\bspit(s|ting|ing)? (?=(?:\p{L}+ ){0,2}(?:at|on)\b)/giu, 'shoot$1 '],
  // What comes out of somebody falls.
  [/\b(?:poo|poop|fart|puke|vomit|spit|sneeze|shed|sweat|cough)(s|ing|es|ting|ding)? (?!games?\b)(?=(?:\p{L}+ ){0,2}\p{L}+s\b)(?! \p{L}+ (?:at|on)\b)/giu, 'drop$1 '],
  [/\b(?:go|goes|going|come|comes|coming|rides?|drives?) (?:down|downhill|down hill) (?:from |of |off )?(?:an? |the )?(?=(?:\p{L}+ )?(?:mountain|hill|slope|volcano|dune|glacier|peak|cliff)s?\b)/giu, 'descends down the '],
]; // biome-ignore format: one phrase a line

export const withoutSetPhrases = (text: string): string =>
  setPhrases.reduce(
    (rest, [phrase, meaning]) => rest.replace(phrase, meaning),
    withBattingNamed(
      withSuikaNamed(
        withoutFeast(
          inWordsOfWork(
            inWordsOfDeeds(
              inWordsOfSituations(
                withoutHomonyms(
                  inUnitsOfGames(
                    inOrdinaryPlaces(
                      withCrowdsMet(
                        withBedtimeAsMood(
                          withoutMusic(
                            inWordsOfFamousGames(
                              inWordsOfSurroundings(inWordsOfParts(withFlapperPlayed(inPlainSpeech(text)))),
                            ),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
