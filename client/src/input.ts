import type { Operations, operations } from './api-types.generated.ts';
import type { GameToken, SessionToken } from './tokens.ts';

export type OperationName = keyof Operations;

type Places = typeof operations;

/** Every operation by its method and path, such as `GET /api/me`. */
export type Routes = { [O in OperationName as `${Places[O]['method']} ${Places[O]['path']}`]: O };
export type RouteName = keyof Routes;

type Nothing = Record<never, never>;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Nothing
  : undefined extends T
    ? { [K in Name]?: Exclude<T, undefined> }
    : Nothing extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };

/** The kind of token that an operation needs is part of its type. */
type Tokens = {
  none: Nothing;
  optional: { token?: SessionToken };
  session: { token: SessionToken };
  game: { token: GameToken };
  document: { token: GameToken };
};

export type Input<O extends OperationName> = Tokens[Operations[O]['token']] &
  Part<'path', Operations[O]['path']> &
  Part<'query', Operations[O]['query']> &
  Part<'body', Operations[O]['body']> & {
    signal?: AbortSignal;
    /** An explicit key for a POST that creates something, so that it can be repeated after a restart of the app. */
    idempotencyKey?: string;
    /** Lets the call outlive the page. */
    keepalive?: boolean;
  };

/** The arguments after the operation's name: none where nothing is required. */
export type InputArguments<O extends OperationName> = Nothing extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/** Responses whose token has a known type. */
type Minted = {
  signInAsGuest: SessionToken;
  signInWithApple: SessionToken;
  verifyEmailCode: SessionToken;
  startPlaySession: GameToken;
};

export type Answer<O extends OperationName> = O extends keyof Minted
  ? Omit<Operations[O]['answer'], 'token'> & { token: Minted[O] }
  : Operations[O]['answer'];

export type LooseInput = {
  token?: string;
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
};
