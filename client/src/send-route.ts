import type { LooseInput, RouteName } from './input.ts';
import { type ClientOptions, send } from './send.ts';

/**
 * A call by its method and path, such as `GET /api/me`. Apps that count their bytes use this: the table of all operations
 * stays out of their bundle.
 */
export function sendRoute(options: ClientOptions, route: RouteName, input: LooseInput): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  return send(options, { method, path }, input);
}

/** What an answer holds; undefined where that is no JSON. */
export async function answerIn(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? answer.json() : undefined;
}
