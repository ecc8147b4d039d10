import { t } from '../messages/translate.ts';

/** The operator's pages; they are no screens of the app, so they open beside it. */
export function LegalLinks() {
  return (
    <p class="quiet small legal-links">
      <a href="/terms" target="_blank" rel="noopener">
        {t('common.terms')}
      </a>
      <a href="/privacy" target="_blank" rel="noopener">
        {t('common.privacy')}
      </a>
    </p>
  );
}
