import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterFile } from './after-file.ts';
import { freePort } from './servers/free-port.ts';
import type { Service } from './service.ts';

export type NodeProcess = {
  url: string;
  pid: number | undefined;
  signal(name: 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Its exit code, once it has exited. */
  ended: Promise<number | null>;
  kill(): Promise<void>;
  /** Its output so far. */
  output(): string;
};

type Role = 'api' | 'worker';

/** Programs that exit at once: probing real ones is the slowest part of a start, and an API needs neither. */
const withoutPrograms = { CHROMIUM_PATH: 'false', FFMPEG_PATH: 'false' };

/**
 * A node in a process of its own, on the database of this service, so that it can be killed. Resolves when an API is
 * listening.
 */
export async function startNodeProcess(
  service: Service,
  env: Record<string, string> = {},
  role: Role = 'api',
): Promise<NodeProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../coinop.js'), role], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: service.ctx.config.dataDir,
      SECRET_KEY: service.ctx.config.secrets.secretKey,
      LOG_LEVEL: 'silent',
      ...(role === 'api' && withoutPrograms),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  afterFile(kill);
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('Coinop is running')) resolve();
    });
    if (role === 'worker') resolve();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    signal: (name) => void child.kill(name),
    ended,
    kill,
    output: () => output,
  };
}
