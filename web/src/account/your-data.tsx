import { useState } from 'preact/hooks';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t, tRich } from '../messages/translate.ts';
import { unsubscribeFromPush } from '../notifications/push.ts';
import { navigate } from '../routing/route.ts';
import { becomeGuest, call, signOut } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused, Switch } from '../ui/forms.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Data export, signing out, and closing the account. */
export function YourData({ isMember, handle }: { isMember: boolean; handle: string }) {
  const exporting = useMutation();
  const leaving = useMutation();
  return (
    <section class="form">
      <h2 class="section-title">{t('account.yourData')}</h2>
      <Button wide busy={exporting.busy} onClick={() => void exporting.mutate(exportData)}>
        {t('account.download')}
      </Button>
      {isMember && (
        <Button wide busy={leaving.busy} onClick={() => void leaving.mutate(leave)}>
          {t('account.signOut')}
        </Button>
      )}
      <Button look="danger" wide onClick={() => showDelete(handle, isMember)}>
        {isMember ? t('account.delete') : t('account.deleteGuest')}
      </Button>
    </section>
  );
}

function exportData(): Promise<boolean> {
  return toastOnFailure(t('account.downloadFailed'), async () => {
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
  return toastOnFailure(t('account.signOutFailed'), async () => {
    await unsubscribeFromPush();
    await signOut();
    showToast({ title: t('account.signedOut'), text: t('account.signedOutText') });
    navigate('/');
  });
}

function showDelete(handle: string, isMember: boolean): void {
  void showSheet(t('account.delete'), (close) => <Delete handle={handle} isMember={isMember} close={close} />);
}

function Delete({ handle, isMember, close }: { handle: string; isMember: boolean; close(): void }) {
  const [words, setWords] = useState('');
  const [withGames, setWithGames] = useState(false);
  const { busy, failure, mutate } = useMutation();
  const erase = () =>
    mutate(async () => {
      await call('DELETE /api/me', { query: { games: withGames ? 'delete' : 'keep' } });
      close();
      await becomeGuest();
      navigate('/');
      showToast({ title: t('account.deleted'), text: t('account.deletedText') });
    });
  return (
    <Form submit={erase}>
      <p>{t('account.deleteText')}</p>
      {isMember && (
        <Switch checked={withGames} set={setWithGames}>
          {t('account.deleteGames')}
        </Switch>
      )}
      <label class="field">
        <span>{tRich('account.deleteConfirm', { handle: <strong>{handle}</strong> })}</span>
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
          {t('common.cancel')}
        </Button>
        <Button look="danger" wide type="submit" busy={busy} disabled={words !== handle}>
          {t('common.delete')}
        </Button>
      </div>
    </Form>
  );
}
