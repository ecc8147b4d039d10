import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { watchCertificate } from '../process/rtmps-certificate.ts';
import { startRtmpServer } from '../rtmp/rtmp-server.ts';
import { afterFile } from '../testing/after-file.ts';
import { startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { selfSigned } from '../testing/self-signed.ts';
import { startService } from '../testing/service.ts';
import { startIngest } from './ingest.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-rtmps-'));
afterFile(() => rmSync(folder, { recursive: true }));
const files = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') };
const write = ({ cert, key }: { cert: string; key: string }) => {
  writeFileSync(files.certFile, cert);
  writeFileSync(files.keyFile, key);
};
write(selfSigned('first.example'));
const service = await startService({ config: { rtmps: { port: 0, ...files } } });
const { people, ctx } = service;

async function nameAt(port: number): Promise<string | undefined> {
  const socket: TLSSocket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return [subject.CN].flat()[0];
}

it('takes a real publisher over TLS', async () => {
  const ingest = await startIngest(ctx);
  afterFile(() => ingest.close());
  const ada = await people.member('ada');
  const { body } = await ada.post('/api/live', {});
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc=s=160x120:r=20', '-t', '60'];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-pix_fmt', 'yuv420p', '-f', 'flv'];
  const address = `rtmps://127.0.0.1:${ingest.tlsPort}/live/${body.ingest.streamKey}`;
  const sender = startFfmpegProcess([...picture, ...h264, address]);
  afterFile(() => sender.kill('SIGKILL'));
  const status = async () => (await ada.get('/api/live')).body.live.status;
  await expect.poll(status, { interval: 200 }).toBe('live');
  sender.stdin?.write('q');
  await expect.poll(status).toBe('offline');
});

it('uses a renewed certificate for new connections, and keeps the one before while its key is missing', async () => {
  const certificate = await watchCertificate(files, ctx.log, 20);
  const server = await startRtmpServer({
    host: '127.0.0.1',
    port: 0,
    tls: { port: 0, secureContext: certificate.secureContext },
    limitedAddress: () => undefined,
    authorize: async () => ({ accept: false, reason: 'denied' }),
  });
  afterFile(async () => {
    certificate.stop();
    await server.close();
  });
  const name = () => nameAt(server.tlsPort ?? 0);
  expect(await name()).toBe('first.example');
  const second = selfSigned('second.example');
  writeFileSync(files.certFile, second.cert);
  await expect.poll(() => service.logLines.join('\n')).toContain('the new RTMPS certificate cannot be used');
  expect(await name()).toBe('first.example');
  write(second);
  await expect.poll(name).toBe('second.example');
});

it('ends the start with the names of the settings when the files cannot be used', async () => {
  const missing = { certFile: path.join(folder, 'none.pem'), keyFile: files.keyFile };
  await expect(watchCertificate(missing, ctx.log)).rejects.toThrow('RTMPS_CERT_FILE and RTMPS_KEY_FILE cannot be used');
});

it('drops a peer that speaks no TLS', async () => {
  const certificate = await watchCertificate(files, ctx.log);
  const server = await startRtmpServer({
    host: '127.0.0.1',
    port: 0,
    tls: { port: 0, secureContext: certificate.secureContext },
    limitedAddress: (address) => address,
    authorize: async () => ({ accept: false, reason: 'denied' }),
  });
  const socket = createConnection({ host: '127.0.0.1', port: server.tlsPort ?? 0 });
  socket.on('error', () => socket.destroy());
  socket.resume().write(Buffer.alloc(1537, 3));
  await once(socket, 'close');
  await expect.poll(() => server.connections()).toEqual([]);
  certificate.stop();
  await server.close();
});
