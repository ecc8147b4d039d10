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

/** Without a timer, and where toddlers play, nobody waits for the player. */
export const isUnhurried = (stage: { rule(name: string, ordinary: number): number }): boolean =>
  stage.rule('unhurried', 0) > 0;
