import { t } from '../messages/translate.ts';
import { showToast } from './toasts.tsx';

/** Shares an address of ours, by the system's own sheet where there is one. Returns whether it was shared or copied. */
export async function shareAddress(path: string, title: string): Promise<boolean> {
  const url = new URL(path, location.origin).href;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Closed by the visitor, or already open; after any other error the link can be copied.
      if (error.name === 'AbortError' || error.name === 'InvalidStateError') return false;
    }
  }
  return copyText(url, t('common.linkCopied'));
}

export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: said, icon: 'check', look: 'good' });
    return true;
  } catch {
    // Refused by the browser, or a plain http page without a clipboard: shown, so that it can be copied by hand.
    showToast({ title: t('common.copyThis'), text });
    return false;
  }
}
