import { isBeing } from './noun-classes.ts';
import { foe, type Reader } from './role-reader.ts';
import { friendly, hostile } from './role-words.ts';
import type { Loose, Sentence } from './sentence.ts';

/** "Rescue cats from trees, 6 cats": those who are wanted are counted, and nobody else. */
export function countGoods(reader: Reader): void {
  const again = reader.foes.filter(
    ({ noun, count }) => count !== null && reader.goods.some((one) => one.noun === noun),
  );
  reader.foes = reader.foes.filter((one) => !again.includes(one));
  reader.goods = reader.goods.map((one) => ({
    ...one,
    count: one.count ?? again.find(({ noun }) => noun === one.noun)?.count ?? null,
  }));
}

/** "A dungeon with slimes and bats": whoever comes along with foes is one, where nothing else is said of them. */
export function joinFoes(reader: Reader, { loose, clauses }: Sentence): void {
  if (reader.mechanic !== null || clauses.length > 0) return;
  const isListed = ({ phrase, preposition }: Loose) =>
    preposition === 'with' && phrase.isPlural && isBeing(phrase.class) && !phrase.hasArticle;
  const listed = loose.filter(isListed).map(({ phrase }) => phrase);
  if (!listed.some(({ noun }) => hostile.test(noun))) return;
  for (const phrase of listed)
    if (phrase.class === 'creature' && !friendly.test(phrase.noun)) foe(reader, phrase, 'chases');
}
