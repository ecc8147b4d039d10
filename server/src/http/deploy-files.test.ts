import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishers } from '../platform/metrics.ts';
import { startService } from '../testing/service.ts';
import { newReadiness } from './readiness.ts';
import { watchReadiness } from './watch-readiness.ts';

const folder = path.join(import.meta.dirname, '../../../deploy');

it.each(['alert-rules.yml', 'grafana-dashboard.json'])('%s asks only for metrics that there are', async (file) => {
  const { people, ctx } = await startService();
  (await watchReadiness(ctx, newReadiness())).stop();
  publishers.set(0);
  const text = (await people.nobody.get('/metrics', { authorization: 'Bearer metrics-token' })).text;
  const known = [...text.matchAll(/^# TYPE (coinop_\w+)/gm)].map(([, name]) => name);
  const asked = new Set(
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bcoinop_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
});
