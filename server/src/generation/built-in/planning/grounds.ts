import type { Actor, Kind, PlanGround, Scene, Site } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import type { Cast } from './choose-cast.ts';

/** Games in which one stands on a line of ground, and those that show one. */
const sideways = new Set<Kind>(['runner', 'dodger', 'catcher']);
const withStreets = new Set<Kind>([...sideways, 'throw', 'stacker', 'flyer', 'rope-swing', 'chopping']);
const water = /(^| )(lake|pond|river|stream|sea|ocean|water|lagoon|bay|canal|harbou?r)$/;

const vessel =
  /(^| )(boat|ship|galleon|frigate|raft|canoe|kayak|yacht|sailboat|lifeboat|ferry|gondola|dinghy|catamaran|jet ski|surfboard|paddleboard)$/;
const onWater =
  /(^| )(surfer|windsurfer|kitesurfer|kayaker|canoeist|rower|sailor girl|gondolier|swimmer|duck|duckling|swan|rubber duck|goose|pelican|otter|beaver|hippo)$/;
const waters = new Set<Scene>(['sea', 'beach', 'lake', 'swamp']);
/** There a ship flies, or stands in a hall. */
const dry = new Set<Scene>([
  'space',
  'moon',
  'sky',
  'starship',
  'cyber',
  'room',
  'desert',
  'castle',
  'dungeon',
  'cave',
]);
/** Those on a deck or a quay stand on it. */
const decks = new Set<Site>(['ship', 'harbour']);

const wheeled =
  /(^| )(car|racecar|race car|taxi|bus|truck|lorry|van|ambulance|police car|fire engine|fire truck|tram|motorcycle|motorbike|scooter|bicycle|bike|skateboard|skates|roller skate|unicycle|go kart|kart|limousine|tesla)$/;
const rider = /(^| )(cyclist|biker|skater|skateboarder|rollerskater|roller skater|motorcyclist|bicyclist|unicyclist)$/;
const road = /(^| )(street|road|highway|motorway|freeway|avenue|boulevard|lane|crossing|sidewalk|pavement)s?$/;
const high = /(^| )(roof|rooftop|wall|skyscraper|scaffold|scaffolding|bridge)s?$/;
const withRoads = new Set<Scene>(['city', 'meadow', 'forest', 'farm', 'desert', 'autumn', 'beach', 'jungle', 'fair', 'lake', 'cyber', 'haunted']); // biome-ignore format: one list

/** What is under those who sail, surf or drive, and under everybody in a town who is not on its roofs. */
export function groundOf(
  cast: Cast,
  mount: Actor | null,
  site: Site | undefined,
  frame: Frame,
): PlanGround | undefined {
  const { kind, scene, hero } = cast;
  const carried = [hero, ...(mount ? [mount] : [])];
  const is = (sort: RegExp): boolean => carried.some(({ name, sprite }) => sort.test(name) || sort.test(sprite));
  const isDeck = site !== undefined && decks.has(site);
  const said = [...frame.place.words, ...Object.keys(frame.said), ...frame.acts.flatMap(({ object }) => object ?? [])];
  const isByWater = waters.has(scene) || (!dry.has(scene) && said.some((word) => water.test(word)));
  if (sideways.has(kind) && !isDeck && !dry.has(scene) && (is(vessel) || (isByWater && is(onWater)))) return 'water';
  if (site !== undefined || frame.pits || said.some((word) => high.test(word))) return undefined;
  const isDriven = is(wheeled) || is(rider) || said.some((word) => road.test(word));
  if (kind === 'lanes') return scene === 'city' && isDriven ? 'street' : undefined;
  if (!withStreets.has(kind)) return undefined;
  return scene === 'city' || (sideways.has(kind) && withRoads.has(scene) && isDriven) ? 'street' : undefined;
}
