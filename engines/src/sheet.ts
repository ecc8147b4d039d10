import { paintBody } from './art/body.ts';
import { drawDecal } from './art/scenery/decals.ts';
import { drawFloorTile, drawGroundEdge } from './art/scenery/floor.ts';
import { drawLayer } from './art/scenery/layers.ts';
import { drawLight } from './art/scenery/light.ts';
import { drawAurora } from './art/scenery/sky-sights.ts';
import { drawNearWave, drawWater } from './art/scenery/water-line.ts';
import type { Sheet } from './art/sheet-of-art.ts';
import { accessories } from './art/sprites/accessories.ts';
import { animals } from './art/sprites/sprites-of-animals.ts';
import { people } from './art/sprites/sprites-of-people.ts';
import { things } from './art/sprites/sprites-of-things.ts';

// A separate script: every engine draws from the same sheet, so no engine contains it.
const worn = Object.fromEntries(Object.entries(accessories).map(([name, text]) => [`worn ${name}`, text]));
const sheet: Sheet = {
  sprites: { ...things, ...people, ...animals, ...worn },
  drawLayer,
  drawFloorTile,
  drawGroundEdge,
  drawDecal,
  paintBody,
  drawLight,
  drawAurora,
  drawWater,
  drawNearWave,
};
Object.assign(window, { __sheet: sheet });
