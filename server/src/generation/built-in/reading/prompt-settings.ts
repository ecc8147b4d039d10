import type { Look, Mood, Scene, Site } from '../../../../../engines/src/plan.ts';
import type { Tone } from '../planning/colour-space.ts';
import { placeNames } from '../vocabulary/place-names.ts';
import { colourOfWord, phrasesOf } from '../vocabulary/vocabulary.ts';
import {
  wordsForDifficulty,
  wordsForEasier,
  wordsForHarder,
  wordsForHours,
  wordsForLooks,
  wordsForMoods,
  wordsForScenes,
  wordsForTones,
} from '../vocabulary/words-for-settings.ts';
import { wordsForSites } from '../vocabulary/words-for-sites.ts';
import type { Frame, Weather } from './frame.ts';
import { sceneOfPlace } from './place-scenes.ts';
import { phraseFinder, tokensOf } from './prompt-tokens.ts';

type Has = (phrase: string) => boolean;
export type Settings = {
  place: Omit<Frame['place'], 'words'>;
  mood: Frame['mood'];
  look: Frame['look'];
  words: Set<string>;
};

const weatherWords: Record<Weather, string> = {
  rain: 'rain falls, rain is falling, in the rain, sous la pluie, il pleut, im regen, es regnet, bajo la lluvia, llueve, sotto la pioggia, piove, na chuva, chove, w deszczu, pada deszcz, под дождем, под дождём, идет дождь, while it rains, when it rains, as it rains, it is raining, pouring rain, drizzle, drizzling, drizzly, downpour, rainstorm, rain, rainy, raining, rainfall, lluvia, regen, regnerisch, pluie, chuva, pioggia, дождь, дождем, дождливый, 雨, 下雨, 비, बारिश, مطر, বৃষ্টি, hujan, deszcz, yağmur, mưa, ฝน, дощ',
  snow: 'in the snow, snowy, snow falls, snow is falling, snow falling, falling snow, snow keeps falling, through the snow, dans la neige, sous la neige, il neige, la neige tombe, neigeux, enneigé, enneigée, enneigés, enneigées, tempête de neige*, im schnee, durch den schnee, es schneit, schnee fällt, verschneit, verschneite, verschneiten, verschneiter, verschneites, schneesturm, schneegestöber, en la nieve, bajo la nieve, por la nieve, nieva, nevado, nevada, nevados, nevadas, tormenta de nieve*, nella neve, sotto la neve, sulla neve, nevica, innevato, innevata, innevati, innevate, tempesta di neve*, bufera di neve*, na neve, sob a neve, pela neve, tempestade de neve*, nevasca, w śniegu, po śniegu, na śniegu, pada śnieg, śnieży, zaśnieżony, zaśnieżona, zaśnieżone, zaśnieżonym, zaśnieżonej, śnieżyca, śnieżycy, в снегу, по снегу, под снегом, идет снег, идёт снег, заснеженный, заснеженном, заснеженной, karda, 雪の中, 雪が降, 在雪中, 雪中, 雪地, 눈 속, 눈 내리는, 눈이 오는, while it snows, when it snows, as it snows, it is snowing, snowy day, snowy night, snowy evening, snowy morning, snowing, snowfall, blizzard, snowstorm, nevando, schneefall, 吹雪, 下雪, метель, снегопад',
  storm:
    'storm, stormy, thunder, thunderstorm, hurricane, tornado, tormenta, gewitter, sturm, orage, tempête, tempestade, tempesta, гроза, шторм, буря, 嵐, 雷雨, 폭풍, तूफान, عاصفة, badai, burza, fırtına, bão',
  wind: 'sandstorm, sandstorms, sand storm*, dust storm*, tormenta de arena*, sandsturm, tempête de sable*, tempesta di sabbia*, песчаная буря*, 沙尘暴, 砂嵐, wind, windy, breeze, breezy, gusts, gusty, crosswind, winde, windig, windigen, wiatr, wiatrem, wietrzny, ветром, ветреный, viento, vent, vento, ветер, 风, 風, 바람',
  fog: 'brumeux, brumeuse, neblig, neblige, nebligen, nebligem, im nebel, nebbioso, nebbiosa, brumoso, brumosa, nebuloso, nebulosa, mgła, mgle, mglisty, mglista, mglistym, mgły, туманный, туманном, туманной, в тумане, bruma, brume, foschia, fog, foggy, mist, misty, niebla, nebel, brouillard, neblina, nebbia, туман, 雾, 霧, 안개',
};
const feelings = {
  sad: 'sad, melancholy, melancholic, nostalgic, wistful, pensive, lonely, sorrow, heartbroken, triste, tristes, traurig, trauriger, traurige, trauriges, einsam, einsamer, einsame, einsames, samotny, samotna, solitaria, malinconico, malinconica, mélancolique, melancólico, одинокий, одинокая, грустный, грустная, грустно, печальный, 悲しい, 寂しい, 悲伤, 슬픈, दुखी, حزين, দুঃখী, sedih, smutna, smutny, hüzünlü, buồn, เศร้า, сумна, сумний',
};
const energies = {
  fast: 'schnelle, schnelles, schneller, rápida, rapida, rapides, veloci, szybka, szybkie, snel, snelle, быстрые, fast, faster, quick, speedy, frantic, hectic, rapid, super fast, high speed, rapido, schnell, rapide, veloz, veloce, быстро, быстрый, быстрая, 快, 快速, 速い, 빠른, तेज, سريع, দ্রুত, cepat, szybko, szybki, hızlı, nhanh, เร็ว, швидк',
  slow: 'langsame, langsames, langsamer, langsamen, lentement, lente, lentes, lentamente, lenti, powoli, wolno, spokojnie, медленная, медленный, langzaam, langzame, zen, sleepy, bedtime, drowsy, calming, meditation, zum einschlafen, vor dem schlafengehen, avant de dormir, antes de dormir, para dormir, przed snem, na dobranoc, relaxant, relaxante, relajante, entspannend, entspannendes, entspannende, relaksująca, relaksujący, dreamy, dreamlike, meditative, sunday, nap, naps, napping, siesta, slow, slowly, relaxing, relaxed, calm, gentle, lazy, chill, peaceful, cozy, cosy, soothing, quiet, lento, tranquilo, langsam, ruhig, entspannt, lent, calme, tranquille, devagar, calmo, lenta, медленно, спокойн, 慢, 轻松, 放松, ゆっくり, のんびり, 느린, धीमा, بطيء, ধীর, lambat, santai, spokojn, yavaş, chậm, ช้า, повільн',
};
const audiences = {
  toddlers:
    'tout-petits, tout-petit, pour bébés, para bebés, 1 an, 2 ans, 3 ans, deux ans, trois ans, kleinkind, kleinkinder, kleinsten, zweijährige, zweijährigen, zweijähriger, dreijährige, dreijährigen, 2-jährige, 3-jährige, 2-jährigen, 3-jährigen, 2 jahre, 3 jahre, zwei jahre, drei jahre, zwei jahren, drei jahren, 2 años, 3 años, dos años, tres años, niños pequeños, 2 anos, 3 anos, dois anos, três anos, crianças pequenas, para bebês, due anni, tre anni, 2 anni, 3 anni, bimbi piccoli, bambini piccoli, neonati, dwulatka, dwulatek, dwulatków, trzylatka, trzylatków, maluchów, maluszków, malucha, 2 lata, 3 lata, двухлетних, двухлетнего, трехлетних, трёхлетних, toddler, toddlers, baby game, baby games, game for baby, babyspiel, jeu pour bébé, one year old, one year olds, 1 year old, 1 year olds, for babies, for a baby, for my baby, infant, two year old, three year old, four year old, 2 year old, 3 year old, 4 year old, 2 year olds, 3 year olds, 4 year olds, two year olds, three year olds, four year olds, kleinkinder, tout petits, para bebes, малышей, 幼儿, 幼児, 유아',
  kids: 'little boy, little girl, for my boy, for my girl, my nephew, my niece, my grandson, my granddaughter, kid, kids, child, children, for my son, for my daughter, preschool, five year old, six year old, seven year old, eight year old, 5 year old, 6 year old, 7 year old, 8 year old, 9 year old, 10 year old, 5 year olds, 6 year olds, 7 year olds, 8 year olds, 9 year olds, 10 year olds, ninos, niños, kinder, enfants, criancas, crianças, bambini, детей, дети, 孩子, 儿童, 子供, こども, 아이, 어린이, बच्चों, أطفال, للأطفال, শিশু, anak, dzieci, çocuk, trẻ em, เด็ก, дітей',
};
const peaceful =
  'no enemies, no enemy, no bombs, without bombs, no monsters, no obstacles, ohne gegner, ohne bomben, sin bombas, sans bombes, sem bombas,  without enemies, no violence, non violent, peaceful, no danger, sin enemigos, ohne feinde, sans ennemis, sem inimigos, senza nemici';

