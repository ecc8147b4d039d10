declare const kind: unique symbol;

/** From signing in: full access to the account. */
export type SessionToken = string & { readonly [kind]: 'session' };

/** From a play session: for `/api/sdk/*` of one game. Its type is distinct from a session token's. */
export type GameToken = string & { readonly [kind]: 'game' };

/** A token that was stored as text, for example in a keychain. */
export function sessionToken(text: string): SessionToken {
  return text as SessionToken;
}

export function gameToken(text: string): GameToken {
  return text as GameToken;
}
