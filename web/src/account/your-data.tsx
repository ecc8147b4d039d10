import { useState } from 'preact/hooks';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { navigate } from '../routing/route.ts';
import { becomeGuest, call, signOut } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Taking one's data along, leaving, and being forgotten. */
export function YourData({ isMember, handle }: { isMember: boolean; handle: string }) {
  const exporting = useMutation();
  const leaving = useMutation();
  return (
    <section class="form">
      <h2 class="section-title">Your data</h2>
      <Button wide busy={exporting.busy} onClick={() => void exporting.mutate(exportData)}>
        Download your data
      </Button>
      {isMember && (
        <Button wide busy={leaving.busy} onClick={() => void leaving.mutate(leave)}>
          Sign out
        </Button>
      )}
      <Button look="danger" wide onClick={() => showDelete(handle)}>
        {isMember ? 'Delete account' : 'Delete guest account'}
      </Button>
    </section>
  );
}

function exportData(): Promise<boolean> {
  return toastOnFailure('The download failed', async () => {
    const data = await call('GET /api/me/export');
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'coinop-data.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  });
}

function leave(): Promise<boolean> {
  return toastOnFailure('You could not be signed out', async () => {
    await signOut();
    showToast({ title: 'You are signed out', text: 'You continue as a guest on this device.' });
    navigate('/');
  });
}

function showDelete(handle: string): void {
  void showSheet('Delete account', (close) => <Delete handle={handle} close={close} />);
}

function Delete({ handle, close }: { handle: string; close(): void }) {
  const [words, setWords] = useState('');
  const { busy, failure, mutate } = useMutation();
  const erase = () =>
    mutate(async () => {
      await call('DELETE /api/me');
      close();
      await becomeGuest();
      navigate('/');
      showToast({ title: 'Account deleted', text: 'You start as a new guest on this device.' });
    });
  return (
    <Form submit={erase}>
      <p>
        This cannot be undone. Your coins, scores, clips and saved games are erased. Games you made stay, without your
        name.
      </p>
      <label class="field">
        <span>
          Type <strong>{handle}</strong> to confirm
        </span>
        <input
          autocomplete="off"
          autocapitalize="off"
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <Refused failure={failure} />
      <div class="pair">
        <Button wide onClick={close}>
          Cancel
        </Button>
        <Button look="danger" wide type="submit" busy={busy} disabled={words !== handle}>
          Delete
        </Button>
      </div>
    </Form>
  );
}
