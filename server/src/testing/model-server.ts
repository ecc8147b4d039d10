import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What the model does with the next request: says a text, or behaves in another way. */
export type Turn = string | ((response: ServerResponse) => void);

export type ModelServer = {
  baseUrl: string;
  /** Answers in order; the last one stays. */
  play(...turns: Turn[]): void;
  /** The messages of every request so far. */
  requests: { system: string; messages: { role: string; content: unknown }[]; key: string | undefined }[];
};

/** Speaks the streaming protocol of OpenAI-compatible services and of Anthropic's. */
export async function startModelServer(): Promise<ModelServer> {
  let turns: Turn[] = [''];
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { messages, system } = JSON.parse(body) as {
        messages: { role: string; content: unknown }[];
        system?: unknown;
      };
      const key = request.headers.authorization ?? (request.headers['x-api-key'] as string | undefined);
      requests.push({
        system: JSON.stringify(system ?? messages.find(({ role }) => role === 'system')?.content),
        messages,
        key,
      });
      const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? '';
      if (typeof turn === 'function') return turn(response);
      if (request.url?.includes('/messages')) sayAsAnthropic(response, turn);
      else sayAsOpenAi(response, turn);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    play: (...next) => {
      turns = next;
    },
    requests,
  };
}

export function sayAsOpenAi(response: ServerResponse, text: string, finish = 'stop'): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  for (let at = 0; at < text.length; at += 60_000)
    response.write(chunk({ role: 'assistant', content: text.slice(at, at + 60_000) }, null));
  response.end(`${chunk({}, finish)}data: [DONE]\n\n`);
}

function sayAsAnthropic(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  event('message_start', {
    message: {
      id: 'x',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  });
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  event('content_block_stop', { index: 0 });
  event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 1 } });
  event('message_stop', {});
  response.end();
}
