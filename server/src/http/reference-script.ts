import { fastify } from 'fastify';

/**
 * The script of the reference, as its package would serve it. Loaded when /docs is first opened, because it is large;
 * the package exposes it only as a route, so that route is called.
 */
export async function loadReferenceScript(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  try {
    await app.register(reference, { routePrefix: '/docs', configuration: { content: { openapi: '3.1.0' } } });
    const answer = await app.inject('/docs/js/scalar.js');
    if (answer.statusCode !== 200) throw new Error('The reference has no script');
    return answer.payload;
  } finally {
    await app.close();
  }
}
