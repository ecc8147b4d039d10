import { useEffect, useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { call } from './admin-api.ts';
import { Field, FormError } from './field.tsx';
import { valuesOf } from './form-values.ts';

type Invite = AnswerOf<'POST /api/admin/auth/invite'>;

/** Behind the link that adding an operator prints: enrols an authenticator app. */
export function Enroll({ invite }: { invite: string }) {
  const [found, setFound] = useState<Invite>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    call('POST /api/admin/auth/invite', { body: { invite } }).then(setFound, (failure: Error) =>
      setError(failure.message),
    );
  }, [invite]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const password = valuesOf(event).text('password');
    try {
      await call('POST /api/admin/auth/enroll', { body: { invite, password } });
      location.hash = '';
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <main class="console-door">
      <h1>Welcome to the console</h1>
      {found && (
        <form onSubmit={submit}>
          <p>
            Add this secret to an authenticator app, as {found.email}, or <a href={found.otpauthUrl}>open it in one</a>.
          </p>
          <code class="console-secret">{found.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <Field label="One-time password it shows now" name="password" inputMode="numeric" pattern="[0-9]{6}" />
          <button type="submit" class="primary">
            Enrol
          </button>
        </form>
      )}
      <FormError text={error} />
    </main>
  );
}
