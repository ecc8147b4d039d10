/** A value that the service wrote into the head of the page. */
export function pageFact(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="coinop:${name}"]`)?.content;
}

/** The coins of a first sign-in. */
export const welcomeCoins = Number(pageFact('welcome-coins') ?? 0);
