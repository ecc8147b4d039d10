import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A stream of server-sent events that a test reads step by step, on a connection of its own. */
export type EventStream = {
  status: number;
  headers: Headers;
  /** Everything received so far, once it contains these words or the response has ended. */
  until(words: string): Promise<string>;
  close(): void;
};

export async function openEvents(address: string, token: string | undefined): Promise<EventStream> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const asked = request(address, { agent: false, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    async until(words) {
      while (!text.includes(words)) {
        const { value, done } = await chunks.next();
        if (done) break;
        text += value;
      }
      return text;
    },
    close: () => void asked.destroy(),
  };
}
