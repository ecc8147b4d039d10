import type { Player } from './player.ts';

/** The sign that shows where a blow will go, and the mark that a ring reaches on the beat. */
const tellRadius = 17;
const beatRadius = 34;

/**
 * Dodges at the height that is shown, shortly before the blow, and strikes while the opponent sees stars; hasty players
 * dodge too early and confuse up and down.
 */
export function duel(): Player {
  let isConfused = false;
  let shownAt: number | null = null;
  let usualSeconds = 0.9;
  return ({ actors, circles, controller, skill, random }) => {
    const { view, played } = controller.stage;
    const tell = circles.find(({ r }) => r === tellRadius);
    const isOpen = actors.some(({ actor, x }) => actor.sprite === 'star' && x > view.w / 2);
    if (tell && shownAt === null) {
      shownAt = played;
      isConfused = random.chance(skill.lapses * 4);
    }
    if (!tell && shownAt !== null) {
      usualSeconds = played - shownAt;
      shownAt = null;
    }
    const isPatient = skill.pauseSeconds < 0.15;
    const isDue = shownAt !== null && (!isPatient || played - shownAt > usualSeconds - 0.42);
    if (isOpen) controller.action();
    else if (tell && isDue) controller.key(tell.y < view.h * 0.56 !== isConfused ? 'down' : 'up');
  };
}

/** Taps when the ring has nearly reached the mark. */
export function tug(): Player {
  let last = 0;
  return ({ circles, controller, skill, random }) => {
    const { played } = controller.stage;
    const ring = circles.find(({ r }) => r > beatRadius + 4);
    const isNear = ring !== undefined && ring.r < beatRadius + 10 + random.range(0, skill.missUnits);
    if (!isNear || played - last < 0.25) return;
    last = played;
    controller.press({ x: 200, y: 500 });
    controller.release();
  };
}
