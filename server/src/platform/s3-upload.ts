import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

type Place = { Bucket: string; Key: string };

/** The memory of one upload; S3 requires parts of at least 5 MiB except the last, and at most 10,000 of them. */
const partBytes = 8 * 1024 * 1024;

/**
 * Streams an upload in parts, one after the other. Content that fits into one part is one request; an aborted upload
 * leaves nothing.
 */
export async function uploadToS3(client: S3Client, place: Place, content: Readable): Promise<void> {
  const parts = inParts(content);
  const first = await parts.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  if (head.length < partBytes) {
    await client.send(new PutObjectCommand({ ...place, Body: head, ContentLength: head.length }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  try {
    const Parts: CompletedPart[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1;
      const sent = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag: sent.ETag });
    };
    await send(head);
    for await (const part of parts) await send(part);
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    content.destroy();
    // The caller needs the error that broke the upload; remaining parts are removed by the bucket's lifecycle rule.
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
    throw error;
  }
}

async function* inParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    const buffer = Buffer.from(chunk);
    chunks.push(buffer);
    bytes += buffer.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
