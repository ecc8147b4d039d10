import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { showToast } from '../ui/toasts.tsx';

type Save = AnswerOf<'GET /api/me/saves/previous'>['saves'][number];

/** Saves of a merged guest in games where the account had its own: kept for a while, and restored on demand. */
export function PreviousSaves() {
  const { data, refetch } = useQuery('GET /api/me/saves/previous');
  if (!data || data.saves.length === 0) return null;
  return (
    <section aria-label={t('account.saves')}>
      <h2 class="section-title">{t('account.saves')}</h2>
      <p class="quiet">{t('account.savesText')}</p>
      <ul class="list">
        {data.saves.map((save) => (
          <SaveLine key={save.gameId} save={save} restored={refetch} />
        ))}
      </ul>
    </section>
  );
}

function SaveLine({ save: { gameId, title, updatedAt }, restored }: { save: Save; restored(): void }) {
  const { busy, mutate } = useMutation();
  const restore = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      await call('POST /api/me/saves/previous/{gameId}/restore', { path: { gameId } });
      showToast({ title: t('account.saveRestored', { title }), icon: 'check', look: 'good' });
      restored();
    });
  return (
    <li class="blocked-line">
      <span class="person-words">
        <strong>{title}</strong>
        <time class="quiet" dateTime={updatedAt}>
          {formatAge(updatedAt)}
        </time>
      </span>
      <Button look="quiet" busy={busy} onClick={() => void mutate(restore)}>
        {t('account.restore')}
        <span class="visually-hidden"> {title}</span>
      </Button>
    </li>
  );
}
