import { type AdapterPage, provide } from '../adapter-kit/adapter-page.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { createPrefixedStore } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import { createVkMethods, vkError } from '../adapter-kit/vk-methods.ts';
import table from './table.json';

type VkEvent = { detail: { type: string; data: object } };
type Listener = (event: VkEvent) => void;
type Params = Record<string, unknown> | undefined;

// VK Bridge: one method for all calls, by name. Games use it as the global of VK's script, or bundled, where it posts
// the calls to the surrounding page. Both are answered.
export function install(page: AdapterPage): void {
  const { coinop, parent } = page;
  const methods = createVkMethods(page, createPrefixedStore(coinop.storage, 'vk:'));
  const listeners = new Set<Listener>();
  answerVendorScripts(page, table.vk.scripts);

  function emit(type: string, data: object): void {
    for (const listener of listeners) listener({ detail: { type, data } });
    page.dispatchEvent(new page.MessageEvent('message', { data: { type, data } }));
  }

  async function send(name: string, params: Params): Promise<object> {
    const method = methods[name];
    if (method === undefined) throw vkError(6, 'Unsupported platform');
    return method(params ?? {});
  }

  async function sendAndTell(name: string, params: Params): Promise<object> {
    try {
      const data = await send(name, params);
      emit(`${name}Result`, data);
      return data;
    } catch (error) {
      const data = error instanceof Error ? vkError(1, error.message) : (error as object);
      emit(`${name}Failed`, data);
      throw data;
    }
  }

  coinop.on('pause', () => emit('VKWebAppViewHide', {}));
  coinop.on('resume', () => emit('VKWebAppViewRestore', {}));

  const supports = (name: string) => Object.hasOwn(methods, name);
  provide(
    page,
    'vkBridge',
    lenient({
      send: sendAndTell,
      sendPromise: sendAndTell,
      subscribe: (listener: Listener) => void listeners.add(listener),
      unsubscribe: (listener: Listener) => void listeners.delete(listener),
      supports,
      supportsAsync: async (name: string) => supports(name),
      isWebView: () => false,
      isIframe: () => true,
      isEmbedded: () => true,
      isStandalone: () => false,
    }),
  );

  // A bundled bridge matches responses by request_id.
  async function answerPosted(name: string, { request_id, ...params }: { request_id?: unknown }): Promise<void> {
    const [ending, data] = await send(name, params).then(
      (result) => ['Result', result] as const,
      (error) => ['Failed', error instanceof Error ? vkError(1, error.message) : error] as const,
    );
    emit(name + ending, { ...data, request_id });
  }
  Object.defineProperty(page, 'parent', {
    configurable: true,
    value: {
      postMessage(message: unknown, ...rest: [WindowPostMessageOptions]) {
        const { type, handler, params } = (message ?? {}) as { type?: unknown; handler?: unknown; params?: object };
        if (type === 'vk-connect') void answerPosted(`${handler}`, params ?? {});
        else parent.postMessage(message, ...rest);
      },
    },
  });
}
