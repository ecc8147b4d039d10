import { describe, expect, it } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { openOutbound, outboundLimits, parseOutboundUrl } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

describe('public addresses', () => {
  it.each([
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255',
    '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255',
    '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::a00:1', 'fc00::1', 'fd12::1', 'fe80::1',
    'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'localhost', '', '1.2.3',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  }); // biome-ignore format: read as one list

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a user-provided address', () => {
  it.each([
    ['http://hooks.example/', 'Only https'],
    ['ftp://hooks.example/', 'Only https'],
    ['file:///etc/passwd', 'Only https'],
    ['hooks.example', 'not an address'],
    ['https://ann:secret@hooks.example/', 'password'],
    ['https://127.0.0.1/', 'not a public one'],
    ['https://2130706433/', 'not a public one'],
    ['https://0x7f.1/', 'not a public one'],
    ['https://0177.0.0.1/', 'not a public one'],
    ['https://127.1/', 'not a public one'],
    ['https://[::1]/', 'not a public one'],
    ['https://[::ffff:169.254.169.254]/', 'not a public one'],
    ['https://[fe80::1]/', 'not a public one'],
  ])('%s is refused', (url, sentence) => {
    expect(() => parseOutboundUrl(url)).toThrow(sentence);
  });
});

describe('the way out', () => {
  const call = (url: string) => ({ url, headers: { 'x-one': '1' }, body: '{"a":1}' });

  it('posts and answers what came back', async () => {
    const { outbound, url, calls, answer } = await startReceiver();
    answer.body = 'thanks';
    answer.status = 200;
    expect(await outbound.post(call(url('/in?x=1')))).toEqual({ status: 200, body: Buffer.from('thanks') });
    expect(calls).toMatchObject([
      { path: '/in?x=1', headers: { 'x-one': '1', host: expect.stringContaining('hooks.example') } },
    ]);
    expect(calls[0]?.body.toString()).toBe('{"a":1}');
  });

  it('calls no name that has an address of ours among its own', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], ['fe80::1'], []]) {
      const outbound = openOutbound({ resolve: async () => addresses, isAllowed: isPublicAddress });
      await expect(outbound.post(call('https://hooks.example/'))).rejects.toThrow('leads to no public address');
    }
  });

  it('goes to the address that was checked, whatever the name says afterwards', async () => {
    const { network, url, calls } = await startReceiver();
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const outbound = openOutbound({ ...network, resolve: async () => answers[asked++] ?? [] });
    expect((await outbound.post(call(url('/')))).status).toBe(204);
    expect([asked, calls.length]).toEqual([1, 1]);
    await expect(outbound.post(call(url('/')))).rejects.toThrow('leads to no public address');
    expect(calls).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const { outbound, url, calls, answer } = await startReceiver();
    Object.assign(answer, { status: 302, headers: { location: url('/elsewhere') } });
    expect((await outbound.post(call(url('/')))).status).toBe(302);
    expect(calls.map(({ path }) => path)).toEqual(['/']);
  });

  it('takes no answer and sends no request over 64 KB', async () => {
    const { outbound, url, answer } = await startReceiver();
    answer.status = 200;
    answer.body = 'x'.repeat(outboundLimits.bytesMax);
    expect((await outbound.post(call(url('/')))).body).toHaveLength(outboundLimits.bytesMax);
    answer.body += 'x';
    await expect(outbound.post(call(url('/')))).rejects.toThrow('answer is too large');
    await expect(outbound.post({ ...call(url('/')), body: answer.body })).rejects.toThrow('request is too large');
  });

  it('trusts no certificate of another name', async () => {
    const { outbound, url } = await startReceiver();
    await expect(outbound.post(call(url('/').replace('hooks.', 'other.')))).rejects.toThrow('connection failed');
  });

  it('waits five seconds for names and for answers', async () => {
    const { network, url, server } = await startReceiver();
    const deaf = openOutbound({ ...network, resolve: () => new Promise(() => {}) });
    server.removeAllListeners('request');
    const silent = openOutbound(network);
    await Promise.all(
      [deaf, silent].map((outbound) => expect(outbound.post(call(url('/')))).rejects.toThrow('within 5 seconds')),
    );
  });
});
