import type { Ask } from '../../src/testing/torture/torture-client.ts';
import { type Answer, type Connection, openConnection } from './connection.ts';

/**
 * Keep-alive connections to one service, as many as are needed at once and at most so many; further requests wait for
 * one. A request whose connection is lost has no answer.
 */
export type ConnectionPool = {
  send(request: string): Promise<Answer | undefined>;
  /** Sends the beginning of a request and closes the connection, as a phone that loses its network. */
  breakOff(beginning: string): Promise<{ status: number }>;
  close(): void;
};

export function openPool(port: number, connectionsMax: number): ConnectionPool {
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const waiting: ((free: Connection | undefined) => void)[] = [];
  let opened = 0;
  const openOne = async () => {
    opened += 1;
    const connection = await openConnection(port);
    open.add(connection);
    return connection;
  };
  const take = async (): Promise<Connection> => {
    for (let free = idle.pop(); free !== undefined; free = idle.pop()) {
      if (free.isOpen()) return free;
      opened -= 1;
      open.delete(free);
    }
    if (opened < connectionsMax) return openOne();
    return (await new Promise<Connection | undefined>((resolve) => waiting.push(resolve))) ?? openOne();
  };
  const giveBack = (connection: Connection) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(connection);
    else next(connection);
  };
  return {
    async send(request) {
      let connection: Connection | undefined;
      try {
        connection = await take();
        const answer = await connection.send(request);
        giveBack(connection);
        return answer;
      } catch {
        // The connection is lost, or could not be opened: whoever waits opens another one.
        opened -= 1;
        if (connection !== undefined) open.delete(connection);
        waiting.shift()?.(undefined);
        return undefined;
      }
    },
    async breakOff(beginning) {
      const connection = await openConnection(port);
      connection.send(beginning).catch(() => undefined);
      setImmediate(() => connection.close());
      return { status: 200 };
    },
    close() {
      for (const connection of open) connection.close();
    },
  };
}

/** The bytes of a request: making them is all that the load test computes for each. */
export function textOf({ method, path, token, body }: Omit<Ask, 'url'>): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
