import { openArt } from '../art/art.ts';
import { withLandmark } from '../art/landmark.ts';
import { openBackdrop } from '../art/scenery/backdrop.ts';
import { tellApart } from '../art/variety.ts';
import { openScreen, type Screen, wantsLessMotion } from '../canvas/screen.ts';
import type { Point } from '../math/maths.ts';
import { randomFrom } from '../math/random.ts';
import type { Plan } from '../plan.ts';
import { openEffects } from './effects.ts';
import { keepLives } from './gentle.ts';
import { checkGoal } from './goal.ts';
import { connect, type Host } from './host.ts';
import { buttonAt, drawHud } from './hud.ts';
import { type Input, listen } from './input.ts';
import { drawOnlyColours } from './only-colours.ts';
import { drawOver, drawPause, drawTitle } from './panels.ts';
import { openShop, type Shop } from './shop.ts';
import { createShopPanel, type ShopPanel } from './shop-panel.ts';
import { openSound, type Sound } from './sound.ts';
import { type Game, newHud, type Stage } from './stage.ts';
import { drawWeather } from './weather.ts';

type Mode = 'title' | 'play' | 'over';

const frameSecondsMax = 1 / 30;
/** So that the last frantic tap of a round does not start the next. */
const overSecondsMin = 0.5;

/** A running game and its state between rounds. */
type Session = {
  stage: Stage;
  game: Game;
  host: Host;
  mode: Mode;
  /** Since this mode began. */
  seconds: number;
  paused: boolean;
  /** Paused by the host, which alone can resume. */
  pausedByHost: boolean;
  /** Shown as a preview in a feed, behind the app's own text. */
  isPreview: boolean;
  /** The touch that started a round of a waiting game goes on. */
  isStarting: boolean;
  round: number;
  newBest: boolean;
  shop: Shop;
  shopPanel: ShopPanel;
};

/** Starts after the game's whole file has run, so that the file may call this first and define its parts below. */
export function run(make: (stage: Stage) => Game): void {
  queueMicrotask(() => open(make));
}

function open(make: (stage: Stage) => Game): void {
  const plan = (window as unknown as { __plan: Plan }).__plan;
  const screen = openScreen(plan.palette.sky[1], (wasUnseen) => {
    session.stage.backdrop.resize();
    session.game.resize?.();
    // A layout made for a window without a size is made again.
    if (wasUnseen && session.mode === 'title') {
      session.round = 0;
      begin(session);
    }
  });
  const sound = openSound(plan);
  const host = connect({
    pause: () => {
      session.pausedByHost = true;
      setPaused(session, true);
    },
    resume: () => {
      session.pausedByHost = false;
      setPaused(session, false);
    },
    audio: (on) => sound.setOn(on),
    preview: (isOn) => {
      // The tap that ends the preview starts the run.
      if (session.isPreview && !isOn && session.mode === 'title') play(session);
      session.isPreview = isOn;
    },
  });
  const input = listen(screen, {
    press: (p) => void (enter(session, p) && session.game.press?.(p)),
    move: (p) => void (isLive(session) && session.game.move?.(p)),
    release: (p) => void (isLive(session) && session.game.release?.(p)),
    tap: (p) => void (isLive(session) && session.game.tap?.(p)),
    direction: (d, by) => void ((by === 'swipe' ? isLive(session) : enter(session)) && session.game.direction?.(d, by)),
    action: () => void (enter(session) && session.game.action?.()),
    letter: (letter) => void (enter(session) && session.game.letter?.(letter)),
    erase: () => void (isLive(session) && session.game.erase?.()),
  });
  const stage = createStage(plan, screen, sound, input, () => end(session));
  const shop = openShop(host.shop, plan.theme.hero);
  const session: Session = {
    stage,
    game: make(stage),
    host,
    mode: 'title',
    seconds: 0,
    paused: false,
    pausedByHost: false,
    isPreview: false,
    isStarting: false,
    round: 0,
    newBest: false,
    shop,
    shopPanel: createShopPanel(shop),
  };

  document.addEventListener('visibilitychange', () => {
    if (document.hidden && session.mode === 'play') setPaused(session, true);
  });
  // To a browser, pressing a finger is not yet a user gesture; lifting it is.
  window.addEventListener('pointerup', sound.wake);

  begin(session);
  let last = performance.now();
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    const dt = Math.min(frameSecondsMax, Math.max(0, (now - last) / 1000));
    last = now;
    if (!session.paused && !standsStill(session)) advance(session, dt);
    render(session);
  };
  requestAnimationFrame(frame);
  host.ready();
}

