import type { ComponentChildren } from 'preact';
import { Button } from './buttons.tsx';
import { Icon, type IconName } from './icons.tsx';

/** Why something could not be loaded; status 0 is a lost connection. */
type Failure = { status: number; message: string };
type FetchedThing = { answer: unknown; failure: Failure | undefined; again(): void };

/** An empty place that says what could be here and how to get it. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={icon} size={32} />
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** What went wrong, and the way on. */
export function Trouble({ failure, again }: { failure: Failure; again(): void }) {
  return (
    <div class="empty" role="alert">
      <Icon name={failure.status === 0 ? 'offline' : 'again'} size={32} />
      <p class="empty-title">{failure.status === 0 ? 'No connection' : 'That did not work'}</p>
      <p>{failure.message}</p>
      <Button onClick={again}>Try again</Button>
    </div>
  );
}

/** The shape of what is being fetched, so that nothing jumps when it comes. */
export function Waiting({ rows, what }: { rows: number; what: string }) {
  return (
    <div class="waiting" role="status">
      <span class="unseen">Fetching {what} …</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="waiting-row" />
      ))}
    </div>
  );
}

/** In the place of an answer that has not come: that it is being fetched, or why it cannot be. */
export function Fetching({ of, rows, what }: { of: FetchedThing; rows: number; what: string }) {
  if (of.failure) return <Trouble failure={of.failure} again={of.again} />;
  return of.answer === undefined ? <Waiting rows={rows} what={what} /> : null;
}

/** The foot of a list: the way to what is older, as long as there is some. */
export function ShowOlder({
  older,
}: {
  older: { isThere: boolean; busy: boolean; failure: Failure | undefined; show(): void };
}) {
  if (older.failure) return <Trouble failure={older.failure} again={older.show} />;
  if (!older.isThere) return null;
  return (
    <Button wide busy={older.busy} onClick={older.show}>
      Show older
    </Button>
  );
}
