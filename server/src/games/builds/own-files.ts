/** Where GitHub and its CDNs show the files of a repository; what follows is the path of one. */
const repositories = [
  String.raw`raw\.githubusercontent\.com/[\w.-]+/[\w.-]+/(?:refs/heads/)?[\w.-]+`,
  String.raw`github\.com/[\w.-]+/[\w.-]+/raw/(?:refs/heads/)?[\w.-]+`,
  String.raw`cdn\.jsdelivr\.net/gh/[\w.-]+/[\w.-]+(?:@[\w.-]+)?`,
  String.raw`[\w-]+\.github\.io/[\w.-]+`,
];
const address = new RegExp(String.raw`https?://(?:${repositories.join('|')})/([^\s"'\x60<>?#()\\]+)`, 'gi');

/**
 * Authors name their own pictures by the address where their repository shows them, which is outside here. Where the build
 * has that file, or that folder in the beginning of a name, it is meant. The bytes of all else stay as they are.
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
    // A lone percent sign means itself.
    return path;
  }
}
