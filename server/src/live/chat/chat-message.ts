import { type Static, Type } from 'typebox';
import { type AvatarOwner, avatarUrlOf } from '../../accounts/user.ts';
import { Id, Line, Nullable, OneOf, Time } from '../../http/schemas.ts';

export const chatLimits = {
  textMax: 200,
  historyMax: 100,
  slowModeSecondsMax: 120,
  mutesMax: 500,
  keptDays: 30,
  /** Sockets of one account on one node. */
  socketsMax: 10,
  joinMs: 10_000,
  pingMs: 30_000,
  frameBytesMax: 4096,
  /** Queued frames of one socket. */
  waitingFramesMax: 50,
  /** A client that reads so slowly that this much is unsent is disconnected. */
  unsentBytesMax: 256 * 1024,
  reactionsPerSecond: 5,
  reactionsMs: 500,
} as const;

export const ChatText = Line(1, chatLimits.textMax);
export const SlowModeSeconds = Type.Integer({
  minimum: 0,
  maximum: chatLimits.slowModeSecondsMax,
  description: `Seconds a member must wait between two messages, 0 to ${chatLimits.slowModeSecondsMax}; 0 switches slow mode off`,
});

export const ChatAuthor = Type.Object({
  handle: Type.String(),
  name: Nullable(Type.String()),
  avatarUrl: Type.String(),
});

export const ChatMessage = Type.Object(
  {
    id: Id,
    text: Type.String(),
    author: ChatAuthor,
    byStreamer: Type.Boolean({ description: 'Whether the owner of the stream wrote it' }),
    createdAt: Time,
  },
  { title: 'ChatMessage' },
);
export type ChatMessage = Static<typeof ChatMessage>;

export type ChatMessageRow = Omit<ChatMessage, 'author' | 'createdAt'> & {
  author: AvatarOwner & { handle: string; name: string | null };
  createdAt: Date;
};

export function viewOfChatMessage({ author, createdAt, ...row }: ChatMessageRow, baseUrl: string): ChatMessage {
  return { ...row, author: viewOfAuthor(author, baseUrl), createdAt: createdAt.toISOString() };
}

export function viewOfAuthor(author: ChatMessageRow['author'], baseUrl: string) {
  const { handle, name } = author;
  return { handle, name, avatarUrl: avatarUrlOf(baseUrl, author) };
}

export const reactions = ['heart', 'laugh', 'wow', 'clap', 'fire'] as const;
export type Reaction = (typeof reactions)[number];
export type ReactionCounts = Partial<Record<Reaction, number>>;

/** A frame from the client. */
export const ClientFrame = Type.Union([
  Type.Object({ type: Type.Literal('join'), token: Type.String({ maxLength: 2000 }) }),
  Type.Object({ type: Type.Literal('say'), text: ChatText }),
  Type.Object({ type: Type.Literal('react'), reaction: OneOf(...reactions) }),
]);
export type ClientFrame = Static<typeof ClientFrame>;

/** A frame to the client. */
export type ServerFrame =
  | { type: 'joined'; messages: ChatMessage[]; slowModeSeconds: number }
  | { type: 'message'; message: ChatMessage }
  | { type: 'removed'; id: string }
  | { type: 'settings'; slowModeSeconds: number }
  | { type: 'reactions'; counts: ReactionCounts }
  /** Something may have been missed: read the history again. */
  | { type: 'reload' }
  | { type: 'refused'; code: string; error: string; retryAfterSeconds?: number };
