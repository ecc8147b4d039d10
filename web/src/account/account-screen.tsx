import { useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { Blocked } from '../people/blocked.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { LegalLinks } from '../sign-in/legal-links.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { call, session, showUser } from '../state/session.ts';
import { setSound, soundOn } from '../state/sound.ts';
import { chooseTheme, type Theme, theme } from '../state/theme.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice, Form, Refused, Switch } from '../ui/forms.tsx';
import { Skeleton } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';
import { AboutForm } from './about-form.tsx';
import { AvatarButton } from './avatar-choice.tsx';
import { Identities } from './identities.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PreviousSaves } from './previous-saves.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

const themes = (): [Theme, string][] => [
  ['system', t('account.themeSystem')],
  ['dark', t('account.themeDark')],
  ['light', t('account.themeLight')],
];

export function AccountScreen() {
  const user = session.value.user;
  const isMember = user?.kind === 'member';
  return (
    <>
      <PageHead title={t('account.title')} back />
      {isMember ? (
        <>
          <AvatarButton url={user.avatarUrl} />
          <NameForm key={user.id} handle={user.handle} name={user.name ?? ''} />
          <AboutForm />
        </>
      ) : user ? (
        <section class="invitation">
          <p>{t('account.guestText')}</p>
          <SignInButton wide />
        </section>
      ) : (
        <Skeleton rows={3} />
      )}
      <Looks />
      {isMember && (
        <>
          <Identities />
          <Sessions />
          <PreviousSaves />
          <Blocked />
        </>
      )}
      {user && <YourData isMember={isMember} handle={user.handle} />}
      <LegalLinks />
    </>
  );
}

function NameForm({ handle, name }: { handle: string; name: string }) {
  const [words, setWords] = useState({ handle, name });
  const [keepLinks, setKeepLinks] = useState(false);
  const { busy, failure, mutate } = useMutation();
  const changes = {
    ...(words.handle !== handle && { handle: words.handle, keepLinks }),
    ...(words.name.trim() !== name && words.name.trim() !== '' && { name: words.name.trim() }),
  };
  const save = () =>
    mutate(async () => {
      showUser((await call('PATCH /api/me', { body: changes })).user);
      showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
    });
  return (
    <Form submit={save}>
      <label class="field">
        <span>{t('account.name')}</span>
        <input
          maxLength={50}
          autocomplete="nickname"
          value={words.name}
          onInput={(event) => setWords({ ...words, name: event.currentTarget.value })}
        />
      </label>
      <div class="field">
        <label for="account-handle">{t('account.handle')}</label>
        <input
          id="account-handle"
          aria-describedby="account-handle-hint"
          required
          pattern="[a-z0-9_]{3,20}"
          title={t('account.handleRule')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={words.handle}
          onInput={(event) => setWords({ ...words, handle: event.currentTarget.value.toLowerCase() })}
        />
        <small id="account-handle-hint">{t('account.handleHint')}</small>
      </div>
      {words.handle !== handle && (
        <Switch checked={keepLinks} set={setKeepLinks}>
          {t('account.keepLinks', { handle })}
        </Switch>
      )}
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={Object.keys(changes).length === 0}>
        {t('account.saveName')}
      </Button>
    </Form>
  );
}

function Looks() {
  const worn = theme.value;
  const hasSound = soundOn.value;
  return (
    <section class="form">
      <h2 class="section-title">{t('account.looks')}</h2>
      <Choice label={t('account.theme')} options={themes()} chosen={worn} choose={chooseTheme} />
      <LanguageChoice />
      <Switch checked={hasSound} set={setSound}>
        {t('account.sound')}
      </Switch>
    </section>
  );
}
