type Navigate = Event & { destination: { url: string } };
type Navigating = Window & { navigation?: EventTarget };

// A link to another site would leave the frame empty, because the host's policy blocks it. The player is asked instead,
// and the game stays open.
export function askAboutLinks(page: Navigating, openLink: (url: string) => Promise<boolean>): void {
  const isOutside = (url: string) => /^https?:/.test(url) && new URL(url).host !== page.location.host;
  const ask = (url: string) => void openLink(url).catch(() => {});

  // After all other listeners, because a game may have handled the click itself.
  page.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (event.defaultPrevented || !link || !isOutside(link.href)) return;
    event.preventDefault();
    ask(link.href);
  });
  // Where the browser supports it, and only on the game's own origin.
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
