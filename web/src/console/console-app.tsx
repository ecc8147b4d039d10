import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionLog } from './action-log.tsx';
import { call, keepToken, type Operator, token, useAnswer } from './admin-api.ts';
import { Appeals } from './appeals.tsx';
import { ContentScreen } from './content.tsx';
import { Enroll } from './enroll.tsx';
import { FormError } from './field.tsx';
import { JournalPage } from './journal-page.tsx';
import { Money } from './money.tsx';
import { Overview } from './overview.tsx';
import { Passkeys } from './passkeys.tsx';
import { People } from './people.tsx';
import { PersonPage } from './person-page.tsx';
import { Reports } from './reports.tsx';
import { Requests } from './requests.tsx';
import { ServicePage } from './service-page.tsx';
import { SignIn } from './sign-in.tsx';
import { Words } from './words.tsx';

const screens = [
  ['overview', 'Overview'],
  ['people', 'People'],
  ['money', 'Money'],
  ['content', 'Content'],
  ['reports', 'Reports'],
  ['appeals', 'Appeals'],
  ['requests', 'Requests'],
  ['words', 'Words'],
  ['service', 'Service'],
  ['log', 'Log'],
  ['passkeys', 'Passkeys'],
] as const;

/** The console: `#people` shows people, `#people/<id>` one of them, `#content/clip/<id>` a clip, `#invite=…` enrols. */
export function ConsoleApp() {
  const place = usePlace();
  if (place.startsWith('invite=')) return <Enroll invite={place.slice('invite='.length)} />;
  if (token.value === null) return <SignIn />;
  return <SignedIn place={place} />;
}

function SignedIn({ place }: { place: string }) {
  const { data, error } = useAnswer('me', () => call('GET /api/admin/me'));
  const [name = 'overview', id, part] = place.split('/');
  const main = useScreenChange(place, name);
  const forget = () => keepToken(null);
  const signOut = () => void call('POST /api/admin/auth/logout').then(forget, forget);
  return (
    <div class="console">
      <header class="console-head">
        <a class="console-brand" href="#overview">
          Coinop console
        </a>
        <nav aria-label="Screens">
          {screens.map(([screen, title]) => (
            <a key={screen} href={`#${screen}`} aria-current={screen === name ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <p class="console-who">
          {data && `${data.operator.email}, ${data.operator.role}`}
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </p>
      </header>
      <main ref={main} tabIndex={-1}>
        <FormError text={error} />
        {data && <Screen name={name} id={id} part={part} operator={data.operator} />}
      </main>
    </div>
  );
}

/** The title follows the screen, and a new screen takes the focus, so that a screen reader starts there. */
function useScreenChange(place: string, name: string) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(place);
  useEffect(() => {
    const title = name === 'journal' ? 'Transaction' : (screens.find(([one]) => one === name)?.[1] ?? 'Overview');
    document.title = `${title} · Coinop console`;
    if (previous.current !== place) main.current?.focus();
    previous.current = place;
  }, [place]);
  useEffect(
    () => () => {
      document.title = 'Coinop console';
    },
    [],
  );
  return main;
}

type Place = { name: string; id: string | undefined; part: string | undefined };

function Screen({ name, id, part, operator }: Place & { operator: Operator }) {
  if (name === 'people') return id ? <PersonPage key={id} id={id} operator={operator} /> : <People />;
  if (name === 'journal' && id) return <JournalPage key={id} id={id} />;
  if (name === 'money') return <Money key={id} buyerId={id} operator={operator} />;
  if (name === 'content') return <ContentScreen kind={id} id={part} operator={operator} />;
  if (name === 'reports') return <Reports operator={operator} />;
  if (name === 'appeals') return <Appeals operator={operator} />;
  if (name === 'requests') return <Requests operator={operator} />;
  if (name === 'service') return <ServicePage operator={operator} />;
  if (name === 'log') return <ActionLog />;
  if (name === 'passkeys') return <Passkeys />;
  if (name === 'words') return <Words operator={operator} />;
  return <Overview operator={operator} />;
}

function usePlace(): string {
  const read = () => decodeURIComponent(location.hash.slice(1)) || 'overview';
  const [place, setPlace] = useState(read);
  useEffect(() => {
    const follow = () => setPlace(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
