import { request } from '../api/request.ts';
import { readLocation } from '../routing/route.ts';
import { pageFact } from '../state/page-facts.ts';
import { call, showUser, signIn } from '../state/session.ts';
import { readStored, store } from '../state/storage.ts';

/** Whether this service offers Sign in with Apple, from the page's head. */
export const appleIsOffered = pageFact('apple-client-id') !== undefined && isSecureContext;

type Purpose = 'sign-in' | 'link';

/**
 * Goes to Apple's own page and returns to ours with the identity token in the fragment. No script of Apple's runs here,
 * and no name or address is requested. `link` adds Apple to the account that is signed in.
 */
export async function goToApple(purpose: Purpose = 'sign-in'): Promise<void> {
  const nonce = crypto.randomUUID();
  const state = crypto.randomUUID();
  store('apple', JSON.stringify({ nonce, state, purpose, returnTo: location.pathname }));
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

/** Completes `goToApple`, if this page is its return address; returns what was done. */
export async function returnFromApple(): Promise<Purpose | undefined> {
  const answer = new URLSearchParams(location.hash.slice(1));
  const stored = readStored('apple');
  if (stored === undefined || !answer.has('state')) return undefined;
  store('apple', undefined);
  const { nonce, state, purpose, returnTo } = JSON.parse(stored) as Record<'nonce' | 'state' | 'returnTo', string> & {
    purpose: Purpose;
  };
  // The token is removed from the address bar before anything else happens.
  history.replaceState(null, '', returnTo);
  readLocation();
  const identityToken = answer.get('id_token');
  if (answer.get('state') !== state || identityToken === null) return undefined;
  const body = { identityToken, nonce };
  if (purpose === 'link') showUser((await call('POST /api/me/identities/apple', { body })).user);
  else await signIn((guest) => request('POST /api/auth/apple', guest, { body }));
  return purpose;
}

async function sha256Hex(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
