import { useState } from 'preact/hooks';
import type { Live, OwnStream } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts.tsx';
import { chooseGame } from './choose-game.tsx';

/** What people read beside the stream, and the game they can play from there. */
export function StreamWords({ live, changed }: { live: Live; changed(stream: OwnStream): void }) {
  const [title, setTitle] = useState(live.title ?? '');
  const [gameId, setGameId] = useState(live.gameId);
  const { busy, failure, mutate } = useMutation();
  const isChanged = title.trim() !== (live.title ?? '') || gameId !== live.gameId;
  const save = () =>
    mutate(async () => {
      changed(await call('POST /api/live', { body: { title: title.trim() || null, gameId } }));
      showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
    });
  return (
    <Form submit={save}>
      <h2>{t('live.details')}</h2>
      <label class="field">
        <span>{t('common.title')}</span>
        <input
          maxLength={100}
          autocomplete="off"
          placeholder={t('live.whatPlaying')}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <div class="field">
        <span id="stream-game">{t('live.game')}</span>
        <button
          type="button"
          class="choose"
          aria-describedby="stream-game"
          onClick={() => void chooseGame().then((chosen) => chosen !== undefined && setGameId(chosen))}
        >
          {gameId ? <GameName key={gameId} id={gameId} /> : <span class="quiet">{t('live.noGame')}</span>}
          <Icon name="forward" size={20} />
        </button>
      </div>
      <Refused failure={failure} />
      {isChanged && (
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
      )}
    </Form>
  );
}

function GameName({ id }: { id: string }) {
  const { data, failure } = useQuery('GET /api/games/{id}', { path: { id } });
  if (failure) return <span class="quiet">{t('live.deletedGame')}</span>;
  return (
    <>
      {data && <img src={data.game.thumbnailUrl} alt="" />}
      <span>{data?.game.title ?? '…'}</span>
    </>
  );
}
