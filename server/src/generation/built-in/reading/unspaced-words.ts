import { colourAt } from '../vocabulary/colours-of-languages.ts';
import { nounInGap } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, unspacedWords } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { foreignVerbAt } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import { groupNamed, isSign, simpler } from './nouns-of-emoji.ts';
import { numberOf } from './numbers.ts';
import { weatherNouns } from './role-words.ts';

/** 三只老虎, 3匹の猫: the number, and the word for counting such things. */
const counts =
  /^(\d{1,3}|[一二两兩三四五六七八九十])(只|隻|個|个|箇|匹|条|條|头|頭|辆|輛|艘|颗|顆|粒|位|名|羽|つ|台|架|朵|把|块|根|串|片|棵|株|瓶|枚|本|冊|杯|玉|개|마리|송이|명|장|권|대|알|병|잔|조각|그루)(의|の)?/u;

/** 手裏剣を10個, 당근 8개를: the number comes after what it counts. */
const objects = /[をがはも을를]$/u;

/** The words that are known inside a text without spaces. */
export function wordsInside(piece: string, language: string): ForeignWord[] {
  const table = emojiWordsOf(language);
  const found: ForeignWord[] = [];
  let count: number | null = null;
  let colour: string | null = null;
  let verbEnd: number | null = null;
  for (let i = 0; i < piece.length; ) {
    const counted = counts.exec(piece.slice(i));
    if (counted) {
      const number = numberOf(counted[1] ?? '', language);
      const named = found.findLast(({ kind }) => kind === 'noun');
      const isAfter = !counted[3] && named?.kind === 'noun' && named.count === null && objects.test(piece.slice(0, i));
      if (isAfter) named.count = number;
      else count = number;
      i += counted[0].length;
      continue;
    }
    // There is a bell in レベル, and no kangaroo where somebody jumps.
    const unit = /^(レベル|ステージ|ラウンド|跳跃|跳躍|奔跑|弹跳|飞翔|行走|穿越|攀爬|旋转|滑行)/u.exec(piece.slice(i));
    if (unit) {
      i += unit[0].length;
      continue;
    }
    const start = i;
    const painted = colourAt(piece, i, language);
    const bare = painted && longestNoun(piece, i + painted.length, table, language);
    const whole = longestNoun(piece, i, table, language);
    // 黑猫 is a cat that is black, and 青蛙 a frog.
    // 紫色的飞龙: the colour is said as one, whatever stands between.
    const isSaid = painted !== null && /[的の色]$/u.test(painted.form) && (whole?.length ?? 0) <= painted.length;
    const isOfNoun = bare && (!whole || whole.length === painted.length || isSame(whole, bare, painted.length));
    if (painted && (isSaid || isOfNoun)) {
      colour = painted.colour;
      i += painted.length;
      if (!bare) continue;
    }
    const noun = longestNoun(piece, i, table, language);
    const verb = foreignVerbAt(piece, i);
    if (noun && noun.length > (verb?.length ?? 0)) {
      const text = piece.slice(i, i + noun.length);
      const isTool =
        tools[language]?.test(piece.slice(i + noun.length)) ||
        (language === 'zh' && /[用拿]$/u.test(piece.slice(0, start)));
      // 犬から逃げる: from it.
      const isObstacle = language === 'ja' && /^(たち|達)?から.{0,5}逃/u.test(piece.slice(i + noun.length));
      // 雪の中を走る: where.
      const after = piece.slice(i + noun.length);
      const isPlace =
        (places[language]?.test(after) ?? false) || (before[language]?.test(piece.slice(0, start)) ?? false);
      const isHead = verbEnd !== null && (heads[language]?.test(piece.slice(verbEnd, start)) ?? false);
      const role = {
        ...(colour && { colour }),
        ...(isTool && { isTool: true as const }),
        ...(isObstacle && { isObstacle }),
        ...(isPlace && { isPlace: true as const }),
        ...(isHead && { isHead: true as const }),
      };
      if (isHead || language !== 'zh') verbEnd = null;
      // 雪の中: the weather.
      if (!isPlace || !weatherNouns.test(noun.noun))
        found.push({ kind: 'noun', noun: simpler(noun.noun), count, text, ...role });
      count = null;
      colour = null;
      i += noun.length;
    } else if (verb) {
      found.push({ kind: 'verb', verb: verb.verb, text: piece.slice(i, i + verb.length) });
      i += verb.length;
      verbEnd = i;
    } else i++;
  }
  return found;
}

/** With what something is done. */
const tools: Record<string, RegExp> = { ja: /^で(?!き)/u, ko: /^(으로|로)(?!부터)/u };

/** Where something is or falls from, by what follows its name. */
const places: Record<string, RegExp> = {
  ja: /^(の中|の上[をでに]|(の上)?から.{0,3}[落降])/u,
  ko: /^(에서|위에서|에)(?!게)/u,
  zh: /^(上|里|中|上面)?(掉|落)/u,
};

/** The same by what stands before it. */
const before: Record<string, RegExp> = { zh: /[从從在]$/u, th: /(?:จาก|ใน|บน|ตาม|ที่)$/u };

/** How a verb ends that says who somebody is: 追う警官, 追小偷的警车. */
const heads: Record<string, RegExp> = {
  ja: /(^|[るうくすつぬぶむぐた])$/u,
  zh: /的$/u,
};

type Found = { noun: string; length: number };

const isSame = (whole: Found, part: Found, before: number): boolean =>
  whole.length === before + part.length && simpler(whole.noun) === simpler(part.noun);

function longestNoun(piece: string, at: number, table: ReadonlyMap<string, string>, language: string): Found | null {
  const written = writtenNoun(piece, at, language);
  if (written && written.length > 1) return written;
  const own = unspacedWords.find((word) => piece.startsWith(word, at) && !isPartOfAnother(word, piece));
  for (let length = Math.min(10, piece.length - at); length > (own?.length ?? 0); length--) {
    const noun = table.get(piece.slice(at, at + length));
    if (written && length === 1) break;
    if (noun && !isSign(noun) && (length > 1 || piece.length === 1 || /[\u3400-\u9fff]/u.test(piece[at] ?? '')))
      return { noun, length };
  }
  const noun = own ? findNoun(own, false) : undefined;
  // A single character is mostly part of a longer word: "ice" in "ice cream".
  if (written && (own?.length ?? 0) < 2) return written;
  return own && noun ? { noun: noun.name, length: own.length } : null;
}

function writtenNoun(piece: string, at: number, language: string): Found | null {
  // Thai spells its vowels.
  const longest = language === 'th' ? 18 : 6;
  for (let length = longest; length > 0; length--) {
    const part = piece.slice(at, at + length);
    const noun = nounInGap(part, language) ?? (length > 1 && length < 5 ? groupNamed(part) : null);
    if (noun && part.length === length) return { noun, length };
  }
  return null;
}

/** A Korean word of one syllable is mostly part of a longer one, unless only its particle follows. */
function isPartOfAnother(word: string, piece: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word) && !new RegExp(`^${word}[가이을를은는도와과의]?$`).test(piece);
}
