import { drawBuildings } from './layers-of-buildings.ts';
import { drawFurniture } from './layers-of-furniture.ts';
import { drawNature } from './layers-of-nature.ts';
import { drawPlaces } from './layers-of-places.ts';
import { drawRooms } from './layers-of-rooms.ts';
import type { Pen } from './strip.ts';

const layers = { ...drawNature, ...drawBuildings, ...drawRooms, ...drawPlaces, ...drawFurniture };

export type LayerName = keyof typeof layers;

export function drawLayer(name: LayerName, pen: Pen): void {
  pen.ctx.fillStyle = pen.colour;
  layers[name](pen);
}
