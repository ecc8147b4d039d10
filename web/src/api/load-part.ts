import { t } from '../messages/translate.ts';
import { Failure } from './failure.ts';

const failedStyles = new Set<HTMLLinkElement>();
// In the capture phase, because this event does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Code that is loaded on first use; an import that fails for lack of a connection becomes a Failure. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    await Promise.all([...failedStyles].map(fetchAgain));
    return await load();
  } catch {
    throw new Failure(0, 'unreachable', t('failure.part'));
  }
}

/** The browser requests each stylesheet of an import once: after a failure the code would load without it. */
function fetchAgain(failed: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    failed.replaceWith(link);
  });
}
