/**
 * Places of everyday life that no scene has of its own: how a prompt calls them, the word whose scene they share (none
 * where the sentence stays as it is), and their name where the prompt says only who works there.
 */
const everydayPlaces: [said: RegExp, ordinary: string | null, name?: string][] = [
  [/(?:call|contact) cent(?:er|re)|(?:open[- ]plan|corner) office|cubicle farm|(?:meeting|conference|board) room|post office|newsroom|town hall/, 'office'],
  [/office(?= (?:printer|plant|chair|desk|maze|building|worker|party|fight|war|race|olympic)s?\b)/, null],
  [/(?:art|picture|painting|portrait|sculpture) gallery|(?<=\b(?:in|into|from|through|around|inside|of) (?:an? |the )?)gallery/, 'museum'],
  [/(?:train|railway|subway|metro|station|underground) platform/, 'train station'],
  [/retirement (?:home|village)|(?:nursing|care|old people['’]?s|old folks['’]?) home/, 'living room'],
  [/(?:washing|laundry|clothes)[- ]?line/, 'garden'],
  [/(?:clock|bell|church) ?tower/, 'tower'],
  [/(?:medieval|renaissance) (?:fair|faire|market|festival)/, 'castle'],
  [/catwalk|fashion (?:show|runway)/, 'theatre'],
  [/(?:mexican |spanish |village |summer )?fiesta|street party|village fete/, 'carnival'],
  [/(?:house|dance|costume|tea|cocktail|office|slumber|pajama|pyjama) party|(?<=\bat (?:an? |the )?)party/, 'living room'],
  [/witch(?:es)?['’]?s? kitchen|witches['’] kitchen/, 'kitchen', 'witch kitchen'],
  [/(?<=\bat (?:an? |the |my )?)(?:hairdresser|barber|hair ?stylist)(?:['’]?s)?(?! (?:shop|salon))/, 'living room', 'hair salon'],
  [/(?<=\bat (?:an? |the |my )?)(?:doctor|vet|veterinarian)(?:['’]?s)?(?! (?:office|clinic))/, 'clinic', 'clinic'],
  [/(?<=\bat (?:an? |the |my )?)(?:butcher|grocer|greengrocer|florist|cobbler|tailor)(?:['’]?s)?/, 'shop', 'shop'],
  [/(?<=\bat (?:an? |the |my )?)baker(?:['’]?s)?/, 'bakery', 'bakery'],
  [/(?:furniture|hardware|thrift|department|convenience|shoe|clothes|clothing|record|antique|gift|electronics|jewell?e?ry) (?:store|shop)|book ?(?:shop|store)|flower shop/, 'shop'],
  [/shopping (?:cent(?:er|re)|arcade|plaza)|food court/, 'mall'],
  [/car wash|(?:petrol|gas|filling) station|parking (?:garage|lot)/, null],
  [/bus stop/, 'train station'],
  [/canteen|cafeteria|mess hall/, 'kitchen'],
  [/tattoo (?:studio|parlou?r)|(?:nail|beauty) salon/, 'living room'],
  [/car (?:dealership|dealer['’]?s|showroom)/, 'garage'],
  [/(?<=\b(?:in|at|through|inside) (?:an? |the |my )?)(?:kindergarten|nursery school|day ?care)/, 'classroom'],
  [/stock (?:exchange|market)/, 'bank'],
  [/oil (?:rig|platform)/, 'harbour'],
  [/planetarium|observatory/, 'museum'],
  [/(?:recycling|chemical|bottling|water|sewage|assembly) (?:plant|works)|assembly line/, 'factory'],
  [/tree ?house/, 'forest'],
  [/masquerade(?: ball)?|(?:costume|royal|masked) ball/, 'theatre'],
  [/data cent(?:er|re)|server farm/, 'laboratory'],
  [/(?:rooftop|roof) (?:terrace|bar|garden|party)|balcony(?= (?:garden|tower))/, 'rooftop'],
  [/camping (?:site|ground)|campground/, 'campsite'],
  [/(?:container|cargo|ferry) (?:port|terminal|dock)|quay|wharf/, 'harbour'],
  [/seaside promenade|boardwalk/, 'beach'],
  [/airport (?:terminal|lounge|gate|security)/, 'airport'],
  [/(?:ice|skating|roller) rink/, 'stadium'],
  [/fitness (?:studio|cent(?:er|re)|club)|yoga studio/, 'gym'],
  [/emergency room|operating (?:room|theatre|theater)|dental clinic/, 'hospital'],
]; // biome-ignore format: one kind of place a line

const patterns = everydayPlaces.map(
  ([said, ordinary, name]) => [new RegExp(`\\b(?:${said.source})\\b`, 'gi'), ordinary, name] as const,
);

/** "Before the museum opens" says where it is. */
const openingHours =
  /\b(?:before|until|till|when|after) the (museum|gallery|shop|store|supermarket|zoo|library|restaurant|school|bakery|cinema|casino|fair) (?:opens|closes)\b/gi;

/** "In a call centre" in words that are read anyway: in an office. */
export const inOrdinaryPlaces = (text: string): string =>
  patterns.reduce(
    (rest, [said, ordinary]) => (ordinary === null ? rest : rest.replace(said, ordinary)),
    text.replace(openingHours, 'in the $1'),
  );

/** The everyday places of a prompt, by their own names. */
export const everydayPlacesIn = (prompt: string): string[] =>
  patterns.flatMap(([said, , name]) => {
    const found = prompt.match(said)?.[0];
    return found === undefined ? [] : [name ?? found.toLowerCase()];
  });

const named = new Set(everydayPlaces.flatMap(([, , name]) => name ?? []));

/** Places that say where a game is set wherever they stand in a sentence: "hotel parking valet", "for the office". */
const anywhereInSentence =
  /\b(?:san francisco|new zealand|cape town|mexico city|buenos aires|rio de janeiro|hotel lobby|hotel|motel|hostel|office|hospital|airport|museum|library|supermarket|gym|(?:(?:winter|log|mountain|forest|ski|hunting|wooden) )?(?:cabin|lodge|chalet|cottage)|(?:beach|mountain|fishing|wooden) hut|bathroom|bedroom|living room|attic|basement|cellar|theatre|theater|opera house|cinema|movie theater|sauna|hot springs?|onsen|thermal (?:bath|spring)s?|aquarium|water garden|barber ?shop|hair salon|dentist['’]?s? office|laundromat|observatory|subway(?: station| tunnel)?(?! surf)|train station|police station|fire station|swimming pool)\b/gi;

/** Those of them that the prompt names, longer ones before the words of which they consist: an opera house is no house. */
export const placesAnywhereIn = (prompt: string): string[] =>
  (prompt.match(anywhereInSentence) ?? []).map((one) => one.toLowerCase());

const isAnywherePlace = (word: string): boolean => placesAnywhereIn(word)[0] === word;

export const isEverydayPlace = (word: string): boolean =>
  named.has(word) ||
  isAnywherePlace(word) ||
  ['in', 'at'].some((where) => everydayPlacesIn(`${where} the ${word}`).includes(word));
