import { useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused, Switch } from '../ui/forms.tsx';
import { showToast } from '../ui/toasts.tsx';

type Settings = AnswerOf<'GET /api/me'>['settings'];

/** The member's bio, and whether friends see what they play. */
export function AboutForm() {
  const me = useQuery('GET /api/me');
  if (!me.data) return null;
  return <About key={me.data.user.id} settings={me.data.settings} />;
}

function About({ settings }: { settings: Settings }) {
  const [bio, setBio] = useState(settings.bio ?? '');
  const [saved, setSaved] = useState(settings);
  const { busy, failure, mutate } = useMutation();
  const save = () =>
    mutate(async () => {
      setSaved((await call('PATCH /api/me', { body: { bio: bio.trim() } })).settings);
      showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
    });
  const setPresence = (showsPresence: boolean) => {
    setSaved({ ...saved, showsPresence });
    void toastOnFailure(t('notifications.saveFailed'), async () =>
      setSaved((await call('PATCH /api/me', { body: { showsPresence } })).settings),
    ).then((isSaved) => {
      if (!isSaved) setSaved(saved);
    });
  };
  return (
    <Form submit={save}>
      <label class="field">
        <span>{t('account.bio')}</span>
        <textarea rows={3} maxLength={160} value={bio} onInput={(event) => setBio(event.currentTarget.value)} />
      </label>
      <Refused failure={failure} />
      <Button wide type="submit" busy={busy} disabled={bio.trim() === (saved.bio ?? '')}>
        {t('account.saveBio')}
      </Button>
      <Switch checked={saved.showsPresence} set={setPresence}>
        {t('account.presence')}
      </Switch>
    </Form>
  );
}
