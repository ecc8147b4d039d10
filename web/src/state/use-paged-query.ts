import { useState } from 'preact/hooks';
import type { Failure } from '../api/failure.ts';
import type { AnswerOf, InputArguments, RouteName } from '../api/request.ts';
import { call } from './session.ts';
import type { Query } from './use-fetched.ts';
import { useMutation } from './use-mutation.ts';
import { useQuery } from './use-query.ts';

type PagedRoute = {
  [R in RouteName]: AnswerOf<R> extends { nextCursor: string | null } ? R : never;
}[RouteName];

/** The first page as received, and the list it starts. */
type Pages<Page, T> = Omit<Query<Page>, 'setData'> & {
  /** The entries loaded so far; undefined before the first page. */
  list: readonly T[] | undefined;
  older: Older;
  /** Removes a deleted entry. */
  remove(one: T): void;
};

/** The older entries of the list. */
export type Older = { isThere: boolean; busy: boolean; failure: Failure | undefined; show(): void };

/** The route's input besides the page. */
type PagedInput = { path?: Record<string, string>; query?: Record<string, string | number> };

const pageSize = 30;

/** A paged list; `listOf` selects it from a page. */
export function usePagedQuery<R extends PagedRoute, T>(
  route: R,
  listOf: (page: AnswerOf<R>) => readonly T[],
  input: PagedInput = {},
): Pages<AnswerOf<R>, T> {
  const { data, failure, refetch } = useQuery(route, ...pageFrom<R>(undefined, input));
  const [later, setLater] = useState<{ follows: AnswerOf<R>; list: readonly T[]; next: string | null }>();
  const [gone, setGone] = useState<readonly T[]>([]);
  const older = useMutation();
  // Later pages of another first page are outdated, or another account's.
  const rest = later && later.follows === data ? later : undefined;
  const next = rest ? rest.next : (data?.nextCursor ?? null);
  const show = () =>
    older.mutate(async () => {
      if (!data || next === null) return;
      const page = await call(route, ...pageFrom<R>(next, input));
      setLater({ follows: data, list: [...(rest?.list ?? []), ...listOf(page)], next: page.nextCursor });
    });
  return {
    data,
    failure,
    refetch,
    list: data && [...listOf(data), ...(rest?.list ?? [])].filter((one) => !gone.includes(one)),
    older: { isThere: next !== null, busy: older.busy, failure: older.failure, show: () => void show() },
    remove: (one) => setGone((before) => [...before, one]),
  };
}

function pageFrom<R extends PagedRoute>(cursor: string | undefined, { path, query }: PagedInput): InputArguments<R> {
  return [{ ...(path && { path }), query: { limit: pageSize, ...query, cursor } }] as unknown as InputArguments<R>;
}
