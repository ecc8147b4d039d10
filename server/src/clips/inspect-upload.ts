import { type Readable, Transform } from 'node:stream';
import { Refusal } from '../http/errors.ts';
import { clipErrors } from './clip-errors.ts';
import { sniffBytes, sniffVideo } from './sniff-video.ts';

export type UploadLimits = {
  uploadBytesMax: number;
  /** An upload below the minimum in this interval is aborted, because it only occupies a slot. */
  paceSeconds: number;
  paceBytesMin: number;
};

export type InspectedUpload = {
  stream: Readable;
  failure(): Error | undefined;
  format(): 'mov' | 'matroska';
  bytes(): number;
};

/** Passes bytes through while they stay within the size limit, keep arriving, and start like a video. */
export function inspectUpload(body: Readable, limits: UploadLimits): InspectedUpload {
  let bytes = 0;
  let head = Buffer.alloc(0);
  let format: 'mov' | 'matroska' | undefined;
  const look = () => {
    format = sniffVideo(head);
    return format === undefined ? new Refusal(clipErrors.unsupported_video) : undefined;
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limits.uploadBytesMax) return done(tooLarge(limits.uploadBytesMax));
      if (format !== undefined) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < sniffBytes) return done();
      const refusal = look();
      return refusal ? done(refusal) : done(null, head);
    },
    flush(done) {
      if (format === undefined) return done(look() ?? null, head);
      return done();
    },
  });
  let bytesBefore = 0;
  const pace = setInterval(() => {
    // A full write buffer means that our storage is slow, not the sender.
    if (bytes - bytesBefore < limits.paceBytesMin && !stream.writableNeedDrain)
      stream.destroy(new Refusal('request_timeout', 'The upload came too slowly; send it again.'));
    bytesBefore = bytes;
  }, limits.paceSeconds * 1000);
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  stream.on('close', () => clearInterval(pace));
  body.on('error', (error) => stream.destroy(error));
  body.on('aborted', () => stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  body.pipe(stream);
  return {
    stream,
    failure: () => failure,
    bytes: () => bytes,
    format: () => {
      if (format === undefined) throw new Refusal(clipErrors.unsupported_video);
      return format;
    },
  };
}

export function tooLarge(bytesMax: number): Refusal {
  return new Refusal('too_large', `A video may have at most ${bytesMax} bytes.`);
}
