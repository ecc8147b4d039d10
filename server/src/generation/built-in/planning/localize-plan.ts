import type { Actor, Plan } from '../../../../../engines/src/plan.ts';
import { topics } from '../knowledge/topics.ts';
import { dictionaryForm } from '../reading/dictionary-form.ts';
import type { Frame, Good } from '../reading/frame.ts';
import { nameAbroad, singularAbroad } from '../reading/singular-abroad.ts';
import { type GameTexts, gameTextsIn } from '../texts/game-texts.ts';
import { askedEnd, asksForExit, hasExit } from './goal-of-cast.ts';
import { allFeared, manyCollected, manyPresent, withArticleAbroad, withParticle } from './grammar-abroad.ts';
import { turkishPlural, withCapitalNames } from './inflections-abroad.ts';
import { textsOfVariant } from './texts-of-variants.ts';

/** The same plan with its texts in the language of the prompt, where available. */
export function localized(plan: Plan, frame: Frame): Plan {
  const known = gameTextsIn(frame.language);
  if (known === null) return plan;
  const texts = textsOfVariant(known, plan, frame);
  const goal = goalIn(texts, plan, frame);
  const controls = controlsIn(texts, plan);
  const title = frame.title ?? withCapitalNames(titleIn(texts, plan, frame));
  const description = withCapitalNames(descriptionIn(texts, goal, plan, frame));
  return { ...plan, language: frame.language, theme: withOwnNames(plan, frame), title, goal, description, controls };
}

/** Games in which players are called by their names. */
const named = /^(air-hockey|battleship|billiards|chess|curling|draughts|duel|four-in-a-row|pong|reversi|tic-tac-toe)$/;

/** "KOT 0 - 0 PIES": the names of both sides as the prompt has them, or as its language does. */
function withOwnNames({ kind, theme }: Plan, { said, language }: Frame): Plan['theme'] {
  if (!named.test(kind)) return theme;
  const called = (actor: Actor): Actor => {
    const written = said[actor.name];
    const own = written ? singularAbroad(written, actor.name, language) : nameAbroad(actor.name, language);
    return own ? { ...actor, own } : actor;
  };
  return { ...theme, hero: called(theme.hero), foes: theme.foes.map(called) };
}

/** Who is played and where, who else is in the game, in the prompt's words, and what to do. */
function descriptionIn({ told }: GameTexts, goal: string, { kind }: Plan, frame: Frame): string {
  const { hero, goods, foes, hazards, tools, language, said, modifiers } = frame;
  // Nobody is played in a quiz, and of two who play each other both are.
  const isPlayed = kind !== 'quiz' && !(named.test(kind) && modifiers.includes('two-players'));
  const player =
    isPlayed && hero && said[hero.noun] ? singularAbroad(said[hero.noun] ?? '', hero.noun, language) : undefined;
  const both = kind !== 'quiz' && !isPlayed && hero ? [hero] : [];
  // The goal names whom to avoid.
  const others = [...both, ...goods, ...(isMet(kind) ? [] : [...foes, ...hazards]), ...tools].flatMap(
    ({ noun }) => manyPresent(noun, frame) ?? [],
  );
  const isInGoal = (word: string) =>
    goal.toLowerCase().includes((word.split(' ').at(-1) ?? '').toLowerCase().slice(0, 4));
  const rest = [...new Set(others)].filter((word) => word !== player && !isInGoal(word));
  const parts = [
    ...whoAndWhere(told, player, hasPlayer.test(kind), frame),
    rest.length > 0 && told.cast.replace('{list}', listIn(language, rest, told.and)),
    goal,
    told.end,
  ];
  return withParticle(sentences(language, ...parts.filter((part) => typeof part === 'string')));
}

/** "Du spielst als Igel im Garten", as far as the grammar of the prompt tells how to say it. */
function whoAndWhere(
  { hero, where }: GameTexts['told'],
  player: string | undefined,
  isInPlace: boolean,
  frame: Frame,
): string[] {
  // A forest is the place and not the hero.
  const who =
    player && frame.hero && player !== frame.phrases?.where ? withArticleAbroad(player, frame.hero.noun, frame) : null;
  const place = isInPlace && where !== '' ? (frame.phrases?.where ?? null) : null;
  const playing = who && hero.replace('{thing}', who);
  const at = place && (where.includes('{where}') ? where.replace('{where}', place) : `${where} ${place}`);
  // Where the sentence of the place stands for itself, it is not joined to another.
  if (playing && place && !where.includes('{where}')) return [`${playing} ${place}`];
  return [playing, at].filter((one) => one !== null);
}

