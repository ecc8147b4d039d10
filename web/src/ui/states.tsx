import type { ComponentChildren } from 'preact';
import { t } from '../messages/translate.ts';
import { Button } from './buttons.tsx';
import { Icon, type IconName } from './icons.tsx';

/** Why something could not be loaded; status 0 is a lost connection. */
type Failure = { status: number; message: string };
type LoadingState = { data: unknown; failure: Failure | undefined; refetch(): void };

/** An empty state that says what could be here and how to get it. */
export function EmptyState({ icon, title, children }: { icon: IconName; title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={icon} size={32} />
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** The error, and a way to continue. */
export function ErrorState({ failure, retry }: { failure: Failure; retry(): void }) {
  const offline = failure.status === 0;
  return (
    <div class={offline ? 'empty is-offline' : 'empty'} role="alert">
      <Icon name={offline ? 'offline' : 'again'} size={32} />
      <p class="empty-title">{offline ? t('common.noConnection') : t('common.wentWrong')}</p>
      <p>{failure.message}</p>
      <Button onClick={retry}>{t('common.tryAgain')}</Button>
    </div>
  );
}

/** The outline of what is loading, so that nothing jumps when it arrives. */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div class="waiting" role="status">
      <span class="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="waiting-row" />
      ))}
    </div>
  );
}

/** Shown instead of missing data: that it is loading, or why it failed. */
export function QueryState({ query, rows }: { query: LoadingState; rows: number }) {
  if (query.failure) return <ErrorState failure={query.failure} retry={query.refetch} />;
  return query.data === undefined ? <Skeleton rows={rows} /> : null;
}

/** The end of a list: loads older entries, as long as there are some. */
export function ShowOlder({
  older,
}: {
  older: { isThere: boolean; busy: boolean; failure: Failure | undefined; show(): void };
}) {
  if (older.failure) return <ErrorState failure={older.failure} retry={older.show} />;
  if (!older.isThere) return null;
  return (
    <Button wide busy={older.busy} onClick={older.show}>
      {t('common.showMore')}
    </Button>
  );
}