function createStage(plan: Plan, screen: Screen, sound: Sound, input: Input, over: () => void): Stage {
  const effects = openEffects(plan.palette);
  const art = openArt(plan, screen);
  tellApart(plan.theme, art);
  const stage: Stage = {
    plan,
    ctx: screen.ctx,
    view: screen.view,
    art,
    backdrop: withLandmark(
      openBackdrop(plan, screen, () => stage.time),
      plan,
      screen.view,
      art,
    ),
    sound,
    effects,
    input,
    random: randomFrom(plan.seed),
    time: 0,
    played: 0,
    hud: newHud(),
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
  if (plan.rules['gentle']) keepLives(stage.hud);
  return stage;
}

/** With reduced motion, a preview stands still once its title is shown. */
const standsStill = ({ isPreview, seconds }: Session) => isPreview && seconds > 1 && wantsLessMotion();

const isLive = ({ mode, paused, isStarting }: Session) => mode === 'play' && !paused && !isStarting;

function begin(session: Session): void {
  const { stage, game } = session;
  stage.random = randomFrom(stage.plan.seed + session.round++);
  Object.assign(stage.hud, {
    score: 0,
    label: '',
    progress: -1,
    bannerSeconds: 9,
    taken: 0,
    defeated: 0,
    stages: 0,
    won: false,
  });
  stage.played = 0;
  stage.effects.clear();
  game.reset();
}

/** Every touch and key comes through here first; true when the game should handle it. */
function enter(session: Session, p?: Point): boolean {
  const { stage, mode } = session;
  stage.sound.wake();
  const button = p && buttonAt(stage.view, p);
  if (button === 'sound') stage.sound.setOn(!stage.sound.isOn());
  if (button === 'pause' && mode === 'play' && !session.pausedByHost) setPaused(session, !session.paused);
  if (button) return false;
  if (mode !== 'play' && (p ? session.shopPanel.press(stage.view, p) : session.shopPanel.isOpen())) return false;
  if (session.paused) {
    if (!session.pausedByHost) setPaused(session, false);
    return false;
  }
  // One key may be a letter and a direction.
  if (session.isStarting && session.seconds === 0) return false;
  session.isStarting = false;
  if (mode === 'play') return true;
  if (mode === 'over' && session.seconds < overSecondsMin) return false;
  // The title screen already shows round one, so the first touch plays on in it.
  if (mode === 'over' || session.round === 0) begin(session);
  play(session);
  session.isStarting = session.game.isWaiting ?? false;
  return !session.isStarting;
}

function play(session: Session): void {
  const { stage, host } = session;
  session.mode = 'play';
  session.seconds = 0;
  if (stage.hud.livesMax > 0 && session.shop.takeExtraLife()) {
    stage.hud.livesMax++;
    stage.hud.lives++;
    stage.banner('EXTRA LIFE!');
  }
  host.start();
  stage.sound.play('start');
  stage.sound.setMusic(true);
}

function setPaused(session: Session, value: boolean): void {
  const { stage, host } = session;
  if (session.paused === value) return;
  session.paused = value;
  stage.input.releaseAll();
  if (session.mode !== 'play') return;
  stage.sound.setMusic(!value);
  if (value) {
    // The player may be leaving, and the run has no other end.
    if (stage.hud.score > 0) host.report(stage.hud.score);
    host.stop();
  } else host.start();
}

function end(session: Session): void {
  const { stage, host } = session;
  if (session.mode !== 'play') return;
  session.mode = 'over';
  // A gentle game is never lost: every round that ends counts as won.
  if (stage.plan.rules['gentle']) stage.hud.won = true;
  session.seconds = 0;
  session.newBest = host.finish(stage.hud.score);
  host.stop();
  stage.sound.setMusic(false);
  stage.sound.play(session.newBest || stage.hud.won ? 'win' : 'lose');
}

function advance(session: Session, dt: number): void {
  const { stage, game } = session;
  const { hud, effects } = stage;
  session.seconds += dt;
  stage.time += dt;
  hud.bump = Math.max(0, hud.bump - dt * 4);
  hud.bannerSeconds += dt;
  effects.update(dt);
  stage.sound.tick();
  if (session.mode === 'play' && !effects.frozen()) {
    stage.played += dt;
    game.update(dt);
    checkGoal(stage);
  }
  if (session.mode === 'title') game.idle?.(dt);
}

function render(session: Session): void {
  const { stage, game, host, mode, seconds, paused, isPreview, newBest, shopPanel } = session;
  const { ctx, view, effects } = stage;
  ctx.setTransform(view.scale, 0, 0, view.scale, 0, 0);
  ctx.save();
  const shake = effects.offset();
  // Whole pixels, so that adjacent shapes show no gaps.
  const whole = (units: number) => Math.round(units * view.scale) / view.scale;
  ctx.translate(whole(shake.x), whole(shake.y));
  game.draw();
  drawWeather(stage);
  effects.drawFlash(ctx, view.w, view.h);
  ctx.restore();
  if (mode === 'play') drawHud(stage, seconds, paused);
  if (mode === 'title') drawTitle(stage, seconds, host.best(), isPreview);
  if (mode === 'over') drawOver(stage, seconds, host.best(), newBest);
  if (mode !== 'play' && !isPreview) shopPanel.draw(stage);
  // The title and the result screen replace the pause sign.
  if (paused && mode === 'play') drawPause(stage);
  drawOnlyColours(ctx, stage.plan.palette);
}