const asNoun = (word: string, language: string): string =>
  language === 'de' && !/^(?:de[mr]|die) /.test(word) ? capital(word) : word;

function listIn(language: string, words: string[], and: string): string {
  const all = words.map((word) => asNoun(word, language));
  const [comma, space] =
    language === 'zh' || language === 'ja' ? ['、', ''] : language === 'ar' ? ['، ', ' '] : [', ', ' '];
  const last = all.at(-1) ?? '';
  // The Arabic "and" is written together with its word.
  const joint = `${space}${and}${language === 'ar' ? '' : space}`;
  return all.length < 2 ? last : `${all.slice(0, -1).join(comma)}${joint}${last}`;
}

const collects = new Set<Plan['kind']>(
  'lanes dodger platformer flyer jumper hopper downhill traffic racer flight rope-swing catcher runner maze arena digging snake'.split(
    ' ',
  ) as Plan['kind'][],
);

/** Games in which foes come towards the player. */
const isMet = (kind: Plan['kind']): boolean =>
  /^(lanes|dodger|platformer|flyer|jumper|hopper|downhill|traffic|flight|rope-swing|catcher|runner|maze|arena|digging|snake|shooter|defence|growing|slicer)$/.test(
    kind,
  );

/** Games in which foes are shot at or held up, and not avoided. */
const isFaced = /^(shooter|defence|growing|slicer|maze|digging|catcher)$/;

/** "Weiche Füchsen aus", "nimm dich vor Drachen in Acht". */
function dangersIn({ told }: GameTexts, kind: Plan['kind'], frame: Frame): string | null {
  const nouns = isMet(kind) ? [...frame.foes, ...frame.hazards].map(({ noun }) => noun) : [];
  const words = allFeared(nouns, frame);
  return (
    words &&
    withParticle(
      (isFaced.test(kind) ? told.fear : told.avoid).replace('{list}', listIn(frame.language, words, told.and)),
    )
  );
}

/** "Zbieranie grzybów", but "zbieraj grzyby". */
const asObject = (word: string, one: string, language: string): string =>
  language === 'pl'
    ? word
        .replace(/(?<=\p{L}{2})(?:ami|ach)$/u, /[oe]$/.test(one) ? 'a' : /[kg](?:ami|ach)$/.test(word) ? 'i' : 'y')
        .replace(/([kg])ów$/, '$1i')
        .replace(/([cżl]|sz|rz|cz)ów$/, '$1e')
        .replace(/ów$/, 'y')
    : word;

/** "Sammle Äpfel und Birnen"; null where it is not certain how many there are. */
function gatheredIn({ told }: GameTexts, nouns: string[], frame: Frame): string | null {
  const all = nouns.map((noun) => objectIn(told.gather, noun, frame)).filter((one) => one !== null);
  if (all.length === 0) return null;
  const list = listIn(frame.language, [...new Set(all)].slice(0, 3), told.and);
  const text = told.gather.replace('{thing}', list);
  if (told.gather.includes(':')) return text;
  return told.gather.startsWith('{thing}') ? capital(text, frame.language) : withParticle(text);
}

function objectIn(gather: string, noun: string, frame: Frame): string | null {
  const { said, language } = frame;
  const many = manyCollected(noun, frame);
  if (many === null) return null;
  const written = said[noun] ?? '';
  // Behind a colon a word is not inflected, and Turkish things that are collected are called as one of them.
  const isPlain = gather.includes(':') || (gather.startsWith('{thing}') && language === 'tr');
  if (isPlain) return dictionaryForm(written, noun, language);
  return language === 'pl' ? asObject(written, dictionaryForm(written, noun, language), language) : many;
}

/** Icebergs are no cars. */
const usualGoal = ({ goals }: GameTexts, kind: Plan['kind'], { foes, hazards }: Frame): string =>
  kind === 'traffic' && [...foes, ...hazards].some((one) => one.class !== 'vehicle') ? goals.dodger : goals[kind];

