import { everydayLists } from './everyday-words.ts';

/**
 * Lists for word games that ask for less than a theme, by the words that ask for them: a–z, 3 to 12 letters, each a
 * member of its list.
 */
export const narrowLists: { asked: RegExp; words: string[] }[] = (
  [
    ...everydayLists,
    [
      /\b(chemical )?elements?\b|\bperiodic table\b/,
      `hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon
      phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt
      nickel copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium yttrium zirconium
      niobium molybdenum technetium ruthenium rhodium palladium silver cadmium indium tin antimony tellurium iodine
      xenon caesium barium lanthanum cerium praseodymium neodymium promethium samarium europium gadolinium terbium
      dysprosium holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium osmium iridium platinum
      gold mercury thallium lead bismuth polonium astatine radon francium radium actinium thorium protactinium uranium
      neptunium plutonium americium curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium
      dubnium seaborgium bohrium hassium meitnerium darmstadtium roentgenium copernicium nihonium flerovium moscovium
      livermorium tennessine oganesson`,
    ],
    [
      /\b(school )?subjects?\b/,
      `english maths science history geography biology chemistry physics music drama french spanish german latin italian
      computing economics philosophy religion sports cooking drawing dance law sociology psychology astronomy`,
    ],
    [/\bmonths?\b/, 'january february march april may june july august september october november december'],
    [/\bweek ?days?\b|\bdays? of the week\b/, 'monday tuesday wednesday thursday friday saturday sunday'],
    [
      /\bshapes?\b/,
      `circle square triangle rectangle oval diamond star heart hexagon pentagon octagon rhombus trapezium kite crescent
      cube sphere cone cylinder pyramid prism ellipse parallelogram heptagon nonagon decagon semicircle cuboid arrow cross`,
    ],
    [
      /\bpastas?\b|\bnoodles?\b/,
      `spaghetti macaroni penne fusilli farfalle rigatoni lasagne ravioli tortellini linguine fettuccine tagliatelle
      cannelloni vermicelli orzo gnocchi conchiglie pappardelle bucatini orecchiette ziti cavatelli capellini tortelloni
      ditalini rotini`,
    ],
    [
      /\bdanc(es?|ing)\b/,
      `waltz tango salsa samba rumba polka ballet flamenco swing mambo foxtrot quickstep breakdance disco bolero minuet
      jive merengue bachata lambada charleston hula conga zumba capoeira mazurka fandango limbo macarena twist`,
    ],
    [
      /\btools?\b/,
      `hammer wrench screwdriver pliers saw drill chisel spanner shovel rake axe pickaxe crowbar ladder clamp file ruler
      level sander mallet trowel toolbox scissors shears spade hoe wheelbarrow anvil torch brush`,
    ],
    [
      /\b(drinks?|beverages?)\b/,
      `water milk juice coffee tea cocoa lemonade cola soda smoothie milkshake cider espresso cappuccino latte mocha
      punch squash nectar buttermilk kefir eggnog tonic ginger`,
    ],
    [
      /\bgreek (gods?|goddess(es)?|god(s)? and goddess(es)?)\b|\bolympians?\b/,
      `zeus hera poseidon athena apollo artemis ares aphrodite hermes hephaestus demeter dionysus hades hestia eros nike
      persephone cronus rhea helios selene atlas gaia uranus nemesis hypnos iris pan hecate prometheus`,
    ],
    [
      /\b(gem ?stones?|gems|jewels|precious stones?)\b/,
      `diamond ruby emerald sapphire topaz opal amethyst garnet pearl jade turquoise amber onyx agate quartz peridot
      citrine aquamarine zircon jasper moonstone lapis coral spinel tanzanite tourmaline malachite beryl`,
    ],
    [
      /\brivers?\b/,
      `nile amazon danube rhine thames seine loire rhone volga congo niger zambezi ganges indus mekong yangtze mississippi
      missouri colorado orinoco tigris euphrates jordan elbe oder vistula tagus ebro douro tiber dnieper amur murray`,
    ],
    [
      /\bmountains?\b|\bpeaks\b/,
      `everest kilimanjaro fuji matterhorn denali elbrus olympus vesuvius ararat eiger aconcagua lhotse makalu annapurna
      logan etna snowdon rushmore whitney cotopaxi chimborazo sinai teide rainier`,
    ],
    [
      /\breptiles?\b/,
      `snake lizard turtle tortoise crocodile alligator gecko iguana chameleon python cobra viper rattlesnake anaconda
      skink monitor tuatara caiman mamba adder boa terrapin gharial`,
    ],
    [
      /\b(us|american|u\.s\.) states?\b|\bstates of (the )?(usa?|america|united states)\b|\bfifty states\b/,
      `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
      indiana iowa kansas kentucky louisiana maine maryland michigan minnesota mississippi missouri montana nebraska
      nevada ohio oklahoma oregon tennessee texas utah vermont virginia washington wisconsin wyoming`,
    ],
    [
      /\bfamily( members?)?\b|\brelatives\b/,
      `mother father sister brother grandma grandpa grandmother grandfather aunt uncle cousin nephew niece daughter son
      parent baby twin husband wife stepmother stepfather godmother godfather grandson`,
    ],
    [
      /\bkinds? of fish\b|\bfish(es)?\b/,
      `salmon tuna trout herring sardine anchovy mackerel cod haddock halibut flounder carp pike perch bass eel catfish
      goldfish swordfish marlin barracuda piranha sturgeon sole turbot snapper grouper guppy clownfish stingray shark`,
    ],
    [
      /\bdesserts?\b|\bpuddings?\b|\bsweets\b/,
      `cake pie tart brownie cookie pudding custard tiramisu pancake waffle sundae sorbet gelato mousse trifle crumble
      cheesecake cupcake muffin donut eclair meringue pavlova strudel macaron fudge baklava cannoli parfait truffle`,
    ],
    [
      /\bice[- ]?cream flavou?rs?\b/,
      `vanilla chocolate strawberry lemon mango pistachio hazelnut caramel banana raspberry cherry coconut mint coffee
      peach walnut stracciatella blueberry melon yoghurt nougat cinnamon toffee peanut`,
    ],
    [
      /\b(board|card|parlou?r) games?\b/,
      `chess checkers draughts backgammon dominoes ludo mahjong reversi bingo poker bridge rummy solitaire hearts spades
      snap whist mancala dice charades darts`,
    ],
    [
      /\bcurrenc(y|ies)\b/,
      `dollar euro pound yen franc krone krona rupee peso ruble yuan zloty lira rand real won baht dinar shekel forint
      dong rupiah ringgit dirham koruna riyal`,
    ],
    [
      /\b(camping|campsite|campers?)\b/,
      `tent campfire backpack lantern torch compass hammock matches marshmallow firewood whistle blanket thermos stove
      kettle rope hiking forest trail fishing canoe caravan mosquito stars river woods map knife axe boots`,
    ],
    [
      /\bcapital (cities|city)\b|\bcapitals\b/,
      `london paris berlin madrid rome lisbon vienna prague warsaw budapest athens dublin oslo stockholm helsinki
      copenhagen brussels amsterdam bern sofia bucharest kyiv riga vilnius tallinn zagreb ljubljana bratislava ankara
      cairo nairobi rabat tunis tokyo beijing seoul bangkok hanoi manila jakarta delhi ottawa lima quito bogota santiago
      havana canberra wellington`,
    ],
    [
      /\bmushrooms?\b|\bfungi\b/,
      'button portobello shiitake oyster enoki morel chanterelle truffle porcini cremini puffball inkcap parasol bolete',
    ],
  ] as [RegExp, string][]
).map(([asked, words]) => ({ asked, words: words.trim().split(/\s+/) }));
