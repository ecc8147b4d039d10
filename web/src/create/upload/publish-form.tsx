import { useState } from 'preact/hooks';
import type { Game } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { Button } from '../../ui/buttons.tsx';
import { Choice, Form, Refused, Switch } from '../../ui/forms.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { tagsOf, withControls } from './game-words.ts';

const orientations = (): [Game['orientation'], string][] => [
  ['portrait', t('upload.portrait')],
  ['landscape', t('upload.landscape')],
  ['any', t('upload.both')],
];

/** The public details of an uploaded game, to be reviewed before it is published. */
export function PublishForm({ game, published }: { game: Game; published(gameId: string): void }) {
  const [words, setWords] = useState({
    title: game.title,
    description: game.description,
    controls: '',
    tags: game.tags.join(', '),
  });
  const [orientation, setOrientation] = useState(game.orientation);
  const [listed, setListed] = useState(true);
  const { busy, failure, mutate } = useMutation();
  const write = (name: keyof typeof words) => (event: { currentTarget: { value: string } }) =>
    setWords({ ...words, [name]: event.currentTarget.value });
  const publish = () =>
    mutate(async () => {
      const body = {
        title: words.title.trim(),
        description: withControls(
          words.description,
          words.controls.trim() && t('upload.controlsLine', { controls: words.controls.trim() }),
        ),
        tags: tagsOf(words.tags),
        orientation,
        listed,
      };
      await call('PATCH /api/games/{id}', { path: { id: game.id }, body });
      showToast({ title: listed ? t('upload.isPublic') : t('upload.isUnlisted'), icon: 'check', look: 'good' });
      published(game.id);
    });
  return (
    <Form submit={publish}>
      <label class="field">
        <span>{t('upload.gameTitle')}</span>
        <input required maxLength={100} autocomplete="off" value={words.title} onInput={write('title')} />
      </label>
      <label class="field">
        <span>{t('upload.description')}</span>
        <textarea rows={3} maxLength={400} value={words.description} onInput={write('description')} />
      </label>
      <label class="field">
        <span>{t('upload.controls')}</span>
        <input
          maxLength={90}
          placeholder={t('upload.controlsExample')}
          value={words.controls}
          onInput={write('controls')}
        />
      </label>
      <label class="field">
        <span>{t('upload.tags')}</span>
        <input maxLength={120} placeholder={t('upload.tagsExample')} value={words.tags} onInput={write('tags')} />
      </label>
      <Choice label={t('upload.held')} options={orientations()} chosen={orientation} choose={setOrientation} />
      <Switch checked={listed} set={setListed}>
        {t('upload.public')}
      </Switch>
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={words.title.trim() === ''}>
        {listed ? t('upload.publish') : t('upload.saveUnlisted')}
      </Button>
    </Form>
  );
}
