import { openArt } from '../art/art.ts';
import { openBackdrop } from '../art/scenery/backdrop.ts';
import { openScreen, type Screen } from '../canvas/screen.ts';
import type { Point } from '../math/maths.ts';
import { randomFrom } from '../math/random.ts';
import type { Plan } from '../plan.ts';
import { openEffects } from './effects.ts';
import { connect, type Host } from './host.ts';
import { buttonAt, drawHud } from './hud.ts';
import { type Input, listen } from './input.ts';
import { drawOver, drawPause, drawTitle } from './panels.ts';
import { openSound, type Sound } from './sound.ts';
import type { Game, Stage } from './stage.ts';

type Mode = 'title' | 'play' | 'over';

const frameSecondsMax = 1 / 30;
/** So that the last frantic tap of a round does not start the next. */
const overSecondsMin = 0.5;

/** A game on its stage, and how far it has come. */
type Show = {
  stage: Stage;
  game: Game;
  host: Host;
  mode: Mode;
  /** Since this mode began. */
  seconds: number;
  paused: boolean;
  /** Paused by the host, which alone ends that. */
  heldByHost: boolean;
  round: number;
  newBest: boolean;
};

/** Starts when the game's whole file has run, so that it may call this first and define its parts below. */
export function run(make: (stage: Stage) => Game): void {
  queueMicrotask(() => open(make));
}

function open(make: (stage: Stage) => Game): void {
  const plan = (window as unknown as { __plan: Plan }).__plan;
  const screen = openScreen(plan.palette.sky[1], (wasUnseen) => {
    show.stage.backdrop.resize();
    show.game.resize?.();
    // What was laid out for no room at all is laid out anew.
    if (wasUnseen && show.mode === 'title') {
      show.round = 0;
      begin(show);
    }
  });
  const sound = openSound(plan);
  const host = connect({
    pause: () => {
      show.heldByHost = true;
      setPaused(show, true);
    },
    resume: () => {
      show.heldByHost = false;
      setPaused(show, false);
    },
    audio: (on) => sound.setOn(on),
  });
  const input = listen(screen, {
    press: (p) => void (enter(show, p) && show.game.press?.(p)),
    move: (p) => void (isLive(show) && show.game.move?.(p)),
    release: (p) => void (isLive(show) && show.game.release?.(p)),
    tap: (p) => void (isLive(show) && show.game.tap?.(p)),
    direction: (d, by) => void ((by === 'swipe' ? isLive(show) : enter(show)) && show.game.direction?.(d, by)),
    action: () => void (enter(show) && show.game.action?.()),
  });
  const stage = setStage(plan, screen, sound, input, () => end(show));
  const show: Show = {
    stage,
    game: make(stage),
    host,
    mode: 'title',
    seconds: 0,
    paused: false,
    heldByHost: false,
    round: 0,
    newBest: false,
  };

  document.addEventListener('visibilitychange', () => {
    if (document.hidden && show.mode === 'play') setPaused(show, true);
  });
  // A finger that goes down is no gesture to a browser yet; one that lifts is.
  window.addEventListener('pointerup', sound.wake);

  begin(show);
  let last = performance.now();
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    const dt = Math.min(frameSecondsMax, Math.max(0, (now - last) / 1000));
    last = now;
    if (!show.paused) advance(show, dt);
    render(show);
  };
  requestAnimationFrame(frame);
  host.ready();
}

function setStage(plan: Plan, screen: Screen, sound: Sound, input: Input, over: () => void): Stage {
  const effects = openEffects(plan.palette);
  const stage: Stage = {
    plan,
    ctx: screen.ctx,
    view: screen.view,
    art: openArt(plan, screen),
    backdrop: openBackdrop(plan, screen, () => stage.time),
    sound,
    effects,
    input,
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
    over,
    rule: (name, ordinary) => plan.rules[name] ?? ordinary,
  };
  return stage;
}

const isLive = ({ mode, paused }: Show) => mode === 'play' && !paused;

function begin(show: Show): void {
  const { stage, game } = show;
  stage.random = randomFrom(stage.plan.seed + show.round++);
  Object.assign(stage.hud, { score: 0, label: '', progress: -1, bannerSeconds: 9 });
  stage.played = 0;
  stage.effects.clear();
  game.reset();
}

/** Every touch and key comes through here first; true when it is the game's. */
function enter(show: Show, p?: Point): boolean {
  const { stage, host, mode } = show;
  stage.sound.wake();
  const button = p && buttonAt(stage.view, p);
  if (button === 'sound') stage.sound.setOn(!stage.sound.isOn());
  if (button === 'pause' && mode === 'play' && !show.heldByHost) setPaused(show, !show.paused);
  if (button) return false;
  if (show.paused) {
    if (!show.heldByHost) setPaused(show, false);
    return false;
  }
  if (mode === 'play') return true;
  if (mode === 'over' && show.seconds < overSecondsMin) return false;
  // The title screen already shows round one, so the first touch plays on in it.
  if (mode === 'over' || show.round === 0) begin(show);
  show.mode = 'play';
  show.seconds = 0;
  host.start();
  stage.sound.play('start');
  stage.sound.setMusic(true);
  return true;
}

function setPaused(show: Show, value: boolean): void {
  const { stage, host } = show;
  if (show.paused === value) return;
  show.paused = value;
  stage.input.releaseAll();
  if (show.mode !== 'play') return;
  stage.sound.setMusic(!value);
  if (value) host.stop();
  else host.start();
}

function end(show: Show): void {
  const { stage, host } = show;
  if (show.mode !== 'play') return;
  show.mode = 'over';
  show.seconds = 0;
  show.newBest = host.finish(stage.hud.score);
  host.stop();
  stage.sound.setMusic(false);
  stage.sound.play(show.newBest ? 'win' : 'lose');
}

function advance(show: Show, dt: number): void {
  const { stage, game } = show;
  const { hud, effects } = stage;
  show.seconds += dt;
  stage.time += dt;
  hud.bump = Math.max(0, hud.bump - dt * 4);
  hud.bannerSeconds += dt;
  effects.update(dt);
  stage.sound.tick();
  if (show.mode === 'play' && !effects.frozen()) {
    stage.played += dt;
    game.update(dt);
  }
  if (show.mode === 'title') game.idle?.(dt);
}

function render({ stage, game, host, mode, seconds, paused, newBest }: Show): void {
  const { ctx, view, effects } = stage;
  ctx.setTransform(view.scale, 0, 0, view.scale, 0, 0);
  ctx.save();
  const shake = effects.offset();
  ctx.translate(shake.x, shake.y);
  game.draw();
  effects.drawFlash(ctx, view.w, view.h);
  ctx.restore();
  if (mode === 'play') drawHud(stage, seconds, paused);
  if (mode === 'title') drawTitle(stage, seconds, host.best());
  if (mode === 'over') drawOver(stage, seconds, host.best(), newBest);
  if (paused) drawPause(stage);
}
