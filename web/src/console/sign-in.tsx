import { useState } from 'preact/hooks';
import { keepToken, send } from './admin-api.ts';
import { Field, FormError } from './field.tsx';

type Started = { challenge: string; expiresAt: string };

/** First the address, then the code of the mail together with the one-time password. */
export function SignIn() {
  const [started, setStarted] = useState<Started>();
  const [error, setError] = useState<string>();
  const submit = async (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setError(undefined);
    try {
      if (started === undefined) {
        setStarted(await send<Started>('POST', '/api/admin/auth/start', { email: form.get('email') }));
      } else {
        const both = { code: form.get('code'), password: form.get('password') };
        const { token } = await send<{ token: string }>('POST', '/api/admin/auth/verify', {
          challenge: started.challenge,
          ...both,
        });
        keepToken(token);
      }
    } catch (failure) {
      setError((failure as Error).message);
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
            <Field label="One-time password of your app" name="password" inputMode="numeric" pattern="[0-9]{6}" />
          </>
        )}
        <FormError text={error} />
        <button type="submit" class="primary">
          {started === undefined ? 'Send code' : 'Sign in'}
        </button>
        {started && (
          <button type="button" onClick={() => setStarted(undefined)}>
            Begin again
          </button>
        )}
      </form>
    </main>
  );
}
