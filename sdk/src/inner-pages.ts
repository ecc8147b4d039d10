// A page of the game inside another one, on the game's own origin, shares the SDK of the outer page: one session, one
// host. The key is a symbol, because a game may use the name `coinop` itself.
const shared = Symbol.for('coinop');

type Sharing = Window & { [shared]?: (inner: Window) => Coinop.Sdk };

export function shareWithInnerPages(page: Sharing, attach: (inner: Window) => Coinop.Sdk): void {
  Object.defineProperty(page, shared, { value: attach });
}

export function sdkOfOuterPage(page: Sharing): Coinop.Sdk | undefined {
  let attach: Sharing[typeof shared];
  try {
    attach = (page.parent as Sharing)[shared];
  } catch {
    // The outer page is a host's, of another origin.
  }
  if (attach) shareWithInnerPages(page, attach);
  return attach?.(page);
}
