import { expect, it } from 'vitest';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { sealedCodeFor } from '../testing/people/sign-in-steps.ts';

const { service, apple } = await startServiceWithApple();
const { people, url, ctx, logLines } = service;
const { nobody } = people;

it('X21: no token, code, key or upload address comes into the log, whether it was taken or refused', async () => {
  const secrets: Record<string, string> = { ...signingSecrets(), email: 'ada@example.com', device: 'the-phone-of-ada' };
  const guest = await nobody.post('/api/auth/guest', { deviceId: secrets['device'] });
  secrets['session'] = guest.body.token;
  await nobody.post('/api/auth/email/start', { email: secrets['email'] });
  secrets['code'] = await sealedCodeFor(service, 'ada@example.com');
  const wrong = secrets['code'] === '135790' ? '135791' : '135790';
  await nobody.post('/api/auth/email/verify', { email: secrets['email'], code: wrong });
  const verified = await nobody.post('/api/auth/email/verify', { email: secrets['email'], code: secrets['code'] });
  secrets['member'] = verified.body.token;
  secrets['identity'] = await apple.tokenOf('ada');
  expect((await nobody.post('/api/auth/apple', { identityToken: secrets['identity'] })).status).toBe(200);
  await nobody.post('/api/auth/apple', { identityToken: `${secrets['identity']}x` });

  const ada = people.with(verified.body.token);
  const gameId = await makeGame(ctx, verified.body.user);
  const session = await ada.post(`/api/games/${gameId}/session`);
  secrets['game'] = session.body.token;
  expect((await nobody.get(`/games/${gameId}/index.html?token=${secrets['game']}`)).status).toBe(200);
  await nobody.get(`/games/${gameId}/index.html?token=${secrets['game']}x`);
  await people.with(`${secrets['game']}x`).get('/api/sdk/wallet');
  await nobody.get('/api/me?token=in-the-query');
  secrets['query'] = 'in-the-query';

  const clip = await ada.post('/api/clips/upload', {});
  const upload = new URL(clip.body.uploadUrl);
  secrets['upload'] = upload.search;
  for (const [name, value] of upload.searchParams) if (value.length > 15) secrets[`upload ${name}`] = value;
  expect(Object.keys(secrets).some((name) => name.startsWith('upload '))).toBe(true);
  await fetch(url + upload.pathname + upload.search, { method: 'PUT', body: 'no video' });
  await fetch(url + upload.pathname + upload.search, { method: 'PUT', body: 'no video, again' });
  secrets['stream'] = (await ada.post('/api/live', {})).body.ingest.streamKey;

  for (const body of [`{"code":"${secrets['code']}"`, `{"identityToken":${secrets['identity']}}`])
    expect((await nobody.post('/api/auth/email/verify', body)).status).toBe(400);
  await nobody.get('/metrics', { authorization: 'Bearer metrics-token' });
  secrets['metrics'] = 'metrics-token';

  const log = logLines.join('\n');
  expect(log).toContain('"path":"/api/auth/email/verify"');
  expect(Object.entries(secrets).filter(([, secret]) => log.includes(secret))).toEqual([]);
});

function signingSecrets(): Record<string, string> {
  const keys = Object.entries(ctx.keys).flatMap(([name, key]) =>
    Buffer.isBuffer(key) ? [[`key ${name}`, key.toString('hex')]] : [],
  );
  return { secretKey: ctx.config.secrets.secretKey, ...Object.fromEntries(keys) };
}
