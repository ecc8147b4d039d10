import type { arithmeticTopics } from './arithmetic-questions.ts';
import { factsAboutAnimals } from './facts-about-animals.ts';
import { factsAboutAntiquity } from './facts-about-antiquity.ts';
import { factsAboutArts } from './facts-about-arts.ts';
import { factsAboutBeliefs } from './facts-about-beliefs.ts';
import { factsAboutCheeseAndClothes } from './facts-about-cheese-and-clothes.ts';
import { factsAboutChemistry } from './facts-about-chemistry.ts';
import { factsAboutComputing } from './facts-about-computing.ts';
import { factsAboutConstellations } from './facts-about-constellations.ts';
import { factsAboutCountries } from './facts-about-countries.ts';
import { factsAboutDailyLife } from './facts-about-daily-life.ts';
import { factsAboutEarth } from './facts-about-earth.ts';
import { factsAboutEnglish } from './facts-about-english.ts';
import { factsAboutFarmAnimals } from './facts-about-farm-animals.ts';
import { factsAboutFilms } from './facts-about-films.ts';
import { factsAboutFood } from './facts-about-food.ts';
import { factsAboutFrenchRevolution } from './facts-about-french-revolution.ts';
import { factsAboutGames } from './facts-about-games.ts';
import { factsAboutHistory } from './facts-about-history.ts';
import { factsAboutLandsAndPrefectures } from './facts-about-lands-and-prefectures.ts';
import { factsAboutLanguages } from './facts-about-languages.ts';
import { factsAboutMathematics } from './facts-about-mathematics.ts';
import { factsAboutMonsters } from './facts-about-monsters.ts';
import { factsAboutMusic } from './facts-about-music.ts';
import { factsAboutNarrowTopics } from './facts-about-narrow-topics.ts';
import { factsAboutPets } from './facts-about-pets.ts';
import { factsAboutPlants } from './facts-about-plants.ts';
import { factsAboutRocks } from './facts-about-rocks.ts';
import { factsAboutSafety } from './facts-about-safety.ts';
import { factsAboutScience } from './facts-about-science.ts';
import { factsAboutSingleCountries } from './facts-about-single-countries.ts';
import { factsAboutSpace } from './facts-about-space.ts';
import { factsAboutSports } from './facts-about-sports.ts';
import { factsAboutUnitedStates } from './facts-about-united-states.ts';
import { factsAboutVehicles } from './facts-about-vehicles.ts';
import { factsAboutWildAnimals } from './facts-about-wild-animals.ts';
import { factsAboutWildlife } from './facts-about-wildlife.ts';
import { factsAboutWorldWars } from './facts-about-world-wars.ts';
import { factsForKids } from './facts-for-kids.ts';
import { factsForSchool } from './facts-for-school.ts';
import type { Knowledge } from './knowledge.ts';

const written = {
  ...factsAboutSpace,
  ...factsAboutEarth,
  ...factsAboutCountries,
  ...factsAboutSingleCountries,
  ...factsAboutAnimals,
  ...factsAboutPets,
  ...factsAboutFarmAnimals,
  ...factsAboutPlants,
  ...factsAboutHistory,
  ...factsAboutFrenchRevolution,
  ...factsAboutWorldWars,
  ...factsAboutNarrowTopics,
  ...factsAboutMusic,
  ...factsAboutChemistry,
  ...factsAboutScience,
  ...factsAboutMathematics,
  ...factsAboutLanguages,
  ...factsAboutEnglish,
  ...factsAboutSports,
  ...factsAboutGames,
  ...factsAboutComputing,
  ...factsAboutArts,
  ...factsAboutBeliefs,
  ...factsAboutMonsters,
  ...factsAboutFood,
  ...factsAboutCheeseAndClothes,
  ...factsAboutVehicles,
  ...factsAboutDailyLife,
  ...factsAboutSafety,
  ...factsAboutFilms,
  ...factsAboutRocks,
  ...factsAboutUnitedStates,
  ...factsAboutLandsAndPrefectures,
  ...factsAboutWildlife,
  ...factsAboutAntiquity,
  ...factsAboutConstellations,
  ...factsAboutWildAnimals,
  ...factsForKids,
  ...factsForSchool,
};

type WrittenTopicId = keyof typeof written;
export type ArithmeticTopicId = (typeof arithmeticTopics)[number];
export type TopicId = WrittenTopicId | ArithmeticTopicId | 'history' | 'general-knowledge';

/** Topics that combine other topics. */
export const mixes: Record<'history' | 'general-knowledge', WrittenTopicId[]> = {
  history: ['ancient-history', 'medieval-history', 'modern-history'],
  'general-knowledge': [
    'solar-system',
    'animals',
    'geography',
    'landmarks',
    'inventions',
    'human-body',
    'physics',
    'music',
    'painters',
    'sports',
    'food',
    'modern-history',
  ],
};

export const factsOf: Record<WrittenTopicId, Knowledge> = written;
