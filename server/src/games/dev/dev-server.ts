import { watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { adaptersIn, adapterTexts, isMissingHostScript } from '../builds/adapters.ts';
import { openBuildFolder } from '../builds/build-folder.ts';
import { declaredSettings } from '../builds/declared-settings.ts';
import { contentTypeOf, encodingOf, isHtml } from '../builds/file-encoding.ts';
import { withoutVendorScripts } from '../builds/page-scripts-outside.ts';
import { textOfPage } from '../builds/page-text.ts';
import { createPathFinder } from '../builds/path-finder.ts';
import { bootScript, injectSdk, readRecorder, readSdk } from '../documents/inject-sdk.ts';
import { hostHeaders } from '../hosts/host-headers.ts';
import { openGameFiles } from '../import/game-files.ts';
import { readGameJson } from '../import/game-json.ts';
import { isScript } from '../import/media-types.ts';
import { devPage } from './dev-page.ts';
import { createDevService, devGameId } from './dev-service.ts';

export type DevServer = { url: string; close(): Promise<void> };

/** Serves a folder as a game, with the SDK and an app around it; a changed file reloads it. */
export async function startDevServer(folder: string, port: number): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  const sendEvent = (event: string, data: string) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const open = async () => openBuildFolder(folder);
  const readFile = async () => readGameJson(await openGameFiles((await open()).base));
  const service = createDevService(readFile, (note) => sendEvent('note', note));
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      sendEvent('note', error.message);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${bound}`;
  const gameUrl = `http://game.localhost:${bound}/index.html`;
  const headers = hostHeaders({ baseUrl: url, appOrigins: [] });

  async function sendGame(wanted: string, isFetched: boolean, response: ServerResponse): Promise<void> {
    const build = await open();
    const name = createPathFinder(build.paths)(decodeURIComponent(wanted).slice(1) || 'index.html');
    if (name === undefined) {
      sendEvent('note', `${wanted} is asked for and not in the folder`);
      return void response.writeHead(404, headers).end();
    }
    const bytes = await build.read(name);
    const type = contentTypeOf(name);
    response.setHeader('cache-control', 'no-store');
    if (!isHtml(type) || isFetched) {
      const encoding = await encodingOf(name, bytes);
      return void response
        .writeHead(200, { ...headers, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) })
        .end(bytes);
    }
    const file = await readFile();
    const { rewards, platforms } = declaredSettings(file);
    const adapters = await adaptersOf(build);
    const isHosted = (address: string) => isMissingHostScript(address, adapters, build.paths);
    const { html } = withoutVendorScripts(textOfPage(bytes), isHosted);
    const sdk = [readSdk(), ...adapterTexts(adapters)].join('</script><script>');
    const { before, after } = injectSdk(html, sdk);
    const boot = { baseUrl: url, gameId: devGameId, title: file.title ?? '', locale: 'en', hostOrigins: [url] };
    const declared = { ...(rewards && { rewards }), ...(file.score?.lowestWins && { lowestWins: true }) };
    const script = bootScript({ ...boot, ...declared }, platforms);
    response.writeHead(200, { ...headers, 'content-type': type }).end(Buffer.concat([before, script, after]));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    // Compared exactly: another site could point its own name at this machine.
    const isFetched = request.headers['sec-fetch-dest'] === 'empty';
    if (request.headers.host === new URL(gameUrl).host) return sendGame(pathname, isFetched, response);
    if (request.headers.host !== new URL(url).host) return void response.writeHead(421).end();
    const json = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...anyOrigin }).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return void response.writeHead(204, anyOrigin).end();
    if (pathname === '/dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
      listeners.add(response.on('close', () => listeners.delete(response)));
      return;
    }
    if (pathname === '/api/sdk/recorder.js') return void response.writeHead(200, anyOrigin).end(readRecorder());
    const sent = await text(request);
    const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
    if (pathname.startsWith('/api/sdk/')) {
      const found = await service.answer(request.method ?? 'GET', pathname.slice(9), searchParams, body);
      return json(found.status, found.body);
    }
    // Pages of other sites must not call these routes.
    if (pathname.startsWith('/dev/') && request.headers['sec-fetch-site'] !== 'same-origin') return json(403, {});
    if (pathname === '/dev/intent') return json(200, service.intent(`${body['id']}`) ?? {});
    if (pathname === '/dev/settle') return json(200, service.settle(`${body['id']}`, body['approved'] === true) ?? {});
    if (pathname === '/dev/sign-in') return json(200, service.signIn());
    const page = devPage(path.basename(path.resolve(folder)).replace(/[<>&]/g, ''), gameUrl);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    // Editors write a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => sendEvent('reload', ''), 150);
  });
  return {
    url,
    close: async () => {
      clearTimeout(timer);
      watcher.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
};

async function adaptersOf({ paths, read }: Awaited<ReturnType<typeof openBuildFolder>>): Promise<string[]> {
  const found = new Set<string>();
  for (const name of paths.filter((one) => isScript(one) || isHtml(contentTypeOf(one)))) {
    for (const adapter of adaptersIn((await read(name)).toString('utf8'))) found.add(adapter);
  }
  return [...found];
}
