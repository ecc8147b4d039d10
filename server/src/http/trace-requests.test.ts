import { expect, it } from 'vitest';
import { startTraceReceiver } from '../testing/servers/trace-receiver.ts';
import { startService } from '../testing/service.ts';

const receiver = await startTraceReceiver();
const { people, url, ctx, boss } = await startService({
  worker: true,
  config: { tracing: { endpoint: receiver.endpoint, serviceName: 'coinop-test', ratio: 1 } },
});
const ada = await people.member('ada');
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const inTrace = (id: string) => receiver.spans.filter((span) => span.traceId === id);
const attributeOf = (name: string, span = receiver.spans[0]) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('makes a trace of a request, its statements and its jobs, below the span that asked', async () => {
  const answer = await fetch(`${url}/api/auth/email/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${parentId}-01` },
    body: JSON.stringify({ email: 'bob@coinop.test' }),
  });
  expect(answer.status).toBe(202);
  await expect.poll(() => inTrace(traceId).some(({ name }) => name.startsWith('job '))).toBe(true);
  const spans = inTrace(traceId);
  const request = spans.find(({ name }) => name === 'POST /api/auth/email/start');
  expect(request).toMatchObject({ parentSpanId: parentId, kind: 2 });
  expect(attributeOf('http.response.status_code', request)).toBe(202);
  expect(attributeOf('coinop.request_id', request)).toBe(answer.headers.get('request-id'));
  const statements = spans.filter(({ parentSpanId, kind }) => parentSpanId === request?.spanId && kind === 3);
  expect(statements.length).toBeGreaterThan(0);
  const job = spans.find(({ name }) => name.startsWith('job '));
  expect(job).toMatchObject({ parentSpanId: request?.spanId, kind: 5 });
  await expect.poll(() => inTrace(traceId).some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  expect(receiver.services).toEqual(new Set(['coinop-test']));
});

it('names routes and statements, never what was asked or by whom', async () => {
  await ada.get('/api/profiles/search?q=secret-word');
  await expect.poll(() => receiver.spans.some(({ name }) => name === 'GET /api/profiles/search')).toBe(true);
  const text = JSON.stringify(receiver.spans);
  for (const word of ['secret-word', 'bob@coinop.test', ada.token]) expect(text.includes(word)).toBe(false);
});

it('traces a scheduled job, which has no parent', async () => {
  await boss.send('sweep-intents', null);
  const isSwept = ({ name }: { name: string }) => name === 'job sweep-intents';
  await expect.poll(() => receiver.spans.some(isSwept)).toBe(true);
  const swept = receiver.spans.find(isSwept);
  expect([swept?.parentSpanId ?? '', swept?.status?.code ?? 0]).toEqual(['', 0]);
});

it('is not there without an endpoint', async () => {
  expect(ctx.tracing).toBeDefined();
  expect((await startService()).ctx.tracing).toBeUndefined();
});
