/** Lives that are given and never taken: for games that must not punish. */
export function keepLives(hud: { lives: number }): void {
  let lives = hud.lives;
  Object.defineProperty(hud, 'lives', {
    get: () => lives,
    set: (next: number) => {
      lives = Math.max(lives, next);
    },
  });
}
