import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Button } from '../ui/buttons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import { QueryState, ShowOlder } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';

type Block = AnswerOf<'GET /api/me/blocks'>['blocks'][number];

/** The visitor's blocked accounts, with a button to unblock. */
export function Blocked() {
  const blocks = usePagedQuery('GET /api/me/blocks', (page) => page.blocks);
  return (
    <section aria-label={t('people.blockedPlayers')}>
      <h2 class="section-title">{t('people.blockedPlayers')}</h2>
      <QueryState query={blocks} rows={1} />
      {blocks.list?.length === 0 && <p class="quiet">{t('people.noBlocked')}</p>}
      {blocks.list && blocks.list.length > 0 && (
        <ul class="list">
          {blocks.list.map((block) => (
            <BlockedLine key={block.handle} block={block} unblocked={() => blocks.remove(block)} />
          ))}
        </ul>
      )}
      <ShowOlder older={blocks.older} />
    </section>
  );
}

function BlockedLine({ block, unblocked }: { block: Block; unblocked(): void }) {
  const { handle, avatarUrl, blockedAt } = block;
  const { busy, mutate } = useMutation();
  const unblock = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      await call('DELETE /api/profiles/{handle}/block', { path: { handle } });
      unblocked();
      showToast({ title: t('people.unblocked', { handle }), icon: 'check', look: 'good' });
    });
  return (
    <li class="blocked-line">
      <Avatar url={avatarUrl} size={40} />
      <span class="person-words">
        <strong>{nameOf(block)}</strong>
        <span class="quiet">
          @{handle} · <time dateTime={blockedAt}>{formatAge(blockedAt)}</time>
        </span>
      </span>
      <Button look="quiet" busy={busy} onClick={() => void mutate(unblock)}>
        {t('people.unblock')}
        <span class="visually-hidden"> @{handle}</span>
      </Button>
    </li>
  );
}
