import type { CorsRule } from './http/cors.ts';

/** Games run on the origin "null", so what the SDK calls is open to any origin; the rest only to the configured apps. */
export const corsRules: readonly CorsRule[] = [
  { paths: /^\/api\/sdk\//, origins: 'any' },
  { paths: /^\/api\/games\/[^/]+\/items$/, origins: 'any', methods: ['GET', 'HEAD'] },
  { paths: /^\/(?:api|uploads|live|clips)\//, origins: 'apps' },
];
