import { hashOf, randomFrom } from '../../math/random.ts';
import { macros } from './sprite-macros.ts';
import { parseSprite, type Sprite } from './sprite-parser.ts';

const coats = ['f25f5c', 'ff9f1c', 'ffd23f', '6cc644', '2fc4b2', '3f8ef0', '8e5bd9', 'ff6fb1', 'a3b18a', '4cc9f0'];

/** A generated creature, always the same for the same word. */
export function creatureFrom(word: string): Sprite {
  const random = randomFrom(hashOf(word));
  const coat = random.pick(coats);
  const belly = random.pick(['fff3dc', 'ffe0ef', 'e6f7ff', 'f0ffe0']);
  const extra = random.pick(coats);
  const wide = random.int(50, 74);
  const high = random.int(58, 80);
  const top = 12 - high;
  const orders: string[] = [];
  const onHead = random.int(0, 4);
  if (onHead === 0) orders.push(`La 7 20 ${top + 10} 34 ${top - 22}`, `Cc 34 ${top - 22} 10`);
  if (onHead === 1) orders.push(`Pc 20 ${top + 12} 34 ${top - 24} 50 ${top + 26}`);
  if (onHead === 2) orders.push(`Ca ${wide - 18} ${top + 16} 24`, `Cc ${wide - 18} ${top + 16} 13`);
  if (onHead === 3) orders.push(`pc -16 ${top + 8} -8 ${top - 26} 4 ${top + 2} 16 ${top - 20} 22 ${top + 10}`);
  if (onHead === 4) orders.push(`la 8 0 ${top + 8} -8 ${top - 14} 10 ${top - 24}`, `sc 12 ${top - 24} 15 5`);
  const armY = random.int(20, 44);
  orders.push(`Ea ${wide + 2} ${armY} 12 22 ${random.int(-40, 30)}`);
  const waist = random.int(-8, 10);
  orders.push(
    `ba 0 ${top} ${wide - 8} ${top + 26} ${wide + waist} 40 ${wide - 12} 82 0 90 ${12 - wide} 82 ${-wide - waist} 40 ${8 - wide} ${top + 26}`,
  );
  const marks = random.int(0, 2);
  if (marks === 0) orders.push(`eb 0 56 ${wide * 0.58} 30`);
  if (marks === 1) orders.push(`Cd ${wide * 0.6} 40 9`, `Cd ${wide * 0.4} 62 7`, `cd 0 72 8`);
  if (marks === 2)
    orders.push(`Pd ${wide} 36 ${wide} 46 ${wide - 24} 42`, `Pd ${wide} 58 ${wide - 2} 66 ${wide - 24} 62`);
  const eyes = random.int(0, 2);
  if (eyes === 0) orders.push(`y 0 ${top + 42} 26`);
  if (eyes === 1) orders.push(`Y 24 ${top + 42} ${random.int(13, 19)}`);
  if (eyes === 2) orders.push(`Y 32 ${top + 46} 13`, `y 0 ${top + 34} 15`);
  const mouth = top + 74;
  const smile = random.int(0, 2);
  if (smile === 0) orders.push(`lk 5 -18 ${mouth} 0 ${mouth + 9} 18 ${mouth}`);
  if (smile === 1)
    orders.push(
      `bk -22 ${mouth} 22 ${mouth} 12 ${mouth + 16} -12 ${mouth + 16}`,
      `pw -8 ${mouth + 1} 2 ${mouth + 1} -3 ${mouth + 8}`,
    );
  if (smile === 2) orders.push(`lk 5 -14 ${mouth + 4} 14 ${mouth}`, `pw 2 ${mouth + 2} 12 ${mouth} 8 ${mouth + 12}`);
  return parseSprite(`${coat} ${belly} ${extra}|w${top + 6},${wide - 12}|${orders.join(';')}`, macros);
}
