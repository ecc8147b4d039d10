import { useState } from 'preact/hooks';
import { request } from '../api/request.ts';
import { t } from '../messages/translate.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { session, signIn } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Coin } from '../ui/icons.tsx';
import { appleIsOffered, goToApple } from './apple.ts';
import { EmailSteps } from './email-steps.tsx';
import { type GuestProgress, guestProgressOf } from './guest-progress.ts';
import { LegalLinks } from './legal-links.tsx';
import { Welcome } from './welcome.tsx';

/** The sign-in sheet; `show-sign-in.ts` opens it. */
export function SignIn({ close }: { close(): void }) {
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
      <LegalLinks />
    </EmailSteps>
  );
}
