import type { Ask } from '../../src/testing/torture/torture-client.ts';
import { type Answer, type Connection, openConnection } from './connection.ts';

/** Reuses keep-alive connections and opens another one when all are busy, as many clients would. */
export type ConnectionPool = { send(port: number, request: string): Promise<Answer>; close(): void };

export function openPool(): ConnectionPool {
  const idle = new Map<number, Connection[]>();
  const all = new Set<Connection>();
  const open = async (port: number) => {
    const connection = await openConnection(port);
    all.add(connection);
    return connection;
  };
  return {
    async send(port, request) {
      const free = idle.get(port) ?? [];
      idle.set(port, free);
      const connection = free.pop() ?? (await open(port));
      const answer = await connection.send(request);
      free.push(connection);
      return answer;
    },
    close() {
      for (const connection of all) connection.close();
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
