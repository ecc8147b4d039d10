import { classOfWords } from './class-of-words.ts';
import { withDriversInside } from './drivers.ts';
import { pluralOf, singularOf } from './english-plurals.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { hostile } from './role-words.ts';

const raids =
  '(?:eat|steal|destroy|attack|nibble|ruin|trample|rob|raid|devour|munch|dig up|snatch|take|grab|gobble up|smash|knock down|get)';
const wants = '(?:try to|tries to|are trying to|want to|wants to|keep trying to|come to|are coming to|love to|always) ';
const robbers =
  '((?:(?:the|some|many|hungry|greedy|evil|naughty|cheeky|nasty|wild|bad) )*(?:\\p{L}+ )??\\p{L}+s|mice|geese)';
const crop = '((?:(?:the|some|your|my|his|her|its|their|an?|many|giant|\\d+) )*(?:\\p{L}+ )?(?!and\\b|but\\b)\\p{L}+)';
const owned = new RegExp(
  `\\b(?:(?:plant|grow|rais|sow|tend|cultivat|guard|water|build)(?:(es|s)|ing|e)?|lay(s)?|have|own(s)?) ${crop}(?:,| and| but|, and|, but| while|, while)(?: then)? ${robbers} (?:${wants}${raids}|(?:attack|steal|destroy|raid)) (?:them|it)(?: all| away| up)?(?=$|[,.!?]| (?:at|in|on|all|every|before)\\b)`,
  'giu',
);
const gathered = new RegExp(
  `\\b((?:collect|gather|pick|harvest|catch|grab)(?:es|s|ing)? ${crop})(?:,| and| but|, and|, but| while|, while) ${robbers} ${wants}${raids} (?:them|it)(?: all| away| up)?(?=$|[,.!?]| (?:at|in|on|all|every|before)\\b)`,
  'giu',
);
const kept = new RegExp(
  `(?<=\\b(?:you|i|we) (?:have|own|run|keep|are|work)\\b.*)(?:,| and| but|, and|, but| while|, while) ${robbers} ${wants}${raids} ((?:the|your|my|our|his|her) (?:\\p{L}+ )?\\p{L}+)`,
  'giu',
);
const opening =
  /\b(?:an? )?(?:little |small |fun |cute )?(farm|garden)(?:ing)? game (?:where|in which|about) (?:you |i )?(?=protect)/giu;

/** "Plant carrots and rabbits try to eat them": they are protected from the rabbits, and what is collected is not shared. */
const withRobbers = (text: string): string =>
  text
    .replace(owned, (_, es = '', lays = '', owns = '', what: string, who: string) => {
      const isOther = es || lays || owns;
      return `protect${isOther ? 's' : ''} ${what} from ${who}`;
    })
    .replace(gathered, '$1, avoiding $3')
    .replace(kept, ', protect $2 from $1')
    .replace(opening, 'in the $1, ');

const worked = 'herd|hunt|catch|chas|collect|gather|pick|shear|milk|feed|deliver|groom';
const actOf: Record<string, string> = { chas: 'chases', catch: 'catches' };
const actBeforeAgent = new RegExp(
  `(?<=^|[,:;] |\\b(?:game|about|of|a|an) )(\\p{L}+) (${worked})ing(?: game| simulator| sim)?,? (?:with|by|as) (an?|the|my|your) ((?:\\p{L}+ )?\\p{L}+)(?=$|[,.!?]| (?:in|on|at|and|to|before)\\b)`,
  'giu',
);

/** "Sheep herding with a dog": the dog herds them, and nobody is herded with a rifle. */
const withAgentFirst = (text: string): string =>
  text
    .replace(actBeforeAgent, (all, whom: string, verb: string, article: string, who: string) =>
      isPlayable(classOfWords(who)) && classOfWords(whom) !== null
        ? `${article} ${who} ${actOf[verb.toLowerCase()] ?? `${verb}s`} ${pluralOf(singularOf(whom.toLowerCase()))}`
        : all,
    )
    .replace(/(?<=^|[,:;] |\b(?:game|about|an?|of) )(sheep|goat|cattle|cow|duck) herding(?: game| simulator| sim)?(?! dogs?\b)(?=$|[,.!?]| (?:in|on|at|and|to|before)\b)/giu, 'a dog herds $1'); // biome-ignore format: one phrase

