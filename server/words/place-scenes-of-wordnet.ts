import { inLines, offsetsInIndex, readSynsets } from './noun-classes-of-wordnet.ts';

/** The scene of everything that WordNet files below one of these words. */
const rootsOfScenes: Record<string, string> = {
  city: 'city town national_capital capital state_capital municipality borough urban_area suburb port street road skyscraper depot airport hotel office_building museum theater building bridge workplace',
  snow: 'mountain_peak range mountain glacier ski_slope ice_rink',
  sea: 'sea ocean gulf strait reef',
  swamp: 'wetland',
  lake: 'lake pond',
  shop: 'mercantile_establishment shop shopping_center place_of_business',
  school: 'school schoolroom',
  fair: 'fairground amusement_park circus carnival',
  starship: 'spacecraft space_station',
  forest: 'river stream waterfall forest woodland tree_farm',
  beach: 'island archipelago beach shore peninsula bay',
  desert: 'desert dune canyon',
  temple: 'place_of_worship ruin tomb monument',
  castle: 'castle palace fortification tower',
  farm: 'farm farm_building orchard',
  meadow: 'grassland field park garden yard hill',
  room: 'room dwelling floor library gymnasium hospital medical_building clubhouse enclosure',
  kitchen: 'restaurant kitchen bakery',
  cave: 'cave mine tunnel',
  dungeon: 'correctional_institution cellar sewer',
  stadium: 'stadium playing_field athletic_facility racetrack',
  haunted: 'cemetery burial_chamber',
  volcano: 'volcano',
  space: 'celestial_body galaxy',
  sky: 'atmosphere aircraft',
};

/** Lines of `scene word word …`: where a game is set that takes place in Venice, the Alps or a spacecraft. */
export function placeScenes(data: string, index: string): string {
  const synsets = readSynsets(data);
  const sceneOfRoot = new Map(
    Object.entries(rootsOfScenes).flatMap(([scene, words]) => words.split(' ').map((word) => [word, scene] as const)),
  );
  const sceneOf = (offset: string): string | undefined => {
    let at: string | undefined = offset;
    for (let depth = 0; at !== undefined && depth < 8; depth++) {
      const synset = synsets.get(at);
      // Artifacts, objects and locations: a range is also a stove, and a field a subject.
      const isPlace = synset && [6, 15, 17].includes(synset.file);
      const scene = isPlace ? synset.words.map((word) => sceneOfRoot.get(word)).find(Boolean) : undefined;
      if (scene) return scene;
      at = synset?.hypernyms[0];
    }
    return undefined;
  };
  const scenes = new Map<string, string>();
  for (const line of index.split('\n')) {
    const [lemma = ''] = line.split(' ');
    if (!/^[a-z]{3,}(_[a-z]{3,})?$/.test(lemma)) continue;
    // A common noun counts in its first sense: a car is also the cabin of a lift, which is a room.
    const isName = (offset: string) => !synsets.get(offset)?.words.includes(lemma);
    const senses = offsetsInIndex(line).filter((offset, i) => i === 0 || (i < 3 && isName(offset)));
    const scene = senses.map(sceneOf).find(Boolean);
    if (scene) scenes.set(lemma, scene);
  }
  return inLines(scenes);
}
