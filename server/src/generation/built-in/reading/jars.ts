import type { Mechanic } from './mechanics.ts';

const merging = /\b(?:merg(?:e|es|ed|ing|er)|combin(?:e|es|ed|ing)|fus(?:e|es|ed|ing))\b/iu;
const vessel =
  /\b(?:in|into|inside|to) (?:an?|the|my|your|his|her|one) (?:\p{L}+ ){0,2}?(?:jars?|box|bucket|bowl|basket|crate|container|cup|glass|bottle|pot|vase|barrel|tub|fish ?tank|tank|cauldron|bag|aquarium|suitcase|pit|bin)\b/iu;
const falling = /\b(?:drop(?:s|ped|ping)?|fall(?:s|ing)?|physics|tumbl(?:e|es|ing)|rain(?:s|ing)? down|from above)\b/iu;
/** "Until you get a watermelon", "to make the biggest planet". */
const toTheLast =
  /\b(?:until|till|to) (?:(?:you|we|i|it|they|finally) )*(?:get|have|make|reach|create|become|build|form|obtain|unlock)s? (?:to )?(?:an?|the|one|\d+)\b/iu;
/** "Two alike become a bigger one": the rule itself. */
const pairing =
  /(?:,|\band\b|\bwhere\b|\bwhen\b|\bso that\b|\bif\b)?\s*\b(?:when |where |if |and )*(?:the )?(?:two|2|same|equal|identical|matching)(?: of)?(?: the)?(?: same| equal| identical| matching)?(?: kind| type| size| colou?r)?(?: alike| ones| of a kind)?(?: \p{L}+s)?(?: that)?(?: touch(?:es|ing)?| meet| collide| bump)?(?: (?:they|it|and))?(?: then)? (?:becomes?|turns? into|makes?|forms?|merges?(?: into)?|combines?(?: into)?|fuses?(?: into)?|grows? into)(?: (?:an?|the|one)?(?: next)? ?(?:bigger|larger|next|new|better)(?: (?:one|size|kind|fruit|thing|level|\p{L}+))?)?/iu;
/** On a board of tiles they are pushed. */
const onBoard =
  /\b2048\b|\b(?:slid(?:e|ing)|swip(?:e|ing)|push(?:ing)?|tiles?|grid|board|numbers?|match[- ](?:3|three)|tetris|lanes?|traffic|highway)\b/iu;

/**
 * "Merge candies in a jar" and "drop fruit, two alike become a bigger one" describe the game that is called suika; the
 * jar is neither a place nor a thing to have.
 */
export function withSuikaNamed(text: string): string {
  if (onBoard.test(text) || /\bsuika\b/iu.test(text)) return text;
  const isPaired = pairing.test(text) && /alike|same|equal|identical|matching|two|2/iu.test(text);
  const isMerged = merging.test(text);
  const isJar = vessel.test(text);
  const isSuika =
    (isMerged && (isJar || falling.test(text) || toTheLast.test(text))) || (isPaired && isJar && falling.test(text));
  if (!isSuika) return text;
  return `${text
    .replace(pairing, ' ')
    .replace(vessel, ' ')
    .replace(/[\s,]+$/u, '')}, suika game`;
}

type Best = { mechanic: Mechanic | null; isNamed: boolean; isWeak: boolean };

/** Jars and falling things, and the melon at the end of the chain, in other languages. */
const jarElsewhere =
  /\b(glas|gläser|topf|kiste|eimer|korb|behälter|fallen|fällt|wassermelone|melone|frasco|tarro|caja|cubo|cesta|caen|soltar|suelta|sandía|bocal|boîte|seau|panier|tombent|lâche|pastèque|pote|jarra|balde|caixa|caem|solte|melancia|barattolo|secchio|scatola|cadono|anguria|cocomero|słoik|słoiku|wiadr\p{L}*|pudełk\p{L}*|spadaj\p{L}*|arbuz\p{L}*|kavanoz\p{L}*|kutu\p{L}*|karpuz\p{L}*|düş\p{L}*|toples|kotak|ember|semangka|jatuh\p{L}*)(?!\p{L})|банк[аеиу]|коробк|ведр|падаю|арбуз|瓶|箱|罐|容器|落|西瓜|スイカ|상자|병에|그릇|떨어|수박|بطيخ|وعاء|صندوق|तरबूज|डिब्ब/iu;

export const inJar = (best: Best, text: string): Best =>
  best.mechanic === 'merge' && jarElsewhere.test(text) && !/2048/.test(text)
    ? { ...best, mechanic: 'drop-merge' }
    : best;
