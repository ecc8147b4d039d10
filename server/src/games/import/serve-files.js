// Inserted into a bundled game before its own scripts: requests for names of the game's folder are served from the
// document. `files` are data: addresses by name, inserted at the last line. All other requests are unchanged.
((files) => {
  const page = document.baseURI;
  const bases = [new URL('.', page).href, new URL('/', page).href];

  function find(address) {
    let url;
    try {
      url = new URL(address, page);
    } catch {
      return undefined;
    }
    const href = `${url.origin}${url.pathname}`;
    for (const base of bases) {
      if (!href.startsWith(base)) continue;
      const name = decode(href.slice(base.length));
      if (Object.hasOwn(files, name)) return files[name];
    }
    return undefined;
  }

  function decode(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  const inside = (address) => find(address) ?? address;
  const inStyle = (text) =>
    String(text).replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (_, __, address) => `url("${inside(address)}")`);

  const fetchAnywhere = window.fetch;
  window.fetch = (request, options) => {
    const found = find(request instanceof Request ? request.url : request);
    return found === undefined ? fetchAnywhere(request, options) : fetchAnywhere(found);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    return open.call(this, method, inside(address), ...rest);
  };

  const replaceSetter = (prototype, property, change) => {
    const { get, set, ...rest } = Object.getOwnPropertyDescriptor(prototype, property);
    Object.defineProperty(prototype, property, {
      ...rest,
      get,
      set(value) {
        set.call(this, change(value));
      },
    });
  };
  for (const element of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement, HTMLTrackElement, HTMLScriptElement]) {
    replaceSetter(element.prototype, 'src', inside);
  }
  const names = ['src', 'href', 'xlink:href', 'poster'];
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const isAddress = names.includes(String(name).toLowerCase()) && !(this instanceof HTMLAnchorElement);
    return setAttribute.call(this, name, isAddress ? inside(value) : value);
  };

  // A template's content loads nothing, so it can be changed first.
  const { get: htmlOf, set: setHtml } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  const inHtml = (html) => {
    if (!/\b(?:src|href|poster)\s*=|url\(/i.test(html)) return html;
    const template = document.createElement('template');
    setHtml.call(template, html);
    for (const element of template.content.querySelectorAll('*')) {
      for (const name of names) if (element.hasAttribute(name)) element.setAttribute(name, element.getAttribute(name));
      if (element.hasAttribute('style')) setAttribute.call(element, 'style', inStyle(element.getAttribute('style')));
    }
    return htmlOf.call(template);
  };
  replaceSetter(Element.prototype, 'innerHTML', inHtml);
  const { insertAdjacentHTML } = Element.prototype;
  Element.prototype.insertAdjacentHTML = function (position, html) {
    return insertAdjacentHTML.call(this, position, inHtml(html));
  };

  const construct = (kind, change) =>
    new Proxy(kind, { construct: (target, values, self) => Reflect.construct(target, change(values), self) });
  window.Audio = construct(window.Audio, ([address, ...rest]) =>
    address === undefined ? [] : [inside(address), ...rest],
  );
  window.FontFace = construct(window.FontFace, ([family, source, ...rest]) => [
    family,
    typeof source === 'string' ? inStyle(source) : source,
    ...rest,
  ]);
  // A worker may only come from a blob: address. It is one file here, so it runs as a plain script.
  window.Worker = construct(window.Worker, ([address, options]) => {
    const found = find(address);
    if (found === undefined) return [address, options];
    const bytes = Uint8Array.from(atob(found.slice(found.indexOf(',') + 1)), (character) => character.charCodeAt(0));
    const script = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
    return [script, { ...options, type: 'classic' }];
  });
})(__files__);
