import { checkLinearizability, type Operation, type SequentialModel } from './linearizability.ts';
import { signInAs } from './pair-driver.ts';
import { newHistory } from './recorded-history.ts';
import type { Driver, Surroundings } from './torture-command.ts';

/** One member's stream. Undefined: there is one, or a key, that is not known yet. */
export type StreamState = { isOpen: boolean; id?: string; key?: string; title: string | null };
export type StreamInput = { do: 'name'; title: string | null } | { do: 'rotate' } | { do: 'read' };
export type StreamOutput = { status: number; id?: string; key?: string; title?: string | null };

export const streamModel: SequentialModel<StreamState, StreamInput, StreamOutput> = {
  start: { isOpen: false, title: null },
  step: streamStep,
};

function streamStep(state: StreamState, { input, output }: Operation<StreamInput, StreamOutput>): StreamState[] {
  if (input.do === 'read') {
    if (output === undefined) return [state];
    if (!state.isOpen) return output.status === 404 ? [state] : [];
    return output.status === 200 && isSame(state, output) && output.title === state.title
      ? [{ ...state, ...known(output) }]
      : [];
  }
  const title = input.do === 'name' ? input.title : state.title;
  const { key: _old, ...withoutKey } = state;
  const changed: StreamState = { ...(input.do === 'rotate' ? withoutKey : state), isOpen: true, title };
  if (output === undefined) return [changed];
  if (output.status !== 201 || !isSame(changed, output) || output.title !== title) return [];
  if (input.do === 'rotate' && output.key === state.key) return [];
  return [{ ...changed, ...known(output) }];
}

const isSame = (state: StreamState, { id, key }: StreamOutput) =>
  (state.id === undefined || state.id === id) && (state.key === undefined || key === undefined || state.key === key);

const known = ({ id, key }: StreamOutput) => ({ ...(id !== undefined && { id }), ...(key !== undefined && { key }) });

/** A member who names a stream and rotates its key from several clients at once. */
export async function streamDriver(around: Surroundings, name: string): Promise<Driver> {
  const member = await signInAs(around, name);
  const history = newHistory<StreamInput, StreamOutput>();
  const send = (input: StreamInput, url: string, patienceMs?: number) =>
    history.record(input, async () => {
      const came = await around.client.ask({
        url,
        path: '/api/live',
        token: member.token,
        ...requestOf(input),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      if (came === undefined) return undefined;
      const { live, ingest } = came.body ?? {};
      if (ingest) around.secrets.add(ingest.streamKey);
      return { status: came.status, id: live?.id, title: live?.title, key: ingest?.streamKey };
    });
  return {
    name: `stream of ${name}`,
    lanes: 2,
    weights: { name: 3, clear: 1, rotate: 2, read: 4 },
    async run({ do: what, pick, twice, patienceMs }) {
      const title = what === 'clear' ? null : `Evening ${pick[1] % 20}`;
      const input: StreamInput = what === 'rotate' || what === 'read' ? { do: what } : { do: 'name', title };
      const once = (turn: number) => send(input, around.url(pick[2] + turn), patienceMs);
      await Promise.all(twice ? [once(0), once(1)] : [once(0)]);
    },
    clockMoved: async () => undefined,
    async readAll() {
      await send({ do: 'read' }, around.url(0));
    },
    check: (timeMs) => checkLinearizability(streamModel, history.operations, { timeMs }),
  };
}

function requestOf(input: StreamInput): { method: string; body?: object } {
  if (input.do === 'read') return { method: 'GET' };
  return { method: 'POST', body: input.do === 'name' ? { title: input.title } : { rotateKey: true } };
}
