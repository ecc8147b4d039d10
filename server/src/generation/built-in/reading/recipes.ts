import { singularOf } from './english-plurals.ts';
import type { Foe, Frame, Good, Named } from './frame.ts';
import type { Mechanic, Modifier } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { stylesOf } from './styles-of-mechanics.ts';

/** What is cooked by putting it together. */
const dishes =
  /(^| )(burger|cheeseburger|hamburger|pizza|potion|elixir|brew|smoothie|juice|milkshake|cocktail|mocktail|lemonade|cake|cupcake|pie|soup|stew|sandwich|salad|taco|burrito|wrap|hot dog|sushi|ramen|noodle|pasta|spaghetti|curry|sundae|ice cream|bubble tea|boba|tea|coffee|latte|cookie|pancake|waffle|bread|paint|colou?r|medicine|perfume|breakfast|dish|meal|food|dessert|omelette|dumpling|lasagna|kebab|paella|arepa|empanada|croquette|tamale|stew|dim sum|snack|poison|spell|dinner|lunch|pot of food|drink|beverage|recipe)( roll| slice| bowl)?$/;

/** What is browned, and may burn. */
const browned =
  /(^| )(burger|hamburger|patty|pancake|crepe|crêpe|steak|sausage|meat|egg|fried egg|omelette|tortilla|fish|kebab|skewer|corn|marshmallow|cookie|biscuit|bread|roll|bun|cake|cupcake|muffin|pie|croissant|pretzel|pizza|waffle|toast|bacon|chicken|chicken leg|hot dog|rib|shrimp|donut|doughnut|bagel|quesadilla|sandwich|potato|french fries|chop|dumpling|loaf|pastry|baguette|meatball|food|gingerbread|gingerbread man|chestnut|tart)$/;

/** Putting something together, in the languages whose verbs are read. */
const makes =
  /\b(?:make|makes|making|build|builds|building|assemble\w*|assembling|prepare\w*|preparing|cook|cooks|cooking|create|creates|creating|mix|mixes|mixing|brew|brews|brewing|blend\w*|stir|stirs|stirring|concoct\w*|combin\w+|craft|crafts|crafting|whip(?:s|ping)? up|decorat\w+|frost(?:s|ing)?)\b|(?<!\p{L})(?:koch(?:t|en|e|spiel)?|bra(?:u|ut|ue|uen)|misch(?:t|en|e)|mix(?:t|en|e)?|bereite\p{L}*|zubereit\p{L}*|beleg(?:t|en|e)|mach(?:t|en|e)|bau(?:t|en|e)|cuisin(?:e|er|ez)|mélange\p{L}*|prépare\p{L}*|concocte\p{L}*|fai(?:s|t|re)|fabrique\p{L}*|cocin(?:a|ar|e)|mezcl\p{L}+|prepar\p{L}+|haz|hacer|hace|arma|armar|cucina\p{L}*|mescol\p{L}+|fa(?:i|re)|cozinh\p{L}+|mistur\p{L}+|faz(?:er)?|monte|lepi|got(?:uje|ować|uj)|miesza\p{L}*|warzy(?:ć)?|przygot\p{L}+|rób|robić|robi|zrób|готов\p{L}+|вар(?:ит|ить|и)|смешива\p{L}+|делай|делать|pişir\p{L}*|hazırl\p{L}*|karıştır\p{L}*|yap|memasak|mencampur|membuat)(?!\p{L})|做菜|烹饪|调制|混合|制作|料理|調合|混ぜ|作る|요리|섞|만들/iu;

/** "Pizza maker", "juego de cocinar": games of cooking by their name. */
const named =
  /\b(?:cooking|grilling|barbecue|bbq|baking|frying|kitchen|recipe|chef|pizza|burger|sandwich|smoothie|potion|cake|cupcake|cookie|sundae|cocktail|sushi|taco|pancake|salad|soup|juice|milkshake|ice cream)[- ](?:making |cooking |building )?(?:game|simulator|maker|making|master|mania|mama|show)\b|koch-?spiel|back-?spiel|grill-?spiel|juego de (?:cocina|cocinar|hornear)|jeu de (?:cuisine|pâtisserie)|gioco di cucina|jogo de (?:cozinha|cozinhar|culinária)|gra (?:w gotowanie|kulinarna|o gotowaniu)|кулинарн\p{L}* игр|игра (?:про )?(?:готовку|повар)|料理ゲーム|クッキング|做饭游戏|烹饪游戏|做菜|요리 ?게임|yemek (?:yapma|pişirme) oyunu|(?:game|permainan) memasak/iu;

