import { type GenerationJob, operations } from './api-types.generated.ts';
import type { Answer, Input, InputArguments, LooseInput, OperationName } from './input.ts';
import { readEvents } from './read-events.ts';
import { type ClientOptions, send } from './send.ts';
import { answerIn } from './send-route.ts';
import type { SessionToken } from './tokens.ts';

export { ApiError } from './api-error.ts';
export type * from './api-types.generated.ts';
export type { Answer, Input, OperationName, RouteName, Routes } from './input.ts';
export { readEvents, type ServerEvent } from './read-events.ts';
export { answerIn, sendRoute } from './send-route.ts';
export { type GameToken, gameToken, type SessionToken, sessionToken } from './tokens.ts';
export { type UploadOptions, upload } from './upload.ts';
export type { ClientOptions };

/** Operations with paged lists. */
type Paged = { [O in OperationName]: Answer<O> extends { nextCursor: string | null } ? O : never }[OperationName];

export type Client = {
  /** One call, by the operation's name in the reference: `call('getMe', { token })`. */
  call<O extends OperationName>(operation: O, ...input: InputArguments<O>): Promise<Answer<O>>;
  /** Every page of a list, one after the other. */
  pages<O extends Paged>(operation: O, input: Input<O>): AsyncGenerator<Answer<O>>;
  /** A generation job now and after every change, until it has finished. */
  watchJob(token: SessionToken, id: string, signal?: AbortSignal): AsyncGenerator<GenerationJob>;
};

export function createClient(options: ClientOptions): Client {
  const call: Client['call'] = async <O extends OperationName>(operation: O, ...[input]: InputArguments<O>) => {
    const answer = await send(options, operations[operation], (input ?? {}) as LooseInput);
    return (await answerIn(answer)) as Answer<O>;
  };

  return {
    call,
    async *pages(operation, input) {
      const loose = input as LooseInput;
      let cursor: string | null | undefined;
      do {
        const query = { ...loose.query, ...(typeof cursor === 'string' && { cursor }) };
        const answer = await send(options, operations[operation], { ...loose, query });
        const page = (await answer.json()) as Answer<typeof operation>;
        yield page;
        cursor = (page as { nextCursor: string | null }).nextCursor;
      } while (cursor !== null);
    },
    async *watchJob(token, id, signal) {
      const input = { token, path: { id }, ...(signal && { signal }) };
      const { body } = await send(options, operations.watchJob, input);
      if (body === null) return;
      for await (const { event, data } of readEvents(body)) {
        if (event === 'job') yield (JSON.parse(data) as { job: GenerationJob }).job;
      }
    },
  };
}
