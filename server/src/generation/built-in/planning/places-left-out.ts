import type { Plan } from '../../../../../engines/src/plan.ts';
import { isBuiltPart } from '../reading/built-of.ts';
import { pluralOf, singularOf } from '../reading/english-plurals.ts';
import { isEverydayPlace } from '../reading/everyday-places.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { sceneOfPlace } from '../reading/place-scenes.ts';
import { wordsForScenes } from '../vocabulary/words-for-settings.ts';
import { isOfScene } from './landmarks.ts';

/** Games whose ground is made of what one stands on or drives over. */
const withFootholds = /^(hopper|rope-swing|sokoban|racer|parking|downhill|sorting|traffic|lanes|delivery)$/;
const ofWords = /^(quiz|hangman|wordle|anagrams|word-search|typing)$/;
/** What one climbs, and jumps onto. */
const footholds =
  /^(tower|mountain|hill|cliff|tree|ladder|rope|stair|stairs|staircase|building|skyscraper|castle|beanstalk|volcano|peak|pole|vine|chimney|lighthouse|pyramid|rock|leaf|branch|cloud|planet|mushroom|lily pad|platform|ledge|star|balloon|shelf|stack|scaffold|scaffolding|crane)$/;
/** Where something is in general, which is anywhere. */
const anywhere =
  /^(world|land|place|ground|floor|air|level|way|path|road|lane|track|screen|background|home|house|room|field|area|town|city|village|wall|roof|maze|labyrinth|course|court|pitch|stage|deck|table|top|side|end|edge|door|gate|exit|device|phone|stand|stall|yard|stick|floe|grid|board)$/;

/** Places that the scene does not show: the bridge of a duel in a stadium. */
export function placesLeftOut(
  { place, language, mechanic, builtOf, ignored }: Frame,
  { theme, kind, title, goal, rules }: Plan,
): string[] {
  if (language !== 'en' || withFootholds.test(kind) || ofWords.test(kind)) return [];
  const shown = JSON.stringify([theme, title, goal]).toLowerCase();
  const ofScene = ` ${wordsForScenes[theme.scene].replace(/[,*]/g, ' ')} `;
  return place.words.filter((word) => {
    const last = word.split(' ').at(-1) ?? '';
    const isSeen = [word, last].some(
      (one) =>
        ofScene.includes(` ${one} `) ||
        new RegExp(`\\b${one}`).test(shown) ||
        (sceneOfPlace(one) === theme.scene && one !== 'bridge'),
    );
    const isPart =
      builtOf?.noun === word ||
      isBuiltPart(mechanic, last) ||
      (kind === 'flyer' && /^(pipe|pillar|column|tube|gap)$/.test(last)) ||
      (/^(jumper|stacker)$/.test(kind) && footholds.test(last)) ||
      (rules['scoops'] === 1 && /^(cone|cornet|wafer|waffle)$/.test(last)) ||
      (rules['pots'] === 1 && /^(flower)?pot$/.test(last)) ||
      (kind === 'fishing' && /^(lake|pond|river|sea|ocean|water|dock|pier|shore|ice)$/.test(last)) ||
      (theme.scene === 'lake' && /^(river|stream|creek|brook|canal)$/.test(last));
    const isSaid = ignored.some((one) => one === word || singularOf(one) === last);
    const isSolid = /^(place|thing|plant)$/.test(lookUp(last)?.class ?? '');
    return isSolid && !isEverydayPlace(word) && !isSeen && !isPart && !isSaid && !anywhere.test(last);
  });
}

/** What stands near by, in games without a landscape. */
export function besideLeftOut({ place: { beside = [] } }: Frame, { theme }: Plan): string[] {
  const shown = theme.landmark?.name ?? '';
  return beside.filter((one) => {
    const last = one.split(' ').at(-1) ?? one;
    const isUsual = ` ${wordsForScenes[theme.scene].replace(/[,*]/g, ' ')} `.includes(` ${last} `);
    const isSeen = isUsual || isOfScene(one, theme.scene) || sceneOfPlace(last) === theme.scene;
    const isStanding = shown !== '' && one.endsWith(shown);
    return !isStanding && !isSeen;
  });
}

/** Numbers of actors that nothing counts: "hop across with 4 kittens". */
export function actorsUncounted(
  { hero, foes, goods, tools, numbers, language }: Frame,
  { rules, theme }: Plan,
): string[] {
  if (language !== 'en') return [];
  const played = new Set([...Object.values(numbers), ...Object.values(rules), theme.things.length, theme.foes.length]);
  const sums = [foes, goods].map((list) => list.reduce((sum, { count }) => sum + (count ?? 0), 0));
  const isLost = (one: Named | null): one is Named & { count: number } =>
    one !== null &&
    one.count !== null &&
    one.count > 2 &&
    !played.has(one.count) &&
    !sums.some((sum) => played.has(sum));
  return [hero, ...foes, ...goods, ...tools].filter(isLost).map(({ count, noun }) => `${count} ${pluralOf(noun)}`);
}
