import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../after-file.ts';

export type Asked = {
  /** The last part of the address: which protocol was spoken. */
  path: string;
  system: string;
  messages: { role: string; content: unknown }[];
  key: string | undefined;
};

/** The model's reaction to a request: a text, a text that is cut off, or another behaviour. */
export type Turn = string | { cutOff: string } | ((response: ServerResponse, asked: Asked) => void);

export type ModelServer = {
  baseUrl: string;
  /** The responses in order; the last one is repeated. */
  play(...turns: Turn[]): void;
  /** Every request so far. */
  requests: Asked[];
};

export async function startModelServer(): Promise<ModelServer> {
  const server = await openModelServer();
  afterFile(server.close);
  return server;
}

/** Speaks the streaming protocol of OpenAI-compatible services and of Anthropic's. */
export async function openModelServer(): Promise<ModelServer & { close(): Promise<void> }> {
  let turns: Turn[] = [''];
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { messages, system } = JSON.parse(body) as { messages: Asked['messages']; system?: unknown };
      const asked = {
        path: request.url?.split('/').at(-1) ?? '',
        system: JSON.stringify(system ?? messages.find(({ role }) => role === 'system')?.content),
        messages,
        key: request.headers.authorization ?? (request.headers['x-api-key'] as string | undefined),
      };
      requests.push(asked);
      const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? '';
      if (typeof turn === 'function') turn(response, asked);
      else if (typeof turn === 'string') say(response, asked, turn);
      else say(response, asked, turn.cutOff, true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    play: (...next) => {
      turns = next;
    },
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A complete response in the protocol of the request. */
export function say(response: ServerResponse, asked: Asked, text: string, cutOff = false): void {
  begin(response, asked, text);
  if (asked.path === 'messages') {
    event(response, 'content_block_stop', { index: 0 });
    const reason = cutOff ? 'max_tokens' : 'end_turn';
    event(response, 'message_delta', {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 1 },
    });
    event(response, 'message_stop', {});
    response.end();
  } else {
    response.end(`${openAiChunk({}, cutOff ? 'length' : 'stop')}data: [DONE]\n\n`);
  }
}

const pieceLength = 60_000;

/** The start of a response; the rest is up to the caller. */
export function begin(response: ServerResponse, asked: Asked, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (asked.path === 'messages') {
    event(response, 'message_start', {
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
    event(response, 'content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  }
  for (let at = 0; at < text.length; at += pieceLength) {
    const piece = text.slice(at, at + pieceLength);
    if (asked.path === 'messages') {
      event(response, 'content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
    } else response.write(openAiChunk({ role: 'assistant', content: piece }, null));
  }
}

function openAiChunk(delta: object, reason: string | null): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
}

function event(response: ServerResponse, type: string, data: object): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
}
