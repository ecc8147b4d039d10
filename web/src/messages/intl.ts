import { spoken } from './catalogue.ts';

const made = new Map<string, unknown>();

/** Formatters are expensive to create, so each is created once per locale. */
function memoized<T>(kind: string, options: object, make: (locale: string) => T): T {
  const { locale } = spoken.value;
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make(locale));
  return made.get(key) as T;
}

export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return memoized('number', options, (locale) => new Intl.NumberFormat(locale, options));
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return memoized('date', options, (locale) => new Intl.DateTimeFormat(locale, options));
}

export function relativeFormat(): Intl.RelativeTimeFormat {
  return memoized('relative', {}, (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

/** "a, b and c" */
export function listFormat(): Intl.ListFormat {
  return memoized('list', {}, (locale) => new Intl.ListFormat(locale));
}

export function pluralForm(count: number): Intl.LDMLPluralRule {
  return memoized('plural', {}, (locale) => new Intl.PluralRules(locale)).select(count);
}
