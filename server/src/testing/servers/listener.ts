import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../after-file.ts';

export type Listener = { origin: string; heard: string[]; serve(path: string, page: Page): void };
type Page = { html: string; headers?: Record<string, string> };

/** A third party's web server: it records requests, and serves the given pages. */
export async function startListener(): Promise<Listener> {
  const heard: string[] = [];
  const pages = new Map<string, Page>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    if (page === undefined) heard.push(`${request.method} ${path} ${request.headers.referer ?? ''}`.trim());
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html', ...page?.headers });
    response.end(page?.html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, heard, serve: (path, page) => pages.set(path, page) };
}
