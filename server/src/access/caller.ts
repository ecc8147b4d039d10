/** Who is calling, by a session token. */
export type Caller = { accountId: string; kind: 'guest' | 'member'; sessionId: string };

/** Who is playing which game, by a game token. */
export type GamePlayer = Caller & { gameId: string };
