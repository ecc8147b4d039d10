// What the server hands the SDK in the document, ahead of every script of the game:
//   <script>window.__coinop={…};(text of dist/coinop.js)</script>
// Written as JSON with < > & U+2028 U+2029 escaped, so that no title or saved text can end the script.

export type Boot = {
  // Without a trailing slash; requests go to `${baseUrl}/api/sdk/…`.
  baseUrl: string;
  gameId: string;
  title: string;
  // Absent on the game's own origin, as are player, state and storage: its document is the same for everyone, and the
  // host posts the token.
  token?: string;
  player?: Coinop.Player;
  locale: string;
  // The saved state as JSON text (null when none), never as a value: a literal with a `__proto__` key would set a
  // prototype, and a deeply nested one would overflow the script parser. Absent when the server could not read it.
  state?: string | null;
  // 0 when nothing is saved; absent with the state.
  stateVersion?: number;
  // The stored keys and values as JSON text of an object, if they are small enough to include.
  storage?: string;
  // "free", "coins:N" or "off", from game.json; absent: free.
  rewards?: string;
  // On the main board the lowest score wins; absent: the highest.
  lowestWins?: boolean;
  // Origins whose pages may frame the document; messages from others are ignored.
  hostOrigins: string[];
};

type BootWindow = Window & { __coinop?: Boot };

// Leaves the page as the author wrote it: no boot object, no script element, no token or launch parameters in the
// address.
export function takeBoot(page: BootWindow): Boot & { launchParams: Record<string, string> } {
  const boot = page.__coinop;
  if (!boot) throw new Error('The Coinop SDK runs only in a document that a Coinop service delivered.');
  delete page.__coinop;
  page.document.currentScript?.remove();
  const launchParams = takeLaunchParams(page);
  // Screen readers announce a frame by its title, and many games have none.
  page.addEventListener('DOMContentLoaded', () => {
    page.document.title ||= boot.title;
  });
  return { ...boot, launchParams };
}

// The host appends the parameters of a shared link as `p`, itself a query string.
function takeLaunchParams({ location, history }: Window): Record<string, string> {
  const url = new URL(location.href);
  const params = Object.fromEntries(new URLSearchParams(url.searchParams.get('p') ?? ''));
  for (const name of ['token', 'p']) url.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // Some browsers do not let a sandboxed document change its query. The game must start anyway: the token is valid
    // only for this game, and no request is sent with a Referer.
  }
  return params;
}
