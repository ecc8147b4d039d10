import type { LayerName } from './scenery/layers.ts';
import type { Pen } from './scenery/strip.ts';

/** What the script loaded before the engine brings: drawings as text, and the pens for scenery. */
export type Sheet = {
  sprites: Record<string, string>;
  drawLayer(name: LayerName, pen: Pen): void;
};

export function sheetOfArt(): Sheet {
  return (window as unknown as { __sheet: Sheet }).__sheet;
}
