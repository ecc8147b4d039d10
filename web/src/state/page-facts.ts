/** What the service wrote into the head of the page. */
export function pageFact(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="coinop:${name}"]`)?.content;
}

/** What a first sign-in brings. */
export const welcomeCoins = Number(pageFact('welcome-coins') ?? 0);
