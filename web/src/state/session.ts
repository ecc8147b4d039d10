import { signal } from '@preact/signals';
import { type Failure, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import {
  type AnswerOf,
  type Input,
  type InputArguments,
  type RouteName,
  request,
  requestStream,
} from '../api/request.ts';
import type { User } from '../api/shapes.ts';
import { readStored, store } from './storage.ts';

type SessionState = {
  user: User | undefined;
  /** Why there is no account to show; the app offers a retry. */
  failure: Failure | undefined;
};

/** The current account. Every visitor has one from the start: a guest, until they sign in. */
export const session = signal<SessionState>({ user: undefined, failure: undefined });

let token = readStored('token');
let opening: Promise<string> | undefined;
let replacing: Promise<string> | undefined;
let entering: Promise<unknown> | undefined;
/** Loads are numbered, so that a late response does not replace a newer one. */
let loads = 0;
let newestLoad = 0;
let loadTries = 0;
let cancelLoadRetry = () => {};
const changeListeners = new Set<(after: 'sign-in' | 'sign-out') => void>();
const lossListeners = new Set<() => void>();

/** Calls a route as the current account; a session that has ended is replaced by the device's guest. */
export function call<R extends RouteName>(route: R, ...input: InputArguments<R>): Promise<AnswerOf<R>> {
  return withToken(route, (used) => request(route, used, ...input));
}

/** The current token, for a socket. */
export async function currentToken(): Promise<string> {
  await entering;
  return token ?? openAsGuest();
}

/** The same for a streaming route. */
export function callStream<R extends RouteName>(
  route: R,
  input: Input<R> & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return withToken(route, (used) => requestStream(route, used, input));
}

/** Besides reads, only these are retried as the guest after a lost session. */
const playRoutes: readonly RouteName[] = ['POST /api/games/{id}/session', 'POST /api/events'];

async function withToken<T>(route: RouteName, send: (token: string) => Promise<T>): Promise<T> {
  // A sign-in closes the guest that makes it: the account is known once it has been answered.
  await entering;
  const wasMember = isMember();
  const used = token ?? (await openAsGuest());
  try {
    return await send(used);
  } catch (error) {
    if (!isFailure(error) || error.status !== 401) throw error;
    await entering;
    const next = token === used || token === undefined ? await replaceLost() : token;
    // A member's action must not be done as the device's guest.
    const isForAnybody = route.startsWith('GET ') || playRoutes.includes(route);
    if (wasMember && !isMember() && !isForAnybody) throw error;
    return send(next);
  }
}

/** Loads the current account, at the start and on a retry. */
export async function loadSession(): Promise<void> {
  cancelLoadRetry();
  loads += 1;
  const mine = loads;
  try {
    const { user } = await call('GET /api/me');
    if (mine <= newestLoad) return;
    newestLoad = mine;
    loadTries = 0;
    const { user: shown } = session.value;
    // The visitor may have signed in since this was requested.
    if (!shown || shown.id === user.id) session.value = { user, failure: undefined };
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (mine <= newestLoad) return;
    session.value = { ...session.value, failure: error };
    cancelLoadRetry = retryLater(error, loadTries++, () => void loadSession());
  }
}

function openAsGuest(): Promise<string> {
  opening ??= request('POST /api/auth/guest', undefined, { body: { deviceId: deviceId() } })
    .then((answer) => {
      const wasMember = isMember();
      setAccount(answer.token, answer.user);
      if (wasMember) {
        for (const listener of lossListeners) listener();
        notifyAccountChange('sign-out');
      }
      return answer.token;
    })
    .finally(() => {
      opening = undefined;
    });
  return opening;
}

function replaceLost(): Promise<string> {
  replacing ??= replace().finally(() => {
    replacing = undefined;
  });
  return replacing;
}

function replace(): Promise<string> {
  token = undefined;
  store('token', undefined);
  return openAsGuest();
}

function setAccount(newToken: string, user: User): void {
  newestLoad = loads;
  token = newToken;
  store('token', newToken);
  store('kind', user.kind);
  session.value = { user, failure: undefined };
}

type SignedIn = AnswerOf<'POST /api/auth/email/verify'>;

/** Signs in with the guest's token, which merges their progress; from then on the app acts for the member. */
export function signIn(send: (guestToken: string | undefined) => Promise<SignedIn>): Promise<SignedIn> {
  const answered = enter(send);
  const settled = answered.then(
    () => undefined,
    () => undefined,
  );
  entering = settled.finally(() => {
    entering = undefined;
  });
  return answered;
}

async function enter(send: (guestToken: string | undefined) => Promise<SignedIn>): Promise<SignedIn> {
  // A guest that is being created is awaited, or its late response would replace the member. The caller gets any
  // failure.
  await opening?.catch(() => undefined);
  const answer = await send(isMember() ? undefined : token);
  setAccount(answer.token, answer.user);
  notifyAccountChange('sign-in');
  return answer;
}

export async function signOut(): Promise<void> {
  await request('POST /api/auth/logout', token);
  await becomeGuest();
}

/** Signs out and continues as the device's guest. */
export async function becomeGuest(): Promise<void> {
  store('token', undefined);
  store('kind', undefined);
  token = undefined;
  newestLoad = loads;
  session.value = { user: undefined, failure: undefined };
  try {
    await openAsGuest();
  } catch (error) {
    if (!isFailure(error)) throw error;
    // The member is signed out in any case; a guest follows as soon as the service can create one.
    void loadSession();
  } finally {
    // Removes the member's data from the screen.
    notifyAccountChange('sign-out');
  }
}

/** Every response that contains the account updates it. */
export function showUser(user: User): void {
  if (session.value.user?.id !== user.id) return;
  newestLoad = loads;
  session.value = { ...session.value, user };
}

/** The account has changed: data of the previous one has to be loaded again. */
export function onAccountChange(listener: (after: 'sign-in' | 'sign-out') => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

function notifyAccountChange(after: 'sign-in' | 'sign-out'): void {
  for (const listener of changeListeners) listener(after);
}

/** A member's session ended unexpectedly. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Until the service has answered, or offline, the last account counts as the current one. */
export function isMember(): boolean {
  return (session.value.user?.kind ?? readStored('kind')) === 'member';
}

/** Whether this is the current account's handle. Components that call it render again when it is known. */
export function isOwnHandle(handle: string): boolean {
  return session.value.user?.handle === handle;
}

function deviceId(): string {
  const known = readStored('device');
  if (known !== undefined) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  store('device', made);
  return made;
}

// Another tab signed in or out.
addEventListener('storage', (event) => {
  if (event.key !== 'coinop.token' || event.newValue === null || event.newValue === token) return;
  token = event.newValue;
  newestLoad = loads;
  session.value = { ...session.value, user: undefined };
  void loadSession().then(() => notifyAccountChange(isMember() ? 'sign-in' : 'sign-out'));
});
