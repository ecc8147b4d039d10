import { clamp, type Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Note } from './chart.ts';

type Falling = Note & { hit: boolean };

export type RhythmWorld = {
  lanes: number;
  notes: Falling[];
  /** The position of the music, in sixteenths. */
  step: number;
  barsMade: number;
  combo: number;
  crowd: number;
  /** Per lane: how recently it was pressed, and hit. */
  pressed: number[];
  lit: number[];
  judged: { text: string; age: number };
  cheer: number;
  /** Sixteenths that a note is visible before it is due. */
  ahead: number;
  secondsOfStep: number;
  /** Notes behind the title screen do not count. */
  isStarted: boolean;
};

/** None of them is a direction key. */
export const lettersOfLanes = ['', 'H', 'FJ', 'GHJ', 'FGHJ', 'FGHJK', 'FGHJKL'];

/** The lanes are in the middle of the screen, wide enough for fingers. */
export function laneBox({ view }: Stage, w: RhythmWorld): { left: number; width: number; line: number; top: number } {
  const width = Math.min(view.w / w.lanes, view.portrait ? 140 : 96);
  return {
    left: (view.w - width * w.lanes) / 2,
    width,
    // On a phone there is room for the hero below the lanes.
    line: view.h - Math.max(view.portrait ? 172 : 84, width * 0.7),
    top: view.portrait ? 60 : 20,
  };
}

export const letterOfLane = (w: RhythmWorld, lane: number) => lettersOfLanes[w.lanes]?.[lane] ?? '';

export function placeOfNote(stage: Stage, w: RhythmWorld, note: Note): Point & { near: number } {
  const { left, width, line, top } = laneBox(stage, w);
  const near = 1 - (note.step - w.step) / w.ahead;
  return { x: left + (note.lane + 0.5) * width, y: top + (line - top) * near, near };
}

export const laneAt = (stage: Stage, w: RhythmWorld, p: Point) => {
  const { left, width } = laneBox(stage, w);
  return clamp(Math.floor((p.x - left) / width), 0, w.lanes - 1);
};
