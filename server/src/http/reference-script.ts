import { fastify } from 'fastify';

/**
 * The reference's script, as its package would serve it. Loaded when somebody first opens /docs, for it is large; the
 * package knows it only as a route of its own, so that route is asked.
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
