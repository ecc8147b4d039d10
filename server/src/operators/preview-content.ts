import { previewPassOf } from '../access/preview-pass.ts';
import { findVideo } from '../clips/clip-media-queries.ts';
import { previewOfGame } from '../games/documents/preview-routes.ts';
import { isReady } from '../live/recordings/recording-queries.ts';
import type { TargetName, Thing } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { findCommentText } from '../reactions/comment-queries.ts';

export type Preview = {
  kind: 'document' | 'build' | 'video' | 'stream' | 'text';
  url: string | null;
  text: string | null;
};

/** The address at which an operator can view content, hidden or not; null where there is nothing to view. */
export async function previewOf(ctx: Context, name: TargetName, { id, title }: Thing): Promise<Preview | null> {
  if (name === 'game') {
    const game = await previewOfGame(ctx, id);
    return game === undefined ? null : { kind: game.hasOrigin ? 'build' : 'document', url: game.url, text: null };
  }
  if (name === 'clip') {
    if ((await findVideo(ctx.db, id)) === undefined) return null;
    const pass = encodeURIComponent(previewPassOf(ctx, id));
    return { kind: 'video', url: `${ctx.config.baseUrl}/clips/${id}/preview.mp4?pass=${pass}`, text: null };
  }
  if (name === 'recording') {
    if (!(await isReady(ctx.db, id))) return null;
    const pass = encodeURIComponent(previewPassOf(ctx, id));
    return {
      kind: 'stream',
      url: `${ctx.config.baseUrl}/recordings/${id}/preview/index.m3u8?pass=${pass}`,
      text: null,
    };
  }
  if (name === 'comment') return { kind: 'text', url: null, text: (await findCommentText(ctx.db, id)) ?? title };
  return name === 'chat_message' ? { kind: 'text', url: null, text: title } : null;
}
