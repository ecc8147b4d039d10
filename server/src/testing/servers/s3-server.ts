import type { Config } from '../../process/config.ts';
import { afterFile } from '../after-file.ts';
import { testConfig } from '../service.ts';
import { openS3Store } from './s3-store.ts';

export type S3Server = {
  endpoint: string;
  /** Every request received, as `PUT /bucket/key`. */
  requests: string[];
  /** Settings of a service that stores its files here. */
  settings: Pick<Config, 's3' | 'secrets'>;
  close(): Promise<void>;
};

/** Stopped after the test file that started it. */
export async function startS3Server(options: { publicDownloads?: boolean } = {}): Promise<S3Server> {
  const { bucket, endpoint, requests, accessKey, close } = await openS3Store();
  afterFile(close);
  const s3 = {
    bucket,
    prefix: 'files/',
    endpoint,
    publicEndpoint: options.publicDownloads ? endpoint : undefined,
    region: 'us-east-1',
    pathStyle: true,
  };
  const keys = { s3AccessKeyId: accessKey, s3SecretAccessKey: accessKey };
  return { endpoint, requests, settings: { s3, secrets: { ...testConfig('').secrets, ...keys } }, close };
}
