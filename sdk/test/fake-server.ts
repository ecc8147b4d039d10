// The /api/sdk routes as a fetch function, for tests of one part of the SDK without a browser.

export type Answer = Response | Error | undefined;
export type Call = { method: string; path: string; body: unknown; headers: Headers; token: string; keepalive: boolean };

export const refuse = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: 'Refused.' }, { status, headers });

export function createFakeServer(answer: (call: Call) => Answer | Promise<Answer> = () => undefined) {
  const saved = { text: 'null', version: 0 };
  const stored = new Map<string, unknown>();
  const calls: Call[] = [];

  function stateRoute(call: Call): Response {
    if (call.method === 'GET') return Response.json({ state: JSON.parse(saved.text), version: saved.version });
    if ((call.headers.get('If-Match') ?? `"${saved.version}"`) !== `"${saved.version}"`)
      return refuse(409, { 'Error-Code': 'stale_version' });
    saved.text = JSON.stringify((call.body as { state: unknown }).state);
    saved.version += 1;
    return Response.json({ version: saved.version });
  }

  function storageRoute(call: Call): Response {
    if (call.method === 'GET') return Response.json({ entries: Object.fromEntries(stored) });
    const { set, remove } = call.body as { set: Record<string, unknown>; remove: string[] };
    for (const [key, value] of Object.entries(set)) stored.set(key, value);
    for (const key of remove) stored.delete(key);
    return Response.json({ updatedAt: '2030-01-01T00:00:00.000Z' });
  }

  async function fetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    // Like fetch. A request that is aborted later still reaches the server.
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: String(url).replace('https://api.example/api/sdk/', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? '',
      keepalive: init.keepalive ?? false,
    };
    calls.push(call);
    const special = await answer(call);
    if (special instanceof Error) throw special;
    if (special) return special;
    if (call.path.startsWith('state/')) return stateRoute(call);
    return call.path.startsWith('storage/') ? storageRoute(call) : refuse(404);
  }

  return {
    saved,
    stored,
    calls,
    fetch,
    save(value: unknown) {
      saved.text = JSON.stringify(value);
      saved.version += 1;
    },
    puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { state: unknown }).state),
    gets: () => calls.filter(({ method }) => method === 'GET').length,
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
