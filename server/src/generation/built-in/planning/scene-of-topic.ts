import type { Scene } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';

const topicsOfScenes: Partial<Record<Scene, string>> = {
  space: 'solar-system astronomy space-exploration constellations',
  sea: 'oceans sea-animals sharks ships',
  snow: 'mountains',
  volcano: 'volcanoes',
  cave: 'rocks',
  beach: 'pirates geography capitals-of-oceania holidays',
  forest: 'food-chains trees biology environment birds',
  meadow: 'horses flowers plants insects animals-for-kids dogs',
  jungle: 'reptiles animals african-animals dinosaurs rivers capitals-of-africa',
  farm: 'farm-animals fruits',
  city: 'french-revolution world-war-two world-war-one us-states movies capitals capitals-of-europe capitals-of-asia capitals-of-the-americas landmarks architecture money cars trains traffic-signs',
  sky: 'weather water-cycle flags countries planes religions bible',
  castle: 'medieval-history vikings fairy-tales chess history norse-mythology',
  temple: 'ancient-history ancient-egypt ancient-rome ancient-greece greek-mythology egyptian-mythology',
  cyber: 'computers programming internet video-games physics inventions elements chemistry modern-history',
  kitchen: 'food cooking healthy-eating cheese',
  haunted: 'monsters',
  shop: 'clothes',
  stadium: 'sports football olympics world-cups basketball tennis music pop-music instruments composers',
  candy: 'colours shapes numbers-for-kids',
  body: 'human-body medicine first-aid',
  school:
    'languages spelling synonyms antonyms mathematics geometry literature addition subtraction multiplication division arithmetic fractions grammar states-of-matter forces light-and-sound time-and-seasons',
  room: 'riddles cats art painters',
};

const sceneOf = new Map(
  (Object.entries(topicsOfScenes) as [Scene, string][]).flatMap(([scene, topics]) =>
    topics.split(' ').map((topic) => [topic, scene] as const),
  ),
);

/** Where a quiz about a topic plays. */
export const sceneOfTopic = (topic: TopicId | null): Scene | undefined =>
  topic === null ? undefined : (sceneOf.get(topic) ?? (topic.endsWith('-words') ? 'school' : undefined));
