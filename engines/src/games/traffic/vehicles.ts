import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';

/** Sprites drawn from the side or the front, which get a separate body seen from above. */
const seenFromSide = /^(car|truck|bus|motorcycle|bicycle|train|tank|taxi|van|ambulance|firetruck|tractor|policecar)$/;
const ownFromAbove = /^(racecar|fighter|rocket|spaceship|ufo|boat|ship|plane)$/;
export const longOnes = /^(bus|truck|train|tank|firetruck)$/;

export const isVehicle = ({ sprite }: Actor): boolean => seenFromSide.test(sprite) || ownFromAbove.test(sprite);

export const isOnWheels = ({ sprite }: Actor): boolean => seenFromSide.test(sprite) || sprite === 'racecar';

const bikes = /^(motorcycle|bicycle|scooter)$/;

/** Two wheels, a handlebar and a rider with a helmet. */
function drawBike({ ctx, plan }: Stage, colour: string, { x, y }: Point, length: number, turned: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  const part = (fill: string, left: number, top: number, w: number, h: number, r: number) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(left, top, w, h, r);
    ctx.fill();
    ctx.stroke();
  };
  for (const end of [-0.5, 0.2]) part('#1c1a26', -5, end * length, 10, length * 0.3, 5);
  part(colour, -8, -length * 0.34, 16, length * 0.68, 8);
  part('#3a3d4c', -20, -length * 0.26, 40, 6, 3);
  part(darker(colour, 0.35), -15, -length * 0.1, 30, length * 0.26, 12);
  ctx.fillStyle = '#f4f1e8';
  ctx.beginPath();
  ctx.arc(0, 0, 10, 0, 7);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A car from above in the driver's colour; a driver that is not a car sits in it. */
export function drawCar(
  stage: Stage,
  actor: Actor,
  colour: string,
  { x, y }: Point,
  laneWidth: number,
  long: number,
  turned: number,
): void {
  const { ctx, art, plan } = stage;
  const width = Math.min(52, laneWidth * 0.62);
  const length = width * 1.75 * long;
  shadow(stage, x + 3, y + 6, width * 0.62, length * 0.54, 0.35);
  if (ownFromAbove.test(actor.sprite)) {
    art.draw(actor, x, y, length, { tilt: turned });
    return;
  }
  if (bikes.test(actor.sprite)) {
    drawBike(stage, colour, { x, y }, length, turned);
    return;
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  ctx.fillStyle = '#1c1a26';
  for (const side of [-1, 1])
    for (const end of [-0.3, 0.3]) ctx.fillRect(side * width * 0.5 - 5, end * length - 9, 10, 18);
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(-width / 2, -length / 2, width, length, width * 0.32);
  ctx.fill();
  ctx.stroke();
  if (/^(truck|firetruck)$/.test(actor.sprite)) drawLoad(stage, colour, width, length);
  else if (actor.sprite === 'bus') drawRoof(stage, colour, width, length);
  else drawCabin(stage, colour, width, length);
  ctx.fillStyle = '#fff2b0';
  for (const side of [-1, 1]) ctx.fillRect(side * width * 0.3 - 5, -length / 2 + 2, 10, 5);
  ctx.fillStyle = '#ff4040';
  for (const side of [-1, 1]) ctx.fillRect(side * width * 0.3 - 5, length / 2 - 7, 10, 5);
  ctx.restore();
  if (!seenFromSide.test(actor.sprite)) art.draw(actor, x, y + length * 0.03, width * 0.98, { tilt: turned });
}

/** Windows, roof and bonnet of a car. */
function drawCabin({ ctx }: Stage, colour: string, width: number, length: number): void {
  ctx.fillStyle = darker(colour, 0.25);
  ctx.beginPath();
  ctx.roundRect(-width * 0.36, -length * 0.24, width * 0.72, length * 0.56, 8);
  ctx.fill();
  ctx.fillStyle = mix('#bfe8ff', colour, 0.15);
  ctx.beginPath();
  ctx.roundRect(-width * 0.34, -length * 0.24, width * 0.68, length * 0.15, 5);
  ctx.roundRect(-width * 0.3, length * 0.2, width * 0.6, length * 0.1, 4);
  ctx.fill();
  ctx.fillStyle = lighter(colour, 0.3);
  ctx.fillRect(-width * 0.3, -length * 0.44, width * 0.6, 4);
}

/** The windscreen of a cab, and behind it a box as wide as the truck, with its ribs and doors. */
function drawLoad({ ctx, plan }: Stage, colour: string, width: number, length: number): void {
  ctx.fillStyle = '#bfe8ff';
  ctx.beginPath();
  ctx.roundRect(-width * 0.38, -length * 0.4, width * 0.76, length * 0.09, 4);
  ctx.fill();
  ctx.fillStyle = '#1c1a26';
  ctx.fillRect(-width * 0.5, -length * 0.27, width, length * 0.045);
  ctx.fillStyle = mix('#eef1f5', colour, 0.12);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(-width * 0.56, -length * 0.24, width * 1.12, length * 0.74, 5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha('#5b6678', 0.35);
  for (let i = 1; i < 7; i++) ctx.fillRect(-width * 0.5, length * (-0.24 + i * 0.1), width, 2.5);
  ctx.fillStyle = colour;
  ctx.fillRect(-width * 0.09, -length * 0.2, width * 0.18, length * 0.64);
}

/** The roof of a bus with its hatches, between two rows of windows. */
function drawRoof({ ctx }: Stage, colour: string, width: number, length: number): void {
  ctx.fillStyle = '#bfe8ff';
  ctx.fillRect(-width * 0.42, -length * 0.45, width * 0.84, length * 0.07);
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) ctx.fillRect(side * width * 0.43 - 3, length * (-0.34 + i * 0.13), 6, length * 0.09);
  ctx.fillStyle = lighter(colour, 0.22);
  ctx.beginPath();
  ctx.roundRect(-width * 0.34, -length * 0.34, width * 0.68, length * 0.78, 6);
  ctx.fill();
  ctx.fillStyle = darker(colour, 0.2);
  for (const y of [-0.2, 0.1, 0.32]) {
    ctx.beginPath();
    ctx.roundRect(-width * 0.16, length * y, width * 0.32, length * 0.09, 4);
    ctx.fill();
  }
}
