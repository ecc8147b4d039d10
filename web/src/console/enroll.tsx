import { useEffect, useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { call } from './admin-api.ts';
import { Field, FormError } from './field.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import { makePasskey } from './passkey.ts';

type Invite = AnswerOf<'POST /api/admin/auth/invite'>;

/** The page of an operator's invite link: enrols an authenticator app or a passkey. */
export function Enroll({ invite }: { invite: string }) {
  const [found, setFound] = useState<Invite>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    call('POST /api/admin/auth/invite', { body: { invite } }).then(setFound, (failure: Error) =>
      setError(failure.message),
    );
  }, [invite]);
  const submitWith = (enrol: (values: FormValues) => Promise<unknown>) => async (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      await enrol(valuesOf(event));
      location.hash = '';
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const enrolApp = (values: FormValues) =>
    call('POST /api/admin/auth/enroll', { body: { invite, password: values.text('password') } });
  const enrolPasskey = async (values: FormValues) => {
    const { options } = await call('POST /api/admin/auth/passkey/options', { body: { invite } });
    const credential = await makePasskey(options);
    await call('POST /api/admin/auth/passkey/enroll', { body: { invite, name: values.text('name'), credential } });
  };
  return (
    <main class="console-door">
      <h1>Welcome to the console</h1>
      {found && (
        <form onSubmit={submitWith(enrolPasskey)}>
          <p>Let this device, or a security key, hold a passkey for {found.email}.</p>
          <Field label="Name of the passkey" name="name" maxLength={50} />
          <button type="submit" class="primary">
            Enrol a passkey
          </button>
        </form>
      )}
      {found && (
        <form onSubmit={submitWith(enrolApp)}>
          <p>
            Or add this secret to an authenticator app, as {found.email}, or{' '}
            <a href={found.otpauthUrl}>open it in one</a>.
          </p>
          <code class="console-secret">{found.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <Field label="One-time password it shows now" name="password" inputMode="numeric" pattern="[0-9]{6}" />
          <button type="submit" class="primary">
            Enrol the app
          </button>
        </form>
      )}
      <FormError text={error} />
    </main>
  );
}
