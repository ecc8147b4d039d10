import { useState } from 'preact/hooks';
import type { OwnGame } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t, tRich } from '../messages/translate.ts';
import { myGamesAddress, refineAddress, remixAddress, versionsAddress } from '../routing/create-route.ts';
import { PageHead } from '../routing/page-head.tsx';
import { removeFromFeed, updateInFeed } from '../state/feed-list.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';
import { Form, Refused, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { shareAddress } from '../ui/share.ts';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';
import { GameFigures } from './game-figures.tsx';
import { GameItems } from './items/game-items.tsx';
import './my-games.css';

/** One of the visitor's own games: its title, visibility and items. */
export function MyGameScreen({ id }: { id: string }) {
  const query = useQuery('GET /api/games/mine/{id}', { path: { id } });
  const { data, failure, setData } = query;
  if (!data) {
    return (
      <>
        <PageHead title={t('create.jobUnnamed')} back />
        {failure?.status === 404 || failure?.status === 403 ? (
          <EmptyState icon="arcade" title={t('create.jobNotFound')}>
            <a class="button button-plain" href={myGamesAddress}>
              {t('create.yourGames')}
            </a>
          </EmptyState>
        ) : (
          <QueryState query={query} rows={5} />
        )}
      </>
    );
  }
  const { game } = data;
  const changed = (part: Partial<OwnGame>) => setData({ game: { ...game, ...part } });
  return (
    <>
      <PageHead title={game.title} back>
        <RoundButton
          icon="share"
          label={t('feed.shareTitle', { title: game.title })}
          onClick={() => void shareAddress(`/g/${game.id}`, game.title)}
        />
      </PageHead>
      <section class="own-head">
        <a class="own-picture" href={`/g/${game.id}`} aria-label={t('feed.playTitle', { title: game.title })}>
          <img src={game.thumbnailUrl} alt="" decoding="async" />
          <span>
            <Icon name="play" size={20} />
          </span>
        </a>
        <div class="own-side">
          <p class="quiet">
            <span class="figure own-plays">{t('common.plays', { count: game.plays })}</span>
          </p>
          {game.remixOf && (
            <p class="quiet">
              {tRich('feed.remixOf', { title: <a href={`/g/${game.remixOf.id}`}>{game.remixOf.title}</a> })}
            </p>
          )}
          {game.tags.includes('generated') && (
            <a class="button button-plain" href={refineAddress(game.id)}>
              <Icon name="bolt" size={20} />
              <span>{t('create.refine')}</span>
            </a>
          )}
          <a class="button button-plain" href={versionsAddress(game.id)}>
            <Icon name="again" size={20} />
            <span>{t('upload.versions')}</span>
          </a>
          <a class="button button-plain" href={remixAddress(game.id)}>
            <Icon name="remix" size={20} />
            <span>{t('create.remix')}</span>
          </a>
        </div>
      </section>
      <Words game={game} changed={changed} />
      <Visibility game={game} changed={changed} />
      <GameItems gameId={game.id} />
      <GameFigures gameId={game.id} />
    </>
  );
}

type PartProps = { game: OwnGame; changed(part: Partial<OwnGame>): void };

function Words({ game, changed }: PartProps) {
  const [words, setWords] = useState({ title: game.title, description: game.description });
  const { busy, failure, mutate } = useMutation();
  const changes = {
    ...(words.title.trim() !== game.title && { title: words.title.trim() }),
    ...(words.description.trim() !== game.description && { description: words.description.trim() }),
  };
  const save = () =>
    mutate(async () => {
      const data = await call('PATCH /api/games/{id}', { path: { id: game.id }, body: changes });
      updateInFeed({ type: 'game', game: data.game });
      changed(data.game);
      showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
    });
  return (
    <Form submit={save}>
      <label class="field">
        <span>{t('common.title')}</span>
        <input
          required
          maxLength={100}
          autocomplete="off"
          value={words.title}
          onInput={(event) => setWords({ ...words, title: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t('create.description')}</span>
        <textarea
          class="own-description"
          rows={4}
          maxLength={500}
          value={words.description}
          onInput={(event) => setWords({ ...words, description: event.currentTarget.value })}
        />
      </label>
      <Refused failure={failure} />
      <Button
        look="next"
        wide
        type="submit"
        busy={busy}
        disabled={Object.keys(changes).length === 0 || words.title.trim() === ''}
      >
        {t('common.save')}
      </Button>
    </Form>
  );
}

function Visibility({ game, changed }: PartProps) {
  const { busy, mutate } = useMutation();
  const list = (listed: boolean) =>
    toastOnFailure(t('common.wentWrong'), async () => {
      await call('PATCH /api/games/{id}', { path: { id: game.id }, body: { listed } });
      if (!listed) removeFromFeed('game', game.id);
      changed({ listed });
      showToast({
        title: listed ? t('create.isPublic') : t('create.isUnlisted'),
        text: listed ? t('create.everyone') : t('create.linkOnly'),
        icon: listed ? 'check' : 'eye',
      });
    });
  return (
    <section class="own-listed">
      <Switch
        checked={game.listed}
        set={(listed) => void mutate(() => list(listed))}
        disabled={busy}
        describedBy="listed-means"
      >
        {t('create.public')}
      </Switch>
      <p class="quiet" id="listed-means">
        {game.listed ? t('create.everyoneFeed') : t('create.linkOnly')}
      </p>
      {game.hidden && (
        <p class="error-text">
          {t('create.reported')} <a href="/hidden">{t('appeals.appeal')}</a>
        </p>
      )}
    </section>
  );
}
