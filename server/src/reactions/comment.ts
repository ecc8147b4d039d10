import { type Static, Type } from 'typebox';
import { type AvatarOwner, avatarUrlOf } from '../accounts/user.ts';
import { Id, Nullable, OneOf, Paragraph, Time } from '../http/schemas.ts';

export const commentLimits = { textMax: 500, repliesMax: 500, mentionsMax: 5 } as const;

export const CommentText = Paragraph(1, commentLimits.textMax);

export const Comment = Type.Object({
  id: Id,
  thing: Type.Object({ type: OneOf('game', 'clip'), id: Id }),
  parentId: Nullable(Id),
  text: Type.String(),
  mentions: Type.Array(
    Type.Object({
      word: Type.String({ description: 'The handle as it stands in the text, after an @' }),
      handle: Type.String({ description: 'Their handle now' }),
    }),
  ),
  author: Type.Object({ handle: Type.String(), name: Nullable(Type.String()), avatarUrl: Type.String() }),
  replies: Type.Integer(),
  pinned: Type.Boolean(),
  createdAt: Time,
});
export type Comment = Static<typeof Comment>;

export type CommentRow = Omit<Comment, 'author' | 'createdAt'> & {
  author: AvatarOwner & { handle: string; name: string | null };
  createdAt: Date;
};

export function viewOfComment({ author, createdAt, ...row }: CommentRow, baseUrl: string): Comment {
  const { handle, name } = author;
  return {
    ...row,
    author: { handle, name, avatarUrl: avatarUrlOf(baseUrl, author) },
    createdAt: createdAt.toISOString(),
  };
}

/** The distinct handles mentioned in a text, in lower case, up to the maximum. */
export function handlesIn(text: string): string[] {
  const words = [...text.matchAll(/(?<![\p{L}\p{N}_@.])@([A-Za-z0-9_]{3,20})(?![A-Za-z0-9_])/gu)];
  return [...new Set(words.map(([, word = '']) => word.toLowerCase()))].slice(0, commentLimits.mentionsMax);
}
