import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../after-file.ts';

export type OpenPorts = {
  /** A port for each name. */
  ports: Record<string, number>;
  /** The names whose port got a connection, with or without data. */
  connected: Set<string>;
  /** Those of them that got a request, or a datagram. */
  requested: Set<string>;
};

/** A third party with an open port for each of these names, so that even a bare connection shows what made it. */
export async function startOpenPorts(names: readonly string[]): Promise<OpenPorts> {
  const ports: Record<string, number> = {};
  const [connected, requested] = [new Set<string>(), new Set<string>()];
  for (const name of names) {
    const server = createServer((_request, response) => {
      requested.add(name);
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('reached');
    });
    server.on('connection', (socket) => {
      connected.add(name);
      // Not every protocol used here is HTTP.
      socket.once('data', () => requested.add(name));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const datagrams = createSocket('udp4', () => requested.add(name)).bind(port, '127.0.0.1');
    await once(datagrams, 'listening');
    ports[name] = port;
    afterFile(() => {
      server.closeAllConnections();
      server.close();
      datagrams.close();
    });
  }
  return { ports, connected, requested };
}
