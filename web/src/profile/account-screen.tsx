import { useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import { soundOn } from '../play/preferences.ts';
import { PageHead } from '../shell/page-head.tsx';
import { navigate } from '../shell/route.ts';
import { type Theme, theme } from '../shell/theme.ts';
import { becomeGuest, call, session, showUser, signOut } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { useStore } from '../ui/store.ts';
import { showToast } from '../ui/toasts.tsx';

const themes: [Theme, string][] = [
  ['system', 'As the device'],
  ['dark', 'Dark'],
  ['light', 'Light'],
];

export function AccountScreen() {
  const user = useStore(session, (state) => state.user);
  const isMember = user?.kind === 'member';
  return (
    <>
      <PageHead title="Account" back />
      {isMember ? (
        <NameForm key={user.id} handle={user.handle} name={user.name ?? ''} />
      ) : (
        <section class="invitation">
          <p>You are here as a guest. With an account you can choose a handle and a name.</p>
          <Button look="next" wide onClick={() => void showSignIn()}>
            Sign in
          </Button>
        </section>
      )}
      <Looks />
      {isMember && <Blocked />}
      <section class="form">
        <h2 class="section-title">Your data</h2>
        <Button wide onClick={() => void exportData()}>
          Download everything we hold about you
        </Button>
        {isMember && (
          <Button wide onClick={() => void leave()}>
            Sign out
          </Button>
        )}
        <Button look="danger" wide onClick={() => showDelete(user?.handle ?? '')}>
          {isMember ? 'Delete this account' : 'Delete this guest and its progress'}
        </Button>
      </section>
    </>
  );
}

function NameForm({ handle, name }: { handle: string; name: string }) {
  const [words, setWords] = useState({ handle, name });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const changes = {
    ...(words.handle !== handle && { handle: words.handle }),
    ...(words.name.trim() !== name && words.name.trim() !== '' && { name: words.name.trim() }),
  };
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      showUser((await call('PATCH /api/me', { body: changes })).user);
      showToast({ title: 'Saved', icon: 'check', look: 'good' });
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
        void save();
      }}
    >
      <label class="field">
        <span>Name</span>
        <input
          maxLength={50}
          autocomplete="nickname"
          value={words.name}
          onInput={(event) => setWords({ ...words, name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Handle</span>
        <input
          required
          pattern="[a-z0-9_]{3,20}"
          title="3 to 20 of a–z, 0–9 and _"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={words.handle}
          onInput={(event) => setWords({ ...words, handle: event.currentTarget.value.toLowerCase() })}
        />
        <small>3 to 20 of a–z, 0–9 and _. Three changes a week; your old one stays yours for 90 days.</small>
      </label>
      {failure && (
        <p class="said-bad" role="alert">
          {failure.message}
        </p>
      )}
      <Button look="next" wide type="submit" busy={busy} disabled={Object.keys(changes).length === 0}>
        Save
      </Button>
    </form>
  );
}

function Looks() {
  const worn = useStore(theme);
  const hasSound = useStore(soundOn);
  return (
    <section class="form">
      <h2 class="section-title">Looks and sound</h2>
      <fieldset class="choice" aria-label="Theme">
        {themes.map(([value, label]) => (
          <button key={value} type="button" aria-pressed={worn === value} onClick={() => theme.set(value)}>
            {label}
          </button>
        ))}
      </fieldset>
      <label class="switch">
        <span>Sound in games</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={hasSound}
          checked={hasSound}
          onChange={(event) => soundOn.set(event.currentTarget.checked)}
        />
      </label>
    </section>
  );
}

function Blocked() {
  const [handle, setHandle] = useState('');
  const unblock = async () => {
    try {
      await call('DELETE /api/profiles/{handle}/block', { path: { handle } });
      showToast({ title: `@${handle} is not blocked any more`, icon: 'check', look: 'good' });
      setHandle('');
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ title: 'That did not work', text: error.message, look: 'bad' });
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void unblock();
      }}
    >
      <h2 class="section-title">Blocked players</h2>
      <label class="field">
        <span>Unblock by handle</span>
        <input
          required
          pattern="[a-z0-9_]{3,20}"
          title="3 to 20 of a–z, 0–9 and _"
          autocapitalize="off"
          value={handle}
          onInput={(event) => setHandle(event.currentTarget.value.toLowerCase().replace(/^@/, ''))}
        />
      </label>
      <Button wide type="submit" disabled={handle === ''}>
        Unblock
      </Button>
    </form>
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
