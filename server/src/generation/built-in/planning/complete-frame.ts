import type { Frame } from '../reading/frame.ts';
import { atEase } from './at-ease.ts';
import { withWorkers } from './clickers.ts';
import { withContestants } from './contests.ts';
import { withClock } from './deadlines-of-rounds.ts';
import { withAddress, withLoad } from './deliveries.ts';
import { withDigger } from './diggers.ts';
import { withPrey } from './eaters.ts';
import { withSourceOfFall } from './fallen-things.ts';
import { withCities } from './guarded-cities.ts';
import { withVoices } from './heard-animals.ts';
import { withLoot } from './loot.ts';
import { withMusic } from './music-asked.ts';
import { withNetwork } from './networks.ts';
import {
  withBasketball,
  withCounted,
  withCrates,
  withFleet,
  withImpliedThings,
  withLivingHero,
  withShips,
  withTargets,
} from './nouns-in-context.ts';
import { inCountedKind, withOwnCounts } from './own-counts.ts';
import { withParachutist } from './parachutes.ts';
import { withDriver, withoutParts, withPaddler, withRacingThing, withSkater, withTowers } from './parts-of-mechanic.ts';
import { withPits } from './pits.ts';
import { withPuzzlePicture } from './puzzle-pictures.ts';
import {
  withEdibleMushrooms,
  withGoalkeeper,
  withOrders,
  withoutAirSupply,
  withPatrolCars,
} from './said-in-passing.ts';
import { withWatchers } from './sneaking.ts';
import { withSortedBins } from './sorted-groups.ts';
import { withSpared } from './spared-cast.ts';
import { withStacked } from './stacks-in-frame.ts';
import { withStructure } from './structures.ts';
import { withTanks } from './tanks-of-duel.ts';
import { withTorchHeld } from './torchlight.ts';
import { withUniforms } from './uniforms.ts';
import { withWaryWork } from './wary-work.ts';
import { withoutWind } from './winds.ts';

/** What a prompt leaves open or says in a roundabout way, one after the other. */
const steps: ((frame: Frame) => Frame)[] = [
  atEase,
  withSpared,
  withoutWind,
  withSortedBins,
  inCountedKind,
  withOwnCounts,
  withClock,
  withTowers,
  withCounted,
  withPaddler,
  withDriver,
  withRacingThing,
  withSkater,
  withoutParts,
  withContestants,
  withParachutist,
  withTanks,
  withPatrolCars,
  withOrders,
  withoutAirSupply,
  withGoalkeeper,
  withEdibleMushrooms,
  withCities,
  withAddress,
  withWorkers,
  withTargets,
  withSourceOfFall,
  withPrey,
  withBasketball,
  withFleet,
  withCrates,
  withNetwork,
  withStacked,
  withShips,
  withLivingHero,
  withImpliedThings,
  withMusic,
  withVoices,
  withPuzzlePicture,
  withLoot,
  withTorchHeld,
  withWatchers,
  withUniforms,
  withStructure,
  withPits,
  withWaryWork,
  withDigger,
  withLoad,
];

export const completeFrame = (read: Frame): Frame => steps.reduce((frame, step) => step(frame), read);
