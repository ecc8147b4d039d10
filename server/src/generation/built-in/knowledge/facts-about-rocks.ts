import type { Knowledge } from './knowledge.ts';

export const factsAboutRocks = {
  volcanoes: {
    source: 'General knowledge: school geography and geology of volcanoes and earthquakes',
    facts: `
What is melted rock called once it has left a volcano? | Lava | Magma | Granite | Gravel
What is melted rock called while it is under the ground? | Magma | Lava | Ash | Slate
What is the opening of a volcano called? | A crater | A delta | A dune | A fjord
What is a volcano called that may never erupt again? | Extinct | Active | Awake | Shallow
What is a volcano called that is quiet but may wake up? | Dormant | Extinct | Hollow | Frozen
Which volcano buried Pompeii? | Vesuvius | Etna | Fuji | Krakatoa
In which country is Vesuvius? | Italy | Greece | Spain | Japan
On which island is Mount Etna? | Sicily | Crete | Sardinia | Iceland
In which country is Mount Fuji? | Japan | China | Chile | Indonesia
In which country is Popocatépetl? | Mexico | Peru | Spain | Kenya
On which continent is Kilimanjaro? | Africa | Asia | Europe | South America
Which island group was built by volcanoes in the Pacific? | Hawaii | The Maldives | The Bahamas | Svalbard
In which country did Krakatoa erupt in 1883? | Indonesia | Japan | Italy | Mexico
In which country did Eyjafjallajökull stop air traffic in 2010? | Iceland | Norway | Canada | Chile
In which American state is Mount St. Helens? | Washington | Florida | Texas | Maine
Which ocean does the Ring of Fire surround? | The Pacific | The Atlantic | The Indian Ocean | The Arctic Ocean
What is the name for a scientist who studies volcanoes? | A volcanologist | A botanist | A biologist | An astronomer
Which light rock floats on water? | Pumice | Granite | Marble | Basalt
Which black, glassy rock comes from lava that cooled fast? | Obsidian | Chalk | Sandstone | Slate
What is the dark rock of most cooled lava? | Basalt | Limestone | Marble | Chalk
What does a volcano throw up that looks like grey dust? | Ash | Snow | Flour | Pollen
What is a very large crater of a collapsed volcano? | A caldera | A canyon | A cape | A glacier
Which kind of volcano is broad and gently sloped? | A shield volcano | A cinder cone | A geyser | A stratovolcano
What is a hot spring that shoots up water and steam? | A geyser | A glacier | A lagoon | An oasis
Which planet has Olympus Mons, a giant volcano? | Mars | Venus | Saturn | Mercury
Which moon of Jupiter has the most active volcanoes? | Io | Europa | Ganymede | Callisto
What gas smells of rotten eggs near volcanoes? | Hydrogen sulfide | Oxygen | Nitrogen | Helium
What makes the soil around old volcanoes good for farming? | Minerals in the ash | Cold wind | Sea salt | Snow
What do we call a sudden outbreak of a volcano? | An eruption | An eclipse | A flood | An avalanche
Where do most volcanoes stand? | Where plates of crust meet | In deserts | On the poles | In river deltas
What is the shaking of the ground called? | An earthquake | A storm | A tide | A landslide
What does a seismograph measure? | Shaking of the ground | Air pressure | Rainfall | Wind
What can an earthquake under the sea cause? | A tsunami | A rainbow | A drought | A glacier`,
  },
  rocks: {
    source: 'General knowledge: school geology of rocks, minerals and gems',
    facts: `
Which mineral is the hardest? | Diamond | Talc | Gypsum | Quartz
Which mineral is the softest? | Talc | Diamond | Topaz | Quartz
What colour is a ruby? | Red | Green | Blue | Yellow
What colour is an emerald? | Green | Red | Blue | White
What colour is a typical sapphire? | Blue | Red | Green | Brown
What colour is an amethyst? | Purple | Orange | Green | Red
What colour is a topaz often? | Yellow | Black | Purple | Pink
What is amber made of? | Tree resin | Sea shells | Lava | Bones
Where do pearls grow? | In oysters | In caves | In trees | In volcanoes
What are diamonds made of? | Carbon | Iron | Gold | Calcium
What is the same element as diamond, in a pencil? | Graphite | Lead | Copper | Zinc
Which rock forms when lava cools? | Igneous rock | Sedimentary rock | Metamorphic rock | Coral
Which rock forms from layers of sand and mud? | Sedimentary rock | Igneous rock | Metamorphic rock | Obsidian
Which rock is changed by heat and pressure? | Metamorphic rock | Sedimentary rock | Igneous rock | Amber
Which rock does limestone turn into under pressure? | Marble | Slate | Granite | Basalt
Which rock does shale turn into under pressure? | Slate | Marble | Chalk | Pumice
Which soft white rock was used on blackboards? | Chalk | Granite | Basalt | Quartz
Which rock is burned as fuel? | Coal | Granite | Marble | Slate
Which stone is used for many kitchen worktops? | Granite | Chalk | Talc | Amber
What is the name of fool's gold? | Pyrite | Quartz | Mica | Halite
What is rock salt called as a mineral? | Halite | Calcite | Gypsum | Pyrite
What is sand mostly made of? | Quartz | Gold | Chalk | Coal
What hangs from the roof of a cave? | A stalactite | A stalagmite | A geyser | A fossil
What grows up from the floor of a cave? | A stalagmite | A stalactite | A crystal ball | A glacier
What is the trace of an ancient animal in a rock? | A fossil | A gem | A mineral | An ore
What is a rock called from which metal is won? | Ore | Gravel | Clay | Peat
What is the unit for the weight of gems? | Carat | Metre | Litre | Volt
What shines in many colours like a rainbow? | An opal | A ruby | A lump of coal | A brick
Which green stone is loved for carvings in China? | Jade | Amber | Ruby | Slate
Which scale says how hard a mineral is? | Mohs | Richter | Celsius | Beaufort
What is a scientist of rocks called? | A geologist | A zoologist | A botanist | A chemist
What is a rock called that fell from space? | A meteorite | A comet | A geode | A boulder
What is a hollow stone with crystals inside? | A geode | A pebble | A fossil | A brick`,
  },
} satisfies Record<string, Knowledge>;
