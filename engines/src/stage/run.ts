import { openArt } from '../art/art.ts';
import { openBackdrop } from '../art/backdrop.ts';
import type { Plan } from '../plan.ts';
import { openEffects } from './effects.ts';
import { connect, type Host } from './host.ts';
import { buttonAt, drawHud } from './hud.ts';
import { listen } from './input.ts';
import type { Point } from './maths.ts';
import { drawOver, drawPause, drawTitle } from './panels.ts';
import { randomFrom } from './random.ts';
import { openScreen } from './screen.ts';
import { openSound } from './sound.ts';
import type { Game, Stage } from './stage.ts';

type Mode = 'title' | 'play' | 'over';

const frameSecondsMax = 1 / 30;
/** So that the last frantic tap of a round does not start the next. */
const overSecondsMin = 0.5;

/** Starts when the game's whole file has run, so that it may call this first and define its parts below. */
export function run(make: (stage: Stage) => Game): void {
  queueMicrotask(() => open(make));
}

function open(make: (stage: Stage) => Game): void {
  const plan = (window as unknown as { __plan: Plan }).__plan;
  let mode: Mode = 'title';
  let paused = false;
  let modeSeconds = 0;
  let round = 0;
  let newBest = false;
  let heldByHost = false;

  const screen = openScreen(plan.palette.sky[1], (wasUnseen) => {
    stage.backdrop.resize();
    game.resize?.();
    // What was laid out for no room at all is laid out anew.
    if (wasUnseen && mode === 'title') {
      round = 0;
      begin();
    }
  });
  const sound = openSound(plan);
  const host: Host = connect({
    pause: () => {
      heldByHost = true;
      setPaused(true);
    },
    resume: () => {
      heldByHost = false;
      setPaused(false);
    },
    audio: (on) => sound.setOn(on),
  });
  const effects = openEffects(plan.palette);
  const art = openArt(plan, screen);
  const stage: Stage = {
    plan,
    ctx: screen.ctx,
    view: screen.view,
    art,
    backdrop: openBackdrop(plan, screen, () => stage.time),
    sound,
    effects,
    input: listen(screen, {
      press: (p) => void (enter(p) && game.press?.(p)),
      move: (p) => void (live() && game.move?.(p)),
      release: (p) => void (live() && game.release?.(p)),
      tap: (p) => void (live() && game.tap?.(p)),
      direction: (d, by) => void ((by === 'swipe' ? live() : enter()) && game.direction?.(d, by)),
      action: () => void (enter() && game.action?.()),
    }),
    random: randomFrom(plan.seed),
    time: 0,
    played: 0,
    hud: { score: 0, lives: 0, livesMax: 0, label: '', progress: -1, bump: 0, banner: '', bannerSeconds: 9 },
    add: (points, place) => {
      stage.hud.score += points;
      stage.hud.bump = 1;
      if (place) effects.note(place.x, place.y, `+${points}`, plan.palette.paper);
    },
    banner: (text) => {
      stage.hud.banner = text;
      stage.hud.bannerSeconds = 0;
    },
    over: () => {
      if (mode !== 'play') return;
      mode = 'over';
      modeSeconds = 0;
      newBest = host.finish(stage.hud.score);
      host.stop();
      sound.setMusic(false);
      sound.play(newBest ? 'win' : 'lose');
    },
    rule: (name, ordinary) => plan.rules[name] ?? ordinary,
  };
  const game = make(stage);

  const live = () => mode === 'play' && !paused;

  const begin = () => {
    stage.random = randomFrom(plan.seed + round++);
    Object.assign(stage.hud, { score: 0, label: '', progress: -1, bannerSeconds: 9 });
    stage.played = 0;
    effects.clear();
    game.reset();
  };

  /** Every touch and key comes through here first; true when it is the game's. */
  const enter = (p?: Point): boolean => {
    sound.wake();
    if (p) {
      const button = buttonAt(stage.view, p);
      if (button === 'sound') sound.setOn(!sound.isOn());
      if (button === 'pause' && mode === 'play' && !heldByHost) setPaused(!paused);
      if (button) return false;
    }
    if (paused) {
      if (!heldByHost) setPaused(false);
      return false;
    }
    if (mode === 'play') return true;
    if (mode === 'over' && modeSeconds < overSecondsMin) return false;
    // The title screen already shows round one, so the first touch plays on in it.
    if (mode === 'over' || round === 0) begin();
    mode = 'play';
    modeSeconds = 0;
    host.start();
    sound.play('start');
    sound.setMusic(true);
    return true;
  };

  const setPaused = (value: boolean) => {
    if (paused === value) return;
    paused = value;
    stage.input.releaseAll();
    if (mode !== 'play') return;
    sound.setMusic(!paused);
    if (paused) host.stop();
    else host.start();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && mode === 'play') setPaused(true);
  });

  // A finger that goes down is no gesture to a browser yet; one that lifts is.
  window.addEventListener('pointerup', sound.wake);

  let last = performance.now();
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    const dt = Math.min(frameSecondsMax, Math.max(0, (now - last) / 1000));
    last = now;
    if (!paused) {
      modeSeconds += dt;
      stage.time += dt;
      stage.hud.bump = Math.max(0, stage.hud.bump - dt * 4);
      stage.hud.bannerSeconds += dt;
      effects.update(dt);
      sound.tick();
      if (mode === 'play' && !effects.frozen()) {
        stage.played += dt;
        game.update(dt);
      }
      if (mode === 'title') game.idle?.(dt);
    }
    render();
  };
  const render = () => {
    const { ctx, view } = stage;
    ctx.setTransform(view.scale, 0, 0, view.scale, 0, 0);
    ctx.save();
    const shake = effects.offset();
    ctx.translate(shake.x, shake.y);
    game.draw();
    effects.drawFlash(ctx, view.w, view.h);
    ctx.restore();
    if (mode === 'play') drawHud(stage, modeSeconds, paused);
    if (mode === 'title') drawTitle(stage, modeSeconds, host.best());
    if (mode === 'over') drawOver(stage, modeSeconds, host.best(), newBest);
    if (paused) drawPause(stage);
  };
  begin();
  requestAnimationFrame(frame);
  host.ready();
}
