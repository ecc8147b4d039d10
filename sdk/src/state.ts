import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import { failure } from './failure.ts';
import type { Http } from './http.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Session } from './session.ts';

export const stateBytesMax = 32_768;
const freshMs = 5000;

type StateAnswer = { state: unknown; version: number };

export type SavedState = ReturnType<typeof createSavedState>;

// Every write names the version it is based on, so that this document cannot overwrite the progress of a second device
// or of the account a guest signs in to: the game gets an error, and the host reloads it.
export function createSavedState(boot: Boot, http: Http, session: Session, bridge: Bridge) {
  const path = `state/${boot.gameId}`;
  // The JSON text on the server, as far as this document knows; undefined before the first load.
  let known = boot.state === null ? 'null' : boot.state;
  let version = boot.stateVersion ?? 0;
  let fetchedAt = 0;
  let handedOut = false;
  // Sent, but the response may be lost.
  let attempted: string | undefined;
  let mustCheck = false;
  let conflicted = false;
  let fetching: Promise<void> | undefined;
  const queue = createSaveQueue(write);

  session.onChange(() => {
    mustCheck = true;
  });

  function refresh(): Promise<void> {
    fetching ??= http
      .request<StateAnswer>('GET', path)
      .then(adopt)
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  function adopt(answer: StateAnswer): void {
    known = JSON.stringify(answer.state);
    version = answer.version;
    fetchedAt = Date.now();
    mustCheck = false;
    conflicted = false;
  }

  async function load(): Promise<unknown> {
    const stale = handedOut && Date.now() - fetchedAt > freshMs;
    if (queue.unsaved() === undefined && (known === undefined || conflicted || stale)) {
      await refresh().catch((error) => {
        // The known state is the best answer: a game that got none would start over and save that.
        if (known === undefined || conflicted) throw error;
      });
    }
    handedOut = true;
    const text = queue.unsaved() ?? known ?? 'null';
    return storageEntriesIn(text) ? null : JSON.parse(text);
  }

  function saveText(text: string): Promise<void> {
    if (known === undefined) {
      return refresh().then(
        () => saveText(text),
        () => Promise.reject(failure('not_loaded', 'Nothing is saved before the saved state could be read.')),
      );
    }
    return conflicted ? Promise.reject(conflict()) : queue.save(text);
  }

  async function write(text: string, signal: AbortSignal, overtakes: boolean): Promise<void> {
    if (mustCheck) await check();
    const token = session.token();
    try {
      await put(text, signal, !overtakes);
    } catch (error) {
      const { status } = error as Coinop.Failure;
      if (status === 409) await check();
      else if (status !== 401 || !(await session.renew(token))) throw error;
      else if (mustCheck) await check();
      await put(text, signal);
    }
  }

  async function put(text: string, signal: AbortSignal, conditional = true): Promise<void> {
    attempted = text;
    const answer = await http.request<{ version: number }>('PUT', path, {
      body: `{"state":${text}}`,
      headers: conditional ? { 'If-Match': `"${version}"` } : {},
      keepalive: true,
      retry: 'never',
      signal,
    });
    known = text;
    version = answer.version;
    fetchedAt = Date.now();
  }

  // Checks whether the server still has what this document last read or wrote: then its version is ours.
  async function check(): Promise<void> {
    const before = [known, attempted];
    const answer = await http.request<StateAnswer>('GET', path);
    if (before.includes(JSON.stringify(answer.state))) return adopt(answer);
    conflicted = true;
    bridge.send({ type: 'stateConflict' });
    throw conflict();
  }

  return {
    load,
    refresh,
    saveText,
    known: () => known,
    flush: queue.flush,
    // A check cannot be awaited here, and an unchecked write could overwrite another account's state.
    leave: () => {
      if (!mustCheck) queue.leave();
    },
    stay: queue.stay,
  };
}

function conflict(): Coinop.Failure {
  return failure('state_conflict', 'This game was saved elsewhere meanwhile; state.load() gets that state.', 409);
}

export function textOfState(value: unknown): string {
  const text = jsonOf(value);
  if (text === undefined) throw failure('not_json', 'Only JSON values can be saved.');
  const bytes = sizeBytes(text);
  if (bytes > stateBytesMax) {
    throw failure('state_too_large', `The state has ${bytes} bytes; at most ${stateBytesMax} can be saved.`, 413);
  }
  return text;
}

export function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A circular value or a BigInt.
    return undefined;
  }
}

export function sizeBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

// A saved state with nothing but localStorage was written by the shim; the game itself has saved nothing.
export function storageEntriesIn(text: string): Record<string, string> | undefined {
  if (!text.startsWith('{"localStorage":{')) return undefined;
  const value = JSON.parse(text);
  return Object.keys(value).length === 1 ? value.localStorage : undefined;
}