const stunts =
  /\b(?:an? |the )?((?:\p{L}+ )?\p{L}+) (?:stunts?|tricks|stunt show)(?: game)?(?=$|[,.!?]| (?:over|in|on|across|through|at|with|and|off|between|above|from|for)\b)/giu;
const stuntsOn =
  /\b(?:do(?:es|ing)? |perform(?:s|ing)? |make |crazy |cool )*(?:stunts|tricks) (?:with|on|in|using) (an?|my|the|your) ((?:\p{L}+ )?\p{L}+)(?=$|[,.!?]| (?:over|in|on|across|through|at|and|off|between|from)\b)/giu;
const isDriven = (words: string): boolean =>
  classOfWords(words) === 'vehicle' ||
  /(?:^| )(?:skateboard|scooter|bike|motorbike|motorcycle|snowboard|hoverboard)$/i.test(words);

/** "Motorbike stunts over hills": the motorbike jumps, and a stunt is nobody. */
const withRiderOfStunts = (text: string): string =>
  text
    .replace(stuntsOn, (all, article: string, what: string) => (isDriven(what) ? `${article} ${what} jumps` : all))
    .replace(stunts, (all, what: string) => (isDriven(what) ? `a ${singularOf(what.toLowerCase())} jumps` : all));

const outOfPrison =
  /(?<=^\s*(?:(?:an? )?(?:\p{L}+ )?game (?:where|in which) )?(?:(?:you|i) (?:(?:have to|must|need to|try to|want to) )?|try to |help me )?)(?:escap(?:e|ing)|break(?:ing)? out|flee(?:ing)?)(?: from| of)? (?:an? |the |your |my )?((?:\p{L}+ )?(?:prison|jail)(?: cell)?)\b/iu;
const prisonBreak =
  /(?<=^\s*(?:an? |the )?|[,:;] )(?:prison|jail) ?(?:escape|break)(?: game| simulator| sim)?\b|(?<=^\s*(?:an? |the )?)jailbreak(?: game)?\b/iu;

/** Somebody to escape from is named. */
const keepers =
  /\b(?:guards?|police|cops?|wardens?|soldiers|dogs|avoid|dodg|chas|past|from the)\p{L}*(?! (?:prison|jail))/iu;

/** "Escape from prison": whoever escapes from there was locked up, and no guard. */
const withPrisoner = (text: string): string =>
  [outOfPrison, prisonBreak].reduce(
    (rest, phrase) =>
      phrase.test(rest)
        ? `${rest.replace(phrase, 'a prisoner escapes from the prison')}${keepers.test(rest) ? '' : ', avoids guards'}`
        : rest,
    text,
  );

const towers = /\btower[- ]defen[cs]e\b|\btd\b/i;
const side = '((?:(?!(?:and|with|in|the|a)\\b)\\p{L}+ )??\\p{L}+s|mice|geese|police|people|children)';
const armed = '( with (?:(?!tower\\b)\\p{L}+ ){0,2}(?!tower\\b)\\p{L}+)?';
const twoSides = new RegExp(`\\b(?:the )?${side} (?:versus|vs\\.?|against) (?:the )?${side}${armed}`, 'iu');

/** "Zombies versus grandmas with needles, tower defence": whoever is no monster holds the towers. */
const withDefendersFirst = (text: string): string =>
  towers.test(text)
    ? text.replace(twoSides, (all, first: string, second: string, arms = '') =>
        isMonster(first) && !isMonster(second) && classOfWords(second) !== null
          ? `${second}${arms} versus ${first}`
          : all,
      )
    : text;

const isMonster = (words: string): boolean => hostile.test(singularOf(words.toLowerCase().split(' ').at(-1) ?? ''));

