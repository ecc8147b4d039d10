import { useState } from 'preact/hooks';
import type { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { t, tRich } from '../messages/translate.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { isMember, session, signIn } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { Coin } from '../ui/icons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { appleIsOffered, goToApple } from './apple.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { type GuestProgress, guestProgressOf, Welcome } from './welcome.tsx';
import './sign-in.css';

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
  const [step, setStep] = useState<'address' | 'code' | 'welcome'>('address');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [progress, setProgress] = useState<GuestProgress>();
  const { busy, failure, mutate, reset } = useMutation();

  const sendCode = () =>
    mutate(async () => {
      await request('POST /api/auth/email/start', undefined, { body: { email } });
      setStep('code');
    });

  const verify = (digits: string) =>
    mutate(async () => {
      const before = session.value.user;
      const body = { email, code: digits };
      const { user } = await signIn((guest) => request('POST /api/auth/email/verify', guest, { body })).finally(() =>
        setCode(''),
      );
      setProgress(guestProgressOf(before, user));
      setStep('welcome');
    });

  const changeAddress = () => {
    reset();
    setStep('address');
  };

  if (step === 'welcome') return <Welcome progress={progress} close={close} />;
  if (step === 'code') {
    return (
      <div class="sign-in">
        <p>{tRich('signIn.sent', { email: <strong>{email}</strong> })}</p>
        <CodeBoxes code={code} change={setCode} full={(digits) => void verify(digits)} disabled={busy} />
        {busy && <p role="status">{t('signIn.checking')}</p>}
        <Refused failure={failure} />
        <div class="pair">
          <Button look="quiet" wide disabled={busy} onClick={changeAddress}>
            {t('signIn.otherEmail')}
          </Button>
          <Button look="quiet" wide disabled={busy} onClick={() => void sendCode()}>
            {t('signIn.newCode')}
          </Button>
        </div>
      </div>
    );
  }
  return <AddressForm email={email} write={setEmail} send={sendCode} busy={busy} failure={failure} />;
}

type AddressProps = {
  email: string;
  write(email: string): void;
  send(): void;
  busy: boolean;
  failure: Failure | undefined;
};

function AddressForm({ email, write, send, busy, failure }: AddressProps) {
  return (
    <Form class="sign-in" submit={send}>
      {welcomeCoins > 0 && (
        <p class="sign-in-gift">
          <Coin size={24} /> {t('signIn.free', { coins: welcomeCoins })}
        </p>
      )}
      <p>{t('signIn.intro')}</p>
      <label class="field">
        <span>{t('signIn.email')}</span>
        <input
          type="email"
          name="email"
          autocomplete="email"
          required
          placeholder="you@example.com"
          value={email}
          onInput={(event) => write(event.currentTarget.value)}
          aria-describedby={failure ? 'sign-in-failure' : undefined}
        />
      </label>
      <Refused failure={failure} id="sign-in-failure" />
      <Button look="next" wide type="submit" busy={busy}>
        {busy ? t('signIn.sending') : t('signIn.send')}
      </Button>
      {appleIsOffered && (
        <Button wide icon="apple" onClick={() => void goToApple()}>
          {t('signIn.apple')}
        </Button>
      )}
      <p class="quiet small">{t('signIn.note')}</p>
    </Form>
  );
}
