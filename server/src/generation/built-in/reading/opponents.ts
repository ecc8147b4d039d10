import { isPlayable } from './noun-classes.ts';
import type { Reader } from './role-reader.ts';
import type { Sentence } from './sentence.ts';

/**
 * Who is fought in a duel. "Arm wrestling with a bear": the bear is the opponent, and "a kangaroo boxes a bear" is no
 * game of collecting bears.
 */
export function meetOpponent(reader: Reader, { loose }: Sentence): void {
  const { hero, foes, goods, mechanic } = reader;
  if (mechanic !== 'duel') return;
  const other = foes.length === 0 ? goods.find((one) => isPlayable(one.class) && one.noun !== hero?.noun) : undefined;
  if (hero && other) {
    const { role: _role, ...opponent } = other;
    reader.foes.push({ ...opponent, does: 'attacks' });
    reader.goods = goods.filter((one) => one !== other);
  }
  // "Wrestling match panda against tiger" names both sides.
  const [own, rival] = reader.foes;
  if (!hero && own && rival?.does === 'attacks' && own.does === 'stands') {
    const { does: _does, ...side } = own;
    reader.hero = side;
    reader.foes = reader.foes.slice(1);
    return;
  }
  const isNamedAfterWith = loose.some(
    ({ phrase, preposition }) =>
      preposition === 'with' && phrase.noun === hero?.noun && phrase.hasArticle && !phrase.isPlural,
  );
  if (!hero || !isNamedAfterWith || reader.foes.some(({ noun }) => noun !== hero.noun)) return;
  reader.foes = [{ ...hero, does: 'attacks' }];
  reader.hero = null;
}
