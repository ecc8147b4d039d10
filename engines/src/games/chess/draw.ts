import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { drawFrame, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import { actorOfSide, colourOfSide, drawPlayers, isClassic, isPlayersTurn, pieceOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { tracePiece } from './pieces.ts';
import type { Piece, PieceName } from './position.ts';
import type { ChessWorld } from './world.ts';

const spotOf = (cell: number) => ({ column: cell % 8, row: cell >> 3 });

export function drawChess(stage: Stage, w: ChessWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { palette } = plan;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.16 });
  drawTray(stage, w.grid, 0.8);
  drawCells(stage, w);
  const order = w.position.cells.flatMap((piece, cell) => (piece ? [{ piece, cell }] : []));
  for (const { piece, cell } of order) if (cell !== w.last?.to) drawPiece(stage, w, piece, spotOf(cell));
  if (w.last) drawMoving(stage, w);
  drawChoices(stage, w);
  if (w.byKeys && isPlayersTurn(w.duel)) drawFrame(stage, w.grid, w.cursor, palette.accent);
  drawPlayers(stage, w.duel, w.grid);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCells(stage: Stage, w: ChessWorld): void {
  const { ctx, plan, time } = stage;
  const { palette } = plan;
  const [light, dark] = [mix('#f6ecd8', palette.sky[1], 0.12), mix('#8a6f5c', palette.second, 0.45)];
  for (let cell = 0; cell < 64; cell++) {
    const spot = spotOf(cell);
    const { x, y } = middleOf(w.grid, spot);
    const size = w.grid.cell;
    const box = { x: x - size / 2, y: y - size / 2, w: size + 0.4, h: size + 0.4 };
    ctx.fillStyle = (spot.column + spot.row) % 2 ? dark : light;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    if (cell === w.last?.from || cell === w.last?.to) fillRounded(ctx, box, 0, alpha(palette.accent, 0.35));
    const piece = w.position.cells[cell];
    if (w.isCheck && piece?.name === 'king' && piece.side === w.position.turn)
      fillRounded(ctx, box, 0, alpha('#ff3b3b', 0.5 + 0.2 * Math.sin(time * 8)));
  }
}

function drawMoving(stage: Stage, w: ChessWorld): void {
  if (!w.last) return;
  const piece = w.position.cells[w.last.to];
  if (!piece) return;
  const [from, to] = [spotOf(w.last.from), spotOf(w.last.to)];
  drawPiece(stage, w, piece, {
    column: from.column + (to.column - from.column) * w.slide,
    row: from.row + (to.row - from.row) * w.slide - Math.sin(w.slide * Math.PI) * 0.25,
  });
}

function drawChoices(stage: Stage, w: ChessWorld): void {
  const { ctx, plan } = stage;
  if (w.chosen < 0) return;
  drawFrame(stage, w.grid, spotOf(w.chosen), plan.palette.accent);
  for (const { from, to } of w.moves) {
    if (from !== w.chosen) continue;
    const { x, y } = middleOf(w.grid, spotOf(to));
    ctx.fillStyle = alpha(plan.palette.accent, 0.85);
    ctx.strokeStyle = alpha(plan.palette.ink, 0.7);
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(x, y, w.grid.cell * (w.position.cells[to] ? 0.44 : 0.15), 0, turn);
    if (w.position.cells[to]) {
      ctx.lineWidth = 4;
      ctx.strokeStyle = plan.palette.accent;
    } else ctx.fill();
    ctx.stroke();
  }
}

/**
 * White is light with a rim in the player's colour, black is dark with one in the opponent's; kings and pawns show the
 * cast, or every piece a member of the group that was asked for.
 */
function drawPiece(stage: Stage, w: ChessWorld, piece: Piece, spot: { column: number; row: number }): void {
  const { ctx, art, time } = stage;
  const { x, y } = middleOf(w.grid, spot);
  const scale = w.grid.cell / 100;
  const colour = colourOfSide(stage, piece.side);
  const isAsked = stage.plan.theme.hero.tint !== null && stage.plan.theme.foes[0]?.tint;
  const fill = isAsked ? colour : piece.side === 0 ? lighter(colour, 0.82) : darker(colour, 0.72);
  ctx.save();
  ctx.translate(x, y + w.grid.cell * 0.06);
  ctx.scale(scale * 1.12, scale * 1.12);
  tracePiece(ctx, piece.name);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = piece.side === 0 ? '#2a2233' : lighter(colour, 0.55);
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.restore();
  if (isClassic(stage)) return;
  const bob = piece.side === w.position.turn ? Math.sin(time * 3 + spot.column) * 0.03 : 0;
  const actor = actorOnPiece(stage, piece);
  if (!actor) return;
  const [raised, size] = piece.name === 'pawn' ? [0.1, 0.36] : [0.03, 0.46];
  art.draw(actor, x, y - w.grid.cell * raised, w.grid.cell * size, { tilt: bob });
}

const ranks: PieceName[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** Who is seen on a piece: of a group somebody else on each, otherwise only on kings and pawns. */
function actorOnPiece(stage: Stage, { name, side }: Piece): Actor | null {
  if (stage.rule('troupe', 0) === 0) {
    if (name === 'king') return actorOfSide(stage, side);
    return name === 'pawn' ? pieceOfSide(stage, side) : null;
  }
  const rank = ranks.indexOf(name);
  // The queen of one side is who the king of the other one is.
  return stage.plan.theme.things[side === 1 && rank < 2 ? 1 - rank : rank] ?? null;
}
