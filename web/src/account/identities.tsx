import { t } from '../messages/translate.ts';
import { appleIsOffered, goToApple } from '../sign-in/apple.ts';
import { EmailSteps } from '../sign-in/email-steps.tsx';
import { call, showUser } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Further identities for the same account. */
export function Identities() {
  return (
    <section class="form">
      <h2 class="section-title">{t('account.identities')}</h2>
      <p class="quiet">{t('account.identitiesText')}</p>
      <Button wide onClick={linkEmail}>
        {t('account.linkEmail')}
      </Button>
      {appleIsOffered && (
        <Button wide icon="apple" onClick={() => void goToApple('link')}>
          {t('account.linkApple')}
        </Button>
      )}
    </section>
  );
}

function linkEmail(): void {
  void showSheet(t('account.linkEmail'), (close) => (
    <EmailSteps
      intro={<p>{t('account.linkEmailText')}</p>}
      verify={async (body) => {
        showUser((await call('POST /api/me/identities/email', { body })).user);
        close();
        showToast({ title: t('account.linked'), icon: 'check', look: 'good' });
      }}
    />
  ));
}
