import { type BoardSettings, createBoardNames } from './board-names.ts';
import { lenient } from './lenient.ts';

type Around = { includeUser?: boolean; quantityAround?: number; quantityTop?: number };

// Yandex's leaderboards on the game's own boards.
export function createYandexBoards(coinop: Coinop.Sdk, settings: Partial<BoardSettings>) {
  const boardOf = createBoardNames(settings);

  const entryOf = ({ rank, score, name, handle }: Coinop.LeaderboardEntry): object => ({
    rank,
    score,
    formattedScore: `${score}`,
    extraData: '',
    player: lenient({
      publicName: name,
      uniqueID: handle,
      lang: '',
      scopePermissions: { avatar: 'forbid', public_name: 'allow' },
      getAvatarSrc: () => '',
      getAvatarSrcSet: () => '',
    }),
  });

  const describe = (name: string): object => ({
    appID: '',
    default: boardOf(name) === undefined,
    description: {
      invert_sort_order: false,
      score_format: { options: { decimal_offset: 0 }, type: 'numeric' },
      sort_order: 'DESC',
    },
    name,
    title: { en: name },
  });

  async function getPlayerEntry(name: string): Promise<object> {
    const { me } = await coinop.leaderboard({ board: boardOf(name), limit: 1 });
    if (me) return entryOf(me);
    throw { code: 'LEADERBOARD_PLAYER_NOT_PRESENT', message: 'The player is not on this leaderboard.' };
  }

  async function getEntries(name: string, options: Around = {}): Promise<object> {
    const { includeUser = false, quantityAround = 5, quantityTop = 5 } = options;
    const board = boardOf(name);
    const top = await coinop.leaderboard({ board, limit: Math.min(Math.max(quantityTop, 1), 20) });
    const limit = Math.min(2 * quantityAround + 1, 21);
    const around = includeUser && top.me ? await coinop.leaderboard({ board, around: true, limit }) : undefined;
    const others = (around?.entries ?? []).filter(({ rank }) => !top.entries.some((entry) => entry.rank === rank));
    const rangeOf = (entries: Coinop.LeaderboardEntry[]): object[] =>
      entries[0] ? [{ start: entries[0].rank - 1, size: entries.length }] : [];
    return {
      leaderboard: describe(name),
      userRank: top.me?.rank ?? 0,
      ranges: [...rangeOf(top.entries), ...rangeOf(others)],
      entries: [...top.entries, ...others].map(entryOf),
    };
  }

  return {
    getDescription: async (name: string) => describe(name),
    setScore: async (name: string, score: number) => coinop.score(score, { board: boardOf(name) }),
    getPlayerEntry,
    getEntries,
  };
}
