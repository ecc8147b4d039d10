import type { Knowledge } from './knowledge.ts';

export const factsAboutConstellations = {
  constellations: {
    source: 'General knowledge: amateur astronomy, the 88 constellations of the IAU',
    facts: `
What is a group of stars that forms a picture called? | A constellation | A collection | A comet | A crater
How many official constellations are there? | 88 | 12 | 24 | 365
How many signs has the zodiac? | 12 | 7 | 10 | 88
Which constellation has a belt of three stars in a row? | Orion | Leo | Cygnus | Lyra
Which constellation looks like a W or an M? | Cassiopeia | Orion | Leo | Lyra
Which constellation contains the Big Dipper? | Ursa Major | Orion | Leo | Scorpius
In which constellation are the Pleiades? | Taurus | Leo | Orion | Cygnus
Which constellation is the smallest? | The Southern Cross | Orion | Hydra | Leo
Which constellation is the largest? | Hydra | Lyra | Leo | Crux
Which constellation is on the flag of Australia? | The Southern Cross | Orion | Ursa Major | Leo
Which star stands almost exactly in the north? | Polaris | Sirius | Vega | Rigel
Which star is the brightest of the night sky? | Sirius | Polaris | Deneb | Antares
What does the Big Dipper help to find? | The North Star | Mars | The Moon | The Sun
Which two stars form the Summer Triangle with Vega? | Deneb and Altair | Sirius and Rigel | Castor and Pollux | Spica and Antares`,
    tables: [
      {
        ask: 'Which constellation is {}?',
        askBack: 'What does the constellation {} show?',
        rows: `
the lion | Leo
the bull | Taurus
the crab | Cancer
the scorpion | Scorpius
the fishes | Pisces
the ram | Aries
the twins | Gemini
the scales | Libra
the water carrier | Aquarius
the archer | Sagittarius
the maiden | Virgo
the great bear | Ursa Major
the little bear | Ursa Minor
the swan | Cygnus
the eagle | Aquila
the dragon | Draco
the dolphin | Delphinus
the winged horse | Pegasus
the great dog | Canis Major
the hunter | Orion
the hare | Lepus
the unicorn | Monoceros`,
      },
      {
        ask: 'In which constellation is the star {}?',
        rows: `
Sirius | Canis Major
Betelgeuse | Orion
Rigel | Orion
Vega | Lyra
Deneb | Cygnus
Altair | Aquila
Antares | Scorpius
Aldebaran | Taurus
Regulus | Leo
Spica | Virgo
Castor | Gemini
Arcturus | Boötes`,
      },
    ],
  },
} satisfies Record<string, Knowledge>;
