import { useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { call, keepToken } from './admin-api.ts';
import { Field, FormError } from './field.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import { signWithPasskey } from './passkey.ts';

type Started = AnswerOf<'POST /api/admin/auth/start'>;

/** First the address, then the code from the mail together with the one-time password or a passkey. */
export function SignIn() {
  const [started, setStarted] = useState<Started>();
  const [byPasskey, setByPasskey] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = valuesOf(event);
    setError(undefined);
    try {
      if (started === undefined) {
        setStarted(await call('POST /api/admin/auth/start', { body: { email: values.text('email') } }));
      } else {
        keepToken(await verify(started, values, byPasskey));
      }
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <main class="console-door">
      <h1>Coinop console</h1>
      <form onSubmit={submit}>
        {started === undefined ? (
          <Field key="email" label="E-mail address" name="email" type="email" autoComplete="username" />
        ) : (
          <>
            <p>If this address belongs to an operator, a code is on its way.</p>
            <Field
              label="Code from the mail"
              name="code"
              inputMode="numeric"
              pattern="[0-9]{6}"
              autoComplete="one-time-code"
            />
            {!byPasskey && (
              <Field label="One-time password of your app" name="password" inputMode="numeric" pattern="[0-9]{6}" />
            )}
          </>
        )}
        <FormError text={error} />
        <button type="submit" class="primary">
          {started === undefined ? 'Send code' : 'Sign in'}
        </button>
        {started && (
          <>
            <button type="button" onClick={() => setByPasskey(!byPasskey)}>
              {byPasskey ? 'Use a one-time password' : 'Use a passkey'}
            </button>
            <button type="button" onClick={() => setStarted(undefined)}>
              Begin again
            </button>
          </>
        )}
      </form>
    </main>
  );
}

async function verify(started: Started, values: FormValues, byPasskey: boolean): Promise<string> {
  const { challenge, passkey } = started;
  const code = values.text('code');
  if (!byPasskey) {
    const body = { challenge, code, password: values.text('password') };
    return (await call('POST /api/admin/auth/verify', { body })).token;
  }
  const body = { challenge, code, credential: await signWithPasskey(passkey) };
  return (await call('POST /api/admin/auth/passkey/verify', { body })).token;
}
