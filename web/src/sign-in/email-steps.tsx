import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type BodyOf, request } from '../api/request.ts';
import { t, tRich } from '../messages/translate.ts';
import { readStored, store } from '../state/storage.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import './sign-in.css';

type EmailStepsProps = {
  /** Shown above the address. */
  intro: ComponentChildren;
  /** Shown below the button that sends the code. */
  children?: ComponentChildren;
  /** Called with the code from the mail. */
  verify(proof: BodyOf<'POST /api/auth/email/verify'>): Promise<unknown>;
};

/** Asks for an address, then for the code that was sent there. */
export function EmailSteps({ intro, children, verify }: EmailStepsProps) {
  const [isSent, setSent] = useState(false);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { busy, failure, mutate, reset } = useMutation();
  const send = () => mutate(() => sendCode(email).then(() => setSent(true)));
  const check = (digits: string) =>
    mutate(() => verify({ email, code: digits, ...storedChallenge() }).finally(() => setCode('')));
  const changeAddress = () => {
    reset();
    setSent(false);
  };

  if (isSent) {
    return (
      <div class="sign-in">
        <p>{tRich('signIn.sent', { email: <strong>{email}</strong> })}</p>
        <CodeBoxes code={code} change={setCode} full={(digits) => void check(digits)} disabled={busy} />
        {busy && <p role="status">{t('signIn.checking')}</p>}
        <Refused failure={failure} />
        <div class="pair">
          <Button look="quiet" wide disabled={busy} onClick={changeAddress}>
            {t('signIn.otherEmail')}
          </Button>
          <Button look="quiet" wide disabled={busy} onClick={() => void send()}>
            {t('signIn.newCode')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Form class="sign-in" submit={send}>
      {intro}
      <label class="field">
        <span>{t('signIn.email')}</span>
        <input
          type="email"
          name="email"
          autocomplete="email"
          required
          placeholder="you@example.com"
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
          aria-describedby={failure ? 'sign-in-failure' : undefined}
        />
      </label>
      <Refused failure={failure} id="sign-in-failure" />
      <Button look="next" wide type="submit" busy={busy}>
        {busy ? t('signIn.sending') : t('signIn.send')}
      </Button>
      {children}
    </Form>
  );
}

/**
 * The challenge identifies this browser among others that request a code for the same address, now and at later
 * sign-ins.
 */
async function sendCode(email: string): Promise<void> {
  const answer = await request('POST /api/auth/email/start', undefined, { body: { email, ...storedChallenge() } });
  store('challenge', answer.challenge);
}

function storedChallenge(): { challenge?: string } {
  const challenge = readStored('challenge');
  return challenge === undefined ? {} : { challenge };
}
