type Navigate = Event & { destination: { url: string } };
type Navigating = Window & { navigation?: EventTarget };

// A link to another site would leave the frame empty: the host's policy refuses it. The player is asked instead, and
// the game stays where it is.
export function askAboutLinks(page: Navigating, openLink: (url: string) => Promise<boolean>): void {
  const isOutside = (url: string) => /^https?:/.test(url) && new URL(url).host !== page.location.host;
  const ask = (url: string) => void openLink(url).catch(() => {});

  // Last of all listeners, for a game may have dealt with the click itself.
  page.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (event.defaultPrevented || !link || !isOutside(link.href)) return;
    event.preventDefault();
    ask(link.href);
  });
  // Where the browser has it, and only on an origin of the game's own.
  page.navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as Navigate).destination;
    if (!event.cancelable || !isOutside(url)) return;
    event.preventDefault();
    ask(url);
  });
  const open = page.open.bind(page);
  page.open = (url, ...more) => {
    const address = url === undefined || url === '' ? '' : new URL(`${url}`, page.document.baseURI).href;
    if (!isOutside(address)) return open(url, ...more);
    ask(address);
    return null;
  };
}
