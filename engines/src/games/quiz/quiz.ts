import { clamp, inside, type Rect } from '../../math/maths.ts';
import { isFinished } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawQuiz } from './draw.ts';
import { nextQuestion, type Question, writtenQuestion } from './questions.ts';
import { picturesOf, type QuizWorld } from './world.ts';

/** Quick questions about the plan's topic, or with pictures and numbers, with less time each round. */
run((stage): Game => {
  const pictures = picturesOf(stage);
  const maths = stage.rule('maths', 0) > 0;
  const w: QuizWorld = {
    question: nextQuestion(stage.plan, pictures, 1, maths, stage.random),
    unasked: [],
    pictures,
    maths,
    level: 1,
    answered: 0,
    asked: 0,
    left: 1,
    shown: 0,
    verdict: 0,
    picked: -1,
    streak: 0,
    cursor: 0,
    byKeys: false,
    cheer: 0,
  };
  w.question = drawQuestion(stage, w);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, { level: 1, asked: 0, answered: 0, streak: 0, cheer: 0, unasked: [] });
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      ask(stage, w);
    },
    draw: () => drawQuiz(stage, w, cardsOf(stage, w)),
    idle: (dt) => {
      w.shown += dt;
    },
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const index = cardsOf(stage, w).findIndex((card) => inside(p, card));
      if (index >= 0) answer(stage, w, index);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = clamp(
        w.cursor + steps[d].x + steps[d].y * (isList(stage, w) ? 1 : 2),
        0,
        w.question.options.length - 1,
      );
      stage.sound.play('tick');
    },
    action: () => {
      if (w.byKeys) answer(stage, w, w.cursor);
      w.byKeys = true;
    },
  };
});

/** Long answers get a line of their own, so that they can be read. */
const isList = ({ plan }: Stage, { question }: QuizWorld): boolean =>
  question.written && (plan.seed % 2 === 1 || question.options.some(({ text }) => isLong(text)));

const isLong = (text: string): boolean => text.length > 24 || text.split(/[ -]/).some((word) => word.length > 10);

/** A place for each answer: four, or two for a statement that is true or false. */
function cardsOf(stage: Stage, w: QuizWorld): Rect[] {
  const { view } = stage;
  const { question } = w;
  const places = question.options.map((_, i) => i);
  const tall = view.portrait;
  const top = tall ? view.h * 0.46 : hudHeight + 20;
  const left = tall ? 18 : view.w * 0.5;
  const wide = (tall ? view.w - 36 : view.w * 0.5 - 24) / 2;
  const h = Math.min(wide, (view.h - top - 24) / 2);
  // Written answers are readable in a list too.
  if (isList(stage, w)) {
    const high = Math.min(88, (view.h - top - 24) / 4);
    return places.map((i) => ({ x: left + 6, y: top + i * high + 5, w: wide * 2 - 12, h: high - 10 }));
  }
  return places.map((i) => ({
    x: left + (i % 2) * wide + 6,
    y: top + Math.floor(i / 2) * h + 6,
    w: wide - 12,
    h: h - 12,
  }));
}

function ask(stage: Stage, w: QuizWorld): void {
  w.question = drawQuestion(stage, w);
  w.asked++;
  w.left = 1;
  w.shown = 0;
  w.verdict = 0;
  w.picked = -1;
}

/** The plan's questions come in a new order each round, and repeat only when all were asked. */
function drawQuestion(stage: Stage, w: QuizWorld): Question {
  if (w.unasked.length === 0) w.unasked = stage.random.shuffle(stage.plan.questions ?? []);
  const written = w.unasked.pop();
  if (written) return writtenQuestion(written, stage.plan.theme.things, stage.random);
  return nextQuestion(stage.plan, w.pictures, w.level, w.maths, stage.random);
}

function answer(stage: Stage, w: QuizWorld, index: number): void {
  if (w.verdict > 0) return;
  w.picked = index;
  w.verdict = 0.01;
  const card = cardsOf(stage, w)[index] ?? { x: 0, y: 0, w: 1, h: 1 };
  const at = { x: card.x + card.w / 2, y: card.y + card.h / 2 };
  if (index === w.question.right) {
    w.streak++;
    w.answered++;
    w.cheer = 1;
    stage.add(Math.round(50 + w.left * 50) + Math.min(10, w.streak) * 5, { x: at.x, y: card.y });
    stage.sound.play('coin', w.streak % 8);
    stage.effects.burst(at.x, at.y, [stage.plan.palette.accent, stage.plan.palette.second, stage.plan.palette.paper], {
      count: 24,
      speed: 230,
      shape: 'bit',
      gravity: 260,
    });
    if (w.answered % 5 === 0) {
      w.level++;
      stage.banner(`LEVEL ${w.level}`);
      stage.sound.play('win');
    }
  } else miss(stage, w);
}

function miss(stage: Stage, w: QuizWorld): void {
  w.streak = 0;
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(8);
  stage.effects.flash(stage.plan.palette.danger, 0.3);
}

function update(stage: Stage, w: QuizWorld, dt: number): void {
  w.shown += dt;
  w.cheer = Math.max(0, w.cheer - dt);
  stage.hud.label = stage.rule('questions', 0)
    ? `${Math.min(w.asked, stage.rule('questions', 0))}/${stage.rule('questions', 0)}`
    : `LEVEL ${w.level}`;
  stage.hud.progress = w.left;
  if (w.verdict > 0) {
    w.verdict += dt;
    if (w.verdict < (w.picked === w.question.right ? 0.55 : 1.3)) return;
    if (stage.hud.lives <= 0) stage.over();
    else if (!isFinished(stage, 'questions', w.asked)) ask(stage, w);
    return;
  }
  if (w.shown < 0.4) return;
  const readingSeconds = w.question.written ? 4 : 0;
  w.left -= dt / (readingSeconds + Math.max(3.2, stage.rule('seconds', 9) - w.level * 0.6));
  if (w.left > 0) return;
  w.left = 0;
  w.picked = -1;
  w.verdict = 0.01;
  miss(stage, w);
}
