import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { type AnswerOf, type InputArguments, type RouteName, request } from '../api/request.ts';
import { useFetched } from '../state/use-fetched.ts';

/** The response type of a path. */
export type Answer<Path extends string> = `GET ${Path}` extends RouteName ? AnswerOf<`GET ${Path}`> : never;
export type Operator = Answer<'/api/admin/me'>['operator'];

const kept = 'coinop-console-token';

/** Kept in this tab's session storage only. */
export const token = signal(sessionStorage.getItem(kept));

export function keepToken(value: string | null): void {
  token.value = value;
  if (value === null) sessionStorage.removeItem(kept);
  else sessionStorage.setItem(kept, value);
}

/** Sends a request as the signed-in operator. An ended session leads to the sign-in. */
export async function call<R extends RouteName>(route: R, ...input: InputArguments<R>): Promise<AnswerOf<R>> {
  const used = token.value;
  try {
    return await request(route, used ?? undefined, ...input);
  } catch (error) {
    // A newer sign-in is kept.
    if (isFailure(error, 'token_invalid') && token.value === used) keepToken(null);
    throw error;
  }
}

export type Loaded<Body> = { data: Body | undefined; error: string | undefined; reload(): void };

/** The result of `read`, loaded again whenever the key changes; nothing without a key. */
export function useAnswer<Body>(key: string | undefined, read: () => Promise<Body>): Loaded<Body> {
  const { data, failure, refetch } = useFetched(key, read);
  return { data, error: failure?.message, reload: refetch };
}

export type Page<Row> = { rows: Row[]; nextCursor: string | null };
export type Pages<Row> = {
  /** The rows loaded so far; undefined before the first page. */
  rows: Row[] | undefined;
  error: string | undefined;
  /** Loads the next page; undefined when there is none. */
  showMore: (() => void) | undefined;
  reload(): void;
};

/** The query of a page. */
export type PageQuery = { limit: number; cursor?: string };

/** A list that comes page by page. */
export function usePages<Row>(key: string, read: (query: PageQuery) => Promise<Page<Row>>): Pages<Row> {
  const limit = 50;
  const { data, error, reload } = useAnswer(key, () => read({ limit }));
  const [later, setLater] = useState<{ follows: Page<Row>; rows: Row[]; next: string | null }>();
  const [laterError, setLaterError] = useState<string>();
  const rest = later && later.follows === data ? later : undefined;
  const next = rest ? rest.next : (data?.nextCursor ?? null);
  const showMore = () => {
    if (!data || next === null) return;
    setLaterError(undefined);
    read({ limit, cursor: next }).then(
      (page) => setLater({ follows: data, rows: [...(rest?.rows ?? []), ...page.rows], next: page.nextCursor }),
      (failure: Error) => setLaterError(failure.message),
    );
  };
  return {
    rows: data && [...data.rows, ...(rest?.rows ?? [])],
    error: error ?? laterError,
    showMore: next === null ? undefined : showMore,
    reload,
  };
}
