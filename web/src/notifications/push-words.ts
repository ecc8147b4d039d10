import { type Catalogue, spoken } from '../messages/catalogue.ts';
import { isLanguage } from '../messages/languages.ts';

/** Holds the words of pushed notifications for the service worker, which can ask no page which language it speaks. */
export const pushCacheName = 'push';
const address = '/push-words';

/** Keeps what the app speaks now; a page does this whenever its language changes. */
export async function storePushWords(): Promise<void> {
  const { language, locale, messages } = spoken.value;
  const words: Catalogue = Object.fromEntries(
    Object.entries(messages).filter(([key]) => key.startsWith('notifications.')),
  );
  const cache = await caches.open(pushCacheName);
  await cache.put(address, Response.json({ language, locale, messages: words }));
}

/** Lets the worker speak what a page spoke last; answers whether there are words. */
export async function loadPushWords(): Promise<boolean> {
  const stored = await (await caches.open(pushCacheName)).match(address);
  if (!stored) return false;
  const words: typeof spoken.value = await stored.json();
  if (!isLanguage(words.language)) return false;
  spoken.value = words;
  return true;
}

export async function deletePushWords(): Promise<void> {
  await caches.delete(pushCacheName);
}