/** "A Paris bakery" is a bakery. */
const towns =
  /^(paris|london|rome|venice|berlin|madrid|barcelona|tokyo|new york|vienna|prague|istanbul|moscow|chicago|miami|rio|mumbai|sydney)$/;

const seasons = /^(winter|autumn|summer|christmas|snowy)$/;
const isHeated = (place: string): boolean => /(^| )(cabin|cottage|chalet|lodge|room|kitchen|cafe|bakery)$/.test(place);

/** A country has every kind of place: whichever is named there counts more. */
const countries =
  /^(japan|china|korea|england|monaco|italy|france|spain|germany|india|iceland|greenland|norway|finland|sweden|lapland|siberia|canada|switzerland|alaska|ireland|scotland|new zealand|netherlands|holland|australia|mexico|arizona|texas|nevada|mongolia|peru|egypt|nepal|tibet|africa|hawaii|antarctica)$/;

const sceneWords = Object.fromEntries(
  Object.entries(wordsForScenes).map(([scene, words]) => [
    scene,
    [words, placeNames[scene as Scene]].filter(Boolean).join(', '),
  ]),
) as Record<Scene, string>;

export function settingsOf(
  text: string,
  places: string[],
  cast: string[],
  english: boolean,
  functionWords: ReadonlySet<string> = new Set(),
): Settings & { isPeaceful: boolean } {
  const tokens = tokensOf(text);
  const has = phraseFinder(text, tokens);
  const used = new Set<string>();
  const strongest = <K extends string>(
    table: Record<K, string>,
    boost: (words: string) => number = () => 1,
  ): K | null => {
    let best: { key: K; weight: number } | null = null;
    for (const key of Object.keys(table) as K[]) {
      const found = phrasesOf(table[key]).filter(
        // The Spanish article "las" is no Polish forest.
        (phrase) => has(phrase.words) && !functionWords.has(phrase.words),
      );
      for (const { words } of found) for (const word of words.split(' ')) used.add(word);
      const weight = found.reduce((sum, phrase) => sum + phrase.weight * boost(phrase.words), 0);
      if (weight > (best?.weight ?? 0)) best = { key, weight };
    }
    return best?.key ?? null;
  };
  const inPlace = (words: string): number => {
    if (countries.test(words)) return 0.2;
    const isFirst = places.some((one) => one.startsWith(`${words} `));
    // A winter cabin is a room, and only a candy factory is made of candy.
    if (isFirst) return towns.test(words) || (seasons.test(words) && places.some(isHeated)) ? 1 : 4;
    if (places.some((one) => one.includes(words))) return 3;
    if (cast.includes(words)) return 0.3;
    return english ? 0.8 : 1;
  };
  const feeling = strongest(feelings) ?? strongest<Mood>(wordsForMoods);
  const setting =
    inSeason(strongest<Scene>(sceneWords, inPlace), has) ??
    places.map(sceneOfPlace).find((scene) => scene !== null) ??
    null;
  // Named in English, as the traits of the cast are.
  const nameOf = (word: string) => (english ? word : (colourOfWord.get(word)?.words.split(' ')[0] ?? word));
  const site = strongest<Site>(wordsForSites, inPlace);
  const colours = tokens.flatMap(({ word }) => (colourOfWord.has(word) ? [nameOf(word)] : []));
  return {
    place: { setting, ...(site && { site }), time: strongest(wordsForHours), weather: strongest(weatherWords) },
    mood: {
      energy: strongest(energies),
      feeling,
      audience: strongest(audiences),
      difficulty: difficultyIn(has),
      harder: Number(saysOneOf(wordsForHarder, has)) - Number(saysOneOf(wordsForEasier, has)),
    },
    look: {
      colours,
      // Paper that is sorted is no style.
      style: glowing(
        strongest<Look>(wordsForLooks, (words) => (cast.includes(words) ? 0 : 1)),
        has,
      ),
      tone: strongest<Tone>(wordsForTones),
      sides: sidesIn(tokens.map(({ word }) => word)),
    },
    words: used,
    isPeaceful: saysOneOf(peaceful, has),
  };
}

