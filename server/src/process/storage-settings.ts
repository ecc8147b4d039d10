import type { Settings } from './settings.ts';

/** The bucket for files, and how to reach it. */
export type S3Settings = Readonly<{
  bucket: string;
  /** The prefix of every key: empty, or ending with a slash. */
  prefix: string;
  endpoint: string | undefined;
  /** The address of the bucket for browsers; downloads are redirected there, signed for some minutes. */
  publicEndpoint: string | undefined;
  region: string;
  pathStyle: boolean;
}>;

const storagePattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** `STORAGE` and its settings; undefined: files are in the data directory. */
export function readS3Settings(read: Settings): S3Settings | undefined {
  const storage = read.matching('STORAGE', storagePattern, 'a bucket such as s3://coinop or s3://bucket/folder');
  const [, bucket = '', folder = ''] = storagePattern.exec(storage ?? '') ?? [];
  const endpoint = read.webAddress('S3_ENDPOINT');
  const publicEndpoint = read.webAddress('S3_PUBLIC_ENDPOINT');
  const region = read.matching('S3_REGION', /^[\w-]+$/, 'a region such as eu-central-1') ?? 'us-east-1';
  const pathStyle = read.oneOf('S3_PATH_STYLE', ['on', 'off'], endpoint === undefined ? 'off' : 'on') === 'on';
  if ((read.text('S3_ACCESS_KEY_ID') === undefined) !== (read.text('S3_SECRET_ACCESS_KEY') === undefined)) {
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  if (storage === undefined) return undefined;
  return { bucket, prefix: folder === '' ? '' : `${folder.slice(1)}/`, endpoint, publicEndpoint, region, pathStyle };
}

/** The origin of signed download addresses. */
export function downloadOriginOf({ publicEndpoint, pathStyle, bucket }: S3Settings): string | undefined {
  if (publicEndpoint === undefined) return undefined;
  const { protocol, host } = new URL(publicEndpoint);
  return pathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}
