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

  // A worker made of text gets these lines first. One made of a file keeps its address, for its relative addresses.
  function guardWorker(name: 'Worker' | 'SharedWorker'): void {
    const original = global[name];
    if (!original) return;
    const create = (target: typeof original, [url, options]: [unknown, unknown], as: typeof original): object =>
      Reflect.construct(target, [/^(blob|data):/.test(`${url}`) ? guardedUrl(`${url}`) : url, options], as);
    Object.assign(global, { [name]: new Proxy(original, { construct: create as never }) });
  }

  function guardedUrl(url: string): string {
    try {
      // Waits, because the game may revoke the address in its next line.
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
      // Reading the origin throws for a frame of another origin, which nobody in this page can reach into either.
      if (!frame || locked.has(frame.document)) return;
      locked.add(frame.document);
      (frame as Window & { eval(text: string): void }).eval(source);
    } catch {
      // Out of reach.
    }
  }
  function lockFrames(): void {
    for (let index = 0; index < global.length; index++) lockFrame(global[index] as unknown as Window);
  }

  // In the same breath as a frame comes into the page, for the next line could reach into it.
  const inserting: [object, string[]][] = [
    [global.Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
    [Element.prototype, ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren']],
    [Element.prototype, ['insertAdjacentElement', 'insertAdjacentHTML', 'setHTMLUnsafe']],
    [global.Document.prototype, ['write', 'writeln']],
  ];
  for (const [owner, names] of inserting) {
    const methods = owner as Record<string, ((...args: unknown[]) => unknown) | undefined>;
    for (const name of names) {
      const original = methods[name];
      if (!original) continue;
      methods[name] = function (this: unknown, ...args: unknown[]) {
        const result = original.apply(this, args);
        lockFrames();
        return result;
      };
    }
  }
  function wrap(owner: object, name: string, wrapped: (found: PropertyDescriptor) => PropertyDescriptor): void {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) Object.defineProperty(owner, name, { ...found, ...wrapped(found) });
  }
  for (const name of ['innerHTML', 'outerHTML']) {
    wrap(Element.prototype, name, ({ set }) => ({
      set(value) {
        set?.call(this, value);
        lockFrames();
      },
    }));
  }
  for (const name of ['contentWindow', 'contentDocument']) {
    wrap(global.HTMLIFrameElement.prototype, name, ({ get }) => ({
      get() {
        const found = get?.call(this);
        lockFrame(found?.defaultView ?? found);
        return found;
      },
    }));
  }

  // A srcdoc document is loaded in a later task, this runs before.
  function guardSrcdoc(frame: Element): void {
    const text = frame.getAttribute('srcdoc');
    if (text !== null && !text.startsWith(asScript)) frame.setAttribute('srcdoc', asScript + text);
  }
  function watch(root: Node): void {
    new global.MutationObserver((records) => {
      lockFrames();
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'attributes' ? [target] : addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.localName === 'iframe') guardSrcdoc(node);
          for (const frame of node.querySelectorAll('iframe[srcdoc]')) guardSrcdoc(frame);
        }
      }
    }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['srcdoc'] });
  }
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
}
