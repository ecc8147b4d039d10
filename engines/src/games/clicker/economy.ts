import type { Actor } from '../../plan.ts';

/** Something to buy: the first makes each tap worth more, the others earn by themselves. */
export type Offer = {
  actor: Actor;
  price: number;
  /** What each of them adds to a tap, or earns every second. */
  perTap: number;
  perSecond: number;
  owned: number;
};

export type Economy = {
  /** What can be spent, and everything that was ever earned. */
  bank: number;
  total: number;
  offers: Offer[];
  /** Counted from 1: of the days, or of the milestones where there is no clock. */
  stage: number;
  /** Seconds that are left of the day. */
  left: number;
  /** Seconds in which every tap is worth more. */
  frenzy: number;
};

type Terms = { price: number; growth: number; perTap: number; perSecond: number };

const terms: Terms[] = [
  { price: 12, growth: 1.9, perTap: 1, perSecond: 0 },
  { price: 15, growth: 1.2, perTap: 0, perSecond: 1 },
  { price: 120, growth: 1.22, perTap: 0, perSecond: 8 },
  { price: 900, growth: 1.24, perTap: 0, perSecond: 48 },
  { price: 7000, growth: 1.26, perTap: 0, perSecond: 290 },
];

export const frenzySeconds = 6;
export const frenzyFactor = 5;
/** The milestone that wins where there is no clock. */
export const stagesWithoutClock = 7;

export function openEconomy(actors: Actor[], seconds: number): Economy {
  const offers = terms.flatMap(({ price, perTap, perSecond }, i): Offer[] => {
    const actor = actors[i];
    return actor ? [{ actor, price, perTap, perSecond, owned: 0 }] : [];
  });
  return { bank: 0, total: 0, offers, stage: 1, left: seconds, frenzy: 0 };
}

/** Everything earned by the end of a stage: each asks for more times what the one before did. */
export function goalOf(stage: number, difficulty: number): number {
  let goal = 50 + difficulty * 5;
  for (let i = 1; i < stage; i++) goal *= 2.5 + i * 0.08 + difficulty * 0.08;
  return rounded(goal);
}

/** Two digits are enough to aim for. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.round(number / unit) * unit;
}

export const tapOf = ({ offers, frenzy }: Economy): number =>
  offers.reduce((sum, { perTap, owned }) => sum + perTap * owned, 1) * (frenzy > 0 ? frenzyFactor : 1);

export const incomeOf = ({ offers }: Economy): number =>
  offers.reduce((sum, { perSecond, owned }) => sum + perSecond * owned, 0);

export function earn(economy: Economy, amount: number): void {
  economy.bank += amount;
  economy.total += amount;
}

export const canBuy = ({ bank }: Economy, { price }: Offer): boolean => bank >= price;

export function buy(economy: Economy, offer: Offer): boolean {
  if (!canBuy(economy, offer)) return false;
  economy.bank -= offer.price;
  offer.owned++;
  const { growth = 1.2 } = terms[economy.offers.indexOf(offer)] ?? {};
  offer.price = Math.ceil(offer.price * growth);
  return true;
}

/** Large numbers in four characters: 12, 1.2K, 34K, 5.6M. */
export function short(number: number): string {
  for (const [unit, letter] of [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const)
    if (number >= unit) {
      const of = number / unit;
      return `${of < 10 ? Math.floor(of * 10) / 10 : Math.floor(of)}${letter}`;
    }
  return String(Math.floor(number));
}
