import { write } from '../canvas/lettering.ts';
import type { View } from '../canvas/screen.ts';
import { alpha, darker } from '../math/colour.ts';
import { inside, type Point, type Rect } from '../math/maths.ts';
import { fillRounded } from './board.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';

const rowsMax = 5;
const rowHeight = 58;

export type ShopPanel = {
  /** The button in the corner of the title and the result screen, or the open list. */
  draw(stage: Stage): void;
  /** True when the shop handled the touch. */
  press(view: View, p: Point): boolean;
  isOpen(): boolean;
};

export function createShopPanel(shop: Shop): ShopPanel {
  let open = false;
  return {
    isOpen: () => open,
    draw: (stage) => {
      if (shop.items().length === 0) return;
      if (open) drawList(stage, shop);
      else drawButton(stage);
    },
    press: (view, p) => {
      if (shop.items().length === 0) return false;
      if (!open) {
        open = inside(p, buttonOf(view));
        return open;
      }
      const row = rowsOf(view, shop).findIndex((rect) => inside(p, rect));
      const item = shop.items()[row];
      if (item && !isSettled(shop, row)) shop.buy(item);
      else if (row < 0) open = false;
      return true;
    },
  };
}

/** A durable that is owned is not sold again. */
function isSettled(shop: Shop, row: number): boolean {
  const item = shop.items()[row];
  return item !== undefined && item.kind === 'durable' && shop.quantityOf(item) > 0;
}

const buttonOf = (view: View): Rect => ({ x: 12, y: view.h - 62, w: 108, h: 48 });

function rowsOf(view: View, shop: Shop): Rect[] {
  const count = Math.min(rowsMax, shop.items().length);
  const w = Math.min(340, view.w - 32);
  const top = view.h / 2 - (count * rowHeight) / 2 + 14;
  return Array.from({ length: count }, (_, i) => ({
    x: (view.w - w) / 2,
    y: top + i * rowHeight,
    w,
    h: rowHeight - 8,
  }));
}

function drawButton({ ctx, view, plan, art }: Stage): void {
  const rect = buttonOf(view);
  fillRounded(ctx, rect, 24, alpha(plan.palette.ink, 0.72));
  ctx.strokeStyle = '#ffc53d';
  ctx.lineWidth = 2;
  ctx.stroke();
  art.draw(art.actor('coin'), rect.x + 26, rect.y + rect.h / 2, 26);
  write(ctx, 'SHOP', rect.x + 72, rect.y + rect.h / 2, 11, { fill: plan.palette.paper, weight: 0.22 });
}

function drawList(stage: Stage, shop: Shop): void {
  const { ctx, view, plan, art } = stage;
  const { palette } = plan;
  ctx.fillStyle = alpha(palette.ink, 0.8);
  ctx.fillRect(0, 0, view.w, view.h);
  const rows = rowsOf(view, shop);
  write(ctx, 'SHOP', view.w / 2, (rows[0]?.y ?? view.h / 2) - 30, 20, { fill: palette.paper, under: palette.ink });
  rows.forEach((rect, i) => {
    const item = shop.items()[i];
    if (!item) return;
    const quantity = shop.quantityOf(item);
    fillRounded(ctx, rect, 14, darker(palette.near, 0.45));
    ctx.strokeStyle = alpha(palette.paper, 0.25);
    ctx.lineWidth = 1.5;
    ctx.stroke();
    // The creator's own text may be in any script, which our lettering does not cover.
    ctx.fillStyle = palette.paper;
    ctx.font = '600 15px system-ui, sans-serif';
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    ctx.fillText(
      quantity > 1 ? `${item.name} ×${quantity}` : item.name,
      rect.x + 16,
      rect.y + rect.h / 2,
      rect.w - 130,
    );
    const right = rect.x + rect.w - 16;
    if (isSettled(shop, i)) {
      write(ctx, 'YOURS', right, rect.y + rect.h / 2, 10, { align: 'right', fill: '#5af2c0', weight: 0.22 });
      return;
    }
    const isPending = shop.pending() === item.id;
    art.draw(art.actor('coin'), right - 62, rect.y + rect.h / 2, 22);
    write(ctx, isPending ? '...' : String(item.price), right, rect.y + rect.h / 2, 13, {
      align: 'right',
      fill: '#ffc53d',
      tabular: true,
    });
  });
  const bottom = (rows.at(-1)?.y ?? view.h / 2) + rowHeight + 18;
  write(ctx, 'TAP OUTSIDE TO CLOSE', view.w / 2, bottom, 8, { fill: palette.paper, weight: 0.2 });
}
