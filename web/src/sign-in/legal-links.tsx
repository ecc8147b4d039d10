import { t } from '../messages/translate.ts';

/** The operator's pages; they are not screens of the app, so they open in a new tab. */
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
