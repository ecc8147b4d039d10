import { type BoardSettings, createBoardNames } from './board-names.ts';
import { lenient } from './lenient.ts';

// Instant Games' leaderboards on the game's own boards.
export function createFacebookBoards(coinop: Coinop.Sdk, settings: Partial<BoardSettings>) {
  const boardOf = createBoardNames(settings);

  const entryOf = (entry: Coinop.LeaderboardEntry): object =>
    lenient({
      getScore: () => entry.score,
      getFormattedScore: () => `${entry.score}`,
      getTimestamp: () => Math.floor(Date.parse(entry.achievedAt) / 1000),
      getRank: () => entry.rank,
      getExtraData: () => null,
      getPlayer: () => lenient({ getName: () => entry.name, getPhoto: () => '', getID: () => entry.handle }),
    });

  function leaderboardOf(name: string): object {
    const board = boardOf(name);
    const getPlayerEntryAsync = async (): Promise<object | null> => {
      const { me } = await coinop.leaderboard({ board, limit: 1 });
      return me && entryOf(me);
    };
    return lenient({
      getName: () => name,
      getContextID: () => null,
      async setScoreAsync(score: number) {
        coinop.score(score, { board });
        const { handle, name: player } = coinop.player;
        return entryOf({ rank: 0, handle, name: player, score, achievedAt: new Date().toISOString() });
      },
      getPlayerEntryAsync,
      async getEntriesAsync(count = 10, offset = 0) {
        const { entries } = await coinop.leaderboard({ board, limit: Math.min(count + offset, 100) });
        return entries.slice(offset, offset + count).map(entryOf);
      },
      async getConnectedPlayerEntriesAsync() {
        const mine = await getPlayerEntryAsync();
        return mine ? [mine] : [];
      },
      getEntryCountAsync: async () => (await coinop.leaderboard({ board, limit: 100 })).entries.length,
    });
  }

  return {
    leaderboardOf,
    postScore: (score: number): void => coinop.score(score),
    globalLeaderboards: {
      setScoreAsync: async (name: string, score: number) => coinop.score(score, { board: boardOf(name) }),
      async getTopEntriesAsync(name: string, count = 10) {
        return (await coinop.leaderboard({ board: boardOf(name), limit: count })).entries.map(entryOf);
      },
    },
  };
}
