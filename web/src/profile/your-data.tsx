import { useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import { navigate } from '../shell/route.ts';
import { becomeGuest, call, signOut } from '../sign-in/session.ts';
import { Button } from '../ui/buttons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Taking one's data along, leaving, and being forgotten. */
export function YourData({ isMember, handle }: { isMember: boolean; handle: string }) {
  return (
    <section class="form">
      <h2 class="section-title">Your data</h2>
      <Button wide onClick={() => void exportData()}>
        Download all your data
      </Button>
      {isMember && (
        <Button wide onClick={() => void leave()}>
          Sign out
        </Button>
      )}
      <Button look="danger" wide onClick={() => showDelete(handle)}>
        {isMember ? 'Delete this account' : 'Delete this guest and its progress'}
      </Button>
    </section>
  );
}

async function exportData(): Promise<void> {
  try {
    const data = await call('GET /api/me/export');
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'coinop-data.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: 'The download did not work', text: error.message, look: 'bad' });
  }
}

async function leave(): Promise<void> {
  try {
    await signOut();
    showToast({ title: 'You are signed out', text: 'On this device you go on as a guest.' });
    navigate('/');
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: 'Signing out did not work', text: error.message, look: 'bad' });
  }
}

function showDelete(handle: string): void {
  void showSheet('Delete this account', (close) => <Delete handle={handle} close={close} />);
}

function Delete({ handle, close }: { handle: string; close(): void }) {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const erase = async () => {
    setBusy(true);
    try {
      await call('DELETE /api/me');
      close();
      await becomeGuest();
      navigate('/');
      showToast({ title: 'The account is deleted', text: 'On this device you start again as a new guest.' });
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void erase();
      }}
    >
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
      {failure && (
        <p class="said-bad" role="alert">
          {failure.message}
        </p>
      )}
      <div class="pair">
        <Button wide onClick={close}>
          Keep it
        </Button>
        <Button look="danger" wide type="submit" busy={busy} disabled={words !== handle}>
          Delete
        </Button>
      </div>
    </form>
  );
}
