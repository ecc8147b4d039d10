import { write } from '../../canvas/lettering.ts';
import { alpha, darker, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawDecor } from './decor.ts';
import { drawWay } from './draw-way.ts';
import { alongPath } from './map.ts';
import {
  type DefenceWorld,
  menuOf,
  placeOf,
  reachOf,
  type Tower,
  type TowerKind,
  towerKinds,
  upgradePrice,
} from './world.ts';

export function drawDefence(stage: Stage, w: DefenceWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.drawFloor({ x: -10, y: -10, w: view.w + 20, h: view.h + 20 });
  drawWay(stage, w);
  drawDecor(stage, w);
  w.map.pads.forEach((pad, i) => {
    const p = placeOf(w, pad);
    const tower = w.towers.find((t) => t.cell === pad);
    // Nothing on the floor shows through where one builds.
    ctx.fillStyle = mix(plan.palette.ground, plan.palette.ink, 0.5);
    ctx.strokeStyle = i === w.chosen && (w.open || w.byKeys) ? plan.palette.accent : alpha(plan.palette.paper, 0.55);
    ctx.lineWidth = 2.5;
    ctx.setLineDash(tower ? [] : [6, 5]);
    ctx.beginPath();
    ctx.arc(p.x, p.y, w.cell * 0.4, 0, turn);
    ctx.fill();
    ctx.stroke();
    ctx.setLineDash([]);
    if (!tower && i !== w.chosen) write(ctx, '+', p.x, p.y, 12, { fill: alpha(plan.palette.paper, 0.7) });
  });
  const end = placeOf(w, alongPath(w.map.path, w.map.path.length));
  const { guarded, hero } = plan.theme;
  art.draw(guarded ?? hero, end.x, end.y - 4, w.cell * 1.15, {
    squash: Math.sin(time * 3) * 0.03,
    ...(!guarded && { walk: time * 2 }),
  });
  for (const foe of w.foes) {
    const p = placeOf(w, alongPath(w.map.path, foe.walked));
    const ahead = placeOf(w, alongPath(w.map.path, foe.walked + 0.3));
    const size = w.cell * foe.size;
    art.draw(foe.actor, p.x, p.y - 4 - Math.abs(Math.sin(time * 7 + foe.walked)) * 3, size, {
      white: foe.hit > 0,
      flip: ahead.x < p.x - 1,
      walk: time * 9 + foe.walked,
    });
    if (foe.slowed > 0) {
      ctx.fillStyle = 'rgba(140,220,255,0.4)';
      ctx.beginPath();
      ctx.arc(p.x, p.y, size * 0.45, 0, turn);
      ctx.fill();
    }
    if (foe.life < foe.lifeMax) {
      ctx.fillStyle = alpha(plan.palette.ink, 0.7);
      ctx.fillRect(p.x - 16, p.y - size * 0.6 - 4, 32, 5);
      ctx.fillStyle = plan.palette.danger;
      ctx.fillRect(p.x - 15, p.y - size * 0.6 - 3, (30 * Math.max(0, foe.life)) / foe.lifeMax, 3);
    }
  }
  for (const tower of w.towers) drawTower(stage, w, tower);
  for (const bolt of w.bolts) {
    ctx.fillStyle =
      bolt.kind === 'cold' ? '#aee9ff' : bolt.kind === 'heavy' ? plan.palette.danger : plan.palette.accent;
    ctx.strokeStyle = plan.palette.ink;
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.arc(bolt.at.x, bolt.at.y, bolt.kind === 'heavy' ? 7 : 4.5, 0, turn);
    ctx.fill();
    ctx.stroke();
  }
  effects.draw(ctx);
  // Behind the title they would be in its way.
  if (stage.played > 0) {
    drawMenu(stage, w);
    drawPurse(stage, w);
  }
  backdrop.drawAir();
}

function emblemOf(stage: Stage, kind: TowerKind): Actor {
  const { hero, things, tool } = stage.plan.theme;
  if (tool) return tool;
  return kind === 'quick' ? hero : at(things, kind === 'heavy' ? 0 : 1);
}

