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
  /** Why there is no account to show; the app offers to try again. */
  failure: Failure | undefined;
};

/** Who is here. Everybody is somebody from the first sight on: a guest, until they sign in. */
export const session = signal<SessionState>({ user: undefined, failure: undefined });

let token = readStored('token');
let opening: Promise<string> | undefined;
let replacing: Promise<string> | undefined;
let entering: Promise<unknown> | undefined;
/** Loads are numbered, so that no answer replaces what is newer than its question. */
let loads = 0;
let newestLoad = 0;
let loadTries = 0;
let cancelLoadRetry = () => {};
const changeListeners = new Set<(after: 'sign-in' | 'sign-out') => void>();
const lossListeners = new Set<() => void>();

/** Calls a route as whoever is here; a session that has ended meanwhile is replaced by the device's guest. */
export function call<R extends RouteName>(route: R, ...input: InputArguments<R>): Promise<AnswerOf<R>> {
  return withToken(route, (used) => request(route, used, ...input));
}

/** For a socket, which is no request: the token of whoever is here. */
export async function currentToken(): Promise<string> {
  await entering;
  return token ?? openAsGuest();
}

/** The same for a route that goes on sending. */
export function callStream<R extends RouteName>(
  route: R,
  input: Input<R> & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return withToken(route, (used) => requestStream(route, used, input));
}

/** The guest that a lost session leaves goes on with this, and with all that is read. */
const playRoutes: readonly RouteName[] = ['POST /api/games/{id}/session', 'POST /api/events'];

async function withToken<T>(route: RouteName, send: (token: string) => Promise<T>): Promise<T> {
  // A sign-in ends the guest it is made by: who is here is known when it has been answered.
  await entering;
  const wasMember = isMember();
  const used = token ?? (await openAsGuest());
  try {
    return await send(used);
  } catch (error) {
    if (!isFailure(error) || error.status !== 401) throw error;
    await entering;
    const next = token === used || token === undefined ? await replaceLost() : token;
    // What a member wanted is not done in the name of the device's guest.
    const isForAnybody = route.startsWith('GET ') || playRoutes.includes(route);
    if (wasMember && !isMember() && !isForAnybody) throw error;
    return send(next);
  }
}

/** Finds out who is here, at the start and when somebody tries again. */
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
    // Somebody may have signed in since that was asked.
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

/** Signs in with the guest's token, which brings their progress along; from then on the app speaks for the member. */
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
  // A guest who is just being made is awaited, or their late answer would take the member's place. Who asked hears a failure.
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

/** Forgets the account that was here and goes on as the device's guest. */
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
    // The member is gone all the same; a guest is there as soon as the service can make one.
    void loadSession();
  } finally {
    // Nothing of the member's stays on the screen.
    notifyAccountChange('sign-out');
  }
}

/** Every answer that carries the account brings it up to date. */
export function showUser(user: User): void {
  if (session.value.user?.id !== user.id) return;
  newestLoad = loads;
  session.value = { ...session.value, user };
}

/** Somebody signed in or out: what was asked for in the other's name is to be asked anew. */
export function onAccountChange(listener: (after: 'sign-in' | 'sign-out') => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

function notifyAccountChange(after: 'sign-in' | 'sign-out'): void {
  for (const listener of changeListeners) listener(after);
}

/** A member's session ended without them asking for it. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Until the service has answered, or without a connection, whoever was here last is taken to be here. */
export function isMember(): boolean {
  return (session.value.user?.kind ?? readStored('kind')) === 'member';
}

/** Whether that is the handle of whoever is here. A component that asks is drawn again when it is known. */
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
