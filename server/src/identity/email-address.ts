import { invalid } from '../http/errors.ts';

/** One plain mailbox: ASCII, no quotes, comments, lists or line breaks, so that it can only ever mean one address. */
const mailbox = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The address in the one form in which it is compared: trimmed and in lower case; `+tags` stay. */
export function normalAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (address.length > 254 || !mailbox.test(address) || /^\.|\.\.|\.@/.test(address)) {
    throw invalid('"email" must be an e-mail address such as ada@example.com.');
  }
  return address;
}
