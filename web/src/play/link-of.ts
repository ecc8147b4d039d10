const linkLengthMax = 200;

/**
 * Undefined for an address that must not be opened: not a web address, with credentials that could deceive, or too long
 * to read.
 */
export function linkOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > linkLengthMax || !URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return undefined;
  return href.length > linkLengthMax ? undefined : href;
}
