/** "Sneezes", "breathing", "spit" in the form that another verb has there. */
const shootingAs = (form: string): string =>
  /ing$/i.test(form) ? 'shooting' : /[^s]s$/i.test(form) ? 'shoots' : 'shoot';

/** Whatever somebody blows, spits or sneezes at others is a shot. */
const blownAt =
  /\b((?:sneez|breath|spit|burp|belch|cough|fart|blow|spew|vomit|puk|squirt|spout|hiss|squeez)(?:e|es|s|ing|ting)?) (?!out |up |away )(?=(?:\p{L}+ ){1,3}at (?!(?:me|us|you|night|noon|dawn|dusk|home|school|work|sunset|sunrise|christmas|once|least)\b|(?:an?|the|my) (?:moon|party|beach|zoo|circus|pool|farm|fair|wedding|concert|end|time)\b))/giu;

const cattle =
  'sheep|lambs?|cows?|cattle|calves|goats?|pigs?|piglets|hens|chickens|chicks|ducks?|ducklings|geese|goslings|horses|ponies|cats|kittens|dogs|puppies|llamas|alpacas|rabbits|bunnies|turkeys|buffalos?|yaks|reindeer|penguins|animals|dinosaurs';
const folds =
  'pen|pens|fold|corral|paddock|barn|stable|stall|coop|sty|pigsty|sheepfold|enclosure|pond|lake|meadow|field|yard|cage|kennel|shed|nest';

