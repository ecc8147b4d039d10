import type { App } from './http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The day from which clients should no longer use the route, and the day from which it may be removed (YYYY-MM-DD).
     */
    deprecated?: { since: string; sunset: string };
  }
}

const daysMin = 180;

/**
 * A deprecated route is marked in the reference and in all its responses (RFC 9745, RFC 8594), for at least 180 days.
 */
export function useDeprecation(app: App, baseUrl: string): void {
  app.addHook('onRoute', (route) => {
    const deprecated = route.config?.deprecated;
    if (deprecated === undefined) return;
    const [since, sunset] = [new Date(deprecated.since), new Date(deprecated.sunset)];
    if (!(sunset.getTime() - since.getTime() >= daysMin * 86_400_000)) {
      throw new Error(`${route.url} is deprecated for less than ${daysMin} days`);
    }
    const headers = {
      deprecation: `@${since.getTime() / 1000}`,
      sunset: sunset.toUTCString(),
      link: `<${baseUrl}/docs/versioning>; rel="deprecation"; type="text/html"`,
    };
    route.schema = { ...route.schema, deprecated: true };
    route.onSend = [
      ...(route.onSend === undefined ? [] : [route.onSend].flat()),
      (_request, reply, _payload, done) => {
        reply.headers(headers);
        done();
      },
    ];
  });
}
