import { signal } from '@preact/signals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { type AnswerOf, type RouteName, request } from '../api/request.ts';

/** What an address answers when it is read. */
export type Answer<Path extends string> = `GET ${Path}` extends RouteName ? AnswerOf<`GET ${Path}`> : never;
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
  try {
    // Addresses are put together where they are used, so they are no routes with a name any more.
    return (await request(`${method} ${path}` as RouteName, token.value ?? undefined, { body } as never)) as Body;
  } catch (error) {
    if (isFailure(error) && error.code === 'token_invalid') keepToken(null);
    throw error;
  }
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

export type Pages<Row> = {
  /** What has come so far; undefined until the first page has. */
  rows: Row[] | undefined;
  error: string | undefined;
  /** Shows the next page; undefined when there is none. */
  showMore: (() => void) | undefined;
  reload(): void;
};

/** A list that comes page by page; `rowsOf` says where in an answer it stands. */
export function usePages<Body extends { nextCursor: string | null }, Row>(
  path: string,
  rowsOf: (answer: Body) => Row[],
): Pages<Row> {
  const { data, error, reload } = useAnswer<Body>(path);
  const [later, setLater] = useState<{ follows: Body; rows: Row[]; next: string | null }>();
  const [laterError, setLaterError] = useState<string>();
  const rest = later && later.follows === data ? later : undefined;
  const next = rest ? rest.next : (data?.nextCursor ?? null);
  const showMore = () => {
    if (!data || next === null) return;
    send<Body>('GET', `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(next)}`).then(
      (page) => setLater({ follows: data, rows: [...(rest?.rows ?? []), ...rowsOf(page)], next: page.nextCursor }),
      (failure: Error) => setLaterError(failure.message),
    );
  };
  return {
    rows: data && [...rowsOf(data), ...(rest?.rows ?? [])],
    error: error ?? laterError,
    showMore: next === null ? undefined : showMore,
    reload,
  };
}
