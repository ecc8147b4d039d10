import { connect } from 'node:net';

export type Get = { path: string; headers: Record<string, string> };

/** Answers a second over keep-alive connections that ask again as soon as they are answered. Any answer but 200 throws. */
export async function getLoad(port: number, requests: Get[], connections: number, seconds: number) {
  const heads = requests.map(({ path, headers }) => {
    const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  });
  let next = 0;
  let answers = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const take = () => (performance.now() < until ? heads[next++ % heads.length] : undefined);
  await Promise.all(Array.from({ length: connections }, () => ask(port, take, () => answers++)));
  return { answers, perSecond: answers / ((performance.now() - startedAt) / 1000) };
}

/** Reads no more of an answer than its status and length: the machine's time belongs to the servers. */
function ask(port: number, take: () => string | undefined, answered: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let missing = 0;
    const send = () => {
      const head = take();
      if (head === undefined) socket.end();
      else socket.write(head);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head);
        if (head < 0 || !text.startsWith('HTTP/1.1 200')) return reject(new Error(`An answer begins with ${text}`));
        missing = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      answered();
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}
