import type { WebSocket } from '@fastify/websocket';
import { expect, it } from 'vitest';
import type { ChatMessage, ServerFrame } from './chat-message.ts';
import { sendHistory, sendTo, type Watcher } from './chat-rooms.ts';

/** Ada, who has entered and whose history is still being read. */
function newWatcher() {
  const sent: ServerFrame[] = [];
  const socket = { bufferedAmount: 0, readyState: 1, OPEN: 1, send: (text: string) => sent.push(JSON.parse(text)) };
  const caller = { accountId: 'ada', sessionId: 'session', kind: 'member' } as const;
  const ada: Watcher = { socket: socket as unknown as WebSocket, caller, token: '', held: [], known: undefined };
  return { ada, sent };
}
const message = (id: string): ServerFrame => ({ type: 'message', message: { id } as ChatMessage });
const joined = (...ids: string[]) =>
  ({ type: 'joined', messages: ids.map((id) => ({ id }) as ChatMessage), slowModeSeconds: 0 }) as const;

it('sends the history before what happens while it is read, and no message of it twice', () => {
  const { ada, sent } = newWatcher();
  sendTo(ada, message('first'));
  sendTo(ada, { type: 'removed', id: 'zeroth' });
  sendTo(ada, message('third'));
  expect(sent).toEqual([]);
  sendHistory(ada, joined('first', 'second'));
  expect(sent).toEqual([joined('first', 'second'), { type: 'removed', id: 'zeroth' }, message('third')]);
});

it('leaves out a message of the history whose notification comes late, and sends all newer ones', () => {
  const { ada, sent } = newWatcher();
  sendHistory(ada, joined('first'));
  for (const id of ['first', 'second', 'third']) sendTo(ada, message(id));
  expect(sent).toEqual([joined('first'), message('second'), message('third')]);
});