/** "Spring über Hindernisse und sammle ein" without its end, as what is collected follows; null if nothing is left. */
function withoutGathering(goal: string, gather: string, kind: Plan['kind']): string | null {
  if (kind === 'catcher') return null;
  const verb =
    gather
      .replace('{thing}', '')
      .match(/\p{L}{4,}/u)?.[0]
      .toLowerCase() ?? '';
  const at = goal.toLowerCase().search(new RegExp(`(?<!\\p{L})و?${verb.slice(0, 4)}`, 'u'));
  if (verb === '' || at < 0) return goal;
  const [, ahead] = goal.slice(0, at).match(/^(.+?),? (?:und|y|et|e|i|и|ve|dan|और)? ?$/u) ?? [];
  const comma = at === 0 ? goal.indexOf(', ') : -1;
  return comma > 0 ? capital(goal.slice(comma + 2)) : (ahead ?? goal);
}

/** "Sammle 5 × Schlüssel" where the prompt says how it ends, otherwise the mechanic's goal. */
function goalIn(texts: GameTexts, { kind, rules }: Plan, frame: Frame): string {
  const { asked, told } = texts;
  const { goods, said } = frame;
  const end = askedEnd(kind, frame);
  if (end === null && asksForExit(kind, frame)) return asked.exit;
  if (end === null && rules['bombs']) return asked.bombs;
  if (end === null && rules['prey']) return asked.hunt;
  if (end === null && rules['lights']) return asked.sneak;
  // Pulling, pushing and arm wrestling.
  if (end === null && rules['parachute']) return asked.parachute;
  if (kind === 'quiz' && frame.modifiers.includes('no-timer')) return asked.answer;
  if (end === null && kind === 'racer' && rules['rivals']) return asked.race;
  if (end === null && kind === 'duel' && rules['style'] === 5) return texts.goals.shooter;
  const isWithBeat = (rules['style'] ?? 0) >= 2 && rules['style'] !== 6;
  if (end === null && kind === 'duel' && isWithBeat) return asked.beat;
  const thing = end?.end === 'collect' ? said[goods[0]?.noun ?? ''] : '';
  // The picture and the count beside the score say whom to defeat.
  const taken = goods.filter(({ role, noun }) => /^(collected|caught|eaten)$/.test(role) && said[noun] !== undefined);
  const nouns = taken.map(({ noun }) => noun);
  const besides = collects.has(kind) ? gatheredIn(texts, nouns, frame) : null;
  const general = usualGoal(texts, kind, frame);
  const dangers = dangersIn(texts, kind, frame);
  const usual = [
    general === texts.goals.dodger && dangers
      ? null
      : besides
        ? (texts.goalsAlone[kind] ?? withoutGathering(general, told.gather, kind))
        : general,
    besides,
    dangers,
  ]
    .filter((part) => part !== null)
    .join(frame.language === 'ja' || frame.language === 'zh' ? '。' : frame.language === 'hi' ? '। ' : '. ');
  const isInTime = end?.end === 'survive' && frame.deadline !== undefined;
  if (end === null || end.end === 'defeat' || isInTime || thing === undefined) return usual;
  const text = isNumbered(goods[0], end.count, frame)
    ? asked[end.end].replace('{count} × {thing}', `${end.count} ${asNoun(thing, frame.language)}`)
    : asked[end.end].replace('{count}', String(end.count)).replace('{thing}', asNoun(thing, frame.language));
  return end.end === 'collect' && hasExit(kind, frame) ? `${text}. ${asked.exit}` : text;
}

/** Whoever writes "9 звёздочек" has put the word in its form for nine; other scripts have no such forms. */
const isAsCounted = (good: Good | undefined, count: number, { language, isInPortions }: Frame): boolean =>
  good?.count === count && !isInPortions && !/^(ja|zh|ko|th|hi|ar)$/.test(language);

/** "5 Schlüssel": the prompt's own form for many, in languages that have only one. */
function isNumbered(good: Good | undefined, count: number, frame: Frame): boolean {
  if (isAsCounted(good, count, frame)) return true;
  const many = good && count > 1 ? manyCollected(good.noun, frame) : null;
  const written = frame.said[good?.noun ?? ''] ?? '';
  if (many === null || frame.isInPortions) return false;
  return (
    (/^(es|pt|fr)$/.test(frame.language) && /[sx]$/.test(written)) ||
    (frame.language === 'it' && /[ie]$/.test(written)) ||
    (frame.language === 'de' && many.toLowerCase() === written.toLowerCase() && /[enrs]$/.test(written))
  );
}

