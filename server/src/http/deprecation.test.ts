import fastify from 'fastify';
import { expect, it } from 'vitest';
import { useDeprecation } from './deprecation.ts';
import type { App } from './http.ts';

function appWith(deprecated: { since: string; sunset: string }): App {
  const app: App = fastify();
  useDeprecation(app, 'https://coinop.test');
  app.get('/old', { config: { access: 'public', deprecated } }, async (request) => {
    if (request.headers.authorization === undefined) throw Object.assign(new Error('No.'), { statusCode: 401 });
    return { fine: true };
  });
  app.get('/new', { config: { access: 'public' } }, async () => ({ fine: true }));
  return app;
}

it('says of a deprecated route, in answers and refusals, since when it is and until when it stays', async () => {
  const app = appWith({ since: '2026-01-01', sunset: '2026-09-01' });
  const answers = [await app.inject({ url: '/old', headers: { authorization: 'x' } }), await app.inject('/old')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      deprecation: '@1767225600',
      sunset: 'Tue, 01 Sep 2026 00:00:00 GMT',
      link: '<https://coinop.test/docs/versioning>; rel="deprecation"; type="text/html"',
    });
  }
  expect((await app.inject('/new')).headers).not.toHaveProperty('deprecation');
});

it.each([
  ['2026-01-01', '2026-06-01'],
  ['2026-01-01', 'soon'],
])('refuses to start with a route that goes too early: %s to %s', (since, sunset) => {
  expect(() => appWith({ since, sunset })).toThrow('/old is deprecated for less than 180 days');
});
