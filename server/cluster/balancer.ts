import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../src/process/find-on-path.ts';
import { freePort } from '../src/testing/servers/free-port.ts';
import type { ClusterNode } from './node-processes.ts';

export type Balancer = { url: string; pid: number; stop(): Promise<void> };

const template = path.join(import.meta.dirname, '../../deploy/haproxy.cfg');

/** HAProxy with the settings of deploy/haproxy.cfg in front of these nodes; undefined if it is not installed. */
export async function startBalancer(home: string, nodes: readonly ClusterNode[]): Promise<Balancer | undefined> {
  const haproxy = findOnPath('haproxy', `${process.env['PATH']}:/usr/sbin`);
  if (haproxy === undefined) return undefined;
  const port = await freePort();
  const servers = nodes.map(({ name, port: to }) => `  server ${name} 127.0.0.1:${to}`).join('\n');
  const settings = readFileSync(template, 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/( +server api-.*\n?)+$/, `${servers}\n`);
  const file = path.join(home, 'haproxy.cfg');
  writeFileSync(file, settings);
  const child = spawn(haproxy, ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
