import { useEffect, useRef, useState } from 'preact/hooks';
import { numberFormat, relativeFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { Coin } from './icons.tsx';
import { animate, prefersStillness } from './motion.ts';

const countUpSeconds = 0.7;
const whole = () => numberFormat({ maximumFractionDigits: 0 });
const fine = () => numberFormat({ maximumFractionDigits: 2 });
const short = () => numberFormat({ notation: 'compact', maximumFractionDigits: 1 });

export function formatScore(score: number): string {
  return Math.abs(score) >= 1e9 ? short().format(score) : fine().format(score);
}

export function formatCount(count: number): string {
  return count < 10_000 ? whole().format(count) : short().format(count);
}

export function formatWhole(count: number): string {
  return whole().format(count);
}

/** A change of a balance: "+120", "−40". */
export function formatSigned(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatWhole(Math.abs(amount))}`;
}

/** 12.34 → "12.3" */
export function formatTenths(amount: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount);
}

/** 0.0005 → "0.05%": as many digits as needed not to be zero. */
export function formatChance(probability: number): string {
  const digits = probability < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 };
  return numberFormat({ style: 'percent', ...digits }).format(probability);
}

/** 7 → "0:07", 3750 → "1:02:30": a duration. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (figure: number) => String(figure).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const ages: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function formatAge(time: string): string {
  const seconds = (new Date(time).getTime() - Date.now()) / 1000;
  const [unit, size] = ages.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  if (Math.abs(seconds) < 60) return t('common.justNow');
  return relativeFormat().format(Math.round(seconds / size), unit);
}

/** An amount of coins; with `counts` it animates to a new value. */
export function Coins({ amount, size = 18, counts = false }: { amount: number; size?: number; counts?: boolean }) {
  const shown = useCounted(amount, counts);
  return (
    <span class="coins">
      <Coin size={size} />
      <span class="figure">{whole().format(shown)}</span>
      <span class="visually-hidden">{t('common.coins')}</span>
    </span>
  );
}

function useCounted(amount: number, counts: boolean): number {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    if (!counts || prefersStillness() || start === amount) {
      from.current = amount;
      setShown(amount);
      return;
    }
    let time = 0;
    return animate((seconds) => {
      time += seconds;
      const share = Math.min(1, time / countUpSeconds);
      from.current = Math.round(start + (amount - start) * (1 - (1 - share) ** 3));
      setShown(from.current);
      return share === 1;
    });
  }, [amount, counts]);
  return counts ? shown : amount;
}
