import { signal } from '@preact/signals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Api } from '../api/types.generated.ts';

/** What an address answers when it is read. */
export type Answer<Path extends string> = `GET ${Path}` extends keyof Api ? Api[`GET ${Path}`]['answer'] : never;
export type Operator = Answer<'/api/admin/me'>['operator'];

const kept = 'coinop-console-token';

/** Kept for this tab alone: it goes when the tab does. */
export const token = signal(sessionStorage.getItem(kept));

export function keepToken(value: string | null): void {
  token.value = value;
  if (value === null) sessionStorage.removeItem(kept);
  else sessionStorage.setItem(kept, value);
}

/** Sends a request as the operator who is signed in. One whose session has ended signs in again. */
export async function send<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(token.value !== null && { authorization: `Bearer ${token.value}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = text === '' ? undefined : (JSON.parse(text) as Body & { error?: string });
  if (response.ok) return json as Body;
  if (response.headers.get('error-code') === 'token_invalid') keepToken(null);
  throw new Error(json?.error ?? 'The service cannot be reached.');
}

export type Loaded<Body> = { data: Body | undefined; error: string | undefined; reload(): void };

/** What an address answers, read again whenever it changes. */
export function useAnswer<Body>(path: string | undefined): Loaded<Body> {
  const [state, setState] = useState<{ path?: string; data?: Body; error?: string }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (path === undefined) return;
    let isOver = false;
    send<Body>('GET', path).then(
      (data) => !isOver && setState({ path, data }),
      (error: Error) => !isOver && setState({ path, error: error.message }),
    );
    return () => {
      isOver = true;
    };
  }, [path, times]);
  const current = state.path === path ? state : {};
  return { data: current.data, error: current.error, reload: useCallback(() => setTimes((before) => before + 1), []) };
}