/** A river in autumn flows between yellow trees. */
const inSeason = (scene: Scene | null, has: Has): Scene | null =>
  scene === 'forest' && saysOneOf(wordsForScenes.autumn, has) ? 'autumn' : scene;

/** "Retro 80s neon": of the eighties only the neon is meant. */
const glowing = (style: Look | null, has: Has): Look | null =>
  style === 'pixel' &&
  saysOneOf('neon, synthwave, vaporwave', has) &&
  !saysOneOf('pixel, pixels, pixel art, 8-bit', has)
    ? 'neon'
    : style;

const against = /^(vs|versus|against|gegen|contra|contre|contro|против|przeciwko)$/;

/** "Blue vs red", "the blue team against the red team". */
function sidesIn(words: string[]): [string, string] | null {
  const at = words.findIndex((word) => against.test(word));
  if (at < 0) return null;
  const isColour = (word: string) => colourOfWord.has(word);
  const own = words.slice(Math.max(0, at - 2), at).findLast(isColour);
  const other = words.slice(at + 1, at + 4).find(isColour);
  return own !== undefined && other !== undefined && own !== other ? [own, other] : null;
}

function saysOneOf(words: string, has: Has): boolean {
  return phrasesOf(words).some((phrase) => has(phrase.words));
}

const notHard = 'not too hard, not hard, not so hard, not very hard, not that hard, not too difficult, not difficult';

function difficultyIn(has: Has): number | null {
  if (saysOneOf(notHard, has)) return 1;
  for (const level of [5, 4, 1]) if (saysOneOf(wordsForDifficulty[level] ?? '', has)) return level;
  return null;
}
