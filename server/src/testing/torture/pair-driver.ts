import { checkLinearizability, type Operation, type SequentialModel } from './linearizability.ts';
import { newHistory } from './recorded-history.ts';
import type { Driver, Surroundings } from './torture-command.ts';

/** The follows and blocks between two members, in both directions. */
export type PairState = { follows: [boolean, boolean]; blocks: [boolean, boolean] };
export type PairInput = { do: 'follow' | 'unfollow' | 'block' | 'unblock' | 'look'; by: 0 | 1 };
export type PairOutput = { status: number; isFollowing?: boolean; isFollowedBy?: boolean; isFriend?: boolean };

export const pairModel: SequentialModel<PairState, PairInput, PairOutput> = {
  start: { follows: [false, false], blocks: [false, false] },
  step: pairStep,
};

function pairStep(
  state: PairState,
  { input: { do: what, by }, output }: Operation<PairInput, PairOutput>,
): PairState[] {
  const other = by === 0 ? 1 : 0;
  const with01 = (pair: [boolean, boolean], value: boolean): [boolean, boolean] =>
    by === 0 ? [value, pair[1]] : [pair[0], value];
  if (what === 'block' || what === 'unblock') {
    if (output !== undefined && output.status !== 200) return [];
    const blocks = with01(state.blocks, what === 'block');
    return [{ blocks, follows: what === 'block' ? [false, false] : state.follows }];
  }
  const isHidden = state.blocks[0] || state.blocks[1];
  // The profile in the response is read after the unfollow, when others may have changed or hidden it.
  if (what === 'unfollow') {
    return [undefined, 200, 404].includes(output?.status) ? [{ ...state, follows: with01(state.follows, false) }] : [];
  }
  if (isHidden) return output === undefined || output.status === 404 ? [state] : [];
  const follows = what === 'look' ? state.follows : with01(state.follows, true);
  const fits =
    output === undefined ||
    (output.status === 200 &&
      output.isFollowing === follows[by] &&
      output.isFollowedBy === follows[other] &&
      output.isFriend === (follows[0] && follows[1]));
  return fits ? [{ ...state, follows }] : [];
}

/** Two members, each with their own client. */
export async function pairDriver(around: Surroundings, names: readonly [string, string]): Promise<Driver> {
  const { client } = around;
  const history = newHistory<PairInput, PairOutput>();
  const members = await Promise.all(names.map((name) => signInAs(around, name)));
  const send = (input: PairInput, url: string, patienceMs?: number) =>
    history.record(input, async () => {
      const [self, other] = input.by === 0 ? members : members.toReversed();
      const came = await client.ask({
        url,
        token: self?.token,
        ...requestOf(input, other?.handle ?? ''),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      const { isFollowing, isFollowedBy, isFriend } = came?.body?.social ?? {};
      return came && { status: came.status, isFollowing, isFollowedBy, isFriend };
    });
  return {
    name: names.join(' and '),
    lanes: 3,
    weights: { follow: 6, unfollow: 3, block: 2, unblock: 4, look: 5 },
    async run({ do: what, pick, twice, patienceMs }) {
      const input = { do: what as PairInput['do'], by: pick[0] % 2 === 0 ? 0 : 1 } as const;
      const once = (turn: number) => send(input, around.url(pick[1] + turn), patienceMs);
      await Promise.all(twice ? [once(0), once(1)] : [once(0)]);
    },
    clockMoved: async () => undefined,
    async readAll() {
      for (const by of [0, 1] as const) await send({ do: 'look', by }, around.url(by));
    },
    check: (timeMs) => checkLinearizability(pairModel, history.operations, { timeMs }),
  };
}

function requestOf({ do: what }: PairInput, handle: string): { method: string; path: string } {
  if (what === 'look') return { method: 'GET', path: `/api/profiles/${handle}` };
  const method = what === 'follow' || what === 'block' ? 'POST' : 'DELETE';
  return { method, path: `/api/profiles/${handle}/${what.replace('un', '')}` };
}

export type SignedInMember = { id: string; handle: string; token: string };

/** Signs in before any fault is injected, because the members must exist. */
export async function signInAs(around: Surroundings, subject: string): Promise<SignedInMember> {
  const body = { identityToken: await around.appleToken(subject) };
  for (let attempt = 0; attempt < 20; attempt++) {
    const came = await around.client.ask({ url: around.url(attempt), method: 'POST', path: '/api/auth/apple', body });
    if (came?.status === 200) {
      around.secrets.add(came.body.token);
      return { id: came.body.user.id, handle: came.body.user.handle, token: came.body.token };
    }
  }
  throw new Error(`${subject} could not sign in`);
}
