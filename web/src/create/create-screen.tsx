import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { myGamesAddress, uploadAddress } from '../routing/create-route.ts';
import { PageHead } from '../routing/page-head.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Form } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatWhole } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { QueryState } from '../ui/states.tsx';
import { draftOf, drafts, writeDraft } from './draft.ts';
import { ideas, remixIdeas, someOf } from './ideas.ts';
import { EndedJobs, RunningJobs } from './jobs/job-list.tsx';
import { failureText, requestGame } from './request-game.ts';
import './create.css';

const promptMin = 3;
const promptMax = 2000;
const ideasShown = 4;

/** The prompt form for a new game. */
export function CreateScreen() {
  const isMember = useIsMember();
  return (
    <>
      <PageHead title={t('nav.create')}>
        {isMember && (
          <a class="button button-quiet create-own" href={myGamesAddress}>
            {t('create.yourGames')}
          </a>
        )}
      </PageHead>
      <Prompt remixOf={undefined} question={t('create.question')} example={t('create.example')} hint={t('create.hint')}>
        <a class="upload-link" href={uploadAddress()}>
          <Icon name="share" size={20} />
          <span>
            <strong>{t('upload.title')}</strong>
            <span class="quiet">{t('upload.hint')}</span>
          </span>
        </a>
        {isMember && <RunningJobs />}
      </Prompt>
      {isMember && <EndedJobs />}
    </>
  );
}

/** The same for a remix of an existing game. */
export function RemixScreen({ remixOf }: { remixOf: string }) {
  const original = useQuery('GET /api/games/{id}', { path: { id: remixOf } });
  const game = original.data?.game;
  return (
    <>
      <PageHead title={t('create.remix')} back />
      <QueryState query={original} rows={3} />
      {game && (
        <>
          <a class="original" href={`/g/${game.id}`}>
            <img src={game.thumbnailUrl} alt="" width={72} height={96} decoding="async" />
            <span>
              <span class="quiet">{t('create.remixOf')}</span>
              <strong>{game.title}</strong>
              <span class="quiet">{t('create.by', { name: nameOf(game.creator) })}</span>
            </span>
          </a>
          <Prompt
            remixOf={remixOf}
            question={t('create.remixQuestion')}
            example={t('create.remixExample')}
            hint={t('create.remixHint')}
          />
        </>
      )}
    </>
  );
}

type PromptProps = {
  remixOf: string | undefined;
  question: string;
  example: string;
  hint: string;
  /** Content between the form and the ideas. */
  children?: ComponentChildren;
};

function Prompt({ remixOf, question, example, hint, children }: PromptProps) {
  const words = draftOf(drafts.value, remixOf);
  const { busy, failure, mutate, reset } = useMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const prompt = words.trim();
  const { length } = [...prompt];
  const tooLong = length > promptMax;

  useEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [words]);

  const write = (text: string) => {
    writeDraft(remixOf, text);
    reset();
  };
  const trouble = failure
    ? failureText(failure)
    : tooLong && t('create.tooLong', { over: formatWhole(length - promptMax), limit: formatWhole(promptMax) });
  return (
    <>
      <Form class="prompt" submit={() => void mutate(() => requestGame({ prompt, remixOf }))}>
        <label class="prompt-question" for="prompt">
          {question}
        </label>
        <textarea
          id="prompt"
          ref={field}
          class="prompt-field"
          rows={3}
          required
          minLength={promptMin}
          placeholder={example}
          aria-describedby={trouble ? 'prompt-failure' : 'prompt-hint'}
          aria-invalid={trouble ? true : undefined}
          value={words}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        {trouble ? (
          <p class="error-text" role="alert" id="prompt-failure">
            {trouble}
          </p>
        ) : (
          <p class="quiet prompt-hint" id="prompt-hint">
            {hint}
          </p>
        )}
        <Button look="next" wide type="submit" icon="bolt" busy={busy} disabled={length < promptMin || tooLong}>
          {busy ? t('create.sending') : remixOf ? t('create.makeRemix') : t('create.makeGame')}
        </Button>
      </Form>
      {children}
      <Ideas
        all={remixOf ? remixIdeas() : ideas()}
        take={(idea) => {
          write(idea);
          field.current?.focus();
        }}
      />
    </>
  );
}

function Ideas({ all, take }: { all: readonly string[]; take(idea: string): void }) {
  const [turn, setTurn] = useState(0);
  return (
    <section class="ideas" aria-labelledby="ideas">
      <div class="ideas-head">
        <h2 id="ideas">{t('create.ideas')}</h2>
        {all.length > ideasShown && (
          <Button look="quiet" icon="again" onClick={() => setTurn(turn + 1)}>
            {t('create.moreIdeas')}
          </Button>
        )}
      </div>
      <ul>
        {someOf(all, ideasShown, turn).map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => take(idea)}>
              <span>{idea}</span>
              <Icon name="forward" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
