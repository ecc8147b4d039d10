import type { Controls, Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Cast } from './choose-cast.ts';

const kindsOfFlying = new Set<Kind>(['shooter', 'flight', 'rescue']);

/** How it is played: ships sail and fish swim where others fly. */
export function controlsOf({ kind, hero, scene }: Cast, rules: Rules): Controls {
  const controls = mechanicOf[kind].controls(rules);
  if (!kindsOfFlying.has(kind)) return controls;
  const who = `${hero.sprite} ${hero.name}`;
  const verb = /(?<!air|space|star)(ship|boat)|galleon|canoe|kayak|raft/.test(who)
    ? 'sail'
    : scene === 'sea' || /fish|shark|whale|dolphin|octopus|submarine/.test(who)
      ? 'dive'
      : /car\b|truck|tank|motorcycle|bicycle|bus\b/.test(who)
        ? 'drive'
        : 'fly';
  return { ...controls, touch: controls.touch.replace(/\bfly\b/, verb) };
}
