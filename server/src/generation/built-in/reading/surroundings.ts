import type { Scene } from '../../../../../engines/src/plan.ts';
import { englishTokens } from './english-tokens.ts';
import type { Frame } from './frame.ts';
import { sceneOfPlace } from './place-scenes.ts';
import { isNounOnly } from './rare-verbs.ts';
import { surePlaces } from './role-words.ts';
import { anyVerbLemmaOf } from './verbs.ts';

/** What stands alone in a landscape and is seen from afar. */
const standing =
  'lighthouse|windmill|watermill|mill|scarecrow|snowman|church|chapel|mosque|pagoda|shrine|cathedral|pyramid|sphinx|statue|fountain|ferris wheel|carousel|merry[- ]go[- ]round|igloo|tent|circus tent|wigwam|teepee|tipi|barn|farmhouse|hut|shack|cottage|cabin|log cabin|ski lodge|lodge|chalet|house|mansion|school|castle|palace|tower|clock tower|skyscraper|totem pole|monument|monolith|obelisk|well|wishing well|greenhouse|gazebo|tree ?house|oil rig|volcano|waterfall|campfire|camp fire|bonfire|shipwreck|sunken ship|wrecked ship|ship wreck|saloon|bridge|sand ?castle|tree|oak|willow|palm|palm tree|christmas tree|street lamp|lamp ?post|signpost|billboard|bench|gate|market stall|ruins?|stone ruins?|temple ruins?|wagon|launch ?pad|satellite dish|radio tower|observatory|giant mushroom|stone circle|geyser|bus stop|gas station|fire station|snow fort|dinosaur skeleton|torii|tavern|water ?tower|watch ?tower|hedge|ice castle|cave|dock|pier|hot spring|fire hydrant|phone ?(?:booth|box)|vending machine';

const described = '(?:(?!and\\b|or\\b|with\\b|of\\b|to\\b|for\\b|on\\b|in\\b|from\\b|eiffel\\b|leaning\\b)[a-z]+ )';
/** A bridge troll is no bridge: no other noun follows. */
const end =
  '(?=$|[,.;:!?)]| (?:and|or|but|to|in|on|at|with|while|when|where|as|for|from|that|which|who|by|near|through|over|under|before|until|without|against|game|is|are|during|after|then|[a-z]+ing|[a-z]+s(?= [a-z]))\\b)';
const thing = `(?:an? |the |his |her |their |its |my |our )${described}{0,3}?(?:${standing})${end}`;

/** Inside a house and through a school one plays, not beside them. */
const beside = new RegExp(
  `\\b(?:near|next to|beside|close to|in front of|outside|outside of|at the foot of|past|by|(?<!deep )under(?= (?:an? |the )${described}{0,2}(?:tree|oak|willow|palm|palm tree|bridge|waterfall)\\b)|around(?! (?:an? |the |his |her |their |its |my |our )${described}{0,2}(?:house|school|castle|palace|mansion|tower|tree ?house)\\b)) (${thing})`,
  'i',
);
const inPlace = new RegExp(
  `\\b([a-z]+)(?: at (?:dawn|dusk|night|noon|sunset|sunrise))?,? with (${thing}|palm trees${end})`,
  'i',
);
const behind = new RegExp(
  `,? ?(?:\\b(?:with|and)\\b )?(${thing}) (?:in the (?:background|distance)|on the (?:horizon|shore|bank|hill|other side))\\b`,
  'i',
);

const nameOf = (said: string): string =>
  said
    .toLowerCase()
    .replace(/^(?:an?|the|his|her|their|its|my|our) /, '')
    .replace(/^palm trees$/, 'palm tree')
    .replace(/[ -]/g, ' ')
    .replace('camp fire', 'campfire');

/** Whether an "and" goes on with another deed: "past a mill and collects eggs". */
function isDeed(text: string, after: string): boolean {
  const word = /^[a-z]+/i.exec(after)?.[0]?.toLowerCase();
  const tokens = englishTokens(text);
  return tokens.some(({ text: one, tag }, i) => one === word && tag === 'verb' && tokens[i - 1]?.text === 'and');
}

/** After "a garden with a fountain" nothing or a deed comes, and no other noun. */
function isWhole(after: string): boolean {
  const next = /^ ([a-z]+s) /i.exec(after)?.[1]?.toLowerCase();
  return next === undefined || /^(is|as|was)$/.test(next) || (anyVerbLemmaOf(next) !== undefined && !isNounOnly(next));
}

/** The text without such a phrase, and with the rest of an enumeration where it stood. */
function without(text: string, found: RegExpExecArray, said: string, lead: string): string {
  const [phrase] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + phrase.length);
  const next = /^,? and /i.exec(after)?.[0];
  if (!next || isDeed(text, after.slice(next.length))) return `${before}${lead}${after}`;
  const kept = phrase.slice(0, phrase.toLowerCase().lastIndexOf(said.toLowerCase()));
  return `${before}${kept}${after.slice(next.length)}`;
}

/** Finds what stands beside those who play, which takes no other part: "past an old windmill", "a garden with a fountain". */
export function surroundingsIn(prompt: string): { rest: string; beside: string[] } {
  let rest = prompt;
  const found: string[] = [];
  for (;;) {
    const far = behind.exec(rest);
    const near = far ?? beside.exec(rest);
    const place = near ? null : inPlace.exec(rest);
    const isPlace = place && (surePlaces.test(place[1] ?? '') || sceneOfPlace(place[1]?.toLowerCase() ?? '') !== null);
    const said = near?.[1] ?? (isPlace ? place[2] : undefined);
    const match = near ?? place;
    if (said === undefined || match === null || !isWhole(rest.slice(match.index + match[0].length))) break;
    found.push(nameOf(said));
    rest = without(rest, match, said, near ? '' : match[0].replace(/,? with .*$/i, ''))
      .replace(/ {2,}/g, ' ')
      .trim();
  }
  // Nothing is left of "in front of a castle".
  return /[a-z]{3}.* [a-z]{3}/i.test(rest) ? { rest, beside: found } : { rest: prompt, beside: [] };
}

const indoors = /^(room|shop|school|kitchen|cyber)$/;

/** What stands near is no place to be in, but says where that is, unless the rest does. */
export function withSurroundings(frame: Frame, beside: string[]): Frame {
  const words = frame.place.words.filter((word) => !beside.some((one) => one.endsWith(word)));
  return { ...frame, place: { ...frame.place, words, beside, setting: frame.place.setting ?? sceneAround(beside) } };
}

/** The scene outside of such a thing: snow around a lodge, a town around a school. */
function sceneAround(things: string[]): Scene | null {
  const scenes = things.map((one): Scene | null => {
    if (/(lodge|chalet|igloo|snowman|snow fort)$/.test(one)) return 'snow';
    if (/(lighthouse|sand ?castle|palm|palm tree)$/.test(one)) return 'beach';
    if (/ship ?wreck|(sunken|wrecked) ship/.test(one)) return 'sea';
    if (/(campfire|bonfire|tree house|treehouse|cabin)$/.test(one)) return 'forest';
    if (/saloon$/.test(one)) return 'desert';
    if (/bridge$/.test(one)) return null;
    if (/(school|house|mansion|station|bus stop|street lamp|lamp ?post|billboard)$/.test(one)) return 'city';
    const last = one.split(' ').at(-1) ?? '';
    const scene = sceneOfPlace(one) ?? sceneOfPlace(last);
    return scene && indoors.test(scene) ? null : scene;
  });
  return scenes.find((scene) => scene !== null) ?? null;
}
