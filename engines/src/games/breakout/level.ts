import { isAlike, mix } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Brick, columns, rows } from './world.ts';

/** Whether four of five cells have the same colour. */
function isOfOneColour(cells: string[]): boolean {
  const alikeMost = Math.max(0, ...cells.map((cell) => cells.filter((other) => isAlike(cell, other)).length));
  return alikeMost > cells.length * 0.8;
}

/** Odd levels are pictures of the game's own cast, even ones patterns in its colours. */
export function bricksOf(stage: Stage, level: number): Brick[] {
  const { plan, art, random } = stage;
  const { accent, second, danger } = plan.palette;
  const { things, hero, foes } = plan.theme;
  const cast = stage.rule('unmet', 0) > 0 ? [...things, hero] : [...things, hero, ...foes];
  const asked = Math.min(rows, stage.rule('rows', 0));
  const made = plan.theme.brick;
  const brick = made && (made.tint ?? art.colourOf(made));
  const { pieces } = plan.palette;
  const isWall = asked > 0 || brick !== undefined || pieces !== undefined;
  const picture = level % 2 === 1 && !isWall ? art.cells(at(cast, (level - 1) / 2), columns, rows) : null;
  const patterns: ((column: number, row: number) => string | null)[] = [
    (c, r) => (r < 7 && (c + r) % 2 === 0 ? at([accent, second, danger], r) : null),
    (c, r) => (Math.abs(c - 5.5) + r * 0.9 < 8 && r < 8 ? at([accent, second], r) : null),
    (c, r) => (r < 8 && c % 3 !== 2 ? mix(accent, danger, r / 8) : null),
  ];
  const isPlain = isOfOneColour(picture?.flat().filter((colour) => colour !== null) ?? []);
  const wall = (c: number, r: number) => {
    if (r >= (asked || 6)) return null;
    if (!brick) return at(pieces ?? [accent, second, danger], r);
    return mix(brick, (c + r) % 2 ? '#ffffff' : '#000000', 0.12);
  };
  const pattern = isWall ? wall : at(patterns, Math.floor(level / 2));
  const strong = Math.min(0.3, level * 0.03 + plan.difficulty * 0.02);
  const bricks: Brick[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const drawn = picture ? (picture[row]?.[column] ?? null) : pattern(column, row);
      if (!drawn) continue;
      // A picture of one colour would be a wall without a pattern.
      const colour = isPlain ? mix(drawn, at([accent, second, danger], Math.floor(row / 2)), 0.55) : drawn;
      bricks.push({ column, row, colour, life: random.chance(strong) ? 2 : 1, shown: -row * 0.05 - column * 0.02 });
    }
  }
  return bricks;
}
