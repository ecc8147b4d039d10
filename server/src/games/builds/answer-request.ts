import type { Route } from 'playwright-core';
import { injectSdk, readSdk, scriptJson } from '../documents/inject-sdk.ts';
import { headersFor, hostHeaders, isolatedHeaders } from '../hosts/host-headers.ts';
import { adapterTexts, isHostScript } from './adapters.ts';
import { contentTypeOf, isHtml, unpacked } from './file-encoding.ts';
import { textOfPage } from './page-text.ts';
import type { ReadBuild } from './read-build.ts';
import { answerSdk, gameOrigin, hostOrigin, hostPage, isolatedPageHeaders, versionPath } from './try-host.ts';

/**
 * Answers a request of a game in the play test: a file of its build, a page of the host, an SDK route, or nothing,
 * which is noted.
 */
export async function answerRequest(route: Route, build: ReadBuild, notes: Set<string>): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin === hostOrigin) {
    if (pathname === '/') {
      const isolation = build.settings.threads ? isolatedPageHeaders : {};
      const type = { 'content-type': 'text/html; charset=utf-8' };
      return route.fulfill({ headers: { ...type, ...isolation }, body: hostPage });
    }
    return route.fulfill(answerSdk(pathname));
  }
  if (origin !== gameOrigin) {
    if (!request.isNavigationRequest()) {
      if (!build.outside.has(request.url())) notes.add(blocked(request.url()));
      return route.abort();
    }
    notes.add(`It tries to lead the player to ${origin}, which a game cannot do.`);
    // A 204 keeps the frame where it is.
    return route.fulfill({ status: 204 });
  }
  const wanted = decoded(pathname.startsWith(versionPath) ? pathname.slice(versionPath.length) : pathname.slice(1));
  const name = (wanted === '' || wanted.endsWith('/') ? `${wanted}index.html` : wanted).normalize('NFC');
  const found = build.find(name);
  if (found === undefined || request.headers()['service-worker'] !== undefined) {
    if (name !== 'favicon.ico' && !isHostScript(name, build.settings.adapters))
      notes.add(`${name} is asked for and not in the build.`);
    return route.fulfill({ status: 404, headers, body: '' });
  }
  if (found !== name) notes.add(`${name} is asked for; ${found} was found for it.`);
  return fulfillFile(route, build, found);
}

async function fulfillFile(route: Route, build: ReadBuild, name: string): Promise<void> {
  const bytes = build.replaced.get(name) ?? (await build.folder.read(name));
  const type = contentTypeOf(name);
  const isFetched = ['fetch', 'xhr'].includes(route.request().resourceType());
  // The browser does not decompress an intercepted response.
  const content = (await unpacked(name, bytes))?.content ?? bytes;
  return route.fulfill({
    headers: { ...headersFor(headers, type), ...(build.settings.threads && isolatedHeaders), 'content-type': type },
    body: isHtml(type) && !isFetched ? pageOf(textOfPage(content), build) : content,
  });
}

const { 'cache-control': _unused, ...headers } = hostHeaders({ baseUrl: hostOrigin, appOrigins: [] });

function pageOf(html: string, { settings }: ReadBuild): Buffer {
  const { before, after } = injectSdk(html, [readSdk(), ...adapterTexts(settings.adapters)].join('</script><script>'));
  const boot = {
    baseUrl: hostOrigin,
    gameId: 'play-test',
    title: 'Play test',
    locale: 'en',
    hostOrigins: [hostOrigin],
  };
  return Buffer.concat([before, Buffer.from(scriptJson(boot)), after]);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone percent sign is literal.
    return path;
  }
}

export const blocked = (address: string) =>
  `It asks for ${address.slice(0, 200)}, which is outside: a game has no network.`;
