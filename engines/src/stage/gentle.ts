/** Lives that cannot be lost, for games without punishment. */
export function keepLives(hud: { lives: number }): void {
  let lives = hud.lives;
  Object.defineProperty(hud, 'lives', {
    get: () => lives,
    set: (next: number) => {
      lives = Math.max(lives, next);
    },
  });
}
