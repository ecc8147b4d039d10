import { toastOnFailure } from '../api/toast-on-failure.ts';
import { isLanguage, languages } from '../messages/languages.ts';
import { t } from '../messages/translate.ts';
import { chooseLanguage, chosenLanguage } from '../state/language.ts';

export function LanguageChoice() {
  const choose = (value: string) =>
    toastOnFailure(t('account.languageFailed'), () => chooseLanguage(isLanguage(value) ? value : 'system'));
  return (
    <label class="field">
      <span>{t('account.language')}</span>
      <select value={chosenLanguage.value} onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="system">{t('account.languageSystem')}</option>
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
