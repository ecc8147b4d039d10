import { createHash } from 'node:crypto';
import { findSessionByHash, insertSession } from '../../access/session-queries.ts';
import { hashOfToken, sealGameToken } from '../../access/tokens.ts';
import { insertAccount } from '../../accounts/account-queries.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

/** The body is parsed but not validated: a test sees it as received. */
export type Answer = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse>; text: string };

export type Person = Requests & { id: string; handle: string; token: string };

export type Requests = {
  get(path: string, headers?: HeadersInit): Promise<Answer>;
  post(path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  put(path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  delete(path: string, headers?: HeadersInit): Promise<Answer>;
};

/** The people of a test: `ada = await people.member('ada')`, then `ada.post('/api/events', { … })`. */
export class People {
  readonly #ctx: Context;
  readonly #url: string;
  readonly nobody: Requests;
  /** Every token issued to anyone here. */
  readonly tokens: string[] = [];
  readonly #namesakes = new Map<string, number>();

  constructor(ctx: Context, url: string) {
    this.#ctx = ctx;
    this.#url = url;
    this.nobody = requestsWith(url, undefined);
  }

  /** The second of a name in a file is `ada_2`. */
  member(name: string): Promise<Person> {
    const namesakes = (this.#namesakes.get(name) ?? 0) + 1;
    this.#namesakes.set(name, namesakes);
    return this.#make('member', namesakes === 1 ? name : `${name}_${namesakes}`);
  }

  guest(
    handle = `guest_${createHash('sha256').update(String(Math.random())).digest('hex').slice(0, 10)}`,
  ): Promise<Person> {
    return this.#make('guest', handle);
  }

  /** Requests with this token, whatever it is. */
  with(token: string): Requests {
    return requestsWith(this.#url, token);
  }

  /** The same person inside a game: requests carry a game token. */
  async playing(person: Person, gameId: string): Promise<Requests & { token: string }> {
    const { ctx } = { ctx: this.#ctx };
    const session = await findSessionByHash(ctx.db, ctx.clock, hashOfToken(person.token));
    if (session === undefined) throw new Error(`${person.handle} has no open session`);
    const expiresAt = secondsAfter(ctx.clock.now(), 6 * 3600);
    const token = sealGameToken(ctx.keys, { accountId: person.id, gameId, sessionId: session.sessionId, expiresAt });
    this.tokens.push(token);
    return { token, ...requestsWith(this.#url, token) };
  }

  async #make(kind: 'guest' | 'member', handle: string): Promise<Person> {
    const { db, clock } = this.#ctx;
    const id = newId(clock.now());
    const name = kind === 'member' ? `${handle.charAt(0).toUpperCase()}${handle.slice(1)}` : null;
    if (!(await insertAccount(db, { id, kind, handle, name, createdAt: clock.now() })))
      throw new Error(`${handle} exists`);
    const token = await insertSession(db, clock, id);
    this.tokens.push(token);
    return { id, handle, token, ...requestsWith(this.#url, token) };
  }
}

export function requestsWith(url: string, token: string | undefined): Requests {
  const call = async (method: string, path: string, body: unknown, extra: HeadersInit = {}): Promise<Answer> => {
    const headers = new Headers(extra);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
      init.body = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
      text,
    };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
