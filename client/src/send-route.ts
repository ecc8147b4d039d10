import type { LooseInput, RouteName } from './input.ts';
import { type ClientOptions, send } from './send.ts';

/**
 * A call by its method and path, such as `GET /api/me`. For apps that minimize their bundle: it leaves out the table of
 * all operations.
 */
export function sendRoute(options: ClientOptions, route: RouteName, input: LooseInput): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  return send(options, { method, path }, input);
}

/** The JSON of a response; undefined where it is no JSON. */
export async function answerIn(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? answer.json() : undefined;
}
