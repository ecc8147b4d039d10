import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { createHttp } from '../http/http.ts';
import { newId } from '../platform/ids.ts';
import { startService } from '../testing/service.ts';
import { limitedAddress } from './client-address.ts';
import { limits, refundUse, refuseIfSpent, spend } from './limits.ts';

const { ctx, clock } = await startService();
const { db } = ctx;
const start = new Date('2026-11-15T12:00:00Z').getTime();

/** The simplest thing that could be right: every use that counted, and those of them still in the window. */
function model(max: number, windowMs: number) {
  const uses: number[] = [];
  return (now: number): { ok: boolean; waitSeconds: number } => {
    const inside = uses.filter((at) => at > now - windowMs);
    if (inside.length < max) {
      uses.push(now);
      return { ok: true, waitSeconds: 0 };
    }
    const oldest = inside.at(-max) ?? now;
    return { ok: false, waitSeconds: Math.max(1, Math.ceil((oldest - (now - windowMs)) / 1000)) };
  };
}

describe('limits', () => {
  it('roll: never more than N in any window, as a plain list of uses would have it', async () => {
    const { max, windowSeconds } = limits.generation;
    const steps = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 10, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (gaps) => {
        const subject = newId(new Date());
        const expected = model(max, windowSeconds * 1000);
        let now = start;
        for (const gap of gaps) {
          now += gap * 1000;
          const wanted = expected(now);
          const got = await spend(db, { now: () => new Date(now) }, 'generation', subject).then(
            () => ({ ok: true, waitSeconds: 0 }),
            (error) => ({ ok: false, waitSeconds: Number(error.headers['retry-after']) }),
          );
          expect(got).toEqual(wanted);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('V1: hold when everybody comes at once, on many connections', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 60 }, () => inTransaction(db, (tx) => spend(tx, clock, 'clip_upload', 'raced'))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.clip_upload.max);
  });

  it('refund a use when the write it guarded fails', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        await spend(tx, clock, 'report', 'rolled-back');
        throw new Error('the write failed');
      }),
    ).rejects.toThrow('the write failed');
    expect((await spend(db, clock, 'report', 'rolled-back')).remaining).toBe(limits.report.max - 1);
  });

  it('report what is left and when the next use is possible', async () => {
    const first = await spend(db, clock, 'follow', 'reported');
    expect(first).toEqual({ limit: 'follow', remaining: 199, resetSeconds: 3600 });
    clock.forward(600);
    const second = await spend(db, clock, 'follow', 'reported');
    expect(second.remaining).toBe(198);
    expect(second.resetSeconds).toBeGreaterThan(2990);
    expect(second.resetSeconds).toBeLessThanOrEqual(3000);
  });

  it('can refund one use', async () => {
    const usedAt = clock.now();
    const frozen = { now: () => usedAt };
    for (let i = 0; i < 8; i++) await spend(db, frozen, 'generation', 'refunded');
    await expect(spend(db, frozen, 'generation', 'refunded')).rejects.toMatchObject({ code: 'rate_limited' });
    await refundUse(db, frozen, 'generation', 'refunded', null, usedAt);
    expect((await spend(db, frozen, 'generation', 'refunded')).remaining).toBe(0);
    await expect(spend(db, frozen, 'generation', 'refunded')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('label a refusal with the limit that is used up, whichever the route names', async () => {
    const app = createHttp(ctx, { corsRules: [] });
    app.get('/', { config: { access: 'public', limit: 'generation' } }, async () => {
      await spend(db, clock, 'email_start_ip', 'a busy address');
    });
    for (let i = 0; i < limits.email_start_ip.max; i++) await spend(db, clock, 'email_start_ip', 'a busy address');
    const { statusCode, headers } = await app.inject('/');
    await app.close();
    expect(statusCode).toBe(429);
    expect(headers['ratelimit-policy']).toBe('"email_start_ip";q=600;w=3600');
    expect(headers['ratelimit']).toBe(`"email_start_ip";r=0;t=${headers['retry-after']}`);
    const checked = refuseIfSpent(db, clock, 'email_start_ip', 'a busy address');
    await expect(checked).rejects.toMatchObject({ headers: { 'ratelimit-policy': '"email_start_ip";q=600;w=3600' } });
  });

  it('can be checked without being spent', async () => {
    await refuseIfSpent(db, clock, 'report', 'looked-at');
    for (let i = 0; i < limits.report.max; i++) await spend(db, clock, 'report', 'looked-at');
    await expect(refuseIfSpent(db, clock, 'report', 'looked-at')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('X18: the address a limit counts', () => {
  it.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.5', '1.2.3.5'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, counted) => {
    expect(limitedAddress(address)).toBe(counted);
  });
});
