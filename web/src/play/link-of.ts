const linkLengthMax = 200;

/** Undefined for what a player should not be led to: no web address, one with a name in it to deceive, or one too long to read. */
export function linkOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > linkLengthMax || !URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return undefined;
  return href.length > linkLengthMax ? undefined : href;
}
