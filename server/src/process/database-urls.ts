/** The servers of a connection string, and the required session attributes. */
export type DatabaseHosts = { urls: string[]; target: 'any' | 'read-write' };

const form = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)((?:\/[^?#]*)?)(?:\?([^#]*))?$/;

/**
 * Connection strings in libpq's syntax: `postgres://ada@one,two:5433/coinop?target_session_attrs=read-write`, or with
 * the lists in `host=` and `port=`. Returns one string per server, for a driver that supports only one; undefined when
 * invalid.
 */
export function readDatabaseHosts(text: string): DatabaseHosts | undefined {
  const [, scheme = '', user = '', authority = '', path = '', query = ''] = form.exec(text) ?? [];
  if (scheme === '') return undefined;
  const settings = new URLSearchParams(query);
  const target = settings.get('target_session_attrs') ?? 'any';
  if (target !== 'any' && target !== 'read-write') return undefined;
  settings.delete('target_session_attrs');
  const names = settings.get('host')?.split(',') ?? [];
  const ports = settings.get('port')?.split(',') ?? [];
  const urlOf = (place: string, host?: string, port?: string) => {
    const own = new URLSearchParams(settings);
    if (host !== undefined) own.set('host', host);
    if (port !== undefined) own.set('port', port);
    return `${scheme}${user}${place}${path}${own.size > 0 ? `?${own}` : ''}`;
  };
  const urls =
    names.length > 0
      ? names.map((name, i) => urlOf(authority, name, ports[i] ?? ports[0]))
      : authority.split(',').map((place) => urlOf(place));
  // A socket's folder is in the query; such an address has no host, which the URL parser refuses for some schemes.
  const canParse = (url: string) => URL.canParse(url.replace('///', '//socket/').replace('@/', '@socket/'));
  return urls.every(canParse) ? { urls, target } : undefined;
}
