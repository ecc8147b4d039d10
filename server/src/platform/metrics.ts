import { collectDefaultMetrics, Registry } from 'prom-client';

/** Every metric of this process, for /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
