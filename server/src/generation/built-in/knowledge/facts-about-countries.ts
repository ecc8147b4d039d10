import { countries } from './countries.ts';
import { flagDescriptions } from './flag-descriptions.ts';
import type { Knowledge, PairTable } from './knowledge.ts';

const source = 'General knowledge: our own table of countries';
const americas = ['North America', 'South America'];

const capitalsOf = (groups: readonly string[]): PairTable => ({
  ask: 'What is the capital of {}?',
  askBack: '{} is the capital of which country?',
  rows: countries
    .filter(({ capital, continent }) => capital && (groups.length === 0 || groups.includes(continent ?? '')))
    .map(({ name, capital, continent }) => `${name} | ${capital} | ${continent ?? ''}`)
    .join('\n'),
});

const flagLines = new Map(
  flagDescriptions
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]),
);

/** Australia is left out, because some count it as a continent. */
const ofOneContinent = countries.filter(
  ({ name, continent, onTwoContinents }) => continent && !onTwoContinents && name !== 'Australia',
);

export const factsAboutCountries = {
  capitals: { source, tables: [capitalsOf([])] },
  'capitals-of-europe': { source, tables: [capitalsOf(['Europe'])] },
  'capitals-of-asia': { source, tables: [capitalsOf(['Asia'])] },
  'capitals-of-africa': { source, tables: [capitalsOf(['Africa'])] },
  'capitals-of-the-americas': { source, tables: [capitalsOf(americas)] },
  'capitals-of-oceania': { source, tables: [capitalsOf(['Oceania'])] },
  flags: {
    source: 'General knowledge: our own descriptions of flags',
    tables: [
      {
        askBack: 'Whose flag shows {}?',
        rows: countries
          .filter(({ name }) => flagLines.has(name))
          .map(({ name, continent }) => `${name} | ${flagLines.get(name)} | ${continent ?? ''}`)
          .join('\n'),
      },
    ],
  },
  countries: {
    source,
    facts: `
Which country lies on two continents? | Turkey | Portugal | Japan | Brazil
Which country has the longest coastline? | Canada | Italy | Chile | Mexico
Which country is long, narrow and lies west of Argentina? | Chile | Peru | Brazil | Cuba
Which country lies north of the United States? | Canada | Mexico | Cuba | Iceland
Which country lies south of the United States? | Mexico | Canada | Peru | Spain
Which country shares a border with Portugal? | Spain | France | Italy | Morocco
Which country lies wholly inside South Africa? | Lesotho | Eswatini | Botswana | Namibia
Which small country lies wholly inside the city of Rome? | Vatican City | Monaco | Malta | Andorra
Which small country lies between France and Spain? | Andorra | Monaco | Luxembourg | Malta
Which country is called the Land of the Rising Sun? | Japan | China | Norway | Egypt
Which country was once called Persia? | Iran | Iraq | Turkey | India
Which country was once called Siam? | Thailand | Vietnam | Laos | Nepal
Which country was once called Ceylon? | Sri Lanka | Malaysia | Bhutan | Fiji
Which country do the Dutch come from? | Netherlands | Denmark | Germany | Norway
Which of these countries has no coast? | Switzerland | Spain | Norway | Greece
Which of these countries is an island? | Iceland | Austria | Chad | Nepal
Which country gave the United States the Statue of Liberty? | France | Spain | Germany | Canada`,
    tables: [
      {
        ask: 'On which continent is {}?',
        rows: ofOneContinent.map(({ name, continent }) => `${name} | ${continent} | ${continent}`).join('\n'),
      },
    ],
  },
  landmarks: {
    source: 'General knowledge: famous buildings and places',
    tables: [
      {
        ask: 'In which country is {}?',
        rows: `
the Eiffel Tower | France | Europe
the Colosseum | Italy | Europe
Big Ben | United Kingdom | Europe
the Acropolis | Greece | Europe
the Brandenburg Gate | Germany | Europe
the Alhambra | Spain | Europe
the Little Mermaid statue | Denmark | Europe
the Atomium | Belgium | Europe
Wawel Castle | Poland | Europe
Charles Bridge | Czechia | Europe
Schönbrunn Palace | Austria | Europe
the Blue Lagoon spa near Grindavik | Iceland | Europe
the Belém Tower | Portugal | Europe
the Cliffs of Moher | Ireland | Europe
the Red Square | Russia | Europe
Bran Castle | Romania | Europe
the city of windmills Kinderdijk | Netherlands | Europe
the Great Wall | China | Asia
the Taj Mahal | India | Asia
Angkor Wat | Cambodia | Asia
the rock city of Petra | Jordan | Asia
the temple of Borobudur | Indonesia | Asia
the Golden Pavilion Kinkaku-ji | Japan | Asia
the Petronas Towers | Malaysia | Asia
Ha Long Bay | Vietnam | Asia
the Hagia Sophia | Turkey | Asia
the Burj Khalifa | United Arab Emirates | Asia
the ruins of Persepolis | Iran | Asia
the Pyramids of Giza | Egypt | Africa
Table Mountain | South Africa | Africa
the churches of Lalibela | Ethiopia | Africa
the Djemaa el-Fna square | Morocco | Africa
the Great Mosque of Djenné | Mali | Africa
the Serengeti National Park | Tanzania | Africa
the Maasai Mara | Kenya | Africa
the Statue of Liberty | United States | North America
the CN Tower | Canada | North America
the pyramids of Chichén Itzá | Mexico | North America
Christ the Redeemer | Brazil | South America
Machu Picchu | Peru | South America
Easter Island | Chile | South America
Angel Falls | Venezuela | South America
the Galápagos Islands | Ecuador | South America
the Sydney Opera House | Australia | Oceania
the Milford Sound | New Zealand | Oceania`,
      },
    ],
  },
} satisfies Record<string, Knowledge>;
