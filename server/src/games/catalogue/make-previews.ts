import type { Context } from '../../platform/context.ts';
import { type JobHandler, recurring } from '../../platform/jobs.ts';
import { remakePicture } from '../../sandbox/remake-picture.ts';
import { listPicturesWithoutPreview, savePreview } from './preview-queries.ts';

export const makePreviewsJob: JobHandler = {
  ...recurring,
  name: 'make-previews',
  expireSeconds: 600,
  cron: '* * * * *',
  run: (ctx) => makePreviews(ctx),
};

/** About a kilobyte: small enough to be part of a page. Browsers scale it up smoothly. */
const previewShape = { widthPxMax: 32, heightPxMax: 32, bytesMax: 4096 };
const batchMax = 20;

/** Makes the missing previews of games' pictures. Scheduled, because pictures are written in many places. */
export async function makePreviews(ctx: Context): Promise<void> {
  for (let made = batchMax; made === batchMax; ) {
    const pictures = await listPicturesWithoutPreview(ctx.db, batchMax);
    for (const picture of pictures) {
      const remade = await remakePicture(ctx.config, picture, previewShape);
      if ('problem' in remade && remade.problem === 'not configured') return;
      await savePreview(ctx.db, picture, 'picture' in remade ? remade.picture : null);
    }
    made = pictures.length;
  }
}
