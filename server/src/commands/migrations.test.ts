import { describe, expect, it } from 'vitest';
import { newMigrations } from './migrations.ts';

const landed = { '0001_accounts': 'a', '0007_saves': 'b' };

describe('recording migrations', () => {
  it('takes one with a higher number', () => {
    expect(newMigrations(landed, landed)).toEqual([]);
    expect(newMigrations(landed, { ...landed, '0008_shop': 'c' })).toEqual(['0008_shop']);
  });

  it.each([
    ['edited', { ...landed, '0001_accounts': 'other' }],
    ['removed', { '0007_saves': 'b' }],
  ])('refuses one that was %s after it landed', (_, present) => {
    expect(() => newMigrations(landed, present)).toThrow(
      'Landed migrations were edited or removed: 0001_accounts; restore them and add a new one.',
    );
  });

  it.each(['0002_late', '0007_twice', 'nameless'])('refuses %s, which would not run last', (name) => {
    expect(() => newMigrations(landed, { ...landed, [name]: 'c' })).toThrow(
      `New migrations need a number above 0007, the highest landed one: ${name}.`,
    );
  });
});
