import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { QueryState } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';

type Session = AnswerOf<'GET /api/me/sessions'>['sessions'][number];

/** The account's sessions, and how to end the others. */
export function Sessions() {
  const query = useQuery('GET /api/me/sessions');
  const { data, refetch } = query;
  const { busy, mutate } = useMutation();
  const sessions = data?.sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const endOthers = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      await call('DELETE /api/me/sessions');
      showToast({ title: t('account.othersSignedOut'), icon: 'check', look: 'good' });
      refetch();
    });
  return (
    <section aria-label={t('account.sessions')}>
      <h2 class="section-title">{t('account.sessions')}</h2>
      <QueryState query={query} rows={1} />
      <ul class="list">
        {sessions?.map((session) => (
          <SessionLine key={session.id} session={session} ended={refetch} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button wide busy={busy} onClick={() => void mutate(endOthers)}>
          {t('account.signOutOthers')}
        </Button>
      )}
    </section>
  );
}

function SessionLine({ session, ended }: { session: Session; ended(): void }) {
  const { id, current, device, lastUsedAt } = session;
  const { busy, mutate } = useMutation();
  const name = device ?? t('account.unknownDevice');
  const end = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      await call('DELETE /api/me/sessions/{id}', { path: { id } });
      ended();
    });
  return (
    <li class="blocked-line">
      <span class="person-words">
        <strong>{name}</strong>
        <span class="quiet">
          {current ? t('account.thisDevice') : <time dateTime={lastUsedAt}>{formatAge(lastUsedAt)}</time>}
        </span>
      </span>
      {!current && (
        <Button look="quiet" busy={busy} onClick={() => void mutate(end)}>
          {t('account.signOut')}
          <span class="visually-hidden">
            {' '}
            {name}, {formatAge(lastUsedAt)}
          </span>
        </Button>
      )}
    </li>
  );
}
