/** The caller, identified by a session token. */
export type Caller = { accountId: string; kind: 'guest' | 'member'; sessionId: string };

/** The player and the game, identified by a game token. */
export type GamePlayer = Caller & { gameId: string };
