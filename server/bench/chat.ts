import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chatLimits } from '../src/live/chat/chat-message.ts';
import { markLive, takeLease } from '../src/live/live-queries.ts';
import { hashOfKey } from '../src/live/manage-stream.ts';
import type { Context } from '../src/platform/context.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { onStage } from './kit/stage.ts';

/** Measures, for the viewers of one stream on one node, the time of a message from its author to each of them. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      watchers: { type: 'string', default: '2000' },
      messages: { type: 'string', default: '20' },
      everyMs: { type: 'string', default: '500' },
    },
  });
  const [watchers, messages, everyMs] = [Number(values.watchers), Number(values.messages), Number(values.everyMs)];
  await onStage(async ({ ctx, start }) => {
    const { port } = await start(['server/coinop.js', 'api'], '/readyz');
    const people: SeededMember[] = [];
    for await (const batch of makeMembers(ctx, Math.ceil(watchers / chatLimits.socketsMax) + messages))
      people.push(...batch);
    const [streamer, ...others] = people;
    if (streamer === undefined) throw new Error('There is nobody to stream');
    const streamId = await goLive(ctx, port, streamer.token);
    const stopBeating = keepAlive(ctx, streamId);
    const sentAt = new Map<string, number>();
    const took: number[] = [];
    const hear = (text: string) => {
      const at = sentAt.get(text);
      if (at !== undefined) took.push(performance.now() - at);
    };
    const address = `ws://127.0.0.1:${port}/api/live/${streamId}/chat/socket`;
    const sockets: WebSocket[] = [];
    while (sockets.length < watchers) {
      const next = Math.min(50, watchers - sockets.length);
      const tokens = Array.from({ length: next }, (_, i) => others[(sockets.length + i) % others.length]?.token ?? '');
      sockets.push(...(await Promise.all(tokens.map((token) => watch(address, token, hear)))));
    }
    for (let i = 0; i < messages; i++) {
      const text = `Message ${i}`;
      sentAt.set(text, performance.now());
      await say(port, streamId, others[i % others.length]?.token ?? '', text);
      await sleep(everyMs);
    }
    for (let waited = 0; took.length < watchers * messages && waited < 10_000; waited += 100) await sleep(100);
    stopBeating();
    for (const socket of sockets) socket.close();
    took.sort((a, b) => a - b);
    const at = (part: number) => took[Math.floor(took.length * part)]?.toFixed(0);
    console.log(
      `${watchers} watchers, ${messages} messages, one every ${everyMs} ms: ${took.length} of ${watchers * messages} delivered; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    );
  });
}

async function watch(address: string, token: string, hear: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const joined = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'join', token }));
  await joined;
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as { type: string; message?: { text: string } };
    if (frame.message !== undefined) hear(frame.message.text);
  });
  return socket;
}

const post = (port: number, path: string, token: string, body: object) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function goLive(ctx: Context, port: number, token: string): Promise<string> {
  const opened = await post(port, '/api/live', token, {});
  const { live, ingest } = (await opened.json()) as { live: { id: string }; ingest: { streamKey: string } };
  await takeLease(ctx.db, hashOfKey(ingest.streamKey), lease, ctx.clock.now());
  await markLive(ctx.db, live.id, lease, false, ctx.clock.now());
  return live.id;
}

const lease = crypto.randomUUID();

/** No publisher renews the lease here. */
function keepAlive(ctx: Context, streamId: string): () => void {
  const timer = setInterval(() => void markLive(ctx.db, streamId, lease, true, ctx.clock.now()), 5000);
  return () => clearInterval(timer);
}

async function say(port: number, streamId: string, token: string, text: string): Promise<void> {
  const answer = await post(port, `/api/live/${streamId}/chat`, token, { text });
  if (answer.status !== 201) throw new Error(`The message was refused: ${answer.status} ${await answer.text()}`);
}
