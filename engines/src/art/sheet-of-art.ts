import type { Scene } from '../plan.ts';
import type { paintBody } from './body.ts';
import type { Brush } from './scenery/decals.ts';
import type { drawFloorTile, drawGroundEdge } from './scenery/floor.ts';
import type { LayerName } from './scenery/layers.ts';
import type { drawLight } from './scenery/light.ts';
import type { drawAurora } from './scenery/sky-sights.ts';
import type { Pen } from './scenery/strip.ts';
import type { drawNearWave, drawWater } from './scenery/water-line.ts';

/** The data of the script loaded before the engine: drawings as text, and the functions for scenery. */
export type Sheet = {
  sprites: Record<string, string>;
  drawLayer(name: LayerName, pen: Pen): void;
  drawFloorTile: typeof drawFloorTile;
  drawGroundEdge: typeof drawGroundEdge;
  paintBody: typeof paintBody;
  drawLight: typeof drawLight;
  drawAurora: typeof drawAurora;
  drawWater: typeof drawWater;
  drawNearWave: typeof drawNearWave;
  drawDecal(scene: Scene, isWet: boolean, place: number, brush: Brush): void;
};

export function sheetOfArt(): Sheet {
  return (window as unknown as { __sheet: Sheet }).__sheet;
}
