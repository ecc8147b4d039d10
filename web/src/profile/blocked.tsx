import { useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { call, session } from '../sign-in/session.ts';
import { Button } from '../ui/buttons.tsx';
import { keep, readKept } from '../ui/kept.ts';
import { showToast } from '../ui/toasts.tsx';

/** The service tells nobody whom they blocked, so this browser remembers it, for each account apart. */
const placeOf = () => `blocked.${session.get().user?.id ?? ''}`;

function readBlocked(): string[] {
  return (readKept(placeOf()) ?? '').split(' ').filter(Boolean);
}

export function rememberBlocked(handle: string, blocked: boolean): string[] {
  const others = readBlocked().filter((one) => one !== handle);
  const now = blocked ? [...others, handle] : others;
  keep(placeOf(), now.length > 0 ? now.join(' ') : undefined);
  return now;
}

/** Those whom the visitor blocked, and the way back. */
export function Blocked() {
  const [handles, setHandles] = useState(readBlocked);
  const [typed, setTyped] = useState('');
  const unblock = async (handle: string) => {
    try {
      await call('DELETE /api/profiles/{handle}/block', { path: { handle } });
      setHandles(rememberBlocked(handle, false));
      setTyped('');
      showToast({ title: `@${handle} is not blocked any more`, icon: 'check', look: 'good' });
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ title: 'That did not work', text: error.message, look: 'bad' });
    }
  };
  return (
    <section class="blocked">
      <h2 class="section-title">Blocked players</h2>
      {handles.length === 0 && <p class="quiet">Nobody is blocked from this device.</p>}
      <ul class="list">
        {handles.map((handle) => (
          <li key={handle} class="blocked-line">
            <span>@{handle}</span>
            <Button look="quiet" onClick={() => void unblock(handle)}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <details>
        <summary>Blocked somebody on another device?</summary>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void unblock(typed);
          }}
        >
          <label class="field">
            <span>Their handle</span>
            <input
              required
              pattern="[a-z0-9_]{3,20}"
              title="3 to 20 of a–z, 0–9 and _"
              autocapitalize="off"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value.toLowerCase().replace(/^@/, ''))}
            />
          </label>
          <Button wide type="submit" disabled={typed === ''}>
            Unblock
          </Button>
        </form>
      </details>
    </section>
  );
}
