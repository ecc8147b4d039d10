import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Config } from '../../process/config.ts';
import { afterFile } from '../after-file.ts';
import { testConfig } from '../service.ts';

export type S3Server = {
  endpoint: string;
  /** Every request it got, as `PUT /bucket/key`. */
  requests: string[];
  /** Settings of a service that stores its files here. */
  settings: Pick<Config, 's3' | 'secrets'>;
  close(): Promise<void>;
};

const bucket = 'coinop-test';

/** A server that speaks S3 and keeps its objects in a folder. It does not check signatures, so no test of them runs on it. */
export async function startS3Server(options: { publicDownloads?: boolean } = {}): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'coinop-s3-'));
  const configureBuckets = [{ name: bucket }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets,
  });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.on('request', ({ method, url }) => requests.push(`${method} ${url}`));
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = {
    bucket,
    prefix: 'files/',
    endpoint,
    publicEndpoint: options.publicDownloads ? endpoint : undefined,
    region: 'us-east-1',
    pathStyle: true,
  };
  const keys = { s3AccessKeyId: 'S3RVER', s3SecretAccessKey: 'S3RVER' };
  let closing: Promise<void> | undefined;
  const close = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  const s3Server = {
    endpoint,
    requests,
    settings: { s3, secrets: { ...testConfig('').secrets, ...keys } },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
  afterFile(() => s3Server.close());
  return s3Server;
}
