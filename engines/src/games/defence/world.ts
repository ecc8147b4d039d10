import type { Point, Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Cell, DefenceMap } from './map.ts';

/** Quick hits one foe, heavy hits an area, cold slows. */
export type TowerKind = 'quick' | 'heavy' | 'cold';

export type Tower = { kind: TowerKind; cell: Cell; level: number; reload: number; recoil: number; aim: number };
export type Foe = {
  actor: Actor;
  walked: number;
  pace: number;
  life: number;
  lifeMax: number;
  slowed: number;
  hit: number;
  size: number;
  worth: number;
};
export type Bolt = { kind: TowerKind; from: Point; to: Foe; at: Point; damage: number; blast: number };

export type DefenceWorld = {
  map: DefenceMap;
  towers: Tower[];
  foes: Foe[];
  bolts: Bolt[];
  coins: number;
  wave: number;
  queue: { actor: Actor; wait: number; life: number; pace: number; size: number; worth: number }[];
  nextWave: number;
  chosen: number;
  open: boolean;
  byKeys: boolean;
  choice: number;
  cell: number;
  field: Rect;
};

export const towerKinds: Record<
  TowerKind,
  { price: number; reach: number; reload: number; damage: number; name: string }
> = {
  quick: { price: 40, reach: 2.3, reload: 0.42, damage: 5, name: 'QUICK' },
  heavy: { price: 70, reach: 2, reload: 1.3, damage: 12, name: 'BURST' },
  cold: { price: 50, reach: 2.1, reload: 0.8, damage: 3, name: 'SLOW' },
};
export const kindList: TowerKind[] = ['quick', 'heavy', 'cold'];

export const upgradePrice = (tower: Tower) => towerKinds[tower.kind].price * tower.level;
export const damageOf = (tower: Tower) => towerKinds[tower.kind].damage * (1 + (tower.level - 1) * 0.75);
export const reachOf = (tower: Tower) => towerKinds[tower.kind].reach + (tower.level - 1) * 0.25;

export const placeOf = (w: DefenceWorld, c: Cell): Point => ({
  x: w.field.x + (c.x + 0.5) * w.cell,
  y: w.field.y + (c.y + 0.5) * w.cell,
});

/** The positions of the choices around an opened pad, kept inside the window. */
export function menuOf(w: DefenceWorld, viewWidth: number): { at: Point; kind: TowerKind | 'upgrade' }[] {
  const pad = w.map.pads[w.chosen];
  if (!w.open || !pad) return [];
  const p = placeOf(w, pad);
  const built = w.towers.some((t) => t.cell === pad);
  const options: (TowerKind | 'upgrade')[] = built ? ['upgrade'] : kindList;
  const x = Math.max(84, Math.min(viewWidth - 84, p.x));
  const y = p.y < w.field.y + 90 ? p.y + 62 : p.y - 62;
  return options.map((kind, i) => ({ kind, at: { x: x + (i - (options.length - 1) / 2) * 58, y } }));
}
