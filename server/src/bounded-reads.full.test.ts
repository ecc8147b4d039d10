import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Explained, explainStatements } from './testing/explained-requests.ts';
import { fillTables } from './testing/million-rows.ts';
import { type Answer, type Requests, requestsWith } from './testing/people/people.ts';
import { openShop } from './testing/people/shop-fixtures.ts';
import { startService } from './testing/service.ts';

type Ada = Requests & { game: Requests; gameId: string; itemId: string; nobody: Requests };

/** A request, the rows that its statements may read, and how ada makes it. */
const hot: [title: string, rowsMax: number, ask: (ada: Ada) => Promise<Answer>][] = [
  // The newest 1,000 games and clips are read once by each node, with their makers and documents.
  ['the first page of the feed of a node', 25_000, (ada) => ada.get('/api/feed')],
  ['a page of the feed', 500, (ada) => ada.get('/api/feed')],
  ['a page of the feed of whom she follows', 500, (ada) => ada.get('/api/feed/following')],
  ['a page of the list of games', 1000, (ada) => ada.get('/api/games?limit=50')],
  ['a page of it beyond what a node holds', 1000, beyondMemory],
  ['a search of games for a word that all have', 5000, (ada) => ada.get('/api/games/search?q=race')],
  ['a search of games for one of them', 5000, (ada) => ada.get('/api/games/search?q=race%2031337')],
  ['a search of games with a typing error', 5000, (ada) => ada.get('/api/games/search?q=raec%2031337')],
  ['games by tag', 1000, (ada) => ada.get('/api/games/search?tag=puzzle')],
  ['a search of members for a word that all have', 5000, (ada) => ada.get('/api/profiles/search?q=player')],
  ['a search of members for one of them', 5000, (ada) => ada.get('/api/profiles/search?q=player_31337')],
  ['a search of members with a typing error', 5000, (ada) => ada.get('/api/profiles/search?q=plaeyr%2031337')],
  ['the wallet', 500, (ada) => ada.get('/api/wallet')],
  ['a page of a leaderboard', 500, (ada) => ada.get(`/api/games/${ada.gameId}/leaderboard`)],
  // The counts of a thousand blocks, and what is before the score in its own block.
  ['the rank of one in the middle', 5000, (ada) => ada.get(`/api/games/${ada.gameId}/leaderboard/player_10000`)],
  ['a profile', 1000, (ada) => ada.get('/api/profiles/ada')],
  ['a page of followers', 1000, (ada) => ada.get('/api/profiles/ada/followers')],
  ['a page of friends', 1000, (ada) => ada.get('/api/friends')],
  ['the games of a profile', 1000, (ada) => ada.get('/api/profiles/ada/games')],
  ['the clips of a profile', 1000, (ada) => ada.get('/api/profiles/ada/clips')],
  ['notifications', 1000, (ada) => ada.get('/api/notifications')],
  ['comments', 1000, (ada) => ada.get(`/api/games/${ada.gameId}/comments`)],
  ['a saved state', 100, (ada) => ada.game.get(`/api/sdk/state/${ada.gameId}`)],
  ['saving it', 100, (ada) => ada.game.put(`/api/sdk/state/${ada.gameId}`, { state: { level: 1 } })],
  ['a guest', 100, (ada) => ada.nobody.post('/api/auth/guest', { deviceId: 'of bob' })],
  ['following, within its limit', 200, (ada) => ada.post('/api/profiles/player_77/follow')],
  ['a play', 200, (ada) => ada.post('/api/events', { type: 'play_start', gameId: ada.gameId })],
  ['a score', 5000, (ada) => ada.post('/api/events', { type: 'score', gameId: ada.gameId, score: 7 })],
  ['purchases that wait', 200, (ada) => ada.get('/api/shop/intents?status=pending')],
  ['the inventory', 200, (ada) => ada.game.get(`/api/sdk/shop/inventory/${ada.gameId}`)],
  ['a purchase', 500, buy],
];

async function beyondMemory(ada: Ada): Promise<Answer> {
  let answer = await ada.get('/api/games?limit=100');
  for (let page = 2; page <= 11; page++)
    answer = await ada.get(`/api/games?limit=100&cursor=${answer.body.nextCursor}`);
  return answer;
}

async function buy(ada: Ada): Promise<Answer> {
  const { gameId, itemId } = ada;
  const { body } = await ada.game.post('/api/sdk/shop/intents', { gameId, itemId });
  return ada.post(`/api/shop/intents/${body.intent.id}/approve`);
}

describe('with a million rows in each table that grows, half of them of one person and one game', () => {
  let ada: Ada;
  let explained: () => Explained[];
  beforeAll(async () => {
    const filled = await startService();
    const shop = await openShop(filled.ctx, filled.people, 'maker');
    const itemId = await shop.add();
    const visitor = await shop.visitor('ada', 1000);
    const inGame = await filled.people.playing(visitor, shop.gameId);
    await fillTables(filled.databaseUrl, {
      accountId: visitor.id,
      gameId: shop.gameId,
      itemId,
      now: filled.clock.now(),
    });
    explained = await explainStatements(filled.databaseUrl);
    const { url } = await startService({ beside: filled });
    ada = {
      ...requestsWith(url, visitor.token),
      game: requestsWith(url, inGame.token),
      nobody: requestsWith(url, undefined),
      gameId: shop.gameId,
      itemId,
    };
  }, 1_800_000);
  afterAll(() => vi.restoreAllMocks());

  it.each(hot)('%s reads at most %i rows', async (_title, rowsMax, ask) => {
    explained();
    const { status, text } = await ask(ada);
    expect([status, text]).toEqual([status < 300 ? status : 'success', text]);
    const statements = explained();
    const rows = statements.reduce((sum, statement) => sum + statement.rows, 0);
    const largest = statements.toSorted((one, other) => other.rows - one.rows)[0];
    expect(rows, `${rows} rows, most of them by ${JSON.stringify(largest)}`).toBeLessThanOrEqual(rowsMax);
  });
});
