import { expect, it } from 'vitest';
import { findAddress, readFindQuery } from './find-query.ts';

it('reads what it wrote', () => {
  for (const query of [
    { q: '', tag: undefined, sort: 'new' },
    { q: 'moth & lantern?', tag: undefined, sort: 'new' },
    { q: '', tag: 'one-touch', sort: 'trending' },
    { q: 'füchse', tag: 'a b', sort: 'new' },
  ] as const) {
    const address = findAddress(query);
    expect(readFindQuery(new URL(address, 'http://app.test').search)).toEqual(query);
  }
});

it('ignores what it does not know and cuts what is too long', () => {
  expect(readFindQuery('?sort=best&page=7')).toEqual({ q: '', tag: undefined, sort: 'new' });
  expect(readFindQuery(`?q=${'x'.repeat(80)}`).q.length).toBe(50);
  expect(findAddress({ q: '  ' })).toBe('/find');
});
