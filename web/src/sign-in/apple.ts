import { request } from '../api/request.ts';
import { readLocation } from '../routing/route.ts';
import { pageFact } from '../state/page-facts.ts';
import { signIn } from '../state/session.ts';
import { readStored, store } from '../state/storage.ts';

/** Whether this service offers Sign in with Apple: the page says so. */
export const appleIsOffered = pageFact('apple-client-id') !== undefined && isSecureContext;

/**
 * Goes to Apple's own page and comes back to ours with the identity token in the fragment. No script of Apple's runs here,
 * and no name or address is asked for.
 */
export async function goToApple(): Promise<void> {
  const nonce = crypto.randomUUID();
  const state = crypto.randomUUID();
  store('apple', JSON.stringify({ nonce, state, returnTo: location.pathname }));
  const address = new URL('/auth/authorize', pageFact('apple-issuer'));
  address.search = new URLSearchParams({
    client_id: pageFact('apple-client-id') ?? '',
    redirect_uri: `${location.origin}/`,
    response_type: 'code id_token',
    response_mode: 'fragment',
    state,
    nonce: await sha256Hex(nonce),
  }).toString();
  location.assign(address);
}

/** Ends a sign-in that began with `goToApple`, if this page is where it came back. True when somebody signed in. */
export async function returnFromApple(): Promise<boolean> {
  const answer = new URLSearchParams(location.hash.slice(1));
  const stored = readStored('apple');
  if (stored === undefined || !answer.has('state')) return false;
  store('apple', undefined);
  const { nonce, state, returnTo } = JSON.parse(stored) as { nonce: string; state: string; returnTo: string };
  // The token leaves the address bar before anything else happens.
  history.replaceState(null, '', returnTo);
  readLocation();
  const identityToken = answer.get('id_token');
  if (answer.get('state') !== state || identityToken === null) return false;
  await signIn((guest) => request('POST /api/auth/apple', guest, { body: { identityToken, nonce } }));
  return true;
}

async function sha256Hex(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
