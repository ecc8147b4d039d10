import type { Brush } from './decals.ts';
import type { LayerName } from './layers.ts';
import type { SceneArt } from './scene-art.ts';
import type { Pen } from './strip.ts';

/** A layer of the shared sheet by its name, or one that only this site has. */
export type SiteLayer = LayerName | ((pen: Pen) => void);
export type SiteArt = SceneArt<SiteLayer> & {
  /** What lies on its floor, seen from above, where no scene has the like. */
  drawDecal?(brush: Brush): void;
};

type WithSite = { __site?: SiteArt };

/** A site is a script of its own, which only the documents of games there contain. */
export function openSite(art: SiteArt): void {
  (window as unknown as WithSite).__site = art;
}

export const openedSite = (): SiteArt | undefined => (window as unknown as WithSite).__site;
