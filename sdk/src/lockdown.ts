// Takes away what could talk to the outside past the Content-Security-Policy, before game code runs: WebRTC, which
// Chromium does not hold to it, WebTransport, and service workers. Also in the frames that a game makes and in its
// workers. It is the second lock, not the first: a fresh realm that none of these ways sees keeps its own copies.
//
// The function is also used as text, at the head of srcdoc documents and workers, so it may refer to nothing outside.
export function lockdown(scope: typeof globalThis): void {
  const source = `(${lockdown})(self);`;
  const asScript = `<script>${source}document.currentScript.remove()</script>`;
  const global = scope as typeof globalThis & Record<string, unknown>;

  for (const name of Object.getOwnPropertyNames(global)) {
    if (/^(webkit|moz)?RTC|^WebTransport/.test(name)) delete global[name];
  }
  const container = global.ServiceWorkerContainer?.prototype;
  if (container) {
    container.register = () =>
      Promise.reject(new global.DOMException('Games have no service workers here.', 'SecurityError'));
  }

  // A worker made from text gets these lines first. One made from a file keeps its address, for its relative addresses.
  function guardWorker(name: 'Worker' | 'SharedWorker'): void {
    const original = global[name];
    if (!original) return;
    const create = (target: typeof original, [url, options]: [unknown, unknown], as: typeof original): object =>
      Reflect.construct(target, [/^(blob|data):/.test(`${url}`) ? guardedUrl(`${url}`) : url, options], as);
    Object.assign(global, { [name]: new Proxy(original, { construct: create as never }) });
  }

  function guardedUrl(url: string): string {
    try {
      // Synchronous, because the game may revoke the address in its next line.
      const request = new global.XMLHttpRequest();
      request.open('GET', url, false);
      request.send();
      return global.URL.createObjectURL(
        new global.Blob([source, '\n', request.responseText], { type: 'text/javascript' }),
      );
    } catch {
      return url;
    }
  }

  guardWorker('Worker');
  guardWorker('SharedWorker');
  const { document, Element } = global;
  if (!document) return;

  const locked = new WeakSet<object>();
  function lockFrame(frame: Window | null): void {
    try {
      // Reading the origin throws for a frame of another origin, which this page cannot access either.
      if (!frame || locked.has(frame.document)) return;
      locked.add(frame.document);
      (frame as Window & { eval(text: string): void }).eval(source);
    } catch {
      // Not accessible.
    }
  }
  function lockFrames(): void {
    for (let index = 0; index < global.length; index++) lockFrame(global[index] as unknown as Window);
  }

  // Synchronously with the insertion of a frame, because the next line could access it.
  const insertions =
    'append prepend replaceChildren before after replaceWith insertAdjacentElement insertAdjacentHTML setHTMLUnsafe write writeln appendChild insertBefore replaceChild insertNode surroundContents';
  const owners = [global.Node, Element, global.Document, global.DocumentFragment, global.CharacterData, global.Range];
  for (const { prototype } of owners) {
    const methods = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of insertions.split(' ')) {
      if (!Object.hasOwn(methods, name)) continue;
      const original = methods[name];
      methods[name] = function (this: unknown, ...args: unknown[]) {
        const result = original?.apply(this, args);
        lockFrames();
        return result;
      };
    }
  }
  function wrap(owner: object, name: string, wrapped: (found: PropertyDescriptor) => PropertyDescriptor): void {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) Object.defineProperty(owner, name, { ...found, ...wrapped(found) });
  }
  for (const { prototype } of [Element, global.ShadowRoot]) {
    for (const name of ['innerHTML', 'outerHTML']) {
      wrap(prototype, name, ({ set }) => ({
        set(value) {
          set?.call(this, value);
          lockFrames();
        },
      }));
    }
  }
  for (const { prototype } of [global.HTMLIFrameElement, global.HTMLFrameElement, global.HTMLObjectElement]) {
    for (const name of ['contentWindow', 'contentDocument']) {
      wrap(prototype, name, ({ get }) => ({
        get() {
          const found = get?.call(this);
          lockFrame(found?.defaultView ?? found);
          return found;
        },
      }));
    }
  }

  // A frame loads in a later task, so this runs first.
  function guardFrame(frame: HTMLIFrameElement): void {
    const text = frame.getAttribute('srcdoc');
    if (text !== null && !text.startsWith(asScript)) frame.srcdoc = asScript + text;
    // A document made by such an address has a realm of its own, and nothing could be set before its scripts.
    // An empty text makes none: GWT writes into such a frame, and to leave that page would end its program.
    if (/^javascript:['"]*[^'"]/.test(frame.src)) frame.src = 'about:blank';
  }
  function guardTree(root: Element | ShadowRoot): void {
    for (const element of root.querySelectorAll('*')) guardElement(element);
  }
  function guardElement(element: Element): void {
    if (element.localName === 'iframe') guardFrame(element as HTMLIFrameElement);
    if (element.shadowRoot) watch(element.shadowRoot);
  }
  function watch(root: Document | ShadowRoot): void {
    if (locked.has(root)) return;
    locked.add(root);
    new global.MutationObserver((records) => {
      lockFrames();
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'attributes' ? [target] : addedNodes) {
          if (!(node instanceof Element)) continue;
          guardElement(node);
          if (type !== 'attributes') guardTree(node);
        }
      }
    }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['srcdoc', 'src'] });
    if ('host' in root) guardTree(root);
  }
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
}