/** Words that only belong to putting something together from parts, or to browning. */
const surely =
  /\bingredients?\b|\brecipes?\b|\btoppings?\b|\borders?\b|\bburn(?:s|t|ing|ed)?\b|\bflip(?:s|ped|ping|per)?\b|\bgrill\w*|\bbarbecue\w*|\bbbq\b|\bcauldron\b|(?<!\p{L})(?:zutat|rezept|kochspiel|anbrenn|verbrenn|bestellung|wende[tn]?|ingr[ée]dient|recette|brûl|retourn|commande|receta|quem|voltea|pedido|ricetta|bruc|ordin[ie]|receita|składnik|przepis|przypal|przewrac|spal|zamówie|ингредиент|рецепт|сгор|переворач|заказ|malzeme|tarif|bahan|resep)|食材|配料|食谱|烤焦|材料|レシピ|焦げ|焦が|재료|레시피|태우/iu;

const flipsFood = /\bflip(?:s|ped|ping|per|pers)?\b|\btoss(?:es|ing)?\b/i;

/** Whoever has to get each drink right makes it. */
const rightDrink =
  /\b(?:pour|give|hand|serve|make|mix)(?:s|ing)?\b[^.;]*\b(?:right|correct) (?:drinks?|juices?|lemonades?|smoothies?|cocktails?|milkshakes?|shakes?)\b/iu;

/** "Customers order burgers with cheese", "every customer wants a different one": each dish is made as ordered. */
const orderedDish =
  /\b(?:customers?|guests?|clients?|diners?|people) (?:who )?(?:orders?|wants?|asks? for) (?:\p{L}+ ){1,3}with\b|\b(?:every|each) (?:customer|guest|client|diner|person)(?: \p{L}+)? (?:orders?|wants?|asks? for|likes?) (?:an? )?(?:diff?e?rent|special|own)\b/iu;

/** Guests who are served wait for the finished food, and are looked after. */
const serves =
  /\bserv(?:e|es|ing)\b|\b(?:customers?|guests?|diners?)\b|(?<!\p{L})(?:clientes?|clients?|clienti|kunden|gäste|klient\p{L}*|гост\p{L}*|клиент\p{L}*|serviert|bedient|serviere|apporte\p{L}*|sert|servez|sirve|servir|obsługuj\p{L}*|podaje)(?!\p{L})/iu;
/** "Make burgers for customers", "cook pizza for hungry monsters": what is made for them is not only brought. */
const madeFor =
  /^(?!.*\b(?:serv(?:e|es|ing)|sell\w*|bring\w*|deliver\w*|coffees?|teas?|drinks?|lattes?|lemonades?)\b).*\b(?:make|makes|making|prepare|prepares|preparing|assemble|assembles|assembling|build|builds|building|create|creates|creating|put(?:s|ting)? together) (?:(?!for\b)\p{L}+ ){1,3}for (?:\p{L}+ )*?(?:customers?|guests?|clients?|diners|patrons|people)\b|^(?!.*\bserv(?:e|es|ing)\b).*\b(?:cook|cooks|cooking|bake|bakes|baking|grill|grills|grilling|fry|fries|frying) (?:(?!for\b)\p{L}+ ){1,3}for (?:\p{L}+ )*?\p{L}{3,}s\b/iu;
/** The same in other languages: "prepara tacos para los clientes", "lepi pierogi dla gości". */
const madeForAbroad =
  /(?<!\p{L})(?:prepar\p{L}+|prépar\p{L}+|mont[ae]|haz|hace|fai?|faz|fait|bereite\p{L}*|bau(?:t|e)?|beleg(?:t|e)|gotuj\p{L}+|przygotow\p{L}+|lepi|robi|готовит|лепит|варит)(?: (?!para |pour |per |für |dla |для )\p{L}+){1,3} (?:para|pour|per|für|dla|для) (?:\p{L}+ )*?(?:clientes?|clients|clienti|ospiti|turist\p{L}+|touristes|huéspedes|invit\p{L}+|convid\p{L}+|convives|kunden|gäste|touristen|klient\p{L}+|gości|turystów|гост\p{L}+|клиент\p{L}+|покупател\p{L}+|туристов)(?!\p{L})|(?<!\p{L})(?:müşteri|misafir|konuk|turist)\p{L}* (?:\p{L}+ ){1,3}(?:hazırl|pişir|yap)\p{L}+/iu;
