import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { showToast } from '../ui/toasts.tsx';

/** A button that publishes a finished game; removed once it is public. */
export function PublishGame({ gameId }: { gameId: string }) {
  const { data, setData } = useQuery('GET /api/games/mine/{id}', { path: { id: gameId } });
  const { busy, mutate } = useMutation();
  if (!data || data.game.listed || data.game.hidden) return null;
  const publish = () =>
    toastOnFailure(t('create.publishFailed'), async () => {
      await call('PATCH /api/games/{id}', { path: { id: gameId }, body: { listed: true } });
      setData({ game: { ...data.game, listed: true } });
      showToast({ title: t('create.isPublic'), text: t('create.everyone'), icon: 'check', look: 'good' });
    });
  return (
    <>
      <Button look="plain" wide icon="eye" busy={busy} onClick={() => void mutate(publish)}>
        {t('create.publish')}
      </Button>
      <p class="quiet small">{t('create.linkOnlyNow')}</p>
    </>
  );
}
