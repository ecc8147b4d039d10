import type { Kind, Scene, Site } from '../../../../../engines/src/plan.ts';

/** The scene whose inhabitants and colours are found at a site when the prompt names no other. */
const sceneOfSites: Record<Site, Scene> = {
  library: 'room',
  museum: 'room',
  theatre: 'room',
  church: 'room',
  station: 'city',
  cabin: 'room',
  bathroom: 'room',
  bedroom: 'room',
  bar: 'room',
  office: 'room',
  hospital: 'room',
  laboratory: 'cyber',
  factory: 'cyber',
  warehouse: 'shop',
  workshop: 'city',
  gym: 'room',
  village: 'farm',
  ship: 'beach',
  harbour: 'beach',
  'building-site': 'city',
  'volcanic-island': 'beach',
  'haunted-fair': 'haunted',
  'bamboo-grove': 'jungle',
  pool: 'beach',
  'haunted-house': 'haunted',
  'zen-garden': 'meadow',
  junkyard: 'city',
};

/** Scenes of no strong colour. */
const ordinary = new Set<Scene>(['room', 'shop', 'city', 'cyber', 'farm', 'beach', 'jungle']);

const openAir = new Set<Site>([
  'village',
  'ship',
  'harbour',
  'building-site',
  'volcanic-island',
  'haunted-fair',
  'bamboo-grove',
  'zen-garden',
  'junkyard',
]);

export const isIndoors = (site: Site | undefined): site is Site => site !== undefined && !openAir.has(site);

/** What is played on the road, in the air and on the water cannot be played in a house. */
const outside = new Set<Kind>([
  'racer',
  'traffic',
  'parking',
  'downhill',
  'hopper',
  'lanes',
  'delivery',
  'fishing',
  'flight',
  'rescue',
  'lander',
  'golf',
]);

const seas = new Set<Scene>(['sea', 'space', 'lake', 'sky', 'moon']);

type Placed = { place: { site?: Site }; address?: { noun: string } | null };

/** The site that a prompt names, if the game can be played there. */
export function siteOf(kind: Kind, scene: Scene, { place, address }: Placed): Site | undefined {
  const site = place.site ?? (address?.noun === 'village' ? 'village' : undefined);
  if (!site) return undefined;
  if (isIndoors(site) ? outside.has(kind) : seas.has(scene)) return undefined;
  return site;
}

/** Whether a site has its own colours: a candy factory has those of candy, a haunted library those of the night. */
export const hasOwnColours = (site: Site, scene: Scene): boolean => sceneOfSites[site] === scene || ordinary.has(scene);

export const sceneOfSite = (site: Site): Scene => sceneOfSites[site];
