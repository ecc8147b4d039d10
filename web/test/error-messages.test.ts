import { expect, it } from 'vitest';
import { errorCodes } from '../../server/src/error-list.ts';
import { loadCatalogue } from '../src/messages/catalogue.ts';

/**
 * Errors that only other API clients can cause, because the app never sends such requests, or only operators, whose
 * console is in English.
 */
const notForPeople = [
  'bad_request_head',
  'clip_upload_offset',
  'confirmation_mismatch',
  'idempotency_mismatch',
  'invalid_cursor',
  'invalid_json',
  'invite_not_valid',
  'method_not_allowed',
  'operator_sign_in_failed',
  'passkey_not_valid',
  'range_not_satisfiable',
  'request_head_too_large',
  'role_not_allowed',
  'second_operator_needed',
  'unsupported_encoding',
  'unsupported_media_type',
  'upgrade_required',
  'wrong_game',
  'wrong_token_kind',
];

it('translates every error that a person can run into', async () => {
  const catalogue = await loadCatalogue('de');
  const untranslated = [...errorCodes.keys()].filter((code) => !Object.hasOwn(catalogue, `error.${code}`));
  expect(untranslated.sort()).toEqual(notForPeople);
});
