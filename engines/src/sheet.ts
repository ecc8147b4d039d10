import { drawDecal } from './art/scenery/decals.ts';
import { drawFloorTile, drawGroundEdge } from './art/scenery/floor.ts';
import { drawLayer } from './art/scenery/layers.ts';
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
};
Object.assign(window, { __sheet: sheet });
