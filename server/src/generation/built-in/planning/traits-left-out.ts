import type { Plan } from '../../../../../engines/src/plan.ts';
import { isCourier } from '../reading/couriers.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { classOf, isBeing } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { goodOfTrade } from '../reading/trades.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { wordsForScenes } from '../vocabulary/words-for-settings.ts';
import { mentionsOf } from './requested.ts';

/** Nouns before a noun that nothing shows: the slime of slime puddles, if puddles are drawn as ever. */
export function traitsLeftOut(frame: Frame, plan: Plan): string[] {
  if (frame.language !== 'en' || frame.mechanic === 'quiz') return [];
  const shown = JSON.stringify([plan.theme, plan.goal, plan.title]).toLowerCase();
  const ofScene = ` ${wordsForScenes[plan.theme.scene].replaceAll(',', ' ')} `;
  const lost = [frame.hero, ...frame.foes, ...frame.goods, ...frame.hazards].flatMap((named) =>
    (named?.traits ?? []).filter(
      (trait) =>
        named !== null &&
        isNamedThing(trait) &&
        !isSeen(named, trait) &&
        !isWork(named, trait) &&
        !shown.includes(trait) &&
        !ofScene.includes(` ${trait} `),
    ),
  );
  return [...new Set(lost)].filter((trait) => !frame.ignored.includes(trait));
}

/** Traits that no picture shows, and that are a name of something: the dragon of "dragon eggs", the ice cream of its truck. */
export function traitsToTell(named: Named, name: string): string[] {
  const { traits } = named;
  const isOfTwo = (i: number) => i >= 0 && i < traits.length - 1 && lookUp(traits.slice(i, i + 2).join(' ')) !== null;
  return traits.filter(
    (trait, i) =>
      !name.includes(trait) &&
      !/(?:ing|ed)$/.test(trait) &&
      !isWork(named, trait) &&
      (isOfTwo(i) || isOfTwo(i - 1) || (isNamedThing(trait) && !isSeen(named, trait))),
  );
}

/** What a thing is made of says less about its look. */
function isNamedThing(trait: string): boolean {
  const ofClass = classOf(trait) ?? lookUp(trait)?.class ?? null;
  return (isBeing(ofClass) || /^(thing|food|plant)$/.test(ofClass ?? '')) && !colourOfWord.has(trait);
}

/** A trait is seen if without it something else would be drawn. */
function isSeen(named: Named, trait: string): boolean {
  // Coins and crowns are golden as they are.
  if (trait === 'gold' && /(^| )(coin|crown|star|medal|trophy|bell|key|ring|bar|nugget|treasure|egg)$/.test(named.noun))
    return true;
  const at = named.traits.indexOf(trait);
  // "Ice cream" is one trait of two words, and every topping is one of a pizza.
  const isCompound = lookUp(named.traits.slice(at, at + 2).join(' ')) !== null && at < named.traits.length - 1;
  if (isCompound || mentionsOf(named).length > 1) return true;
  const bare = { ...named, traits: named.traits.filter((one) => one !== trait) };
  return JSON.stringify(mentionsOf(named)) !== JSON.stringify(mentionsOf(bare));
}

/** A trade decides what is done, and a driver is seen as the truck. */
const isWork = (named: Named, trait: string): boolean =>
  goodOfTrade({ noun: trait, traits: [] }) !== null || isCourier({ ...named, noun: trait }) || driving.test(trait);

const driving =
  /^(driver|pilot|captain|racer|baby|enemy|boss|theme|goalkeeper|prop|ball|mother|father|lightning|rubber|top|down|rainbow|lumberjack|woodcutter|drummer|fisherman)$/;
