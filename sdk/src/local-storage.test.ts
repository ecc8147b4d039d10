import { expect, it, vi } from 'vitest';
import { createStorage } from './local-storage.ts';

it('behaves as a Storage', () => {
  const { storage } = createStorage();
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', 1 as unknown as string);
  storage['b'] = true;
  expect([storage.getItem('a'), storage['a'], storage.getItem('b'), storage['missing']]).toEqual([
    '1',
    '1',
    'true',
    undefined,
  ]);
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, 'a', 'b', null]);
  expect(['a' in storage, 'c' in storage, 'getItem' in storage]).toEqual([true, false, true]);
  expect(Object.keys(storage)).toEqual(['a', 'b']);
  expect(JSON.stringify(storage)).toBe('{"a":"1","b":"true"}');
  expect({ ...storage }).toEqual({ a: '1', b: 'true' });
  delete storage['a'];
  storage.removeItem('never');
  expect(Object.entries(storage)).toEqual([['b', 'true']]);
  storage.clear();
  expect(storage.length).toBe(0);
});

it.each(['__proto__', 'constructor', 'length', 'getItem', 'toString', ''])('takes the key "%s"', (key) => {
  const { storage } = createStorage();
  storage.setItem(key, 'x');
  expect([storage.getItem(key), storage.length, storage.key(0)]).toEqual(['x', 1, key]);
  expect(typeof storage.getItem).toBe('function');
  storage.removeItem(key);
  expect(storage.getItem(key)).toBeNull();
});

it('reports every change and reverts one that is refused', () => {
  const changed = vi.fn();
  const { storage } = createStorage(changed);
  storage.setItem('a', '1');
  storage.removeItem('b');
  storage.removeItem('a');
  storage.clear();
  expect(changed).toHaveBeenCalledTimes(2);
  storage.setItem('a', '1');
  changed.mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storage.setItem('a', '2')).toThrow('full');
  expect(() => {
    storage['c'] = '3';
  }).toThrow('full');
  expect(Object.entries(storage)).toEqual([['a', '1']]);
});
