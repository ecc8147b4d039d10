import { useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';

type HiddenThing = AnswerOf<'GET /api/appeals'>['things'][number];

/** The member's hidden content with the reasons, and the one appeal against each decision. */
export function HiddenScreen() {
  const query = usePagedQuery('GET /api/appeals', (page) => page.things);
  const { list, older, refetch } = query;
  return (
    <>
      <PageHead title={t('appeals.title')} back />
      <QueryState query={query} rows={3} />
      {list && list.length > 0 && <p class="quiet">{t('appeals.about')}</p>}
      {list?.map((thing) => (
        <HiddenLine key={thing.id} thing={thing} appealed={refetch} />
      ))}
      <ShowOlder older={older} />
      {list?.length === 0 && <EmptyState icon="flag" title={t('appeals.empty')} />}
    </>
  );
}

function HiddenLine({ thing, appealed }: { thing: HiddenThing; appealed(): void }) {
  const { title, reason, hiddenAt, appeal } = thing;
  const [isOpen, setOpen] = useState(false);
  const name = title || t('appeals.untitled');
  return (
    <section aria-label={name}>
      <h2 class="section-title">{name}</h2>
      <p>
        {t('appeals.reason', { reason })} <time dateTime={hiddenAt}>{formatAge(hiddenAt)}</time>
      </p>
      {appeal && <blockquote>{appeal.text}</blockquote>}
      {appeal && <p>{appeal.answer === null ? t('appeals.waits') : t('appeals.answer', { answer: appeal.answer })}</p>}
      {!appeal && !isOpen && <Button onClick={() => setOpen(true)}>{t('appeals.appeal')}</Button>}
      {!appeal && isOpen && <AppealForm thing={thing} appealed={appealed} />}
    </section>
  );
}

function AppealForm({ thing: { target, id }, appealed }: { thing: HiddenThing; appealed(): void }) {
  const [text, setText] = useState('');
  const { busy, failure, mutate } = useMutation();
  const send = () =>
    mutate(async () => {
      await call('POST /api/appeals', { body: { target, id, text } });
      appealed();
    });
  return (
    <Form submit={send}>
      <label class="field">
        <span>{t('appeals.why')}</span>
        <textarea
          required
          maxLength={1000}
          rows={4}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Refused failure={failure} />
      <Button type="submit" look="next" busy={busy}>
        {t('appeals.send')}
      </Button>
    </Form>
  );
}
