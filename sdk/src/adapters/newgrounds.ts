import { type AdapterPage, takeSettings } from '../adapter-kit/adapter-page.ts';
import { decrypt } from '../adapter-kit/decrypt.ts';
import { createNewgroundsComponents, type NewgroundsSettings } from '../adapter-kit/newgrounds-components.ts';
import table from './table.json';

type Call = { component?: string; parameters?: Record<string, unknown>; secure?: string; echo?: unknown };
type Request = { app_id?: string; call?: Call | Call[]; execute?: Call | Call[] };
type Result = { component: string; data: Record<string, unknown>; echo?: unknown };

const isGateway = (url: unknown): boolean =>
  table.newgrounds.patterns.some((pattern) => `${(url as { url?: string })?.url ?? url}`.includes(pattern));

// Newgrounds has no script of its own to replace: games bundle a library, which posts to one address.
export function install(page: AdapterPage): void {
  const settings = takeSettings<NewgroundsSettings>(page, 'newgrounds');
  const run = createNewgroundsComponents(page.coinop, settings);
  page.document.currentScript?.remove();

  function answerCall(call: Call): Result | Promise<Result> {
    const { component = '', parameters = {}, echo } = call;
    const wrap = (data: Record<string, unknown>): Result => ({
      component,
      data: { success: true, ...data },
      ...(echo === undefined ? {} : { echo }),
    });
    const data = run(component, parameters);
    return data instanceof Promise ? data.then(wrap) : wrap(data);
  }

  async function openSecure(call: Call): Promise<Call> {
    if (!call.secure) return call;
    if (!settings.aesKey) throw new Error('game.json has no newgrounds.aesKey to read this call with.');
    return { ...call, ...JSON.parse(await decrypt('AES-CBC', settings.aesKey, call.secure)) };
  }

  const requestOf = (body: unknown): Request => {
    const fields = typeof body === 'string' ? new URLSearchParams(body) : (body as FormData | URLSearchParams | null);
    return JSON.parse(`${fields?.get?.('request') ?? fields?.get?.('input') ?? '{}'}`);
  };
  const respond = ({ app_id }: Request, fields: object): string => JSON.stringify({ success: true, app_id, ...fields });
  const refuse = (request: Request, error: unknown): string =>
    respond(request, {
      success: false,
      error: { code: 104, message: error instanceof Error ? error.message : `${error}` },
    });

  async function answer(body: unknown): Promise<string> {
    const request = requestOf(body);
    const calls = request.execute ?? request.call ?? [];
    try {
      await run.loaded;
      const results = await Promise.all([calls].flat().map(async (call) => answerCall(await openSecure(call))));
      return respond(request, { result: Array.isArray(calls) ? results : results[0] });
    } catch (error) {
      return refuse(request, error);
    }
  }

  // For libraries that call synchronously: results that would need a request of their own are not available.
  function answerInPlace(body: unknown): string {
    const request = requestOf(body);
    const calls = request.execute ?? request.call ?? [];
    const known = [calls].flat().filter(({ secure }) => !secure);
    const results = known.map(answerCall);
    if (known.length < [calls].flat().length || results.some((result) => result instanceof Promise))
      return refuse(request, 'This call has to be made async.');
    return respond(request, { result: Array.isArray(calls) ? results : results[0] });
  }

  const { fetch } = page;
  page.fetch = async (url, init) =>
    isGateway(url)
      ? new Response(await answer(init?.body), { headers: { 'Content-Type': 'application/json' } })
      : fetch.call(page, url, init);

  const xhr = page.XMLHttpRequest?.prototype;
  if (!xhr) return;
  const { open, send } = xhr as { open: (...args: unknown[]) => void; send: (body?: unknown) => void };
  const inPlace = new WeakMap<object, boolean>();
  const addressOf = (json: string): string => `data:application/json,${encodeURIComponent(json)}`;
  // A real request runs, to an address that contains the response, so that every event and property is the browser's.
  xhr.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url, isAsync = true] = args;
    inPlace.delete(this);
    if (!isGateway(url)) return open.apply(this, args);
    inPlace.set(this, isAsync === false);
    open.call(this, method, addressOf('{}'), isAsync);
  } as typeof xhr.open;
  xhr.send = function (body) {
    const now = inPlace.get(this);
    if (now === undefined) return send.call(this, body);
    const finish = (json: string): void => {
      open.call(this, 'GET', addressOf(json), !now);
      send.call(this);
    };
    if (now) finish(answerInPlace(body));
    else void answer(body).then(finish);
  };
}
