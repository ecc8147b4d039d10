import pg from 'pg';

/**
 * From end() on nobody waits for a client, but the last words of its server may still arrive, and an error without a
 * listener would end the process: pg-boss removes its own listener before it ends a connection that it gives up.
 */
export function ignoreLateErrors(): void {
  const { end } = pg.Client.prototype;
  pg.Client.prototype.end = function (this: pg.Client, ...args: Parameters<typeof end>) {
    this.on('error', () => undefined);
    return end.apply(this, args);
  } as typeof end;
}
