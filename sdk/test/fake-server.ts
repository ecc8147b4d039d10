// The /api/sdk routes as a fetch function, for tests of one part of the SDK without a browser.

export type Answer = Response | Error | undefined;
export type Call = { method: string; path: string; body: unknown; headers: Headers; token: string; keepalive: boolean };

export const refuse = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: 'Refused.' }, { status, headers });

export function createFakeServer(answer: (call: Call) => Answer | Promise<Answer> = () => undefined) {
  const saved = { text: 'null', version: 0 };
  const calls: Call[] = [];

  function stateRoute(call: Call): Response {
    if (call.method === 'GET') return Response.json({ state: JSON.parse(saved.text), version: saved.version });
    if ((call.headers.get('If-Match') ?? `"${saved.version}"`) !== `"${saved.version}"`)
      return refuse(409, { 'Error-Code': 'stale_version' });
    saved.text = JSON.stringify((call.body as { state: unknown }).state);
    saved.version += 1;
    return Response.json({ version: saved.version });
  }

  async function fetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    // As fetch does; what is given up later reaches the server all the same.
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
    return special ?? (call.path.startsWith('state/') ? stateRoute(call) : refuse(404));
  }

  return {
    saved,
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
