import { describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { startService } from '../testing/service.ts';
import { captionTexts, readCaptions } from './captions.ts';

const { people, ctx, clock } = await startService();
const [ada, bob] = [await people.member('ada'), await people.member('bob')];
const vtt = 'WEBVTT\n\n1\n00:00.000 --> 00:01.500 line:80%\nHello <b>there</b>\n\n00:02.000 --> 00:03.000\nBye';

describe('captions', () => {
  it('are kept as they are, with plain line ends', () => {
    expect(readCaptions(`\uFEFF${vtt.replaceAll('\n', '\r\n')}\r\n\r\n`)).toBe(`${vtt}\n`);
    expect(readCaptions('WEBVTT - Title\n\nNOTE nothing yet')).toBe('WEBVTT - Title\n\nNOTE nothing yet\n');
    expect(captionTexts(vtt)).toBe('1\nHello there\nBye');
  });

  it.each([
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nHello', /begin with a line WEBVTT/],
    ['a head with more in it', 'WEBVTT\n00:00.000 --> 00:01.000\nHello', /begin with a line WEBVTT/],
    ['styles', 'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }', /Styles/],
    ['regions', 'WEBVTT\n\nREGION\nid:a', /Styles/],
    ['no times', 'WEBVTT\n\nHello', /Caption 1 has no times/],
    ['minutes over 59', 'WEBVTT\n\n61:00.000 --> 61:01.000\nHello', /no times/],
    ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello', /ends before/],
    ['two captions in one', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n00:03.000 --> 00:04.000\nb', /empty line/],
    ['a null', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\0b', /characters/],
    ['letters as numbers', 'WEBVTT\n\n00:01.000 --> 00:02.000\n&#102;', /as numbers/],
    ['settings without an end', `WEBVTT\n\n00:01.000 --> 00:02.000${' '.repeat(49_000)}!`, /no times/],
    ['too many', `WEBVTT${'\n\n00:01.000 --> 00:02.000'.repeat(1001)}`, /more than 1000/],
    ['too much', `WEBVTT\n\nNOTE ${'x'.repeat(50_000)}`, /bytes/],
  ])('are refused with %s', (_what, text, why) => {
    expect(() => readCaptions(text)).toThrow(why);
  });
});

describe("a clip's captions", () => {
  it('are set, served publicly, and removed only by the owner', async () => {
    const id = await makeClip(ctx, ada);
    const file = `/clips/${id}/captions.vtt`;
    expect((await people.nobody.get(file)).status).toBe(404);
    const { status, body } = await ada.put(`/api/clips/${id}/captions`, { vtt });
    expect([status, body.clip.captionsUrl]).toEqual([200, `http://coinop.test${file}`]);
    const served = await people.nobody.get(file);
    expect([served.status, served.headers.get('content-type'), served.text]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      `${vtt}\n`,
    ]);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await bob.put(`/api/clips/${id}/captions`, { vtt })).status).toBe(404);
    expect((await bob.delete(`/api/clips/${id}/captions`)).status).toBe(404);
    expect((await ada.delete(`/api/clips/${id}/captions`)).body.clip.captionsUrl).toBeNull();
    expect((await people.nobody.get(file)).status).toBe(404);
  });

  it('are refused where they are no captions, unfit, too large, or there is no such clip', async () => {
    const id = await makeClip(ctx, ada);
    const put = (clipId: string, text: unknown) => ada.put(`/api/clips/${clipId}/captions`, { vtt: text });
    const bad = await put(id, 'Hello');
    expect([bad.status, bad.headers.get('error-code')]).toEqual([400, 'captions_invalid']);
    const hidden = [
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<\n\n00:02.000 --> 00:03.000\nfuck you\n\n00:03.000 --> 00:04.000\n>',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nfu&lrm;ck',
      'WEBVTT\n\nNOTE\n00:01.000 --> 00:02.000\nfu<b></b>ck',
    ];
    for (const text of hidden) expect((await put(id, text)).headers.get('error-code')).toBe('text_refused');
    const unfit = await put(id, 'WEBVTT\n\n00:01.000 --> 00:02.000\nf u c k you');
    expect([unfit.status, unfit.headers.get('error-code')]).toEqual([400, 'text_refused']);
    expect((await put(id, '')).status).toBe(400);
    expect((await put(id, 'x'.repeat(50_001))).status).toBe(400);
    expect((await put(newId(clock.now()), vtt)).status).toBe(404);
    const waiting = await makeClip(ctx, ada, { status: 'processing' });
    expect((await put(waiting, vtt)).status).toBe(409);
    expect((await (await people.guest()).put(`/api/clips/${id}/captions`, { vtt })).status).toBe(403);
    expect((await people.nobody.put(`/api/clips/${id}/captions`, { vtt })).status).toBe(401);
  });
});