const collar: Record<TowerKind, (stage: Stage) => string> = {
  quick: (stage) => stage.plan.palette.accent,
  heavy: (stage) => stage.plan.palette.danger,
  cold: () => '#7fd4ff',
};

function drawTower(stage: Stage, w: DefenceWorld, tower: Tower): void {
  const { ctx, art, plan } = stage;
  const p = placeOf(w, tower.cell);
  const r = w.cell * 0.36;
  if (w.open && w.map.pads[w.chosen] === tower.cell) {
    ctx.fillStyle = alpha(plan.palette.paper, 0.14);
    ctx.beginPath();
    ctx.arc(p.x, p.y, reachOf(tower) * w.cell, 0, turn);
    ctx.fill();
  }
  const isPotted = stage.rule('pots', 0) > 0;
  ctx.fillStyle = isPotted ? '#b5643c' : darker(collar[tower.kind](stage), 0.45);
  ctx.beginPath();
  if (isPotted) {
    ctx.moveTo(p.x - r * 0.86, p.y);
    ctx.lineTo(p.x + r * 0.86, p.y);
    ctx.lineTo(p.x + r * 0.58, p.y + r * 1.15);
    ctx.lineTo(p.x - r * 0.58, p.y + r * 1.15);
  } else ctx.roundRect(p.x - r, p.y - r * 0.2, r * 2, r * 1.3, 7);
  ctx.fill();
  ctx.fillStyle = collar[tower.kind](stage);
  ctx.beginPath();
  ctx.roundRect(p.x - r, p.y - r * 0.3, r * 2, r * 0.6, 6);
  ctx.fill();
  const kick = tower.recoil * 5;
  art.draw(
    emblemOf(stage, tower.kind),
    p.x - Math.cos(tower.aim) * kick,
    p.y - r * 0.7 - Math.sin(tower.aim) * kick,
    w.cell * 0.78,
    { flip: Math.cos(tower.aim) < 0, squash: tower.recoil * 0.12 },
  );
  for (let i = 0; i < tower.level; i++) {
    ctx.fillStyle = plan.palette.paper;
    ctx.beginPath();
    ctx.arc(p.x + (i - (tower.level - 1) / 2) * 9, p.y + r * 0.8, 3, 0, turn);
    ctx.fill();
  }
}

function drawMenu(stage: Stage, w: DefenceWorld): void {
  const { ctx, art, plan } = stage;
  const pad = w.map.pads[w.chosen];
  const tower = w.towers.find((t) => t.cell === pad);
  menuOf(w, stage.view.w).forEach(({ at: p, kind }, i) => {
    const price = kind === 'upgrade' ? (tower && tower.level < 4 ? upgradePrice(tower) : 0) : towerKinds[kind].price;
    const can = w.coins >= price && price > 0;
    ctx.globalAlpha = can ? 1 : 0.55;
    ctx.fillStyle = plan.palette.ink;
    ctx.strokeStyle =
      w.byKeys && i === w.choice ? plan.palette.paper : kind === 'upgrade' ? plan.palette.accent : collar[kind](stage);
    ctx.lineWidth = 3.5;
    ctx.beginPath();
    ctx.arc(p.x, p.y, 26, 0, turn);
    ctx.fill();
    ctx.stroke();
    if (kind === 'upgrade')
      write(ctx, tower && tower.level >= 4 ? 'MAX' : 'UP', p.x, p.y - 5, 9, { fill: plan.palette.paper });
    else art.draw(emblemOf(stage, kind), p.x, p.y - 5, 32);
    if (price) write(ctx, String(price), p.x, p.y + 16, 8, { fill: plan.palette.accent, weight: 0.22 });
    if (kind !== 'upgrade')
      write(ctx, towerKinds[kind].name, p.x, p.y + 36, 6.5, {
        fill: plan.palette.paper,
        under: plan.palette.ink,
        weight: 0.22,
      });
    ctx.globalAlpha = 1;
  });
}

function drawPurse(stage: Stage, w: DefenceWorld): void {
  const { ctx, art, plan } = stage;
  art.draw(art.actor('coin'), 118, 54, 26);
  write(ctx, String(w.coins), 136, 55, 12, {
    align: 'left',
    fill: plan.palette.paper,
    under: plan.palette.ink,
    tabular: true,
  });
}