export const localizedControls = (plan: Plan): Plan['controls'] => {
  const texts = gameTextsIn(plan.language ?? 'en');
  return texts === null ? plan.controls : controlsIn(texts, plan);
};

function controlsIn({ gestures }: GameTexts, { kind, controls }: Plan): Plan['controls'] {
  // A platformer has buttons on the screen.
  const touch = gestures[kind === 'platformer' ? 'buttons' : controls.gesture];
  return { gesture: controls.gesture, touch, keys: gestures.keys };
}

function sentences(language: string, ...parts: string[]): string {
  const [end, space] =
    language === 'zh' || language === 'ja' ? ['。', ''] : language === 'hi' ? ['।', ' '] : ['.', ' '];
  return parts.map((part) => (/[.!?。！？؟]$/.test(part) ? part : part + end)).join(space);
}

/** Hero and kind: "Igel: Ausweichen". The prompt's own words are used as written. */
function titleIn({ names, scenes }: GameTexts, { kind, theme }: Plan, frame: Frame): string {
  const { hero, goods, foes, said, language, place, knowledge } = frame;
  const name = names[kind];
  const { factor, tables = [factor] } = knowledge.filter;
  if (kind === 'quiz' && factor !== undefined)
    return joined(language, name, tables.map((one) => `${one} ×`).join(', '));
  const asked = kind === 'quiz' ? topicNamesIn(language, knowledge) : [];
  if (asked.length > 0) return joined(language, name, asked.map((one) => asNoun(one, language)).join(', '));
  const written = (noun: string) => said[noun] && dictionaryForm(said[noun], noun, language);
  const player = written(hero?.noun ?? '');
  const many = (word: string | undefined) => (word && language === 'tr' ? turkishPlural(word) : word);
  const named = [...goods, ...foes].map(({ noun }) => many(written(noun))).find((word) => word !== undefined);
  // A quiz is named after its topic, which is none of the cast.
  const other = named ?? (kind === 'quiz' ? Object.values(said)[0] : undefined);
  const where = frame.phrases?.where;
  // "Igel im Garten", written as the prompt writes it.
  if (player && where && hasPlayer.test(kind) && !/^(ja|zh|ko)$/.test(language)) return `${capital(player)} ${where}`;
  if (player && !isIn(player, name)) return joined(language, player, name);
  // The place of a quiz says nothing about its questions.
  if (kind === 'quiz' && other === undefined) return capital(name);
  // A long word is mostly a compound or inflected.
  const isShort = other !== undefined && other.length <= 14 && !isIn(other, name);
  // A place that the prompt leaves open names no game of draughts.
  if (!isShort && place.setting === null && !hasPlayer.test(kind)) return capital(name);
  return joined(language, name, isShort ? other : scenes[theme.scene]);
}

/** The names of a quiz's topics; those with a place in them are left out, as our tables write it without a capital. */
const topicNamesIn = (language: string, { topic, others = [] }: Frame['knowledge']): string[] =>
  (topic ? [topic, ...others] : []).flatMap((id) => {
    const known = topics.find((one) => one.id === id.replace(/^capitals-of.*/, 'capitals'))?.names[language]?.[0];
    return known && !/^~/.test(known) && !/^(ancient|african|us)-|-for-kids$/.test(id) ? [known] : [];
  });

const hasPlayer =
  /^(runner|lanes|flyer|shooter|arena|platformer|jumper|maze|racer|hopper|dodger|downhill|traffic|flight|catcher|defence|rescue|lander|rope-swing|snake|growing|digging|delivery|helix|fishing|tending)$/;

const isIn = (word: string, name: string): boolean => name.toLowerCase().includes(word.toLowerCase());

function joined(language: string, first: string, second: string): string {
  if (language === 'ja') return `${first}・${second}`;
  if (language === 'zh') return `${first}：${second}`;
  return `${capital(first)}: ${capital(second)}`;
}

const capital = (text: string, language?: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