const jumped =
  /(?<=\p{L})(,? (?:and |then )?)(jump|leap|hop|hurdl|vault)(s|e|es|ing) (?!over |on |onto |across |in |into |off |from |out |up |down |through |around |between |to |at )((?:(?:the|some|all|big|tall|many) )*)((?:\p{L}+ )?\p{L}+s)(?=$|[,.!?]| (?:and|in|on|at|while|but|to)\b)/giu;
const noObstacle =
  /(?:^| )(?:rope|level|platform|step|stair|rock|stone|floe|roof|rooftop|tile|island|cloud|lily pad|trampoline|rail|time|point|stunt|bean|jack|lane)$/;

/** "Skateboarding and jumping trash cans": over them. */
const withJumpsOver = (text: string): string =>
  text.replace(jumped, (all, link: string, verb: string, ending: string, how: string, what: string) => {
    const one = singularOf(what.toLowerCase());
    const isInTheWay = /^(thing|vehicle)$/.test(classOfWords(what) ?? '') && !noObstacle.test(one);
    return isInTheWay ? `${link}${verb}${ending} over ${how}${what}` : all;
  });

const whoFall = '((?:(?:the|some|all|many|\\d+) )*(?:\\p{L}+ )?(?:\\p{L}+s|people|children|mice))';
const savedInFall = new RegExp(
  `\\b(sav(?:e|es|ing)|rescu(?:e|es|ing)|catch(?:es|ing)?) ${whoFall} (?:(?:who|that|which) (?:are )?)?(?:jump|fall|leap|drop|plung)(?:ing|s)? (?:down )?(?:from|off|out of) `,
  'giu',
);
const catchOf = (verb: string): string => (/ing$/i.test(verb) ? 'catching' : /s$/i.test(verb) ? 'catches' : 'catch');

/** "Saves people jumping from a building": whoever jumps is caught, and the one who saves stays below. */
const withFallersCaught = (text: string): string =>
  text.replace(
    savedInFall,
    (_, verb: string, who: string) => `${catchOf(verb)} falling ${who.replace(/^the /i, '')} at `,
  );

const floated =
  /\b(?:you |i |we )?(?:let |make )?(?:float|drift|sail|send)(?:ing)? (?:the |some |your |paper |little )*(\p{L}+s|leaves)(?: float| drift| sail)? (?=down (?:a|the) (?:\p{L}+ )?(?:river|stream|creek|canal|brook))/giu;

/** "You float lanterns down a river": a lantern floats. */
const withFloats = (text: string): string =>
  text.replace(floated, (all, what: string) =>
    isThing(classOfWords(what)) ? `a ${singularOf(what.toLowerCase())} floats ` : all,
  );

const famousShooters = /\b(?:galaga|galaxian|space invaders?|gradius|1942|1943)\b/i;
const boss =
  /\b(with|but|against) ((?:\p{L}+ )?\p{L}+s) and ((?:an? |one |the )(?:(?:giant|huge|big|massive|mega|final|evil) )*)((?:\p{L}+ )??\p{L}+) (?:as )?(?:final |end |last )?boss\b(?:,? at the end)?/iu;

/** "Galaga with bees and a giant queen boss": the bees come in ranks, and the queen of bees is the boss. */
const withBossApart = (text: string): string =>
  famousShooters.test(text)
    ? text.replace(boss, (_, link: string, crowd: string, how: string, who: string) => {
        const ofCrowd = /^queen$/i.test(who) ? ` ${singularOf(crowd.toLowerCase())}` : '';
        return `${link} ${crowd} against ${how}boss ${who}${ofCrowd}`;
      })
    : text;

/** Who does something and to whom, where the order of the words says otherwise. */
export const withAgents = (text: string): string =>
  [
    withRobbers,
    withAgentFirst,
    withDriversInside,
    withRiderOfStunts,
    withPrisoner,
    withDefendersFirst,
    withJumpsOver,
    withFallersCaught,
    withFloats,
    withBossApart,
  ].reduce((rest, read) => read(rest), text);
