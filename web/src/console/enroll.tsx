import { useEffect, useState } from 'preact/hooks';
import { send } from './admin-api.ts';
import { Field, FormError } from './field.tsx';

type Invite = { email: string; secret: string; otpauthUrl: string };

/** Behind the link that adding an operator prints: enrols an authenticator app. */
export function Enroll({ invite }: { invite: string }) {
  const [found, setFound] = useState<Invite>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    send<Invite>('POST', '/api/admin/auth/invite', { invite }).then(setFound, (failure: Error) =>
      setError(failure.message),
    );
  }, [invite]);
  const submit = async (event: Event) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget as HTMLFormElement).get('password');
    try {
      await send('POST', '/api/admin/auth/enroll', { invite, password });
      location.hash = '';
    } catch (failure) {
      setError((failure as Error).message);
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
