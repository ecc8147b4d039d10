import type { Knowledge } from './knowledge.ts';

export const factsAboutSpace = {
  'solar-system': {
    source: 'General knowledge: school astronomy',
    facts: `
Which planet is closest to the Sun? | Mercury | Venus | Mars | Earth
Which planet is the largest in the solar system? | Jupiter | Saturn | Neptune | Earth
Which planet is the smallest in the solar system? | Mercury | Mars | Venus | Uranus
Which planet is known as the Red Planet? | Mars | Venus | Jupiter | Mercury
Which planet is the hottest? | Venus | Mercury | Mars | Jupiter
Which planet lies farthest from the Sun? | Neptune | Uranus | Saturn | Jupiter
Which planet is famous for its bright, wide rings? | Saturn | Mars | Venus | Mercury
Which planet spins lying on its side? | Uranus | Earth | Jupiter | Mars
Which planet has the Great Red Spot? | Jupiter | Mars | Saturn | Neptune
Which planet do we live on? | Earth | Mars | Venus | Saturn
What is at the centre of the solar system? | The Sun | The Earth | The Moon | Jupiter
How many planets does the solar system have? | 8 | 7 | 10 | 12
What kind of object is the Sun? | A star | A planet | A moon | A comet
What kind of object is Pluto today? | A dwarf planet | A star | A comet | A galaxy
How many moons does the Earth have? | One | None | Two | Four
What are Phobos and Deimos? | Moons of Mars | Moons of Jupiter | Comets | Stars
Titan is the largest moon of which planet? | Saturn | Mars | Uranus | Earth
Which planet does the moon Ganymede circle? | Jupiter | Saturn | Mars | Neptune
Which planet does the moon Triton circle? | Neptune | Mars | Jupiter | Earth
Which planet does the moon Titania circle? | Uranus | Mars | Venus | Jupiter
Between which two planets is the main asteroid belt? | Mars and Jupiter | Earth and Mars | Venus and Earth | Saturn and Uranus
How long does the Earth take to circle the Sun? | One year | One day | One month | Ten years
How long does the Earth take to turn once around itself? | One day | One year | One week | One hour
Which two planets have no moons? | Mercury and Venus | Mars and Earth | Jupiter and Saturn | Uranus and Neptune
Which planet has the highest known volcano, Olympus Mons? | Mars | Earth | Jupiter | Saturn
What makes Mars look red? | Rust (iron oxide) | Red plants | Fire | Copper coins
Which planet is named after the Roman god of the sea? | Neptune | Mars | Mercury | Jupiter
Which planet is named after the Roman god of war? | Mars | Venus | Saturn | Neptune
Which planet is named after the Roman goddess of love? | Venus | Earth | Mars | Saturn
What is a comet mostly made of? | Ice and dust | Gold | Liquid iron | Wood
What is the Moon's light? | Reflected sunlight | Its own fire | Lava | Electric light
What hides the Sun in a solar eclipse? | The Moon | Mars | A cloud | Venus
Which of these planets is a gas giant? | Saturn | Mars | Earth | Venus
Which of these planets is rocky? | Mars | Jupiter | Saturn | Neptune`,
    tables: [
      {
        ask: 'Which planet is number {} from the Sun?',
        rows: `
one | Mercury
two | Venus
three | Earth
four | Mars
five | Jupiter
six | Saturn
seven | Uranus
eight | Neptune`,
      },
    ],
  },
  astronomy: {
    source: 'General knowledge: school astronomy',
    facts: `
What is the name of our galaxy? | The Milky Way | Andromeda | The Big Dipper | Orion
What is the nearest star to the Earth? | The Sun | Sirius | Polaris | Vega
Which star is the brightest in the night sky? | Sirius | Polaris | Vega | Rigel
Which star shows where north is? | Polaris | Sirius | Betelgeuse | Antares
What does a light-year measure? | Distance | Time | Weight | Brightness
What do astronomers use to see far-away objects? | A telescope | A microscope | A periscope | A stethoscope
What is a group of stars that forms a picture called? | A constellation | A collection | A choir | A flock
What is the explosion of a dying star called? | A supernova | A volcano | An eclipse | A meteor
From what can not even light escape? | A black hole | A comet | A planet | A red giant
Which gas is the Sun mostly made of? | Hydrogen | Oxygen | Nitrogen | Carbon dioxide
By which process does the Sun make its energy? | Nuclear fusion | Burning coal | Friction | Photosynthesis
What is a shooting star? | A burning meteor | A far-off sun | A rocket | A planet
What is a meteor called once it has hit the ground? | A meteorite | A comet | A crater | An asteroid
Which constellation is named after a hunter? | Orion | Lyra | Aquila | Leo
Which constellation is a lion? | Leo | Taurus | Aries | Cancer
Which constellation is a bull? | Taurus | Leo | Lyra | Pisces
Which constellation contains the Big Dipper? | The Great Bear | Orion | Leo | Scorpius
What is the phase when the whole Moon is lit? | Full moon | New moon | Half moon | Crescent
What is the phase when the Moon cannot be seen? | New moon | Full moon | Half moon | Blue moon
About how long does light take from the Sun to the Earth? | 8 minutes | 8 seconds | 8 hours | 8 days
Which galaxy is our nearest large neighbour? | Andromeda | Sombrero | Whirlpool | Cartwheel
Which colour are the hottest stars? | Blue | Red | Orange | Yellow
What is the theory of how the universe began? | The Big Bang | The Big Freeze | The Big Wave | The Big Ring
What is a dark, cooler patch on the Sun called? | A sunspot | A crater | A moon | A canyon
What are the dark plains on the Moon called? | Seas | Forests | Deserts | Islands
What is the shape of the Milky Way? | A spiral | A cube | A ring | A triangle
What causes the tides in the Earth's seas most of all? | The Moon | Mars | The wind | Earthquakes
Who first turned a telescope on the moons of Jupiter? | Galileo Galilei | Isaac Newton | Albert Einstein | Aristotle
Who said that the planets circle the Sun, in 1543? | Nicolaus Copernicus | Charles Darwin | Ptolemy | Marco Polo
Who described how planets move in ellipses? | Johannes Kepler | Louis Pasteur | Thomas Edison | Plato`,
  },
  'space-exploration': {
    source: 'General knowledge: history of space flight up to 2015',
    facts: `
Who was the first human in space? | Yuri Gagarin | Neil Armstrong | John Glenn | Buzz Aldrin
Who was the first human to walk on the Moon? | Neil Armstrong | Yuri Gagarin | Alan Shepard | Michael Collins
Who was the first woman in space? | Valentina Tereshkova | Sally Ride | Mae Jemison | Marie Curie
In which year did people first land on the Moon? | 1969 | 1949 | 1989 | 1999
Which mission first landed people on the Moon? | Apollo 11 | Apollo 13 | Gemini 4 | Vostok 1
What was the first artificial satellite? | Sputnik 1 | Explorer 1 | Hubble | Voyager 1
In which year was Sputnik 1 launched? | 1957 | 1937 | 1977 | 1987
Which animal was Laika, sent to space in 1957? | A dog | A cat | A monkey | A mouse
Which astronaut stayed in orbit while two walked on the Moon? | Michael Collins | Buzz Aldrin | John Glenn | Sally Ride
Who was the second person to walk on the Moon? | Buzz Aldrin | John Glenn | Yuri Gagarin | Michael Collins
What does ISS stand for? | International Space Station | International Star Ship | Inner Solar System | Important Space Science
Which space telescope was launched in 1990? | Hubble | Kepler | Spitzer | Galileo
Which rover landed on Mars in 2012? | Curiosity | Sojourner | Spirit | Lunokhod
What was the name of the first rover on Mars, in 1997? | Sojourner | Curiosity | Opportunity | Lunokhod
Which spacecraft flew past Pluto in 2015? | New Horizons | Cassini | Galileo | Viking 1
Which probe circled Saturn from 2004 to 2017? | Cassini | New Horizons | Messenger | Magellan
Which probe circled Jupiter from 1995 to 2003? | Galileo | Cassini | Sputnik 1 | Rosetta
Which probe reached a comet in 2014 and sent down Philae? | Rosetta | Cassini | Voyager 2 | Luna 9
Which rocket carried people to the Moon? | Saturn V | Atlas | Vostok | Ariane 5
Which country's space agency is NASA? | The United States | Russia | China | Japan
Which space agency do many European countries share? | ESA | JAXA | NASA | ISRO
What does an astronaut wear outside a spaceship? | A space suit | A raincoat | A wetsuit | A tuxedo
What was Yuri Gagarin's spaceship called? | Vostok 1 | Apollo 11 | Soyuz 1 | Mir
What was the name of the space station that fell in 2001? | Mir | Skylab | Salyut 1 | Freedom
What was the first American space station? | Skylab | Mir | Salyut 1 | Hubble
Which reusable American ship flew from 1981 to 2011? | The Space Shuttle | Apollo | Gemini | Mercury
What was the first Space Shuttle to fly into space? | Columbia | Endeavour | Atlantis | Discovery
Which mission had to turn back after an oxygen tank burst? | Apollo 13 | Apollo 8 | Apollo 11 | Gemini 8
Which planet did the Viking landers explore? | Mars | Venus | Mercury | Saturn
Which two probes carry golden records into deep space? | Voyager 1 and 2 | Viking 1 and 2 | Luna 1 and 2 | Helios 1 and 2
What are Russian space travellers called? | Cosmonauts | Aeronauts | Argonauts | Pilots
Why do astronauts float in the space station? | They fall around the Earth | There is no air | They hold balloons | The Moon pulls them`,
  },
} satisfies Record<string, Knowledge>;
