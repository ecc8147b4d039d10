import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

type FontFamilies = { families?: string[]; urls?: string[] };
type Config = {
  google?: FontFamilies;
  custom?: FontFamilies;
  loading?: () => void;
  active?: () => void;
  fontactive?: (family: string, description: string) => void;
};

const ownFontsMsMax = 3000;

// Google's web font loader. Games start in its `active` callback, which never fires where Google's fonts are
// unreachable: here it fires when the fonts in the build have loaded, and a browser uses fallbacks for the rest.
export function install(page: AdapterPage): void {
  const { document } = page;
  document.currentScript?.remove();
  // The loader's own script starts by inserting itself into the page, which is detected below.
  answerVendorScripts(page, table['web-fonts'].scripts, [], 'data:text/javascript,window.WebFont=null');

  async function load({ google, custom, ...callbacks }: Config): Promise<void> {
    callbacks.loading?.();
    const families = [google, custom]
      .flatMap((source) => source?.families ?? [])
      .map((text) => text.split(':')[0] ?? '');
    const own = Promise.all((custom?.urls ?? []).map(loadStyles)).then(() =>
      Promise.all(families.map((family) => document.fonts.load(`16px "${family}"`))),
    );
    const late = new Promise((resolve) => setTimeout(resolve, ownFontsMsMax));
    await Promise.race([own.catch(() => {}), late]);
    for (const family of families) callbacks.fontactive?.(family, 'n4');
    document.documentElement.classList.add('wf-active');
    callbacks.active?.();
  }

  const loadStyles = (href: string) =>
    new Promise<void>((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });

  const webFont = { load: (config: Config) => void load(config) };
  // A page may set its configuration before the loader is there. A copy of the loader in the build reads that next, and
  // finds nothing more to do.
  function loadWanted(): void {
    const wanted = page['WebFontConfig'] as Config | undefined;
    page['WebFontConfig'] = undefined;
    if (wanted) void load(wanted);
  }
  Object.defineProperty(page, 'WebFont', { configurable: true, get: () => webFont, set: loadWanted });
  page.addEventListener('load', loadWanted);
}
