/** Where GitHub and its CDNs serve the files of a repository; the rest of the address is the path of a file. */
const repositories = [
  String.raw`raw\.githubusercontent\.com/[\w.-]+/[\w.-]+/(?:refs/heads/)?[\w.-]+`,
  String.raw`github\.com/[\w.-]+/[\w.-]+/raw/(?:refs/heads/)?[\w.-]+`,
  String.raw`cdn\.jsdelivr\.net/gh/[\w.-]+/[\w.-]+(?:@[\w.-]+)?`,
  String.raw`[\w-]+\.github\.io/[\w.-]+`,
];
const address = new RegExp(String.raw`(?:https?:)?//(?:${repositories.join('|')})/([^\s"'\x60<>?#()\\]+)`, 'gi');

/**
 * Authors refer to their own pictures by the address in their repository, which is blocked here. Where the build has
 * that file, or a name starts with that folder, the address is replaced. All other bytes stay unchanged.
 */
export function withOwnFiles(bytes: Buffer, paths: readonly string[]): Buffer | undefined {
  const text = bytes.toString('latin1');
  const own = text.replace(address, (whole, rest: string) => {
    const path = decoded(rest);
    const isOwn = path.endsWith('/') ? paths.some((one) => one.startsWith(path)) : paths.includes(path);
    return isOwn ? `/${rest}` : whole;
  });
  return own === text ? undefined : Buffer.from(own, 'latin1');
}

function decoded(latin1: string): string {
  const path = Buffer.from(latin1, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone percent sign is literal.
    return path;
  }
}
