import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { makeBuild } from '../testing/people/build-fixtures.ts';
import { startService } from '../testing/service.ts';
import { sumFigures } from './author-figures.ts';
import { figureDaysKept, sweepPlay } from './sweep-play.ts';

const declared = { level_end: { level: 'number' as const, how: ['won', 'lost'] }, menu: {} };
const now = new Date('2030-03-02T12:00:00.000Z');

describe('what a game reports', () => {
  it('is summed up by day, event, field and word', () => {
    const { figures, accepted } = sumFigures(
      declared,
      [
        { name: 'level_end', data: { level: 3, how: 'won' } },
        { name: 'level_end', data: { level: 5, how: 'lost' } },
        { name: 'level_end', data: { level: 1, how: 'won' }, at: '2030-03-01T23:00:00.000Z' },
        { name: 'menu' },
      ],
      now,
    );
    expect(accepted).toBe(4);
    expect(figures.map(({ day, name, field, word, count, total }) => [day, name, field, word, count, total])).toEqual([
      ['2030-03-01', 'level_end', '', '', 1, 0],
      ['2030-03-01', 'level_end', 'how', 'won', 1, 0],
      ['2030-03-01', 'level_end', 'level', '', 1, 1],
      ['2030-03-02', 'level_end', '', '', 2, 0],
      ['2030-03-02', 'level_end', 'how', 'lost', 1, 0],
      ['2030-03-02', 'level_end', 'how', 'won', 1, 0],
      ['2030-03-02', 'level_end', 'level', '', 2, 8],
      ['2030-03-02', 'menu', '', '', 1, 0],
    ]);
    expect(figures.at(-2)).toMatchObject({ lowest: 3, highest: 5 });
  });

  it.each<[string, { name: string; data?: Record<string, unknown> }, number]>([
    ['an event that is not declared', { name: 'typed', data: { level: 1 } }, 0],
    ['a name of every object', { name: 'constructor' }, 0],
    ['a word that is not listed', { name: 'level_end', data: { how: 'a name that somebody typed' } }, 1],
    ['a field that is not declared', { name: 'menu', data: { mail: 'ada@example.com' } }, 1],
    ['text for a number', { name: 'level_end', data: { level: '3' } }, 1],
    ['no number', { name: 'level_end', data: { level: Number.NaN } }, 1],
  ])('is without %s', (_what, event, count) => {
    const { figures, accepted } = sumFigures(declared, [event], now);
    expect([accepted, figures.length]).toEqual([count, count]);
    for (const figure of figures) expect(figure).toMatchObject({ field: '', word: '' });
  });

  it.each([
    ['a time to come', '2031-01-01T00:00:00.000Z', '2030-03-02'],
    ['a time long past', '2020-01-01T00:00:00.000Z', '2030-03-01'],
    ['no time', 'yesterday', '2030-03-02'],
  ])('stands under a day near by for %s', (_what, at, day) => {
    expect(sumFigures(declared, [{ name: 'menu', at }], now).figures).toMatchObject([{ day }]);
  });
});

describe("the author's figures", async () => {
  const { people, ctx, clock } = await startService();
  const ada = await people.member('ada');
  const files = { 'index.html': '<p>x', 'game.json': JSON.stringify({ events: declared }) };
  const { id: game } = await makeBuild(ctx, ada, files);
  const at = `/api/sdk/events/${game}`;
  const figures = `/api/games/${game}/figures`;

  it('are sums of all players’ events, visible only to the creator', async () => {
    for (const name of ['bob', 'carl']) {
      const playing = await people.playing(await people.member(name), game);
      const events = [
        { name: 'level_end', data: { level: 4, how: 'won' } },
        { name: 'level_end', data: { level: 2, how: 'lost' } },
        { name: 'typed', data: { text: 'hello' } },
      ];
      const answer = await playing.post(at, { events });
      expect([answer.status, answer.body]).toEqual([200, { accepted: 2 }]);
      expect(answer.headers.get('ratelimit')).toMatch(`"author_event";r=${limits.author_event.max - 1}`);
    }
    const { body, text } = await ada.get(figures);
    expect(body.events).toEqual([
      {
        name: 'level_end',
        count: 4,
        days: [{ day: clock.now().toISOString().slice(0, 10), count: 4 }],
        fields: [
          {
            name: 'how',
            count: 4,
            mean: null,
            lowest: null,
            highest: null,
            words: [
              { word: 'lost', count: 2 },
              { word: 'won', count: 2 },
            ],
          },
          { name: 'level', count: 4, mean: 3, lowest: 2, highest: 4, words: [] },
        ],
      },
    ]);
    expect(text).not.toContain('hello');
    expect((await (await people.member('dora')).get(figures)).status).toBe(404);
    expect((await ada.get(`${figures}?days=0`)).status).toBe(400);
  });

  it('may come from both of two players at once', async () => {
    const { id } = await makeBuild(ctx, ada, files);
    const players = await Promise.all([1, 2, 3, 4].map(async () => people.playing(await people.guest(), id)));
    const events = ['won', 'lost'].map((how) => ({ name: 'level_end', data: { how } }));
    await Promise.all(players.map((one) => one.post(`/api/sdk/events/${id}`, { events })));
    expect((await ada.get(`/api/games/${id}/figures`)).body.events).toMatchObject([{ name: 'level_end', count: 8 }]);
  });

  it.each([
    ['no list', { events: {} }],
    ['more than a batch', { events: Array.from({ length: 101 }, () => ({ name: 'menu' })) }],
    ['no name', { events: [{ data: {} }] }],
  ])('are refused with %s', async (_what, body) => {
    const bob = await people.playing(await people.guest(), game);
    expect((await bob.post(at, body)).status).toBe(400);
  });

  it('are deleted when they are old', async () => {
    clock.forward((figureDaysKept + 1) * 86_400);
    await sweepPlay(ctx);
    expect((await sql`select * from author_figures`.execute(ctx.db)).rows).toEqual([]);
  });
});
