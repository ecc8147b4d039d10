import { withoutComparisons } from './comparisons.ts';
import { withPlainScenes } from './everyday-scenes.ts';
import { withPlainPace } from './paces-and-targets.ts';

/** How people of all kinds put their wishes, and how it is usually said. */
const usual: [RegExp, string][] = [
  [/^dear [^,.!:]{3,30}[,.!:] ?/i, ''],
  [/^(?:hi|hello|helo|hallo|hey|hiya)?[ ,!.]*my name(?: is|['’]?s) \p{L}+,? (?:and )?(?=i\b)/iu, ''],
  [/^as an? (?:\p{L}+ ){1,3}?(?:i|we) ?(?:want|need|would (?:like|love)|['’]d (?:like|love)) /iu, ''],
  [/\bmy (?:pupils|students|class) to (?=(?:tap|learn|practi[cs]e|play|match|sort|count|clap)\b)/gi, 'for kids to '],
  [/\bfor my (?:mother|mum|mom|father|dad|grandmother|grandfather|nan|aunt|uncle) who(?:['’]s| is) (?:nearly |almost |already )?\d{2,3}\b/gi, ''],
  [/^(?:my )?(?:mum|mom|mummy|mommy|dad|daddy|teacher|grandma|nan) (?:says|said) (?:that )?(?:i|we) (?:can|could|may) (?:have|hav|play|get|make) /i, ''],
  [/^(?:i|we) (?:run|own|have|manage|work (?:at|in)) (?:an? |the )?[^.;,:]{3,30}[;:] (?:i |we )?(?:want |need |would like )?/i, ''],
  [/^(?:my |our )?(?:twitch )?(?:chat|viewers|followers|audience|subscribers) (?:demands?|wants?|asked for|asks for|voted for|requests?)(?: to see)? ?[:,] ?/i, ''],
  [/^i (?:really )?(?:like|love)(?: very much)? (?:the )?\p{L}+(?: very much| a lot| so much)?[.!] (?=(?:can|could|please|i want|make|do|give)\b)/iu, ''],
  [/(?:[.,!;] ?|(?= (?:many )?thank))(?: ?many)? ?(?:thank you|thanks|thx|merci|cheers)(?: very much| a lot| so much| in advance)?[.! :)]*$/i, ''],
  [/\b(i|we|you|he|she|they)(?: would|['’]d) (?:really )?(?:like|love) to (?=(?!have|play|see|make|create|get|order|request|ask|know|be|build|design|give|try)\p{L}+)/giu, '$1 '],
  // Who one is, in other words.
  [/\b(?:an? )?(?:cute |sad |funny |little |short |calm |poetic )*game (?:about|of|where you are|in which you are|on) being (?=an? |the )/giu, 'a game where you are '],
  [/\b(?:who|that|which) (?:is|are|was) (?:far |much |way )?too \p{L}+ to \p{L}+/giu, ''],
  [/\b(an?|the) (\p{L}+)\b([^.;!?]*?)\b(?:my|his|her|its) (?:lost |missing |long-lost )?twin\b(?: (?:brother|sister))?/giu, '$1 $2$3 another $2'],
  [/\bto visit (?=\d|all\b|every\b|as many\b)/giu, ' and collects '],
  [/(?<=\b(?:past|from|by|avoid|avoiding|dodge|dodging|against|of|around) (?:the |some |a few |two |three )?)(?:sleeping |angry |scary |big )*(dragon|zombie|robot|skeleton|goblin|orc|dog|wolf|alien|ghost|troll|vampire|mummy|lion|tiger|bear|snake|spider|monster|demon|cyclops) guards\b/giu, '$1s'],
  // An introduction says nothing about the game.
  [/^(?:ok(?:ay)?,? )?(?:so,? )?(?:picture this|imagine this|hear me out|(?:new |random |stream |video |game |my )*(?:idea|concept|pitch)(?: for a game)?) ?[:,] ?/i, ''],
  [/^(?:yo|hey|hi|hello|ok|okay)[ ,]+(?:chat|guys|everyone|everybody|folks|all|team|friends|there)[,!.:]* (?:(?:and |so )?(?:we|i) (?:need|want|would like|wanna play) (?:an? |the )?)?/i, ''],
  [/^(?:grandad|granddad|grandpa|grandma|granny|nana|mum|mom|dad|teacher|nurse)(?: \p{L}+)? here[.,!:]* /iu, ''],
  [/\b(?:i|we) used to (?:play|love) (.+?) (?:as a (?:lad|kid|child|boy|girl|teenager)|when (?:i|we) (?:was|were) \p{L}+)[,.]?(?: [—–-])? (?:can|could|may) (?:i|we) have it /giu, '$1 '],
  [/ as a (?:lad|kid|child|boy|girl|teenager)(?=[,.!?]| [—–-])/gi, ''],
  // What somebody does for a living, and whom they work for.
  [/^(?:hi,? |hello,? )?i(?:['’]?m| am) an? (?:\p{L}+ ){0,2}?\p{L}+ and (?:i )?(?:would|['’]d) (?:love|like) (?=an?\b|the\b|some\b|to have\b)/iu, ''],
  [/^(?:hi,? |hello,? )?i(?:['’]?m| am) an? (?:\p{L}+ ){0,2}?\p{L}+ and (?:i )?(?:want|need) (?=an?\b|some\b)/iu, ''],
  [/\bi(?:['’]?m| am) (?:learning|studying) \p{L}+(?:,| and) (?=i (?:like|love|want)\b)/giu, ''],
  // How old the player is says for whom it is.
  [/^\W*(?:(?:hi|hey|hello)[\s!.,]+)?(?:i(?:['’]?m| am) \p{L}+,? (?:and )?)?i(?:['’]?m| am) (\d{1,2}|three|four|five|six|seven|eight|nine|ten)(?: years?(?: old)?| yrs?(?: old)?| yo)?(?:[.,!]| and| so)+ /iu, 'for a $1 year old: '],
  [/\bmy ((?:little |big |older |younger )?(?:son|daughter|kid|child|boy|girl|nephew|niece|grandson|granddaughter|grandchild|brother|sister)) is (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: years?(?: old)?| yrs?(?: old)?| yo)?\b/gi, 'for a $2 year old'],
  // "Lassoes sheep into a pen, 10 sheep": so many of them.
  [/(?<!\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the) )\b(?!(?:pair|card|live|level|round|wave|point|lane|question|word|letter|colou?r|ball|shot|stone|row|column|player|hole|second|minute|floor|move|try|piece)s\b)(\p{L}{2,}s|sheep|fish|mice|geese|people|children|deer)\b([^.!?]*?), (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) \1(?=$|[,.!?]| (?:in|and|to)\b)/giu, '$3 $1$2'],
  // What should not be scary is not spooky.
  [/(?:,? (?:and|but|with))? ?\b(?:nothing|not(?: too| very| at all| so)?|isn['’]?t|never|no|without anything)(?: (?:too|very|at all))? (?:scary|spooky|creepy|frightening)(?: (?:in it|in there|at all|things?|stuff|parts?|bits?))?/gi, ', no enemies'],
  // "For my geography lesson I need a quiz on rivers": the topic is what follows.
  [/^\W*(?:this is )?for (?:my|our|a|the) (?:\p{L}+ )?(?:lesson|class|course|homework|students|pupils),? (?:i|we) (?:need|want|would like|am looking for) (?=.*\b(?:about|on|of)\b)/iu, ''],
  // Who patrols with a torch holds it.
  [/\b(guards?|policemen|policeman|watchmen|watchman|robots?|soldiers?|cops?) (?:(?:who|that) )?(patrols?|walks?|roams?|search(?:es)?)(?: around)? with (flashlights?|torch(?:es)?|lanterns?|spotlights?)\b/gi, '$1 with $3 $2'],
  // Several sentences of a child without a full stop.
  [/(?<=[\p{L}]{2} )(?<!\b(?:and|but|so|because|that|which|who|where|when|while|if|as|until|till|before|after|than|unless|make|makes|let|lets|help|helps|then|or|how|what|why|with|for|the|once) )(he|she|it) (?=(?:is|was|has|hates?|loves?|likes?|chases?|eats?|wants?|must|needs?|runs?|jumps?|flies|lives?)\b)/giu, '. $1 '],
  // Whoever is hated and chased is chased.
  [/\b(he|she|it) (?:hates?|can['’]?t stand) (?:the |all )?(\p{L}+s) ?[.,;]? ?(?:and |so )?(?:he|she|it) (?:always |just )?(chases|eats|catches|hunts|scares|fights) them\b/giu, '$1 $3 $2'],
  // "Knives also fall, don't touch them": they are kept away from.
  [/(?<=^|[.!?;,] ?|\band )(?:the |some )?(\p{L}+s) (?:also |too )?(?:fall|drop|come|appear|fly)(?: (?:too|down|as well|by))*[,;.]? (?:but |so |and )?(?:please )?(?:don['’]?t|do not|never|you must not|must not|you can['’]?t) (?:touch|catch|eat|hit|take|grab|collect|pop|tap) (?:them|those|it)\b/giu, 'avoid $1'],
  [/,? (?:but |and )?(?:he|she|it|you|we|i|they) (?:must not|mustn['’]?t|should not|shouldn['’]?t|may not|cannot|can['’]?t)(?: ever)? (?:catch|eat|take|grab|collect|pick up|touch) (?=(?:the|any|an?|those|old|bad|poison\w*|rotten|\p{L}+s)\b)/giu, ', avoid '],
  [/\b(?:where )?(?:an? |the |my )?(\p{L}+) is fishing (?:for )?(?:the |some )?(?=\p{L})/giu, 'a $1 fishes for '],
  [/(?<!\p{L})(?:\p{L}+ \p{L}+, )?(?:\p{L}+ )?(\p{L}+)[,.] (tap|pop|touch|poke|pet|squish) them\b/giu, '$2 the $1'],
  // Each of them lands where the one before did.
  [/,? (?:and )?each(?: one)? (?:must|should|has to|needs to) (?:land|sit|be|go)\b[^.,;!?]*?\b(?:below|beneath|underneath|before)\b/gi, ''],
  // One that pops up is one of many.
  [/\b(?:an?|the) (?:\p{L}+y )?(\p{L}+) (?:keeps popping|pops) up\b([^.!?]*?)[,;] ?(?:and )?(?:you )?(?:bonk|whack|bop|hit|smack|bash|thump) (?:him|her|it)\b(?: before (?:he|she|it|they) \p{L}+ (?:the |my |all |our )?\p{L}+)?/giu, 'whack the $1s$2'],
  [/\bthere (?:is|are) (?:\p{L}+ )?(\p{L}+s)\b([^.;,]*)[.;,] (?:and )?(fling|throw|launch|toss|hurl|shoot|catch|collect|pop|feed|count|rescue|save) them\b/giu, '$3 the $1$2'],
  // "Fireflies glow at night, catch them": what is there is what is caught.
  [/^\W*(?:the |some |many |little |lots of )?(\p{L}+s) (?:glow|fly|float|fall|swim|drift|hop|buzz|appear|shine|roll|jump|flutter|hang|grow|wander|escape|run|race|bounce)s?(?: (?:about|around|away|down|by|past|everywhere))?((?: (?:at|in|on|over|through|from|across|down) [^,.;]+?)?)[,.;] (?:and |so )?(?:you )?(?:must |can |have to |need to |should )?(catch|collect|pop|feed|shoot|save|rescue|gather|count|grab|pick|tap|whack) them\b/giu, '$3 $1$2'],
  // Two who chase one, or the player: whoever flees is played.
  [/^\W*((?:an?|the) (?:\p{L}+ )?\p{L}+) and (?:his|her|its|their|an?|the) ((?:\p{L}+ )?\p{L}+) (?:chase|hunt|pursue|run after|are chasing|are after) ((?:an?|the|my) (?:\p{L}+ )?\p{L}+)(?! away| off)/giu, '$3 runs from $1 and a $2'],
  [/\b((?:an?|the) (?:\p{L}+ )?\p{L}+) and (?:his|her|its|their|an?|the) ((?:\p{L}+ )?\p{L}+) (?:chase|hunt|pursue|follow|run after|are chasing|are after) (?:me|us|you)\b/giu, 'run from $1 and a $2'],
  // "Keep the pigeons off the statue".
  [/\bkeep(?:s|ing)? (?:the |all |those |some )?(?!(?:hands|feet|eyes|things|kids|children|plates|balls|balloons)\b)((?:\p{L}+ )?\p{L}+s|mice|geese) (?:off|away from|out of|from) ((?:the|my|our|your|his|her|an?) )/giu, 'defend $2$1_against '],
  [/\b(?:shoo|scare|chase|drive|frighten)(?:s|ing)? (?:the |all |those |some )?((?:\p{L}+ )?\p{L}+s|mice|geese) (?:away from|off|out of|from) ((?:the|my|our|your|his|her|an?) )/giu, 'defend $2$1_against '],
  [/\bdefend ((?:the|my|our|your|his|her|an?) )((?:\p{L}+ )?\p{L}+)_against ((?:\p{L}+ )?\p{L}+)\b/giu, 'defend $1$3 against $2'],
  // Who fights whom.
  [/^\W*sumo(?:[- ]wrestling)?[:,] /i, 'sumo match: '],
  [/\bsumo(?:[- ]wrestling)?(?: match| fight| bout| game)? (?:between|of|with) ((?:an? |the |two )?(?:\p{L}+ )?\p{L}+) (?:and|vs\.?|versus|against) /giu, 'sumo match: $1 against '],
  [/^\W*(?:an? )?(?:fight|fist ?fight|brawl|battle|showdown) between (two|an?|the) (?=(?:\p{L}+ ){0,2}\p{L}+(?: (?:in|on|at)\b|$| and ))/giu, 'a duel between $1 '],
  [/\bmatching game\b(?=.*\bpairs?\b)/gi, 'memory game'],
  [/\b(where|in which) (?!the|an?|my|you|it|he|she|we|they|i|one|each|every\b)(\p{L}+) must (?=\p{L})/giu, '$1 a $2 must '],
  [/\bon (?:an? |my |the )?jet[ -]?skis?\b(?!.*\b(?:sea|lake|river|ocean|beach|bay)\b)/gi, 'on a jet ski at sea'],
  [/,? (?:i['’]?d like |with |against |and |please )*an? (easy|simple|weak|hard|difficult|strong|clever|smart) (?:computer|ai|cpu)(?: (?:opponent|player|enemy))?/giu, ', $1, against the computer'],
  [/\ban? chess set (?:of|with) /gi, 'chess with '],
  [/\bpeel(s|ing)? (?=(?:the |some |all |\d+ )?(?:potato|carrot|apple|banana|orange|onion|cucumber|egg|prawn|shrimp)\p{L}*)/giu, 'slice$1 '],
  [/\bslicees\b/gi, 'slices'],
  [/\bsliceing\b/gi, 'slicing'],
  [/\bdrift(s|ing)? (?=(?:across|over|through) (?:the |a )?(?:\p{L}+ )?sky\b)/giu, 'fly$1 '],
  [/\bflys\b/gi, 'flies'],
  // Verbs that hardly anybody uses.
  [/\bvault(s|ing)?(?= (?:over|across)\b)/gi, 'jump$1'],
  [/\b(\p{L}+) parkour (?:across|over|on|through) /giu, '$1 jumps over '],
  [/\bsnap(s|ping)? (?:up|at) (?=(?:the |some )?\p{L}+)/giu, 'eat$1 '],
  [/\bsnapping up /gi, 'eating '],
  [/\b(?:spelunk|abseil|rappel)(s|ing)? (?:down )?(?:into |in )?(?:(?:an?|the) (?:\p{L}+ )?(?:shaft|cave|cavern|hole|mine|well|canyon|gorge)\b)?(?: (?:on|with|by) (?:an?|the) rope)?,? ?/giu, 'swing$1 on a rope in a cave, '],
  [/\bsmuggl(e|es|ing) (?:some |the )?((?:\p{L}+ )?\p{L}+) out of (?=(?:the|an?|my) )/giu, 'steal$1 $2 in '],
  [/\bsteale(?= )/gi, 'steal'],
  [/\bsteales(?= )/gi, 'steals'],
  [/,? (?:while|as|and) (?:the |some )?((?:security )?(?:cameras?|searchlights?|spotlights?)) (?:sweeps?|scans?|watch(?:es)?|patrols?|search(?:es)?)(?: (?:the )?\p{L}+)?/giu, ', avoid the $1'],
  // Others take what somebody gathers.
  [/\b(?:hoards?|stockpiles?|stashes) (?=\p{L})/giu, 'collects '],
  [/,? (?:burying|hiding|storing|stashing) (?:them|it)(?= while\b)/gi, ''],
  [/(?<=\b(?:hoards?|collects?|gathers?|carries)\b[^.]*),? (?:while|but|and) (?:the |some |sneaky |greedy )*(\p{L}+s) (?:try|want|keep trying|are trying|come) to (?:steal|take|eat|snatch|grab) (?:them|it)\b/giu, ', avoid the $1'],
  [/\bclamber(s|ing|ed)? (?:up )?/gi, 'climb$1 '],
  [/\bblood moon\b/gi, 'at night'],
  [/\bthat shots\b/gi, 'that shoots'],
  [/,? (?:but|while|and) (?:the |some |hungry |greedy )*(\p{L}+s) keep (?:on )?\p{L}+ing (?:at )?(?:them|it)\b/giu, ', avoid the $1'],
  [/\bswip(e|es|ing) (?=(?:the |some )?\p{L}+ from\b)/giu, 'steal$1 '],
  [/\b(?:dozing|snoozing|slumbering) (?=\p{L})/giu, 'sleeping '],
  [/\bscoop up (?=\p{L})/giu, 'catch '],
  [/\bscoops up (?=\p{L})/giu, 'catches '],
  [/\bdeflect (?=(?:the )?(?:arrows|bullets|fireballs|rocks|lasers|balls)\b)/gi, 'catch '],
  [/\bdeflects (?=(?:the )?(?:arrows|bullets|fireballs|rocks|lasers|balls)\b)/gi, 'catches '],
  [/\bshar(es?|ing) out ([^.,;]+?) (?:to|with|among) /gi, 'serve $2 to '],
  // "Feed the dinosaurs, ten of them."
  [/\b(feed|collect|catch|pop|slice|find|deliver|shoot|whack|save|rescue|pick|peel) (?:the |some |all the )?([^,.;!?]+?),? (\d+|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) of them\b/giu, '$1 $3 $2'],
  // Music has a beat.
  [/\b(?:tap|clap|drum|play) along (?:to|with) /gi, 'tap to the music of '],
  [/\blanes? of (?:musical |music )?notes\b/gi, 'lanes, rhythm game'],
  [/\bin time (?:to|with) (?=(?:the |an? |my )?\p{L})(?!the clock\b)/giu, 'to the beat of '],
  [/\b(?:nudge|tilt|roll|steer|guide) (?:the |a |my |your )?(marble|ball|bead)s? (?=(?:through|around|into|to)\b)/gi, 'a $1 rolls '],
  [/\bshovels? (?:the )?snow (?:off|from|away from) /gi, 'sweep the snow off '],
  // How it is played is seen in the game.
  [/^\W*(?:(?:an? |one[- ]tap )?game (?:where|in which) you )?(?:just |simply )?(?:tap|touch|press|click|swipe|hold)(?:ping|ing)?(?: (?:on|across|over|down))?(?: (?:the|your|my|a))? (?:screen|phone|display|space ?bar|space|button|mouse(?: button)?)(?: quickly| fast| repeatedly)? to (?=\p{L})/iu, ''],
  // Whatever is kept in the air with taps flies.
  [/\bkeep(?:s|ing)? (?:the |an? |your |my )((?:paper |toy |little |tiny |red |hot air )*(?:planes?|airplane|aeroplane|glider|feather|balloon|kite|leaf|butterfly|bird|drone|helicopter|dandelion|bee)) (?:up )?(?:in the air|aloft|flying|afloat|from falling|from touching the (?:ground|floor))\b/giu, 'flappy $1'],
  // What somebody turns into is not met.
  [/,? (?:and |who |that |which |then )*(?:finally |later |slowly |eventually )?(?:turns?|transforms?|changes?|morphs?|grows?|becom(?:es?|ing)|turning|growing)(?: in)?(?:to)? (?:an? |the )?(?:beautiful |big |giant |real )?(?:butterfly|prince|princess|swan|frog|king|queen|dragon|man|woman|human|moth)(?=$|[.,;!?])/giu, ''],
  [/\b(\p{L}{3,}) ?(?:slayer|exterminator|buster)s?\b/giu, '$1 hunter'],
  // How long paint takes is no part of it.
  [/,? before (?:the )?(?:paint|ink|glue|cement|plaster|varnish|nail polish|mud|clay|colou?r) (?:dries|sets|hardens|is dry)(?: out| up)?\b/giu, ''],
  // "Shoot asteroids before they hit the earth": it is no foe, and cities are protected.
  [/\b(shoot|destroy|blast|zap|stop|smash)(?:ing|s)? (?:down )?((?:the |all |all the )?(?:falling |incoming |giant )?\p{L}+) before (?:they|it) (?:can )?(?:hits?|reach(?:es)?|destroys?|crash(?:es)? into|strikes?|smash(?:es)? into|lands? on) (?:(?:the|my|your|our) )?(?:earth|planet|world|moon|ship|ground|base)\b/giu, '$1 $2'],
  [/\b(?:shoot|destroy|blast|zap|stop|smash)(?:ing|s)? (?:down )?((?:the |all |all the )?(?:falling |incoming |giant )?\p{L}+) before (?:they|it) (?:can )?(?:hits?|reach(?:es)?|destroys?|crash(?:es)? into|strikes?|smash(?:es)? into|lands? on) (?:(?:the|my|your|our) )?(?:city|cities|town|village|houses?)\b/giu, 'missile command with $1'],
  [/\b(?:cut|trim)(?:s|ting|ming)? (?:the |all the |long )?(?:grass|lawn)(?: (?:with|on|using) (?:an? |the )?(?:ride-on |riding )?(?:lawn ?mower|mower))?\b/giu, 'mow the lawn'],
  // Whoever is stealthy keeps out of sight of guards.
  [/^\W*(?:an? |the )?((?:\p{L}+ ){0,2}\p{L}+) stealth(?: action)?(?: game)?\b/iu, 'a $1 sneaks past guards'],
  [/\b(?:an? )?stealth(?: action)?(?: game)? (?:with|about|starring|as) (an? (?:\p{L}+ )?\p{L}+)/giu, '$1 sneaks past guards'],
  [/\b(?:an? )?stealth(?: action)? game\b/giu, 'sneak past guards'],
  // Photos are taken of what is found.
  [/\b(?:photograph(?:s|ing)?|(?:take|takes|taking|snap|snaps|snapping|shoot) (?:the )?(?:best |good |some )?(?:photos?|pictures?|snapshots?) of) (?:the |all the |all |rare |some )*(?=\p{L})/giu, 'find the hidden '],
  [/\b((?:hot )?\p{L}+)[- ]eating (?:contest|competition|challenge)\b/giu, '$1 clicker, eat as many as you can'],
  [/\b(?:an? |the )?water[- ]?slides?(?: (?:race|racing|racer))?(?: game)?\b/giu, 'race down a river'],
  [/\b(?:races?|racing|slides?|sliding|rides?|riding|goes|going|shoots?|zooms?) (?:down|on|along) race down a river\b/giu, 'races down a river'],
  // Whatever time it is raced against runs out.
  [/\brac(?:e|es|ing) against (?:the )?(?:time|clock) to (?=\p{L})/giu, 'in 60 seconds, '],
  [/\b(?:defus|disarm)(?:e|es|ing) (?:the |all the |some )?(?:time )?bombs?(?: before (?:they|it) (?:explodes?|goes? off|blows? up))?/giu, 'tap the bombs before they explode'],
  [/\bbumper[- ]cars?\b/giu, 'sumo match: a car against a car'],
  [/\b(?:chinese )?zodiac(?: signs?| animals?)?(?= (?:memory|match|cards?|pairs|matching|merge|bubble))|(?<=(?:memory|match|pairs|matching)\b.*)\b(?:chinese )?zodiac(?: signs?| animals?)?/giu, 'zodiac animals'],
  [/^\W*(?:tap to |click to )?hatch(?:ing)? (?:the |all the )?(?:\p{L}+ )?eggs(?=$|[.,;!?])/iu, 'a hen hatches eggs on a farm'],
  [/^\W*laundry sorting(?: game)?(?=$|[:,])/iu, 'sort the laundry'],
  [/^\W*(?:laundry sorting(?: game)?[:,]? |sort (?:the )?laundry[:,]? )(?:by |into )?whites? and (?:colou?rs?|darks?)/iu, 'sort white shirts and red shirts'],
  [/\bbat and ball(?: (?:cricket|game|baseball))?\b/giu, 'cricket match'],
  [/^\W*(?:an? )?(?:two|2) (\p{L}+s) (?:fight|fighting|battle|battling|box|brawl|clash)(?:ing)?(?: each other)?\b/iu, 'two $1 duel'],
  [/\b(\p{L}+) hatchlings?\b/giu, 'baby $1'],
  [/^\W*(?:an? |the |my )?(car|truck|dog|window|elephant|horse|pet|plane|train|boat|tractor|cat|bike)[- ]?wash(?:ing)?(?: game| simulator| tycoon| station)?(?=$|[.,]| (?:for|with)\b)/iu, 'wash the $1s'],
  [/^\W*(?:an? |the |my )?dish[- ]?washing?(?: game| simulator| station)?(?=$|[.,]| (?:for|with)\b)/iu, 'wash the dishes'],
  [/,? (?:but |where |and )?(?:the )?(?:food|prey|snacks?) (?:runs?|moves?|flees?|hops?|escapes?)(?: away| around| about)?(?: from (?:you|it))?(?=$|[.,])/giu, ' with mice'],
  [/\b(?:in|on|with|by) (?:an? |the )?((?:haunted|fast|runaway|old|rickety|golden) )?mine ?carts?\b/giu, 'along the $1mine tracks in a cave'],
  // Who robs is kept from what is defended.
  [/^\W*(?:some |the |many )?((?:\p{L}+ )?\p{L}+s) (?:steal|attack|raid|rob|invade|want|loot|eat) (?:the |your |my |our )?(?:\p{L}+ )?\p{L}+[,;.] (?:and |so )?(?:defend|protect|guard|save) ((?:your|the|my|our|it)\b[^,.;]*)/iu, 'defend $2 against $1'],
  [/\bdrum pads?\b/giu, 'drums'],
  [/\b(?:kung[- ]?fu|tae ?kwon ?do|jiu[- ]?jitsu|martial arts|kick[- ]?boxing)(?: fighting| fights?| master)?\b/giu, 'karate'],
  // A picture in pieces, where no other puzzle is named.
  [/^\W*(?:an? |the )?((?!jigsaw|sliding|slide|number|math|word|logic|crossword|picture|block|match|tile|pipe|physics|maze|memory|puzzle|cross|brain|hard|easy|mirror|laser|rope|water|sort|colou?r|chess|light|gravity|escape|quick|simple|relaxing|little|short|fun|nice|cool|cute|treasure)\p{L}{3,}) (?:jigsaw )?puzzles?(?: game)?(?: for (?:kids|children|toddlers))?[.!]?\s*$/iu, 'jigsaw puzzle of a $1'],
  [/\b(?:a )?treasure map(?: puzzle| game)?\b/giu, 'a pirate digs for treasure'],
  [/\b(?:candles?[:,] )?blow(?:s|ing)? (?:out )?(?:the |all the |all |your |my )*(?:birthday )?candles?(?: out)?\b|\bcandles?[:,] (?:you )?blow them out\b/giu, 'put out the candles'],
  [/\b(?:capture|catch|steal) the (?:enemy )?flag\b/giu, 'sneak past guards and steal the flags'],
  [/\b(?:an? |the )?(?:(\p{L}+) )?roller[- ]?coasters?(?: (?:ride|game|simulator|cart|car))?(?=$|[.,!]| (?:with|in|through|over|past|at))/giu, 'a $1 train on a roller coaster track'],
  [/^\W*(?:an? )?(?:zoo ?keeper|zoo)(?: game| simulator| job)?(?=$|[.,])/iu, 'a zookeeper feeds the zoo animals'],
  [/\b(find|search(?: for)?|look for|collect|discover)(s|es|ing)? (?:the |some |all |all the |hidden )*clues\b/giu, 'find$2 hidden objects'],
  [/\bflying saucers?\b/giu, 'ufo'],
  [/[:;,] (?:you )?(?:have to |must )?(?:find|spot|look for|search for) (?:the |all |all the )(?!(?:exit|way|key|treasure|door|path|pairs?|words?|differences?|difference|right|odd|mother|matching|hidden)\b)(?:forbidden |dangerous |missing |lost )?(\p{L}+s)\b/giu, ', find the hidden $1'],
  [/\bwith (an? (?:\p{L}+ )?\p{L}+) (?:right |close |hot )?(?:behind|after|on the heels of) (?:you|me|him|her|it|us)\b/giu, 'chased by $1'],
  [/\brobot(?:ic)? arms?\b/giu, 'robot'],
  [/\bsanta(?: claus)?['’]?s (?:workshop|factory)\b/giu, 'a christmas workshop'],
  [/\b(un)?load(s|ing)? (?=(?:the |heavy |some |\d+ )?(?:\p{L}+ )?(?:boxes|crates|cargo|parcels|packages|barrels|containers|goods)\b)/giu, 'deliver$2 '],
  [/^\W*(?:the |my |a )?bakery[:,] /iu, 'in a bakery, '],
  [/\b(train|bus|tram|metro|subway)(?: driver| conductor)? (?:that |who )?stop(?:s|ping)? at (?:the |every |each |all |all the |\d+ )?(?:\p{L}+ )?(?:stations?|stops?|platforms?)\b/giu, '$1 picks up passengers'],
  [/\b((?:an? |the )?(?:elf|elves|dwarf|dwarfs|robots?|workers?|kid|santa|gnomes?))(?:'s)? (?:makes?|builds?|produces?|assembles?) (toys|presents|gifts|cars|robots|shoes|clothes|candies|dolls)\b/giu, '$1 $2 clicker, make as many $2 as you can'],
  [/\bsanta(?: claus)?['’]?s (?:sleigh|sled|reindeer sleigh)\b/giu, 'santa'],
  [/^\W*(rope|tree|ladder|tower) climbing(?: game| challenge)?(?=$|[.,])/iu, 'a kid climbs a $1'],
  [/^\W*haunted (house|mansion|castle|hotel|school) escape\b/iu, 'a kid escapes from ghosts in a haunted $1'],
  [/\bwater[- ]balloon (?:fights?|battle|war)\b/giu, 'kids throw water balloons at kids'],
  [/\b(?:tap|touch|press|click|hit)(?:ping|ing)? (?:the |all the )?(\p{L}+) in (?:the )?(?:right|correct|same) order\b/giu, 'simon says with $1'],
  [/\blaser[- ]tag\b/giu, 'a kid shoots lasers at robots in a neon arena'],
  [/,? (?:with )?(?:very |really )?(?:narrow|tight|small|tiny) gaps\b/giu, ', hard'],
  [/,? (?:with )?(?:very |really )?(?:wide|big|large) gaps\b/giu, ', easy'],
  [/\b(\p{L}+s) (?:come|attack|arrive|appear|run at you)(?: at you| in)? from (?:the )?(?:left and (?:the )?right|all sides|every side|both sides|everywhere|all directions|every direction)\b/giu, 'survive $1 that attack from all sides'],
  [/(?<=\bsort\p{L}*\b.*)\b(\p{L}+) (?:go |to |on |in |into )?(?:the )?left(?: (?:bin|side|box|basket))?,? (?:and |but )?(?:the )?(\p{L}+) (?:go |to |on |in |into )?(?:the )?right\b/giu, 'sort $1 and $2'],
  [/\b(mini ?golf|golf)(?: game)?(?: course)? with ((?:moving |spinning |many )?(?:windmills|ramps|bunkers|walls|trees|rocks|castles|ponds|cacti|barrels|blocks|tunnels|fences|pipes))\b/giu, '$1, avoid $2'],
  [/\b(swim|fl|div|sail|glid|driv|paddl)(y|ies|e|es|s|ing|ms|ming)? through (?:the )?(?:plastic |ocean |floating )*(?:waste|garbage|trash|rubbish|litter|pollution)\b/giu, '$1$2 in the sea, avoid plastic bottles'],
  [/,? (?:that |which |who )?(?:leaves?|leaving) (?:an? |the )?(?:\p{L}+ )?trail(?: behind(?: it| him| her)?)?(?=$|[.,;!?])/giu, ', snake game'],
  [/\bdrum[- ]?(?:kit|set)s?\b/giu, 'drum'],
  [/\b(grow|plant|tend|water|look after)(?:ing|s)? (?:an? |the |my |your )(?:\p{L}+ )?garden(?=$|[.,;!?]| with (?:my|your|a friend)\b)/giu, '$1 the flowers in a garden'],
  [/\bmatch(?:es|ing)? (?:the |all |each |every )*(?:(?:shadows?|silhouettes?|outlines?|sounds?|names?|homes?|houses?|shapes?|words?) (?:to|with|and) (?:the |its |their )?(?:right |correct )?(\p{L}+)|(\p{L}+) (?:to|with|and) (?:the |its |their )?(?:right |correct )?(?:shadows?|silhouettes?|outlines?|sounds?|names?|homes?|houses?|shapes?|words?))\b/giu, 'memory game with $1$2'],
  [/\bcount(?:ing)? (?:the )?(\p{L}+s) (?:up )?to (\d+)\b/giu, 'count the $1 up to $2'],
  // The phone is what two play on.
  [/\b(?:on|with) (?:the |one |a |our )?same (?:phone|tablet|ipad|computer|laptop|device|screen)\b/gi, 'for two players'],
  // "Make it calm and pink."
  [/[.,;!]? (?:please )?make it (?:all |look |very |really |so )*((?:\p{L}+,? )*?(?:and )?)(?=(?:pink|red|blue|green|purple|orange|yellow|black|white|golden|turquoise|grey|gray)\b[ .!]*$)/giu, ', everything $1'],
  [/\b(?:in|with) (?:its|his|her|their) (?:nose|head|feet|tail|paws|flippers)(?=$|[.,!;])/gi, ''],
  // "But zombies pop out of graves": they come instead of the moles.
  [/\b(whack[- ]?a[- ]?mole),? (?:but |where |only )*(?:the |some )?((?:\p{L}+ )?\p{L}+s) (pop|peek|come|jump|stick)\b/giu, '$1 with $2 that $3'],
  // Nobody's treasure watches out.
  [/(?<=\p{L}{3})(?<!\b(?:and|but|must|should|you|they|also|then|always|just|now|please|have to|need to|who|that)) (?=(?:watch out|look out|beware)\b)/giu, ', '],
  [/\b(?:in |by )(?:the )?(?:abc|a to z|a-z)[- ]order\b/gi, 'in alphabetical order'],
  // What grows is planted.
  [/(?<=^|[,.;:] ?|\b(?:and|to|you|i|we|then|game where you) )plant (?=(?:seeds?|flowers?|trees?|vegetables?|carrots?)\b)/giu, 'plant the '],
  [/\bgiv(?:e|es|ing) (it|him|her|them|(?:the|my|a|your) (?:\p{L}+ )?\p{L}+) an? (?:bubble |warm |nice )?(?:bath|shower)\b/giu, 'wash $1'],
  [/\b(?:walk|walks|walking) ((?:the|my|your|our|a|his|her) (?:\p{L}+ )?(?:dogs?|pupp(?:y|ies)|pups?|horses?|pon(?:y|ies)|pets?|corgis?)),? (?:and )?(?:then )?(feed|wash|brush|bathe|play|clean|cuddle|pet|groom|train)(?:s|es|ing)? (?:it|him|her|them)\b/giu, '$2 $1 and walk it'],
  [/\bbowling alley\b/gi, 'bowling'],
  // Ships of aliens do not sail, and planes that fight carry no passengers.
  [/\balien (?:space ?)?(?:ship|craft|vessel)(s?)\b/gi, 'UFO$1'],
  [/\b(?:fighter|combat|war) ?(?:plane|jet|aircraft)(s?)\b/gi, 'jet fighter$1'],
  [/^\W*(?:an? |the )?(?:space |star )\p{L}+ (shooting|shoots|blasting|blasts|fighting|fights) ([^,;.]+?),? (?:with|in|from|aboard|flying) (?:an?|his|her|the) ((?:\p{L}+ )?)(?:space|star)? ?ship\b/iu, 'a $3spaceship $1 $2'],
  [/^\W*rake (?=(?:the |all |up )?(?:\p{L}+ )?(?:leaves|sand|gravel|hay)\b)/iu, 'a gardener rakes '],
  [/^\W*(?:an? |the )?(?:medieval )?joust(?:ing)?(?: tournament| match| duel| game| contest)?(?: with| between| of)?(?: two)?(?: knights?)?(?: on (?:horses|horseback))?(?=$|[.,!]| in | at )/iu, 'duel of a mounted knight against a black mounted knight'],
  // Without the -s, the verb would be half of a name.
  [/^(\W*(?:an? |the )?(?:\p{L}+ )?\p{L}+) (rescue|save)(?= (?:the |some |all )?(?:\p{L}+ )?\p{L}+s?(?<!\b(?:mission|missions|game|games|team|boat|dog|dogs|helicopter|simulator|operation|squad|party)) (?:from|in|on|out|at|and|who)\b)/iu, '$1 $2s'],
  [/\b(?:must|has to|have to|needs to|need to|wants to|want to|tries to|try to) (?:get|go|come|return|be|make it) (?:back )?home\b(?= before| by)/giu, 'finds the way home'],
  // Somebody hides in a haunted house.
  [/^(\W*(?:an? )?)hide[- ]and[- ](?:go[- ])?seek(?= (?:in|inside|around) (?:an? |the )?(?:dark |old |haunted |spooky |creepy |abandoned )*(?:mansion|house|castle|manor|graveyard|crypt)\b(?!.* (?:with|find|looking for) (?!(?:an? |the |my )?(?:flashlight|torch|lantern|lamp|candle)\b)\p{L}))/iu, '$1hide and seek with ghosts'],
  // What is met on the way is collected.
  [/\b((?:jump|hop|leap|bounce)(?:s|ing|ping)? from (?:an? )?(\p{L}+) to (?:an? )?(?:\2|another|the next)[^.;]*?) (?:to |and |while )?catch(?:es|ing)? /giu, '$1 collecting '],
  [/\b(runs?|running|leaps?|leaping|jumps?|jumping) ((?:on|over|across|along|through) [^,.;]*?),? (?:and |while )?throw(?:s|ing)? ((?:\p{L}+ )?(?:shurikens?|(?:throwing |ninja )?stars|knives|daggers|axes|kunais?|spears))(?! at| into| in)\b/giu, '$1 $2 and shoots $3'],
  // Which way somebody jumps is nobody.
  [/\b((?:jump|move|hop|walk|go|run|step|fly|swim|drive|climb|crawl|roll|slide|race)(?:e?s|ing|ming|ping|ning|ving|bing|ling)?) (?:forwards?|backwards?|onwards?|upwards?|downwards?|sideways|ahead)\b/giu, '$1'],
  // Football is the one with a goal, unless it is American.
  [/(?<!american )\bfootball (match|cup|world cup)\b/gi, 'soccer $1'],
  [/\b(play(?:s|ing)?) football\b(?!.*\b(?:touchdown|quarterback|nfl|helmets?)\b)/gi, '$1 soccer'],
  [/\b(?:guess|name|find|identify|tell|learn|know|recogni[sz]e)(?:s|ing)? (?:the |each |every |a )?(?:countr(?:y|ies)|nations?) (?:from|by|behind|of|to|for) (?:its |their |the |a |each |every )?(?:national )?flags?\b/gi, 'guess the flag'],
  [/\bwhich (?:country|nation) (?:has|have|is|does|belongs to) (?:this|that|the) flag(?: belong to| from)?\b/gi, 'guess the flag'],
  [/\bhunt(s|ing)? ((?:\p{L}+ ){0,2}?\p{L}+) with (?:an? |the |his |her |their )?(spear|harpoon|boomerang|throwing axe)s?\b/giu, 'throw$1 $3s at $2'],
  [/\bhunt(s|ing)? ((?:\p{L}+ ){0,2}?\p{L}+) with (?:an? |the |his |her |their )?bow and arrows?\b/giu, 'shoot$1 $2 with arrows'],
  [/\bhunt(s|ing)? (?=(?:\p{L}+ ){0,2}?\p{L}+ with (?:an? |the |his |her |their )?(?:(?:cross)?bows?|arrows?|rifle|gun|shotgun)\b)/giu, 'shoot$1 '],
  [/\b((?:space ?ships?|rockets?|ufos?|spacecraft))(?: is)? (?:mines|mining|mine) (?=asteroids?\b)/gi, '$1 shoots '],
  [/\b(?:train|test|practi[sc]e|exercise)(?:s|ing)? (?:your |my |the |their )?memory\b(?=.*\b(?:lights|sounds|tones|notes)\b)/gi, 'simon says'],
  [/\b((?:save|rescue)(?:s|ing)? [^,.;]*?) from ((?:\p{L}+ )?)(bags|nets|hooks|bottles|cans|straws|traps|bombs|mines|rocks|meteors|arrows|knives|spikes|bullets|missiles|balls)\b/giu, '$1, avoid $2$3'],
  [/\bneon (?:blocks|bricks|tiles|pieces|shapes|squares)\b/gi, 'neon style'],
  [/\bgame (?:were|wear) (?=(?:you|u|a|an|the)\b)/gi, 'game where '],
  [/\b(sell(?:s|ing)? (?:them|it|everything|your harvest|the (?:harvest|vegetables|fruits?|crops|flowers|eggs|milk))) (?:at|on|in) (?:the|a) (?:farmers['’]? )?(?:market|shop|store|stand)(?=$|[,.;]| (?:on|in|at|for|to|with)\b)/gi, '$1'],
  [/^\W*cricket\W*$/i, 'cricket game'],
  [/^\W*parkour(?: game| run| runner)?\W*$/i, 'a kid runs over rooftops'],
  [/^\W*skateboard(?:ing)? (?:tricks?|game)\W*$/i, 'a skateboarder runs and jumps through the city'],
  [/^\W*(?:an? |the )?football(?: game| simulator)?(?=$|[.,!]| with (?!helmets)| in | for |,)(?!.*\b(?:touchdown|quarterback|nfl|american|catch|throw|pass|field goal|memory|quiz)\b)/gi, 'a soccer game'],
  [/\b(?:the )?(\p{L}+) team (vs\.?|versus|against) (?:the )?(\p{L}+) team\b/giu, '$1 $2 $3'],
  // What must not hit anybody is kept away from.
  [/,? (?:and |but )?(?:(?:you |i |we )?(?:don['’]?t|do not|must not|mustn['’]?t|should not|shouldn['’]?t|can['’]?t|cannot|never|not)(?: to)? (?:get|be)|without (?:getting|being)) (?:hit|shot|burn(?:t|ed)|struck|zapped|stung|splashed|squashed|crushed|flattened|knocked (?:down|over|off)|run over|touched|scratched|poked|blown up) by (?=(?:the |an? |any |all )?\p{L})/giu, ', avoid '],
  [/\bexcept (?:that )?(?=(?:the|you|i|all|everyone|everybody|my)\b[^,.;]* (?:are|is|am)\b)/gi, 'but '],
  [/\b(?:be )?careful (?:with|of|about|not to (?:touch|hit)) (?=(?:the |any )?\p{L})/giu, 'avoid '],
  [/\bmind (?=the (?:\p{L}+ )?\p{L}+s\b)/giu, 'avoid '],
]; // biome-ignore format: one way of asking it a line

export const inUsualWays = (text: string): string =>
  usual.reduce(
    (rest, [said, meant]) => rest.replace(said, meant),
    withPlainScenes(withPlainPace(withoutComparisons(text), 'en')),
  );
