import { type Catalogue, spoken } from '../messages/catalogue.ts';
import { isLanguage } from '../messages/languages.ts';

/** Holds the texts of pushed notifications for the service worker, which cannot ask a page for the language. */
export const pushCacheName = 'push';
const address = '/push-words';

/** Stores the texts of the current language; a page does this whenever its language changes. */
export async function storePushWords(): Promise<void> {
  const { language, locale, messages } = spoken.value;
  const words: Catalogue = Object.fromEntries(
    Object.entries(messages).filter(([key]) => /^(notifications|achievement)\./.test(key)),
  );
  const cache = await caches.open(pushCacheName);
  await cache.put(address, Response.json({ language, locale, messages: words }));
}

/** Loads the texts a page stored last; returns whether there are any. */
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
