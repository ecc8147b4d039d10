import { useState } from 'preact/hooks';
import { request } from '../api/request.ts';
import { t } from '../messages/translate.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { isMember, session, signIn } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Coin } from '../ui/icons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { appleIsOffered, goToApple } from './apple.ts';
import { EmailSteps } from './email-steps.tsx';
import { type GuestProgress, guestProgressOf, Welcome } from './welcome.tsx';

let asking: Promise<void> | undefined;

/** Asks a guest who they are, once at a time; resolves with whether they are a member now. */
export async function showSignIn(): Promise<boolean> {
  if (isMember()) return true;
  asking ??= showSheet(t('common.signIn'), (close) => <SignIn close={close} />).finally(() => {
    asking = undefined;
  });
  await asking;
  return isMember();
}

function SignIn({ close }: { close(): void }) {
  const [signedIn, setSignedIn] = useState<{ progress: GuestProgress | undefined }>();
  if (signedIn) return <Welcome progress={signedIn.progress} close={close} />;
  return (
    <EmailSteps
      intro={
        <>
          {welcomeCoins > 0 && (
            <p class="sign-in-gift">
              <Coin size={24} /> {t('signIn.free', { coins: welcomeCoins })}
            </p>
          )}
          <p>{t('signIn.intro')}</p>
        </>
      }
      verify={async (body) => {
        const before = session.value.user;
        const { user } = await signIn((guest) => request('POST /api/auth/email/verify', guest, { body }));
        setSignedIn({ progress: guestProgressOf(before, user) });
      }}
    >
      {appleIsOffered && (
        <Button wide icon="apple" onClick={() => void goToApple()}>
          {t('signIn.apple')}
        </Button>
      )}
      <p class="quiet small">{t('signIn.note')}</p>
    </EmailSteps>
  );
}
