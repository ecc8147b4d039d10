import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export type S3Store = {
  bucket: string;
  port: number;
  endpoint: string;
  /** Used as both the id and the secret. */
  accessKey: string;
  /** Every request received, as `PUT /bucket/key`. */
  requests: string[];
  close(): Promise<void>;
};

const bucket = 'coinop-test';

/**
 * A server with an S3 API that keeps its objects in a folder. It does not check signatures, so tests of them do not use
 * it.
 */
export async function openS3Store(): Promise<S3Store> {
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
  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    bucket,
    port,
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'S3RVER',
    requests,
    close: () => {
      closing ??= closeOnce();
      return closing;
    },
  };
}
