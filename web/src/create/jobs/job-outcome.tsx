import type { Game, GenerationJob } from '../../api/shapes.ts';
import { t, tRich } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';
import { createAddress, myGameAddress, refineAddress, remixAddress } from '../../routing/create-route.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { Button } from '../../ui/buttons.tsx';
import { MenuButton, MenuLink } from '../../ui/menu.tsx';
import { shareAddress } from '../../ui/share.ts';
import { editIdea } from '../edit-idea.ts';
import { PublishGame } from '../publish-game.tsx';
import { failureText, requestGame } from '../request-game.ts';
import { JobUnderstood } from './job-understood.tsx';

/** The result of a job, and the next step. */
export function EndedJob({ job }: { job: GenerationJob }) {
  if (job.status === 'succeeded') {
    return job.game ? <Finished job={job} game={job.game} /> : <p>{t('create.jobDeleted')}</p>;
  }
  return <Unmade job={job} />;
}

function Finished({ job, game }: { job: GenerationJob; game: Game }) {
  return (
    <>
      <div class="made">
        <h2 class="made-title">{game.title}</h2>
        <p>{game.description}</p>
        {game.remixOf && (
          <p class="quiet">
            {tRich('feed.remixOf', { title: <a href={`/g/${game.remixOf.id}`}>{game.remixOf.title}</a> })}
          </p>
        )}
        <p class="quiet made-prompt">“{job.prompt}”</p>
      </div>
      <JobUnderstood job={job} edit={() => editIdea(job)} />
      <a class="button button-next button-wide" href={`/g/${game.id}`}>
        {t('feed.play')}
      </a>
      <PublishGame gameId={game.id} />
      <ul class="menu">
        <MenuLink icon="bolt" href={refineAddress(game.id)}>
          {t('create.refineLink')}
        </MenuLink>
        <MenuLink icon="gear" href={myGameAddress(game.id)}>
          {t('create.editGame')}
        </MenuLink>
        <MenuButton icon="share" onClick={() => void shareAddress(`/g/${game.id}`, game.title)}>
          {t('common.share')}
        </MenuButton>
        <MenuLink icon="remix" href={remixAddress(game.id)}>
          {t('feed.remix')}
        </MenuLink>
        <MenuLink icon="make" href={createAddress}>
          {t('create.another')}
        </MenuLink>
      </ul>
    </>
  );
}

function Unmade({ job }: { job: GenerationJob }) {
  const { busy, failure, mutate } = useMutation();
  const request = { prompt: job.prompt, remixOf: job.remixOf ?? undefined };
  const isFailed = job.status === 'failed';
  return (
    <>
      <div class="made" role={isFailed ? 'alert' : 'status'}>
        <h2 class="made-title">{isFailed ? t('create.jobFailedTitle') : t('create.jobCanceledTitle')}</h2>
        <p>{isFailed ? translateSentence(job.error ?? '') : t('create.jobCanceledText')}</p>
        {isFailed && <p class="quiet">{t('create.jobFailedSafe')}</p>}
      </div>
      {failure && (
        <p class="error-text" role="alert">
          {failureText(failure)}
        </p>
      )}
      <Button look="next" wide icon="again" busy={busy} onClick={() => void mutate(() => requestGame(request))}>
        {t('common.tryAgain')}
      </Button>
      <Button wide onClick={() => editIdea(job)}>
        {t('create.editIdea')}
      </Button>
    </>
  );
}
