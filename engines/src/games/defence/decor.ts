import { propOfScene } from '../../art/scenery/props.ts';
import { at } from '../../math/random.ts';
import type { Plan, Scene } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Cell, DefenceMap } from './map.ts';
import { type DefenceWorld, placeOf } from './world.ts';

/** What stands about where the prop of the scene is loud, or could be taken for one of the cast. */
const quiet: Partial<Record<Scene, string[]>> = {
  haunted: ['gravestone', 'wayside', 'gravestone', 'deadtree', 'gravestone', 'candle'],
  city: ['tree', 'tree', 'house'],
  candy: ['lollipop', 'cupcake', 'icecream', 'cookie'],
  farm: ['corn', 'tree', 'barrel'],
  meadow: ['tree', 'flower'],
  volcano: ['rock', 'deadtree'],
  sea: ['shell', 'rock'],
  kitchen: ['barrel'],
  room: ['book', 'crate'],
  school: ['book', 'pencil'],
  space: ['asteroid', 'rock'],
  starship: ['crate', 'barrel'],
  cyber: ['crate'],
  stadium: ['tree'],
  fair: ['balloon', 'tree'],
  swamp: ['mushroom', 'deadtree'],
  castle: ['tree', 'barrel', 'rock'],
  dungeon: ['barrel', 'rock'],
  desert: ['cactus', 'rock', 'cactus'],
  cave: ['crystal', 'rock'],
  temple: ['rock', 'palm'],
};

export function decorOf({ theme }: Plan): string[] {
  const cast = [theme.hero, ...theme.foes, ...theme.things].map(({ sprite }) => sprite);
  const found = (quiet[theme.scene] ?? [propOfScene[theme.scene]]).filter((name) => !cast.includes(name));
  return found.length > 0 ? found : ['rock'];
}

/** Cells with something in them: a few of those that nobody passes or builds on, and none beside a building place. */
export function decoratedCells({ columns, rows, path, pads }: DefenceMap, seed: number): (Cell & { n: number })[] {
  const cells: (Cell & { n: number })[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const n = (x * 73 + y * 151 + seed) % 11;
      const near = (one: Cell, reach: number) => Math.abs(one.x - x) + Math.abs(one.y - y) <= reach;
      if (n < 6 && !path.some((one) => near(one, 0)) && !pads.some((one) => near(one, 1))) cells.push({ x, y, n });
    }
  return cells;
}

/** Smaller and paler than whoever walks or fights here. */
export function drawDecor(stage: Stage, w: DefenceWorld): void {
  const { art, plan } = stage;
  const names = decorOf(plan);
  for (const { x, y, n } of decoratedCells(w.map, plan.seed)) {
    const p = placeOf(w, { x, y });
    art.draw(art.actor(at(names, x + y * 3 + n)), p.x, p.y, w.cell * (0.56 + n * 0.03), { alpha: 0.66 });
  }
}
