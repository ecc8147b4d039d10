import type { CorsRule } from './http/cors.ts';

const cachedMedia =
  /^\/live\/[^/]+\/[^/]+\.ts$|^\/clips\/[^/]+\/(?:video\.mp4|thumbnail\.jpg|preview\.webp|hls\/[^/]+)$|^\/games\/[^/]+\/thumbnail$/;

/**
 * Games run on the origin "null", so routes of the SDK are open to any origin, and so are files that a CDN caches for
 * everyone; all other routes are open only to the configured apps.
 */
export const corsRules: readonly CorsRule[] = [
  { paths: /^\/api\/sdk\//, origins: 'any' },
  { paths: /^\/api\/games\/[^/]+\/items$/, origins: 'any', methods: ['GET', 'HEAD'] },
  { paths: cachedMedia, origins: 'any', methods: ['GET', 'HEAD'] },
  { paths: /^\/(?:api|uploads|live|clips|recordings)\//, origins: 'apps' },
];
