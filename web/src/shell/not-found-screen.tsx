import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { EmptyState } from '../ui/states.tsx';

/** Shown for an address the service does not know. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title={t('notFound.title')} back />
      <EmptyState icon="find" title={t('notFound.heading')}>
        <p>{t('notFound.text')}</p>
        <a class="button button-next" href="/">
          {t('notFound.goToGames')}
        </a>
      </EmptyState>
    </>
  );
}