/** They come later, and nobody serves them yet. */
const arrives = /\b(?:before|until|till) (?:the |my |your |his |her )?\p{L}+ (?:arrive|come|get here|show up)s?\b/iu;
const others =
  /\b(?:tower|stack\w*|tall|high|pile|layers?|catch\w*|falling|shoot\w*|throw\w*|quiz|memory|match|runner|running|runs? (?!out)|jump\w*|maze|clicker|idle|tycoon|sort\w*|slic\w+|steal\w*|deliver\w*|hidden|find|snake|tetris|blocks?|race|racing|escape\w*|avoid\w*|dodg\w+|collect\w*|defend\w*|defen[cs]e)\b/i;

/** Where cooking may be what somebody means. */
const mayBe = new Set<Mechanic | null>([null, 'tending', 'stacker', 'whack', 'memory', 'reaction', 'throw', 'merge', 'drop-merge', 'bubble-pop', 'arena', 'shooter', 'sorting']); // biome-ignore format: one line

const tools =
  /^(ingredient|recipe|order|topping|cauldron|pot|pan|frying pan|oven|kitchen|grill|barbecue|campfire|fire|flame|stove|plate|bowl|spoon|time|truck)$/;

/** What is made comes before what it is made of. */
const dishesFirst = (a: Named, b: Named): number => Number(dishes.test(b.noun)) - Number(dishes.test(a.noun));

/** "Sushi rolls" are sushi, and nothing else is said of what is fried. */
function asDish(one: Named): Good {
  const dish = dishes.test(one.noun) ? undefined : one.traits.find((trait) => dishes.test(trait));
  const traits = one.traits.filter((trait) => trait !== dish && !isToldBy(trait));
  return {
    ...one,
    noun: dish ?? one.noun,
    class: dish ? 'food' : one.class,
    traits,
    role: 'collected',
    isPlural: true,
  };
}

/** The dish of a "sundae maker", who is nobody. */
const dishesNamed = (text: string): Good[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => lookUp(singularOf(word)))
    .flatMap((found) => (found && dishes.test(found.noun) && found.class === 'food' ? [goodOf(found)] : []))
    .slice(0, 1);

/** "A witch brews potions by mixing ingredients", "flip burgers before they burn": dishes are made, not only served. */
export function asCooking(frame: Frame, text: string): Frame {
  if (!isCooking(frame, text)) return frame;
  const style = stylesOf('cooking', text);
  const unread = frame.ignored.flatMap((word) => {
    const found = lookUp(singularOf(word.toLowerCase())) ?? lookUp(word.toLowerCase());
    const isPart = found && (/^(food|plant)$/.test(found.class) || (found.class === 'thing' && isFrom(word, text)));
    return isPart ? [{ word, good: goodOf(found) }] : [];
  });
  const read = [
    ...frame.goods,
    ...frame.tools.filter(({ class: of }) => of === 'food'),
    ...unread.map(({ good }) => good),
  ]
    .filter((one) => (!isBeing(one.class) || isBrewed(one, text)) && !tools.test(one.noun))
    .map(asDish);
  const named = read.length > 0 ? read : dishesNamed(text);
  const isHot = style.length > 0 && (named.length === 0 || named.some(({ noun }) => browned.test(noun)));
  const goods = named.filter(({ noun }) => !isHot || browned.test(noun)).sort(dishesFirst);
  const isOfPlace = (word: string) => !goods.some(({ noun }) => noun === singularOf(word));
  const { pads, ...numbers } = frame.numbers;
  const guests = [...frame.foes, ...guestsFor(text)].filter(
    (one) => isBeing(one.class) && !/^(customer|guest|client)$/.test(one.noun) && !isBrewed(one, text),
  );
  const isMaker = frame.hero && !/^(customer|guest|client|diner|patron|visitor|master)$|maker$/.test(frame.hero.noun);
  return {
    ...frame,
    mechanic: 'cooking',
    isMechanicNamed: true,
    modifiers: [...frame.modifiers.filter((one) => one !== 'formation'), ...(isHot ? style : [])] as Modifier[],
    hero: isMaker && isBeing(frame.hero?.class ?? 'thing') ? frame.hero : null,
    goods,
    tools: [],
    hazards: frame.hazards.filter(({ noun }) => !tools.test(noun)),
    place: { ...frame.place, words: frame.place.words.filter(isOfPlace) },
    foes: guests,
    numbers: { ...numbers, ...(numbers.collect === undefined && pads !== undefined && { collect: pads }) },
    ignored: frame.ignored.filter(
      (word) =>
        !isToldBy(word) &&
        !unread.some((one) => one.word === word) &&
        !guests.some(({ noun }) => noun === singularOf(word)),
    ),
  };
}

