import { TooManyWaiting } from '../database/batch-writer.ts';
import { isDatabaseUnavailable } from '../database/db.ts';
import { HelperUnavailable } from '../platform/helper.ts';
import { isStorageUnavailable } from '../platform/storage.ts';
import { Refusal, retryLater } from './errors.ts';

/** The refusal an error means for the caller; undefined for a fault of our own. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof TooManyWaiting) return retryLater('overloaded', 2);
  const isTemporary = isDatabaseUnavailable(error) || isStorageUnavailable(error) || error instanceof HelperUnavailable;
  return isTemporary ? retryLater('unavailable', 2) : undefined;
}
