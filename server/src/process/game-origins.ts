import type { Settings } from './settings.ts';

export type GameOrigins = { gamesOrigin: string; gameHosts: string | undefined };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const expected =
  'an origin such as https://games.example.com, or with a wildcard for an origin a game, such as https://*.play.example';

/**
 * `GAMES_ORIGIN` with a wildcard gives every game its own origin. With a loopback address this is the default, because
 * browsers resolve `*.localhost` themselves.
 */
export function readGameOrigins(read: Settings, baseUrl: string): GameOrigins {
  const said = read.text('GAMES_ORIGIN');
  if (said?.includes('*')) return { gamesOrigin: baseUrl, gameHosts: readWildcard(read, said, baseUrl) };
  const gamesOrigin = read.origin('GAMES_ORIGIN', expected);
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isLoopback = base !== undefined && base.protocol === 'http:' && loopbackNames.includes(base.hostname);
  const port = base?.port ? `:${base.port}` : '';
  return {
    gamesOrigin: gamesOrigin ?? baseUrl,
    gameHosts: gamesOrigin === undefined && isLoopback ? `http://*.localhost${port}` : undefined,
  };
}

function readWildcard(read: Settings, said: string, baseUrl: string): string {
  const parts = /^(https?):\/\/\*\.([a-z0-9]+(?:[.-][a-z0-9]+)*)(:\d{1,5})?\/?$/i.exec(said);
  if (parts === null) {
    read.problems.push(`GAMES_ORIGIN must be ${expected}, but is "${said}"`);
    return said;
  }
  const [, scheme = '', host = '', port = ''] = parts;
  if (URL.canParse(baseUrl) && isSameSite(host.toLowerCase(), new URL(baseUrl).hostname)) {
    read.problems.push(
      `GAMES_ORIGIN must not lie on the site of BASE_URL (${baseUrl}): games would share its cookies; use another domain`,
    );
  }
  return `${scheme.toLowerCase()}://*.${host.toLowerCase()}${port}`;
}

/** Names under `localhost` are sites of their own; elsewhere a site is the registrable domain. */
function isSameSite(one: string, other: string): boolean {
  if (one === 'localhost') return false;
  return one === other || siteOf(one) === siteOf(other);
}

/** The last two labels, or three where the last two look like a public suffix (co.uk, com.au). */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isLongSuffix = labels.at(-1)?.length === 2 && /^(?:ac|co|com|edu|gov|ne|net|or|org)$/.test(labels.at(-2) ?? '');
  return labels.slice(isLongSuffix ? -3 : -2).join('.');
}
