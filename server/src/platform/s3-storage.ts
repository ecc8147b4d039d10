import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';
import type { S3Settings } from '../process/storage-settings.ts';
import { uploadToS3 } from './s3-upload.ts';
import type { Storage } from './storage.ts';

type Secrets = Pick<Config['secrets'], 's3AccessKeyId' | 's3SecretAccessKey'>;

/** How long a download address can be used to start; a running download continues. */
const addressSeconds = 900;

/** A bucket of S3, or of a server with a compatible API. */
export async function openS3Storage(settings: S3Settings, secrets: Secrets, log: Log): Promise<Storage> {
  const { bucket: Bucket, prefix } = settings;
  const client = clientOf(settings, secrets, settings.endpoint);
  const downloads = settings.publicEndpoint && clientOf(settings, secrets, settings.publicEndpoint);
  await checkBucket(client, Bucket, log);
  const keyOf = (name: string) => {
    if (name.split('/').some((part) => ['', '.', '..'].includes(part))) throw new Error(`${name} is no name of a file`);
    return prefix + name;
  };
  const folderKeyOf = (folder: string) => (folder === '' ? prefix : `${keyOf(folder)}/`);
  async function* pages(folder: string, Delimiter?: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    for (let ContinuationToken: string | undefined, isFirst = true; isFirst || ContinuationToken; isFirst = false) {
      const Prefix = folderKeyOf(folder);
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    }
  }
  const remove = async (Key: string) => void (await client.send(new DeleteObjectCommand({ Bucket, Key })));
  async function* bytesOf(Key: string, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await found(client.send(new GetObjectCommand({ Bucket, Key, Range })));
    if (answer === undefined) throw Object.assign(new Error(`There is no stored file ${Key}`), { code: 'ENOENT' });
    yield* answer.Body as Readable;
  }
  return {
    put: (name, content) => uploadToS3(client, { Bucket, Key: keyOf(name) }, content),
    size: async (name) =>
      (await found(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }))))?.ContentLength,
    read: (name, range) => Readable.from(bytesOf(keyOf(name), range), { objectMode: false }),
    remove: (name) => remove(keyOf(name)),
    async removeFolder(folder) {
      for await (const { Contents = [] } of pages(folder))
        await Promise.all(Contents.map(({ Key = '' }) => remove(Key)));
    },
    async *folders(parent) {
      for await (const { CommonPrefixes = [] } of pages(parent, '/'))
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice(folderKeyOf(parent).length, -1);
    },
    async *list(folder) {
      for await (const { Contents = [] } of pages(folder))
        for (const { Key = '', Size = 0, LastModified } of Contents)
          yield { name: Key.slice(prefix.length), sizeBytes: Size, changedAt: LastModified ?? new Date(0) };
    },
    async downloadAddress(name, ResponseContentType) {
      if (!downloads) return undefined;
      const command = new GetObjectCommand({ Bucket, Key: keyOf(name), ResponseContentType });
      return getSignedUrl(downloads, command, { expiresIn: addressSeconds });
    },
  };
}

function clientOf(settings: S3Settings, secrets: Secrets, endpoint: string | undefined): S3Client {
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = secrets;
  return new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    // Without configured keys the client uses those of the machine, as cloud providers' roles supply them.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Servers other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
}

/** A missing or foreign bucket stops the start; one that is temporarily unreachable does not. */
async function checkBucket(client: S3Client, Bucket: string, log: Log): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && status >= 300 && status < 500) {
      const reason = status === 404 ? 'it does not exist' : status === 403 ? 'access denied' : `status ${status}`;
      throw new StartupError(`The bucket ${Bucket} cannot be used (${reason}); check STORAGE and the S3_ settings.`);
    }
    log.warn({ bucket: Bucket, reason: (error as Error).message }, 'the bucket cannot be reached');
  }
}

async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