const asGuest = ({ role: _role, ...one }: Good): Foe => ({ ...one, does: 'chases' });

/** "Burgers for hungry monsters". */
const guestsFor = (text: string): Foe[] =>
  [...text.matchAll(/\bfor (?:the |some |all |very )?(?:\p{L}+ )?(\p{L}{3,}s)\b/giu)].flatMap(([, word = '']) => {
    const found = lookUp(singularOf(word.toLowerCase()));
    return found && isBeing(found.class) && !/^(kid|child|toddler|friend|beginner|player)$/.test(found.noun)
      ? [asGuest(goodOf(found))]
      : [];
  });

/** "From herbs and crystals". */
const isFrom = (word: string, text: string): boolean =>
  new RegExp(`\\b(?:from|of|with|using)\\b[^.;:]*\\b${word}\\b`, 'i').test(text) && /^\p{L}+$/u.test(word);

/** "Brews potions with frogs and eyeballs": whatever is alive is in it. */
const isBrewed = ({ noun, class: of }: Pick<Named, 'noun' | 'class'>, text: string): boolean =>
  isBeing(of) &&
  new RegExp(
    `\\b(?:potions?|elixirs?|brews?|cauldron|poison)\\b[^.;:]*\\b(?:from|of|with|using)\\b[^.;:]*\\b${noun}`,
    'i',
  ).test(text);

const goodOf = (one: Pick<Named, 'noun' | 'class'>): Good => ({
  count: null,
  traits: [],
  ...one,
  isPlural: true,
  role: 'collected',
});

const isToldBy = (word: string): boolean =>
  surely.test(word) || makes.test(word) || flipsFood.test(word) || toldBy.test(word);

const toldBy =
  /^((cooking|customer|guest|client|diner|pot|pan|oven|cauldron|campfire|game|maker|fire|time)s?|hungry|angry|impatient|done|ready|fry|roast|toast|bake|correct|right|bevor|richtige?n?|avant|bons?|bonnes?|antes|correct[oa]s?|prima|giust[eio]|zanim|eliksir)$/i;

function isCooking({ mechanic, goods, hero, isMechanicNamed }: Frame, text: string): boolean {
  if (mechanic === 'cooking') return true;
  // An errand, and no game.
  if (/\b(?:bake|make|cook|fix|prepare) me\b/i.test(text)) return false;
  const isRight = rightDrink.test(text) || orderedDish.test(text);
  const isSure = surely.test(text) || isRight;
  const style = stylesOf('cooking', text);
  const isDish = goods.some(({ noun, traits }) => dishes.test(noun) || traits.some((trait) => dishes.test(trait)));
  const isBrowned = style.length > 0 && goods.some(({ noun }) => browned.test(noun));
  const hasGuests =
    goods.some((one) => isBeing(one.class) && !isBrewed(one, text)) || serves.test(text.replace(arrives, ''));
  const isMade = makes.test(text) || isRight;
  const isOther = mechanic !== 'tending' && (others.test(text) || isMechanicNamed);
  const isFor = madeFor.test(text) || madeForAbroad.test(text);
  if (
    !(mayBe.has(mechanic) || ((isSure || isFor) && isMade && isDish)) ||
    (isOther && (!isSure || !mayBe.has(mechanic)))
  )
    return false;
  if (hasGuests && !isSure && !(isDish && (isFor || (named.test(text) && makes.test(text.replace(named, ' '))))))
    return false;
  if (named.test(text) || isBrowned) return true;
  const isCook = hero !== null && /^(chef|cook|baker|witch|wizard|bartender|alchemist|barista)$/.test(hero.noun);
  return isMade && (isDish || (isSure && (isCook || goods.some(({ class: of }) => of === 'food'))));
}
