import { withoutWriter } from './writers.ts';

const relatives =
  '(?:best )?(?:little |big |older |younger |old |dear )?(?:friend|buddy|mate|bro|brother|sister|sis|mom|mum|mother|dad|father|wife|husband|girlfriend|boyfriend|cousin|partner|roommate|grandma|granny|gran|nan|nana|grandmother|grandpa|granddad|grandad|gramps|grandfather|grandparent|parent|mommy|mummy|mama|daddy|papa|aunt|auntie|uncle|fiance|fiancee|neighbou?r|coworker|colleague)s?';

/** "Me and my sister", "with my brother": they play together, and are none of the cast. */
const company = new RegExp(
  `\\b(?:for |between )?(?:me|myself|i|us) and (?:my|a|your) ${relatives}\\b|\\b(?:for )?my ${relatives} and (?:i|me|myself)\\b|\\bwith my ${relatives}\\b(?! (?:as|is|who|that|in|\\w+ing)\\b)|\\bwith a (?:friend|buddy|mate|partner)\\b(?! \\w+ing\\b)`,
  'gi',
);

export const isForCompany = (text: string): boolean => text.match(company) !== null;

/** "For my grandma", also with her name at the end. */
const dedication = new RegExp(
  `\\bfor (?:my |a |our |your |the )?(?:lovely |beloved |sweet |elderly )?${relatives}(?: and (?:my )?${relatives})?\\b(?!'s)(?: (?!who|that|with|and|to|in|on|at|about|which|please|so|but)\\w+(?=\\s*(?:[,.!?]|$)))?`,
  'gi',
);

const pupils =
  /\b(?:for )?(?:my |a |our |the )?(?:(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[- ]?grad(?:e|ers?)|(?:year|grade|class|key stage) ?[1-6](?!\d)|(?<!\b(?:in|at|through|inside) (?:an? |the |my )?)kindergarten|preschool|primary school|elementary school)(?: class(?:room)?| students?| pupils?| kids| children)?\b|\bfor (?:my |our )?(?:class(?:room)?|students|pupils)\b/gi;

/** "Toddlers tap the animals" says who plays. */
const players =
  /^((?:little )?(?:toddlers|kids|children|babies)) (?:can |should |will |have to |must )?(?=(?:tap|touch|pop|press|poke|click|play|match|find|catch|count|feed)\b)/i;

/** "For a 5 year old girl". */
const ages = /\b(year|yr)s?[- ]olds? (boy|girl|son|daughter|kid|child|nephew|niece|toddler|brother|sister)s?\b/gi;

const children =
  '(?:little |big |older |younger |youngest |oldest |\\d+[- ]year[- ]old )*(?:son|daughter|kid|child|children|boy|girl|nephew|niece|grandson|granddaughter|grandchild|toddler|students?|pupils?|class)s?';
/** "My chat wants a capybara": whoever asks is not in it. */
const askers =
  '(?:chat|viewers?|followers?|subscribers?|fans?|community|audience|stream|twitch chat|discord|guild|team|boss|manager|colleagues?|coworkers?|teacher|neighbou?rs?|internet|people|everyone|everybody|nobody|customers?|clients?)';
const demand = new RegExp(
  `^(?:ok |okay |so |well )?,? ?(?:my |our |the |some )?${askers} (?:really )?(?:wants?|wanted|would like|asks? for|asked for|asked me for|demands?|demanded|voted for|requested|requests?|needs?)(?: me to make| to play| to have| to see)?(?: an? game (?:about|with|of|where))? (?!to\\b)`,
  'i',
);
/** "My daughter wants a pony that jumps": she plays it, and is not in it. */
const wish = new RegExp(
  `\\b(?:my|our) (${children}|${relatives})(?: and (?:my )?(?:${children}|${relatives}))? (?:wants?|wanted|would like|asks? for|asked for|asked me for|wishes for|wished for|keeps? asking for|dreams? of|needs?)(?: me to make| to play| to have)?(?: an? game (?:about|with|of|where))? (?!to\\b)`,
  'gi',
);

/** "I'm so bored at work, give me something with printers": only what is asked for is in it. */
const mood =
  /^\s*(?:hi|hey|hello|ok|okay|so|ugh|omg)?,? ?i(?:['’]?m| am)(?: (?:so|really|very|super|just|kinda|a bit))* (?:bored|tired|stressed|sick|ill|sad|lonely|stuck|waiting)(?: to death)?\b,? ?(?:and |so )?/i;
const request =
  /\b(?:please )?(?:can you |could you |would you )?(?:give|make|build|create|show|get|find|code|cook) (?:me|us) (?=something|anything|some\b|an?\b|the\b)/gi;

/** An English prompt in which those it is made for are no longer mistaken for its cast. */
export const withoutAudience = (text: string): string =>
  withoutWriter(text)
    .replace(ages, 'year old')
    .replace(mood, '')
    .replace(request, '')
    .replace(demand, '')
    .replace(wish, (_, who: string) => (new RegExp(`^${children}$`, 'i').test(who) ? 'for kids: ' : ''))
    .replace(players, 'for $1: ')
    .replace(pupils, 'for kids')
    .replace(company, ' ')
    .replace(dedication, ' ');
