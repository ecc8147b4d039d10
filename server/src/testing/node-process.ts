import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Service } from './service.ts';

export type NodeProcess = { url: string; kill(): Promise<void> };

/** A node in a process of its own, on the database of this service, so that it can be killed. */
export async function startNodeProcess(service: Service, env: Record<string, string> = {}): Promise<NodeProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../coinop.js'), 'api'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: service.ctx.config.dataDir,
      SECRET_KEY: service.ctx.config.secrets.secretKey,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  afterAll(kill);
  for await (const text of child.stdout) if (String(text).includes('Coinop is running')) break;
  return { url: `http://127.0.0.1:${port}`, kill };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