/** Verbs in the words that the grammar knows; applied before all other phrases. */
const phrases: [RegExp, string][] = [
  [/(?<=\b(?:flip|turn|toss|fry|cook|grill|bake|roast)\p{L}*\b.*),? before (?:it|they) (?:burns?|gets? burn(?:t|ed)|(?:are|is) burn(?:t|ed))\b/giu, ' in time'],
  [/\b(?:toss|flip)(?:es|s|ing|ping)? ((?:\p{L}+ )?\p{L}+s) and (catch(?:es|ing)?) them\b/giu, '$2 falling $1'],
  // Whatever explodes is dangerous, wherever it says so.
  [/\b((?:(?!that|which|and|with|the|some|are)\p{L}+ )?(?!that|which|they|it)\p{L}+s) (?:that|which) (?:can |will |all )?explode\b(?! (?:into|in a|like))/giu, 'exploding $1'],
  // Whoever carries something and must not drop it keeps out of everybody's way.
  [/\b(carr(?:y|ies|ying)|bring(?:s|ing)?|balanc(?:e|es|ing)|take|takes) (?:(?:a |his |her |the )?(?:tower|stack|tray|pile)s? of )?((?:(?:full|hot|wobbly|heavy|precious|fragile|the|some|many|too many|his|her) )*\p{L}+s?) (through|across|around|in|past) (an?|the) (?:(?:crowded|busy|packed|full|bustling|noisy|hectic) )((?:\p{L}+ )?\p{L}+),? (?:and )?(?:without|(?:do not|don['’]?t|must not|never)(?= drop| spill| break)) (?:drop(?:ping)?|spill(?:ing)?|break(?:ing)?|los(?:e|ing)|smash(?:ing)?) (?:them|it|any|anything|a drop|one|a single one|any of them|(?:the|a|any) \p{L}+)\b/giu, 'carries $2 in the $5, dodges guests'],
  // Whoever is chased away is shooed, and whatever is spat out is left alone.
  [/\bchasing (?:away|off) (?=\p{L})/giu, 'shooing '],
  [/\bchases (?:away|off) (?=\p{L})/giu, 'shoos '],
  [/\bchase (?:away|off) (?=\p{L})/giu, 'shoo '],
  [/\bspits? out (?=\p{L})/giu, 'avoids '],
  [/\bfir(?:e|es|ing) (?:the|your|my|our|all) (?:cannons?|guns)\b/giu, 'shoot cannonballs at them'],
  [/\bturn(s|ing)? ((?:(?:evil|bad|angry|all|the) )*\p{L}+s) into (?=(?:\p{L}+ )?\p{L}+s\b)/giu, 'shoot$1 magic at $2 into '],
  [/(?<=\b(?:steals?|stealing|eats?|eating|catch(?:es|ing)?|collects?|grabs?|falling|hot|of|the|with|and|some|my|his|her|for|potato) )fries\b/giu, 'french fries'],
  [/\blay(s|ing)? eggs (on|onto|at) (?:the )?(?:passing |moving )?/giu, 'drop$1 eggs $2 the '],
  [/\bcross(?:es|ing)? (?:an?|the) mine ?field\b/giu, 'dodges bombs in a field'],
  [/\b(?:runs?|running|escapes?|escaping|flees?|fleeing) (?:away )?from (?=(?:the )?falling )/giu, 'dodges '],
  [/\bputting out\b/gi, 'extinguishing'],
  [/\bblowing out (?=(?:\p{L}+ ){0,2}(?:candles?|fires?|flames?|lanterns?|torch(?:es)?)\b)/giu, 'extinguishing '],
  [/\bblows out (?=(?:\p{L}+ ){0,2}(?:candles?|fires?|flames?|lanterns?|torch(?:es)?)\b)/giu, 'extinguishes '],
  [/\bblow out (?=(?:\p{L}+ ){0,2}(?:candles?|fires?|flames?|lanterns?|torch(?:es)?)\b)/giu, 'extinguish '],
  [/\bcast(s|ing)? (?:(?:magic|evil|his|her|some|powerful|fire|ice) )*spells (?=at\b)/gi, 'shoot$1 magic '],
  // Whoever pushes animals somewhere herds them.
  [new RegExp(`\\b(?:push|driv|chas|shoo|nudg|steer|get|herd)(?:e?(s)|e|t?(ing))? (?=(?:(?:the|all|his|her|its|my|\\d+|up|back|\\p{L}+y) ){0,3}(?:${cattle}) (?:back )?(?:in|into|to|inside) (?:(?:the|a|an|its|his|her|their) )(?:\\p{L}+ )?(?:${folds})\\b)`, 'giu'), 'herd$1$2 '],
  [new RegExp(`\\b(?:lead|bring|guid)(?:e?(s)|e|(ing))? (?=(?:(?:the|all|his|her|its|my|\\d+|back|lost) ){0,3}(?:${cattle}) (?:back )?(?:in|into|to|inside) (?:(?:the|a|an|its|his|her|their) )(?:\\p{L}+ )?(?:pen|fold|corral|paddock|barn|stable|coop|sty|pigsty|sheepfold)\\b)`, 'giu'), 'herd$1$2 '],
  // Whoever gets water is watered, and whoever sleeps meanwhile does nothing.
  [/\bgiv(?:e(s)?|(ing)) ((?:(?:the|my|all|some|your|his|her|our) )*(?:\p{L}+ )?\p{L}+s) (?:some |enough |a bit of |their )?water\b/giu, 'water$1$2 $3'],
  [/,? while (?:(?:the|all|my|your|our|his|her|everybody|everyone) )*(?:(?:other|tired|busy) )?(?:colleagues|co-?workers|parents|others|people|neighbou?rs|family|friends|kids|children|everybody|everyone) (?:is |are )?(?:still )?(?:sleep(?:s|ing)?|asleep|nap(?:s|ping)?|snor(?:e|es|ing)|rest(?:s|ing)?)\b/giu, ''],
  [/(?<=\b(?:steal|sneak|rob|snatch|grab|swip|tak)\p{L}*\b.*),? while (?:(the|my|his|her|your) )?(\p{L}+) (?:is )?(?:sleeps|sleeping|asleep|naps|napping|snores|snoring|snoozes|snoozing)\b/giu, ', avoid the sleeping $2'],
  [/(?<=\b(?:steal|sneak|rob|snatch|grab|swip|tak|stole)\p{L}*\b.*),? without (?:waking|to wake|disturbing)(?: up)? (?:(?:the|my|his|her|your|a|any) )?(?:(?:sleeping|big|old|grumpy) )*(\p{L}+)(?: up)?\b/giu, ', avoid the sleeping $1'],
  // Whoever must not be seen sneaks, also out of a prison.
  [/\b(?:escape|break out|get out|get away|flee)(s?) (?:from|of) (?=.*\bwithout (?:being|getting) (?:seen|noticed|spotted|detected)\b)/giu, 'sneak$1 out of '],
  // Nobody who steals from a basket catches things with it.
  [/(?<=\b(?:steal|stole|snatch|rob)\p{L}*\b.*) (?:from|out of) (?:(?:the|a|some) )?picnic baskets?\b/giu, ' from the picnic'],
  [/(?<=\b(?:steal|sneak|rob|snatch|stole)\p{L}*\b.*),? (?:without (?:being|getting) (?:seen|noticed|spotted|detected|caught)|unseen|unnoticed|undetected)\b/giu, ''],
  // A sticky floor is mopped like a wet one.
  [/(?<=\b(?:mop|clean|wip|scrub|wash)\p{L}*(?: up| away)? (?:(?:the|all|some|any|sticky|gross|green|slimy) )*)(?:goo|gunk|muck|ooze|slime|gloop)\b/giu, 'green puddles'],
  [/\b(?:bobsledd?ing|bobsleighing|luging)\b/gi, 'sledding'],
  // Boats go through gates on a river.
  [/\b(kayaks?|canoes?|rafts?|rowboats?|boats?|dingh(?:y|ies)|kayaking|canoeing|rafting|paddling) slalom\b(?!.*\b(?:river|rapids|stream|creek|canal|sea|ocean|lake)\b)/giu, '$1 slalom down a river'],
  [/\bslalom (?:in|with|on) (an?|the|my) (kayak|canoe|raft|rowboat|boat|dinghy)\b(?!.*\b(?:river|rapids|stream|creek|canal|sea|ocean|lake)\b)/giu, 'slalom down a river in $1 $2'],
  // A hook or a net of those who fish.
  [/(?<=\b(?:dodg|avoid|evad|escap|flee|outrun|outswim)\p{L}* (?:from )?(?:the |all |some )?(?:\p{L}+ )?)fishing (hooks?|lines?)\b/giu, '$1'],
  // With the tongue one catches.
  [/\b(?:lick|slurp|snap)(?:(s)|p?(ing))? up (?=(?:the |all |some )?(?:\p{L}+ )?(?:flies|mosquitoe?s|bugs|insects|ants|termites|beetles|crickets|moths|gnats|butterflies|dragonflies|worms)\b)/giu, 'hunt$1$2 '],
  [/,? (?:with|using) (?:its|his|her|their|an?|the|my) (?:(?:very |super )?(?:long|sticky|quick|fast) )*tongues?\b/gi, ''],
  // A trick in the air is nothing to collect.
  [/\b(?:do(?:es|ing)?|mak(?:e|es|ing)|perform(?:s|ing)?|turn(?:s|ing)?) (?:(?:some|many|crazy|cool|double|triple|big|high|the|more) )*(?:back ?|front ?)?(?:flips|somersaults|cartwheels|loops?|backflips?|frontflips?)\b/gi, 'jumps'],
  // What stands in an office for paper.
  [/(?<=\b(?:throw|toss|hurl|lob|fling|flick|chuck|shoot)\p{L}* .*\b(?:in|into) (?:(?:the|an?|my|your) )?)\b(?:trash|garbage|rubbish|waste ?paper|waste|litter|recycling|paper|office)[- ]?(?:can|bin|basket)(s?)\b/giu, 'wastebasket$1'],
  [/(?<=\b(?:throw|toss|hurl|lob|fling|flick|chuck)\p{L}* (?:(?:some|the|your|my) )?)(?:crumpled(?: up)? papers?(?: balls?)?|paper (?:balls?|wads?))(?= (?:in|into)\b)/giu, 'papers'],
  // Water on a fire puts it out.
  [/\b(?:drop|dump|pour|throw)(?:s|p?ing)? water (?:down )?(?:on|onto|over|at) (?=(?:the |some |all |\p{L}+ )*(?:fires?|flames|wildfires?)\b)/giu, 'extinguish '],
  [/\b(?:drop|dump|pour|throw|spray|splash|shoot|squirt)(?:(s)|p?ing)? water (?:down )?(?:on|onto|over|at|to) (?=(?:the |some |all |an? )*burning\b)/giu, 'extinguish '],
  [/\b(?:drop|dump|pour|throw|spray|splash|shoot|squirt)(?:(s)|p?ing)? water (?:down )?(?:on|onto|over|at|to) (?:the |some |all |an? )*((?:\p{L}+ )?\p{L}+) (?:that (?:is|are) )?(?:on fire|in flames|ablaze)\b/giu, 'extinguish burning $2'],
  // Of a forest the trees burn.
  [/(?<=\b(?:extinguish(?:es|ing)?|put(?:s|ting)? out|sav(?:e|es|ing)) )(?:the |an? )?burning (?:forests?|woods?|jungles?)\b/giu, 'burning trees'],
  [/\bpoop(s|ing)? on (?:me|us|you)\b/gi, 'drop$1 poop at you'],
  // A balance that is kept is nothing to be stacked.
  [/,? ?(?:\b(?:and|to|while|but|try to|trying to|must|has to|have to|don['’]?t|do not|without|never) )*\b(?:keep|hold|los|maintain|find)(?:s|es|e|ing)? (?:(?:your|his|her|its|their|my|the) )?balance\b/gi, ''],
  // The one who draws first.
  [/\b(?:draw|shoot|fire|pull|react|be)(?:s|ing)?(?: (?:your|his|her|the|my) (?:gun|pistol|revolver|weapon|colt))? (?:faster|quicker|sooner|first) than (an?|the|my|your|his|her) ((?:\p{L}+ )?\p{L}+)/giu, 'quick draw in the wild west, tap when $1 $2 appears'],
  [/\b(?:draw|shoot|fire|pull)(?:s|ing)?(?: (?:your|his|her|the|my) (?:gun|pistol|revolver|weapon|colt))? (?:before|first against) (?=(?:the|your|his|her|my) (?:opponent|outlaw|bandit|sheriff|cowboy|rival|enemy|villain)\b)(the|your|his|her|my) (\p{L}+)(?: (?:does|draws|shoots|fires|can))?/giu, 'quick draw in the wild west, tap when $1 $2 appears'],
  // What falls on the player is thrown at the player.
  [/\b(?:dump|pour|empt|tip|unload|rain)(e?s|ies|ing|y)? ((?:\p{L}+ ){1,3}?)(?:down |right )?(?:on|onto|upon|over) (?:top of )?(?=(?:me|us|you)\b)(me|us|you)\b/giu, 'drop $2at you'],
  [/\b((?:drop|throw|hurl|toss|fling|shoot|chuck|lob|fire)(?:s|p?ing)?) ((?:(?!on |at |onto )\p{L}+ ){1,3}?)(?:down |right )?(?:on|onto|upon|down at|over|to) (?:top of )?(?:me|us|you|(?:my|your) head)\b(?! (?:to|and) catch)/giu, '$1 $2at you'],
  // Whoever makes something for others serves it to them.
  [/\bmak(e|es|ing) (?!(?:me|us|you|it|them|games?|sure|an?|the|up|fun)\b|(?:\p{L}+ )?(?:burgers|hamburgers|cheeseburgers|pizzas|sandwiches|tacos|burritos|salads|sundaes|hot ?dogs|smoothies|milkshakes|cakes|wraps|kebabs|soups|potions|cocktails|ice creams) for (?:\p{L}+ )*?(?:customers?|guests?|clients?|diners|patrons|people)\b)((?:\p{L}+ )?(?!games?\b)\p{L}+s) for (?=(?:(?:the|my|all|some|many|hungry|thirsty|tired|picky|impatient|busy|sleepy|angry|cold|little|lots of) )*(?!kids|children|toddlers|beginners|seniors|adults|me\b)\p{L}+s\b)/giu, 'serv$1 $2 to '],
  // A ride is what something does, and nothing to collect.
  [/(?<=^|[,:;.!?] |\b(?:game|fast|wild|crazy|scary|spooky|calm|relaxing|funny|endless|long|short) )(?:an? |the )?(mine ?cart|roller ?coaster|train|boat|sleigh|bike|bicycle|horse|pony|camel|elephant|dragon|unicorn|gondola|raft|bus|tractor|scooter|motorbike|motorcycle|skateboard|sled|donkey|ostrich|carriage|cable car) rides?\b(?= (?:through|down|over|across|along|in|around|up|past|on|into|under|to)\b)/giu, 'a $1 rides'],
  [/\b(?:the )?(?:(?:airport|mall|store|museum|bank|school) )?security (?=(?:chases|is chasing|follows|hunts|pursues|catches|runs after|is after|wants|comes)\b)/gi, 'a security guard '],
  [/(?<=\b(?:from|avoid|dodge|escape|evade|past|by|against) )(?:the )?security(?=$|[,.!]| and\b)/gi, 'security guards'],
]; // biome-ignore format: one phrase a line

const young: Record<string, string> = {
  duck: 'ducklings', cat: 'kittens', dog: 'puppies', hen: 'chicks', chicken: 'chicks', cow: 'calves', sheep: 'lambs', pig: 'piglets',
  bear: 'bear cubs', lion: 'lion cubs', tiger: 'tiger cubs', fox: 'fox cubs', wolf: 'wolf cubs', horse: 'foals', rabbit: 'bunnies',
  deer: 'fawns', elephant: 'calves', whale: 'calves', bird: 'chicks', penguin: 'chicks', owl: 'chicks', swan: 'cygnets', goose: 'goslings',
}; // biome-ignore format: read as pairs

/** "A mother duck looks for her lost babies": they are ducklings. */
const ownYoung =
  /\b(?:mom|mum|mother|mama|mommy|daddy|dad|father|papa) (\p{L}+)\b(.*?\b(?:her|his|its|their) (?:(?:lost|little|missing|tiny|own|cute|hungry|\d+|two|three|four|five|six|seven) )*)(?:babies|kids|children|young|little ones)\b|\b(?!an?\b|the\b|my\b)(\p{L}+) (?:mom|mum|mother|mama|mommy|daddy|dad|father|papa)\b(.*?\b(?:her|his|its|their) (?:(?:lost|little|missing|tiny|own|cute|hungry|\d+|two|three|four|five|six|seven) )*)(?:babies|kids|children|young|little ones)\b/giu;

const withOwnYoung = (text: string): string =>
  text.replace(ownYoung, (all: string, first = '', _before = '', second = '') => {
    const named = young[(first || second).toLowerCase()];
    return named ? all.replace(/(?:babies|kids|children|young|little ones)$/i, named) : all;
  });

/** "Layer by layer, 7 layers": they are what is piled up, whatever it is. */
const layered = (text: string): string =>
  /\b(?:layer by layer|(?:build|stack|pile)\p{L}*\b.*\blayers)\b/iu.test(text)
    ? text
        .replace(/,? (?:layer by layer|one layer at a time)\b/giu, '')
        .replace(
          /\b(?:build|mak|assembl)(e?s|ing|e|)? (?=(?:an?|the|my) )/iu,
          (_, ending = '') => `stack${ending === 'e' ? '' : ending.replace(/^es$/, 's')} `,
        )
        .replace(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) layers\b/giu, '$1 floors')
    : text;

export const inWordsOfDeeds = (text: string): string =>
  phrases.reduce(
    (rest, [phrase, meaning]) => rest.replace(phrase, meaning),
    layered(withOwnYoung(text)).replace(blownAt, (_, form: string) => `${shootingAs(form)} `),
  );
