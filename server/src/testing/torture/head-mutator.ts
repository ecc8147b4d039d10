/** Header lines that no regular client sends. */
const oddLines = [
  'content-length: 0', 'content-length: 99999999999999999999', 'content-length: -1', 'transfer-encoding: chunked',
  'transfer-encoding: chunked, identity', 'content-type: text/plain', 'content-type: application/json; charset=utf-7',
  'content-encoding: gzip', 'expect: 100-continue', 'upgrade: websocket', 'connection: upgrade', 'authorization: Bearer',
  'authorization: Basic YTpi', 'if-match: "x"', 'if-none-match: *', 'idempotency-key: \u0001', 'range: bytes=9-1',
  'accept: ,,;;q=9', 'cookie: a=b; a=c', 'origin: null', 'origin: http://evil.example', 'host: a b', 'x-forwarded-for: \'',
  'sec-fetch-mode: navigate', 'accept-encoding: br;q=1e9', ': empty', 'no colon', ' folded', 'x: \u00ff',
]; // biome-ignore format: read as one list

const oddPaths = [
  '%',
  '%00',
  '/../..',
  '//',
  '?limit=-1',
  '?cursor=x',
  '?limit=1e9',
  '#',
  '?a[b]=c',
  '%ff',
  '?q=%F0%9F',
];
const methods = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'BREW', 'get'];

/** A request with one to three header lines added, removed, repeated, too long or odd. */
export function mutateHead(request: string, random: () => number): string {
  const pick = (below: number) => Math.floor(random() * below);
  const end = request.indexOf('\r\n\r\n');
  let [first = '', ...lines] = request.slice(0, end).split('\r\n');
  for (let left = 1 + pick(3); left > 0; left--) {
    const at = pick(lines.length + 1);
    const line = lines[at] ?? '';
    const changes: (() => void)[] = [
      () => lines.splice(at, 1),
      () => lines.splice(at, 0, line),
      () => lines.splice(at, 0, oddLines[pick(oddLines.length)] ?? ''),
      () => lines.splice(at, 0, `x-long: ${'x'.repeat(pick(20_000))}`),
      () => lines.push(...Array.from({ length: pick(150) }, (_, i) => `x-${i}: y`)),
      () => {
        first = first.replace(/^\S+/, methods[pick(methods.length)] ?? 'GET');
      },
      () => {
        first = first.replace(/ HTTP/, `${oddPaths[pick(oddPaths.length)]} HTTP`);
      },
    ];
    changes[pick(changes.length)]?.();
  }
  return `${[first, ...lines].join('\r\n')}${request.slice(end)}`;
}
