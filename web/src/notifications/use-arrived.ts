import { useEffect, useState } from 'preact/hooks';
import type { Notification } from '../api/shapes.ts';
import { latestNotification, streamOpenings } from '../state/notifications.ts';
import { call, onAccountChange } from '../state/session.ts';
import { useFetched } from '../state/use-fetched.ts';

type Listed = { list: readonly Notification[] | undefined; refetch(): void };

/**
 * The notifications since the list was loaded, the latest first: sent by the stream, or collected while no stream was
 * open. The latter are loaded once a stream has opened.
 */
export function useArrived({ list, refetch }: Listed): readonly Notification[] {
  const [arrived, setArrived] = useState<readonly Notification[]>([]);
  const [openingsBefore] = useState(() => streamOpenings.peek());
  const openings = streamOpenings.value;
  const { data: first } = useFetched(
    openings === openingsBefore ? undefined : `notifications at opening ${openings}`,
    (signal) => call('GET /api/notifications', { query: { limit: 30 }, signal }),
    onAccountChange,
  );
  const isListed = list !== undefined;

  useEffect(
    () =>
      latestNotification.subscribe((latest) => {
        // None: another account is signed in now, which did not get the others.
        setArrived((before) => (latest ? latestFirst([latest], before) : []));
      }),
    [],
  );
  useEffect(() => {
    if (first === undefined || list === undefined) return;
    const missed = first.notifications.filter((one) => !isIn(one, list) && !isIn(one, arrived));
    if (missed.length === 0) return;
    const mayBeMore = missed.length === first.notifications.length && first.nextCursor !== null;
    if (mayBeMore) refetch();
    setArrived(mayBeMore ? [] : latestFirst(missed, arrived));
  }, [first, isListed]);
  return arrived;
}

function latestFirst(newer: readonly Notification[], before: readonly Notification[]): Notification[] {
  const kept = before.filter(({ id }) => !newer.some((one) => one.id === id));
  return [...newer, ...kept].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

function isIn({ id, updatedAt }: Notification, list: readonly Notification[]): boolean {
  return list.some((one) => one.id === id && one.updatedAt >= updatedAt);
}
