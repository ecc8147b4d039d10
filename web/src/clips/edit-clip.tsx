import { useState } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { GameChoice } from '../find/game-choice.tsx';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import { trackClip } from './track-clip.ts';

/** Changes the title and the game of an uploaded clip. */
export function editClip(clip: Clip): void {
  void showSheet(t('clips.edit'), (close) => <EditForm clip={clip} close={close} />);
}

function EditForm({ clip, close }: { clip: Clip; close(): void }) {
  const [title, setTitle] = useState(clip.title ?? '');
  const [gameId, setGameId] = useState(clip.gameId);
  const { busy, failure, mutate } = useMutation();
  const save = () =>
    mutate(async () => {
      const body = { title: title.trim() || null, gameId };
      const { clip: changed } = await call('PATCH /api/clips/{id}', { path: { id: clip.id }, body });
      trackClip(changed);
      close();
      showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
    });
  return (
    <Form submit={save}>
      <label class="field">
        <span>{t('common.title')}</span>
        <input
          maxLength={100}
          autocomplete="off"
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <GameChoice gameId={gameId} choose={setGameId} />
      <Refused failure={failure} />
      <Button type="submit" look="next" busy={busy}>
        {t('common.save')}
      </Button>
    </Form>
  );
}
