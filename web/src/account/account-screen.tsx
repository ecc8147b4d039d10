import { useState } from 'preact/hooks';
import { Blocked } from '../people/blocked.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { call, session, showUser } from '../state/session.ts';
import { setSound, soundOn } from '../state/sound.ts';
import { chooseTheme, type Theme, theme } from '../state/theme.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice, Form, Refused, Switch } from '../ui/forms.tsx';
import { showToast } from '../ui/toasts.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { YourData } from './your-data.tsx';

const themes: [Theme, string][] = [
  ['system', 'System'],
  ['dark', 'Dark'],
  ['light', 'Light'],
];

export function AccountScreen() {
  const user = session.value.user;
  const isMember = user?.kind === 'member';
  return (
    <>
      <PageHead title="Account" back />
      {isMember ? (
        <NameForm key={user.id} handle={user.handle} name={user.name ?? ''} />
      ) : (
        <section class="invitation">
          <p>You are a guest. Sign in to choose a handle and a name.</p>
          <SignInButton wide />
        </section>
      )}
      <Looks />
      {isMember && <Blocked />}
      <YourData isMember={isMember} handle={user?.handle ?? ''} />
    </>
  );
}

function NameForm({ handle, name }: { handle: string; name: string }) {
  const [words, setWords] = useState({ handle, name });
  const { busy, failure, mutate } = useMutation();
  const changes = {
    ...(words.handle !== handle && { handle: words.handle }),
    ...(words.name.trim() !== name && words.name.trim() !== '' && { name: words.name.trim() }),
  };
  const save = () =>
    mutate(async () => {
      showUser((await call('PATCH /api/me', { body: changes })).user);
      showToast({ title: 'Saved', icon: 'check', look: 'good' });
    });
  return (
    <Form submit={save}>
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
          title="3 to 20 characters: a–z, 0–9 and _"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={words.handle}
          onInput={(event) => setWords({ ...words, handle: event.currentTarget.value.toLowerCase() })}
        />
        <small>
          3 to 20 characters: a–z, 0–9 and _. You can change it three times a week; your old handle stays reserved for
          you for 90 days.
        </small>
      </label>
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={Object.keys(changes).length === 0}>
        Save
      </Button>
    </Form>
  );
}

function Looks() {
  const worn = theme.value;
  const hasSound = soundOn.value;
  return (
    <section class="form">
      <h2 class="section-title">Appearance and sound</h2>
      <Choice label="Theme" options={themes} chosen={worn} choose={chooseTheme} />
      <LanguageChoice />
      <Switch checked={hasSound} set={setSound}>
        Sound in games
      </Switch>
    </section>
  );
}
