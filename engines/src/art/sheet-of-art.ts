import type { Scene } from '../plan.ts';
import type { Brush } from './scenery/decals.ts';
import type { drawFloorTile, drawGroundEdge } from './scenery/floor.ts';
import type { LayerName } from './scenery/layers.ts';
import type { Pen } from './scenery/strip.ts';

/** The data of the script loaded before the engine: drawings as text, and the functions for scenery. */
export type Sheet = {
  sprites: Record<string, string>;
  drawLayer(name: LayerName, pen: Pen): void;
  drawFloorTile: typeof drawFloorTile;
  drawGroundEdge: typeof drawGroundEdge;
  drawDecal(scene: Scene, isWet: boolean, place: number, brush: Brush): void;
};

export function sheetOfArt(): Sheet {
  return (window as unknown as { __sheet: Sheet }).__sheet;
}
