import { limits } from '../../access/limits.ts';
import { handleReservedDays } from '../../accounts/handle.ts';
import { checkLinearizability, type Operation, type SequentialModel } from './linearizability.ts';
import { signInAs } from './pair-driver.ts';
import { newHistory } from './recorded-history.ts';
import type { Driver, Surroundings } from './torture-command.ts';

/** The owners of some handles, and their earlier owners. */
export type HandleState = {
  now: number;
  handles: string[];
  /** For whom an old handle is reserved, and since when. */
  reserved: Record<string, { member: number; since: number }>;
  changes: number[][];
};
export type HandleInput =
  | { do: 'rename'; by: number; handle: string }
  | { do: 'read'; by: number }
  | { do: 'clock'; seconds: number };
export type HandleOutput = { status: number; code?: string | undefined; handle?: string };

const { max: changesMax, windowSeconds } = limits.handle_change;

export function handleModel(handles: string[]): SequentialModel<HandleState, HandleInput, HandleOutput> {
  return { start: { now: 0, handles, reserved: {}, changes: handles.map(() => []) }, step: handleStep };
}

function handleStep(state: HandleState, { input, output }: Operation<HandleInput, HandleOutput>): HandleState[] {
  if (input.do === 'clock') return [{ ...state, now: state.now + input.seconds }];
  const { by } = input;
  const current = state.handles[by];
  if (current === undefined) return [];
  if (input.do === 'read') return output === undefined || output.handle === current ? [state] : [];
  const refused = (status: number, code: string) =>
    output === undefined || (output.status === status && output.code === code) ? [state] : [];
  const fits = (handle: string) => output === undefined || (output.status === 200 && output.handle === handle);
  if (input.handle === current) return fits(current) ? [state] : [];
  const recent = (state.changes[by] ?? []).filter((at) => state.now - at < windowSeconds);
  if (recent.length >= changesMax) return refused(429, 'rate_limited');
  const kept = state.reserved[input.handle];
  const isKept = kept !== undefined && kept.member !== by && state.now - kept.since < handleReservedDays * 86_400;
  if (isKept || state.handles.includes(input.handle)) return refused(409, 'handle_taken');
  if (!fits(input.handle)) return [];
  const { [input.handle]: _taken, ...reserved } = { ...state.reserved, [current]: { member: by, since: state.now } };
  return [
    {
      now: state.now,
      handles: state.handles.map((one, i) => (i === by ? input.handle : one)),
      reserved,
      changes: state.changes.map((times, i) => (i === by ? [...recent, state.now] : times)),
    },
  ];
}

/** Members who compete for the same few handles. */
export async function handleDriver(around: Surroundings, names: readonly string[], wanted: string[]): Promise<Driver> {
  const members = await Promise.all(names.map((name) => signInAs(around, name)));
  const model = handleModel(members.map(({ handle }) => handle));
  const history = newHistory<HandleInput, HandleOutput>();
  const send = (input: HandleInput, url: string, patienceMs?: number) =>
    history.record(input, async () => {
      if (input.do === 'clock') return { status: 200 };
      const came = await around.client.ask({
        url,
        path: '/api/me',
        token: members[input.by]?.token,
        ...(input.do === 'read' ? { method: 'GET' } : { method: 'PATCH', body: { handle: input.handle } }),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      return came && { status: came.status, code: came.code, handle: came.body?.user?.handle };
    });
  return {
    name: `handles of ${names.join(' and ')}`,
    lanes: 2,
    weights: { rename: 2, read: 3 },
    async run({ do: what, pick, twice, patienceMs }) {
      const by = pick[0] % members.length;
      const handle = wanted[pick[1] % wanted.length] ?? '';
      const input: HandleInput = what === 'rename' ? { do: 'rename', by, handle } : { do: 'read', by };
      const once = (turn: number) => send(input, around.url(pick[2] + turn), patienceMs);
      await Promise.all(twice ? [once(0), once(1)] : [once(0)]);
    },
    async clockMoved(seconds) {
      await send({ do: 'clock', seconds }, '');
    },
    async readAll() {
      for (const by of members.keys()) await send({ do: 'read', by }, around.url(by));
    },
    check: (timeMs) => checkLinearizability(model, history.operations, { timeMs }),
  };
}
