import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { goBack } from './route.ts';

/** The head of a page: its title, a back link where there is one, and its actions. */
export function PageHead({ title, back, children }: { title: string; back?: boolean; children?: ComponentChildren }) {
  useEffect(() => {
    document.title = `${title} · Coinop`;
  }, [title]);
  return (
    <header class="page-head">
      {back && <RoundButton icon="back" label={t('common.back')} onClick={() => goBack()} />}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
