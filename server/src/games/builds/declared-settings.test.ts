import { describe, expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { readBuild } from './read-build.ts';

const read = (gameJson: object) =>
  readBuild(writeFolder({ 'index.html': '<p>x', 'game.json': JSON.stringify(gameJson) }));

describe('what game.json declares', () => {
  it('goes with the version, and nothing of it is called unknown', async () => {
    const boards = [{ name: 'level-1', lowestWins: true }];
    const events = { level_end: { level: 'number', how: ['won', 'lost'] } };
    const crazygames = { scoreKey: 'a2V5' };
    const { settings, notes } = await read({
      boards,
      events,
      crazygames,
      facebook: { mainBoard: 'All' },
      yandex: { mainBoard: 'best' },
    });
    expect(notes).toEqual([]);
    expect(settings).toMatchObject({
      boards,
      events,
      platforms: {
        crazygames,
        facebook: { mainBoard: 'All', boards: ['level-1'] },
        yandex: { mainBoard: 'best', boards: ['level-1'] },
      },
    });
  });

  it.each([
    [1, undefined],
    [
      2,
      [
        { name: '7', title: 'Seven' },
        { name: '8', title: 'Eight' },
      ],
    ],
  ])('makes boards of %i of Newgrounds', async (count, boards) => {
    const numbered = [
      { id: 7, name: 'Seven' },
      { id: 8, name: 'Eight' },
    ].slice(0, count);
    const { settings } = await read({ newgrounds: { boards: numbered } });
    expect(settings.boards).toEqual(boards);
    expect(settings.platforms?.['newgrounds']).toEqual({ boards: numbered });
  });

  it('sells the bonus where rewards cost coins', async () => {
    const { said } = await read({ rewards: 'coins:5' });
    expect(said.items).toEqual([{ key: 'coinop-bonus', kind: 'consumable', name: 'Bonus', price: 5 }]);
    expect((await read({ rewards: 'free' })).said.items).toBeUndefined();
  });

  it.each<[string, object]>([
    ['a board with a name that none can have', { boards: [{ name: 'level 1' }] }],
    ['too many boards', { boards: Array.from({ length: 51 }, (_, i) => ({ name: `${i}` })) }],
    ['an event with text in it', { events: { menu: { name: 'string' } } }],
    ['an event with a name that none can have', { events: { 'level end': {} } }],
    ['a key that is no text', { crazygames: { scoreKey: 5 } }],
  ])('is refused for %s', async (_what, gameJson) => {
    await expect(read(gameJson)).rejects.toThrow(/game\.json does not fit/);
  });
});
