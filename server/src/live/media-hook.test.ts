import { describe, expect, it } from 'vitest';
import { startService, testConfig } from '../testing/service.ts';
import { renewLease, takeLease } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { hashOfKey } from './manage-stream.ts';

const secret = 'a-secret-of-the-media-server';
const secrets = { ...testConfig('').secrets, mediaHookSecret: secret };
const service = await startService({ config: { secrets } });
const { people, ctx, clock, url } = service;
const ada = await people.member('ada');
const keyOf = async (who = ada) => (await who.post('/api/live', {})).body.ingest.streamKey as string;

const ask = (body: string, type: string, given = secret) =>
  fetch(`${url}/hooks/rtmp?secret=${given}`, { method: 'POST', headers: { 'content-type': type }, body });
/** As nginx-rtmp asks. */
const nginx = (fields: Record<string, string>, given?: string) =>
  ask(String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded', given);
const fieldsOf = (name: string, addr = '192.0.2.1') => ({
  ...{ app: 'live', flashver: 'FMLE/3.0', tcurl: 'rtmp://front/live', addr, clientid: '1', call: 'publish', name },
  type: 'live',
});
/** As MediaMTX asks, by its documentation: every field is a string, and empty where a client gave nothing. */
const mediaMtx = (path: string, { action = 'publish', protocol = 'rtmp', ip = '192.0.2.2' } = {}) => {
  const id = '4b5c8f0e-6d3a-4f7b-9a53-0e0d6a1f2c77';
  const fields = { user: '', password: '', token: '', ip, action, path, protocol, id, query: '' };
  return ask(JSON.stringify(fields), 'application/json');
};

describe('POST /hooks/rtmp', () => {
  it('lets in who knows a key, as nginx-rtmp and as MediaMTX ask', async () => {
    const key = await keyOf();
    expect((await nginx(fieldsOf(key))).status).toBe(204);
    for (const protocol of ['rtmp', 'rtsp', 'srt', 'webrtc'])
      expect([protocol, (await mediaMtx(`live/${key}`, { protocol })).status]).toEqual([protocol, 204]);
    expect(service.logLines.join()).not.toContain(key);
  });

  it('L2: is not there without the secret, for a wrong one, or where none is set', async () => {
    const key = await keyOf();
    for (const given of ['', 'a-secret-of-the-media-serveR', `${secret}x`])
      expect((await nginx(fieldsOf(key), given)).status).toBe(404);
    const without = await startService();
    const { status } = await without.people.nobody.post(`/hooks/rtmp?secret=${secret}`, fieldsOf(key));
    expect(status).toBe(404);
    expect(service.logLines.join()).not.toContain(secret);
    expect(service.logLines.join()).toContain('/hooks/rtmp');
  });

  it('refuses another key, another app, everything but publishing, and other bodies', async () => {
    const key = await keyOf();
    expect((await nginx(fieldsOf('not-a-key'))).status).toBe(403);
    expect((await nginx({ ...fieldsOf(key), app: 'vod' })).status).toBe(403);
    expect((await nginx({ ...fieldsOf(key), call: 'play' })).status).toBe(403);
    for (const action of ['read', 'playback', 'api', 'metrics', 'pprof'])
      expect([action, (await mediaMtx(`live/${key}`, { action })).status]).toEqual([action, 403]);
    expect((await mediaMtx(`other/${key}`)).status).toBe(403);
    expect((await mediaMtx(key)).status).toBe(403);
    expect((await ask('', 'application/json')).status).toBe(403);
    expect((await ask('<xml/>', 'text/xml')).status).toBe(415);
    expect((await ask('{', 'application/json')).status).toBe(400);
  });

  it('L4: refuses a key that somebody is streaming with, until that stream is silent', async () => {
    const bob = await people.member('bob');
    const key = await keyOf(bob);
    const lease = '018f0000-0000-7000-8000-00000000aaaa';
    const taken = await takeLease(ctx.db, hashOfKey(key), lease, clock.now());
    if (typeof taken === 'string') throw new Error(taken);
    // As an ingest that is alive does.
    ctx.pubsub.subscribe('live', (id) => {
      if (id === taken.streamId && isAlive) void renewLease(ctx.db, taken.streamId, lease, clock.now());
    });
    let isAlive = true;
    expect((await nginx(fieldsOf(key))).status).toBe(409);
    isAlive = false;
    clock.forward(liveLimits.leaseSeconds + 1);
    expect((await nginx(fieldsOf(key))).status).toBe(204);
  });

  it('L3: bars an address behind the media server that guesses, and no other one', async () => {
    const key = await keyOf();
    for (let guess = 0; guess < liveLimits.wrongKeysMax; guess++)
      expect((await nginx(fieldsOf(`guess-${guess}`, '198.51.100.9'))).status).toBe(403);
    expect((await nginx(fieldsOf(key, '198.51.100.9'))).status).toBe(403);
    expect((await mediaMtx(`live/${key}`, { ip: '198.51.100.9' })).status).toBe(403);
    expect((await nginx(fieldsOf(key, '198.51.100.10'))).status).toBe(204);
    clock.forward(liveLimits.wrongKeysSeconds + 1);
    expect((await nginx(fieldsOf(key, '198.51.100.9'))).status).toBe(204);
  });

  it('refuses the key of a banned or closed account', async () => {
    const eve = await people.member('eve');
    const key = await keyOf(eve);
    expect((await nginx(fieldsOf(key))).status).toBe(204);
    await eve.delete('/api/me');
    expect((await nginx(fieldsOf(key))).status).toBe(403);
  });
});
