declare const kind: unique symbol;

/** From signing in: full access to the account. */
export type SessionToken = string & { readonly [kind]: 'session' };

/** From a play session: `/api/sdk/*` of one game. It cannot stand where a session token is needed, nor the reverse. */
export type GameToken = string & { readonly [kind]: 'game' };

/** A token that was kept as text, such as in a keychain. */
export function sessionToken(text: string): SessionToken {
  return text as SessionToken;
}

export function gameToken(text: string): GameToken {
  return text as GameToken;
}
