import type { AnswerOf, InputArguments, RouteName } from '../api/request.ts';
import { call, onAccountChange } from './session.ts';
import { type Query, useFetched } from './use-fetched.ts';

/** The data of a route: fetched on mount, when the input changes and when the visitor signs in or out. */
export function useQuery<R extends RouteName>(route: R, ...[input]: InputArguments<R>): Query<AnswerOf<R>> {
  const load = (signal: AbortSignal) =>
    call(route, ...([{ ...(input ?? {}), signal }] as unknown as InputArguments<R>));
  return useFetched(`${route} ${JSON.stringify(input ?? null)}`, load, onAccountChange);
}
