import { expect, it } from 'vitest';
import { mayPass } from './open-client.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN', 'ENOENT', '57P03', '53100', '53300'])(
  'waits at the start of a node while the database fails with %s',
  (code) => expect(mayPass(withCode(code))).toBe(true),
);

it('waits when a connection is closed while it is being opened', () => {
  expect(mayPass(new Error('Connection terminated unexpectedly'))).toBe(true);
});

it.each(['28P01', '3D000', '42501'])('does not wait for what only an operator can mend (%s)', (code) => {
  expect(mayPass(withCode(code))).toBe(false);
});
