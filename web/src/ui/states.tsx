import type { ComponentChildren } from 'preact';
import type { Failure } from '../api/failure.ts';
import { Button } from './buttons.tsx';
import { Icon, type IconName } from './icons.tsx';

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
