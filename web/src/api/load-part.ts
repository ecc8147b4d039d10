import { t } from '../messages/translate.ts';
import { Failure } from './failure.ts';

const failedStyles = new Set<HTMLLinkElement>();
// Heard on the way down, for it does not come up from the element.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Code that is fetched when it is first needed; a connection that is away is a failure like any other. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    await Promise.all([...failedStyles].map(fetchAgain));
    return await load();
  } catch {
    throw new Failure(0, 'unreachable', t('failure.part'));
  }
}

/** An import asks for each stylesheet once: after a failure it would bring its code without them. */
function fetchAgain(failed: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    failed.replaceWith(link);
  });
}
