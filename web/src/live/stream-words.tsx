import { useState } from 'preact/hooks';
import type { Live, OwnStream } from '../api/shapes.ts';
import { GameChoice } from '../find/game-choice.tsx';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { showToast } from '../ui/toasts.tsx';

/** The public text of the stream, and the game viewers can play from there. */
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
      <GameChoice gameId={gameId} choose={setGameId} />
      <Refused failure={failure} />
      {isChanged && (
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
      )}
    </Form>
  );
}
