import { t } from '../messages/translate.ts';
import { Failure } from './failure.ts';

/** Code that is fetched when it is first needed; a connection that is away is a failure like any other. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new Failure(0, 'unreachable', t('failure.part'));
  }
}
