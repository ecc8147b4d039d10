import { setTimeout as sleep } from 'node:timers/promises';

export type Load = {
  /** Stops the load and returns the results. */
  stop(): Promise<Result>;
};
export type Result = {
  acknowledged: number;
  /** Unsuccessful responses by status; `0` is a failed connection. */
  failed: Record<string, number>;
  /** Acknowledged writes that are missing at the end. */
  lost: string[];
};

type Player = { token: string; gameId: string; gameToken: string; saved: number };

const pauseMs = 300;
/** Below the hourly limit of saves. */
const savesMax = 500;

/** Players who save their game repeatedly and read the feed; saves are numbered, to identify the last one. */
export function startLoad(url: string, players: number): Load {
  const result: Result = { acknowledged: 0, failed: {}, lost: [] };
  const everybody: Player[] = [];
  let isStopped = false;

  const ask = async (method: string, path: string, token?: string, body?: unknown) => {
    const init = {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await fetch(url + path, init).catch(() => undefined);
    if (answer?.ok) return (await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined;
    const status = String(answer?.status ?? 0);
    result.failed[status] = (result.failed[status] ?? 0) + 1;
    return undefined;
  };
  const join = async (): Promise<Player | undefined> => {
    const guest = await ask('POST', '/api/auth/guest', undefined, { deviceId: crypto.randomUUID() });
    const token = guest?.['token'] as string | undefined;
    if (token === undefined) return undefined;
    const list = await ask('GET', '/api/games?limit=1', token);
    const gameId = (list?.['games'] as { id: string }[] | undefined)?.[0]?.id;
    if (gameId === undefined) return undefined;
    const session = await ask('POST', `/api/games/${gameId}/session`, token);
    if (session === undefined) return undefined;
    const player = { token, gameId, gameToken: session['token'] as string, saved: 0 };
    everybody.push(player);
    return player;
  };
  const play = async () => {
    let player: Player | undefined;
    while (!isStopped) {
      player ??= await join();
      if (player !== undefined) {
        const next = player.saved + 1;
        const body = { state: { number: next } };
        if (await ask('PUT', `/api/sdk/state/${player.gameId}`, player.gameToken, body)) {
          player.saved = next;
          result.acknowledged++;
        }
        await ask('GET', '/api/feed', player.token);
        if (player.saved >= savesMax) player = undefined;
      }
      await sleep(pauseMs);
    }
  };
  const playing = Array.from({ length: players }, play);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(playing);
      const { failed } = result;
      result.failed = {};
      for (const { gameId, gameToken, saved } of everybody) {
        const kept = await ask('GET', `/api/sdk/state/${gameId}`, gameToken);
        const number = (kept?.['state'] as { number?: number } | null | undefined)?.number ?? 0;
        // One more may exist: a save whose response was lost.
        if (number < saved) result.lost.push(`save ${saved} of a player who has ${number}`);
      }
      if (Object.keys(result.failed).length > 0)
        result.lost.push(`reads at the end failed: ${JSON.stringify(result.failed)}`);
      return { ...result, failed };
    },
  };
}
