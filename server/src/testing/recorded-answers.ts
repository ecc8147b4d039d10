import { afterFile } from './after-file.ts';

export type RecordedAnswer = {
  method: string;
  path: string;
  status: number;
  code: string | null;
  type: string | null;
  text: string;
};

/** Every response that this test file gets from a service, as received. */
export function recordAnswers(url: string): RecordedAnswer[] {
  const recorded: RecordedAnswer[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const asked = new URL(input instanceof Request ? input.url : input);
    const type = answer.headers.get('content-type');
    // A stream of events has no end to wait for.
    if (asked.origin === url && type !== 'text/event-stream') {
      recorded.push({
        method: init?.method ?? 'GET',
        path: asked.pathname,
        status: answer.status,
        code: answer.headers.get('error-code'),
        type,
        text: await answer.clone().text(),
      });
    }
    return answer;
  };
  afterFile(() => {
    globalThis.fetch = fetch;
  });
  return recorded;
}
