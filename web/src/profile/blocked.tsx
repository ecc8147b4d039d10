import { useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { useAnswer } from '../api/use-answer.ts';
import { call } from '../sign-in/session.ts';
import { Button } from '../ui/buttons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import { Trouble, Waiting } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';

const pageSize = 20;

/** Those whom the visitor blocked, and the way back. */
export function Blocked() {
  const { answer, failure, again, replace } = useAnswer('GET /api/me/blocks', { query: { limit: pageSize } });
  const [busy, setBusy] = useState<string>();

  /** Does something with the list; what goes wrong is said, and the list stays as it was. */
  const attempt = async (name: string, act: () => Promise<void>) => {
    setBusy(name);
    try {
      await act();
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ title: 'That did not work', text: error.message, look: 'bad' });
    } finally {
      setBusy(undefined);
    }
  };

  if (failure) return <Trouble failure={failure} again={again} />;
  if (!answer) return <Waiting rows={1} what="whom you blocked" />;
  const { blocks, nextCursor } = answer;
  const unblock = (handle: string) =>
    attempt(handle, async () => {
      await call('DELETE /api/profiles/{handle}/block', { path: { handle } });
      replace({ blocks: blocks.filter((one) => one.handle !== handle), nextCursor });
      showToast({ title: `@${handle} is not blocked any more`, icon: 'check', look: 'good' });
    });
  const more = (cursor: string) =>
    attempt('more', async () => {
      const page = await call('GET /api/me/blocks', { query: { limit: pageSize, cursor } });
      replace({ blocks: [...blocks, ...page.blocks], nextCursor: page.nextCursor });
    });
  return (
    <section class="blocked" aria-label="Blocked players">
      <h2 class="section-title">Blocked players</h2>
      {blocks.length === 0 && <p class="quiet">You have blocked nobody.</p>}
      <ul class="list">
        {blocks.map(({ handle, name, avatarUrl, blockedAt }) => (
          <li key={handle} class="blocked-line">
            <Avatar url={avatarUrl} size={40} />
            <span class="person-words">
              <strong>{nameOf({ name, handle })}</strong>
              <span class="quiet">
                @{handle} · <time dateTime={blockedAt}>{formatAge(blockedAt)}</time>
              </span>
            </span>
            <Button look="quiet" busy={busy === handle} onClick={() => void unblock(handle)}>
              Unblock<span class="unseen"> @{handle}</span>
            </Button>
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <Button wide busy={busy === 'more'} onClick={() => void more(nextCursor)}>
          Show more
        </Button>
      )}
    </section>
  );
}
