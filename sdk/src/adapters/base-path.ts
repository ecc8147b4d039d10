import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// A page with a base element may route by its path, as Blazor's do: at `index.html` its router shows that there is nothing,
// at the folder its first page. The base element itself is emptied, so that both are the same folder; routers that ask it
// where the application begins, as Angular's and Vue's do, are told that folder.
export function install(page: AdapterPage): void {
  const { document, history, location } = page;
  document.currentScript?.remove();
  const [, folder] = /^(.*\/)index\.html$/.exec(location.pathname) ?? [];
  if (folder === undefined || page.origin === 'null') return;
  history.replaceState(history.state, '', `${folder}${location.search}${location.hash}`);
  const { prototype } = page.HTMLBaseElement;
  const { getAttribute } = prototype;
  prototype.getAttribute = function (name) {
    return name === 'href' ? folder : getAttribute.call(this, name);
  };
}
