import type { Knowledge } from './knowledge.ts';

/** What primary schools teach besides sums and countries. */
export const factsForSchool = {
  'water-cycle': {
    source: 'General knowledge: geography and science for primary schools',
    facts: `
What is water called when it turns into a gas? | Water vapour | Ice | Snow | Oil
What is it called when water dries up in the sun? | Evaporation | Condensation | Freezing | Melting
What is it called when vapour turns into drops? | Condensation | Evaporation | Melting | Erosion
What are rain, snow and hail together called? | Precipitation | Evaporation | Pollution | Vegetation
What gives the water cycle its energy? | The Sun | The Moon | The wind | The tides
What are clouds made of? | Tiny drops or ice crystals | Smoke | Cotton | Dust only
Where is most of the water on Earth? | In the oceans | In lakes | In rivers | In clouds
What does water do when vapour cools high in the air? | It forms clouds | It burns | It vanishes | It turns into salt
What is it called when plants give off water vapour? | Transpiration | Respiration | Digestion | Pollination
Through which part does a plant give off most vapour? | Its leaves | Its roots | Its flowers | Its seeds
What is water below the ground called? | Groundwater | Rainwater | Seawater | Tap water
What is it called when rain soaks into the soil? | Infiltration | Evaporation | Condensation | Freezing
What is rain called that flows over the land? | Runoff | Vapour | Steam | Dew
Where do most rivers end? | In the sea | In a cloud | On a mountain | In a well
What stays behind when seawater evaporates? | Salt | Sugar | Iron | Oil
When do puddles dry fastest? | On a hot, windy day | On a cold, still day | At night | In fog
What is a cloud that touches the ground called? | Fog | Hail | Dew | Frost
What are the small drops on grass in the morning? | Dew | Hail | Sleet | Snow
What falls as frozen lumps from a storm cloud? | Hail | Dew | Fog | Drizzle
What falls when the air is below freezing? | Snow | Fog | Dew | Steam
Why do drops form on a cold glass? | Vapour condenses on it | The glass leaks | The glass melts | It gets dirty
Where is most of the fresh water of the Earth stored? | In ice and glaciers | In rivers | In clouds | In swimming pools
About how much of the Earth is covered by water? | Over two thirds | About a tenth | A quarter | A third
What do we call the place where a river begins? | Its source | Its mouth | Its bank | Its bed
What do we call the place where a river meets the sea? | Its mouth | Its source | Its spring | Its peak
Does the amount of water on Earth change much? | No, it goes round and round | It doubles each year | It halves each year | It is used up
What carries clouds across the land? | The wind | The rivers | The tides | The trees`,
  },
  'states-of-matter': {
    source: 'General knowledge: science for primary schools',
    facts: `
Which are the three states of matter in school? | Solid, liquid and gas | Hot, warm and cold | Red, green and blue | Big, medium and small
Which state keeps its own shape? | A solid | A liquid | A gas | A vapour
Which state takes the shape of its glass but not its size? | A liquid | A solid | A gas | A crystal
Which state fills all the space it has? | A gas | A solid | A liquid | A powder
What is it called when a solid becomes a liquid? | Melting | Freezing | Boiling | Condensing
What is it called when a liquid becomes a solid? | Freezing | Melting | Boiling | Evaporating
What is it called when a gas becomes a liquid? | Condensing | Melting | Freezing | Boiling
What is it called when a liquid becomes a gas? | Evaporating | Freezing | Condensing | Melting
At what temperature does water freeze? | 0 °C | 10 °C | 50 °C | 100 °C
At what temperature does water boil at sea level? | 100 °C | 0 °C | 50 °C | 200 °C
Which of these is a solid? | A stone | Milk | Air | Juice
Which of these is a liquid? | Milk | A brick | Steam | A coin
Which of these is a gas? | Oxygen | Water | Wood | Sand
What is ice? | Water as a solid | Water as a gas | Frozen air | A kind of salt
What is steam? | Water as a gas | Water as a solid | Smoke | Warm dust
In which state are the particles packed most tightly? | A solid | A liquid | A gas | Steam
In which state do the particles move most freely? | A gas | A solid | A liquid | Ice
What happens to most things when they get warmer? | They expand | They shrink | They vanish | They get lighter
What melts chocolate? | Warmth | Cold | Darkness | Wind
What is it called when a solid turns straight into a gas? | Sublimation | Freezing | Melting | Filtering
Which of these flows although it is a solid in grains? | Sand | Ice | Glass | Iron
Which gas makes fizzy drinks fizz? | Carbon dioxide | Oxygen | Helium | Hydrogen
Which gas makes balloons rise? | Helium | Carbon dioxide | Oxygen | Argon
Which metal is liquid at room temperature? | Mercury | Iron | Gold | Copper
Which of these can be undone? | Melting ice | Burning paper | Baking a cake | Frying an egg
Which of these cannot be undone? | Burning wood | Freezing water | Melting wax | Boiling water
Which tool measures temperature? | A thermometer | A ruler | A scale | A clock`,
  },
  'food-chains': {
    source: 'General knowledge: biology for primary schools',
    facts: `
What does nearly every food chain begin with? | A plant | A lion | A human | A bird
Where do plants get their energy from? | Sunlight | Soil only | The Moon | Other animals
What is a living thing that makes its own food called? | A producer | A consumer | A predator | A hunter
What is an animal that eats plants or animals called? | A consumer | A producer | A mineral | A seed
What is an animal called that hunts others? | A predator | Prey | A producer | A plant
What is an animal called that is hunted? | Prey | A predator | A producer | A decomposer
What does a herbivore eat? | Plants | Meat | Stones | Plants and meat
What does a carnivore eat? | Meat | Plants only | Soil | Grass
What does an omnivore eat? | Plants and animals | Only grass | Only meat | Only fruit
Which of these is a herbivore? | Rabbit | Lion | Shark | Eagle
Which of these is a carnivore? | Wolf | Cow | Sheep | Deer
Which of these is an omnivore? | Bear | Horse | Tiger | Giraffe
What breaks down dead plants and animals? | Decomposers | Predators | Producers | Grazers
Which of these is a decomposer? | A mushroom | A fox | An owl | A rose
What do the arrows in a food chain show? | Where the energy goes | Who is bigger | Who is faster | Where north is
What are many joined food chains called? | A food web | A food line | A menu | A feast
Grass is eaten by a rabbit. Who may eat the rabbit? | A fox | A cow | A sheep | A snail
Leaves are eaten by a caterpillar. Who may eat it? | A small bird | A horse | A rabbit | A deer
What do tadpoles turn into? | Frogs | Fish | Birds | Snails
What does an owl often eat? | Mice | Grass | Leaves | Bark
What is at the start of most food chains in the sea? | Tiny algae | Sharks | Whales | Seals
What is an animal that nobody hunts at the top called? | A top predator | A top plant | A producer | A grazer
What is the place called where an animal lives? | Its habitat | Its diet | Its prey | Its fossil
Which animal lives in a desert habitat? | Camel | Penguin | Walrus | Otter
Which animal lives in a polar habitat? | Polar bear | Camel | Monkey | Zebra
Which animal lives in a pond? | Newt | Camel | Eagle | Goat
What may happen to foxes if all rabbits vanish? | They find less food | They grow bigger | They eat grass | Nothing at all
Which part of an ecosystem is not alive? | Sunlight | Grass | Frogs | Mushrooms`,
  },
  forces: {
    source: 'General knowledge: physics for primary schools',
    facts: `
What are pushes and pulls called? | Forces | Colours | Sounds | Shapes
Which force pulls things to the ground? | Gravity | Friction | Magnetism | Air resistance
In which unit is force measured? | Newtons | Metres | Litres | Degrees
Which tool measures a force? | A newton meter | A thermometer | A ruler | A clock
Which force slows a sliding box? | Friction | Gravity | Light | Sound
Which surface has the least friction? | Ice | Carpet | Sandpaper | Grass
What slows a parachute? | Air resistance | Gravity | Magnetism | Sunlight
What is the push of water on a floating boat called? | Upthrust | Friction | Gravity | Weight
Who is said to have thought of gravity when an apple fell? | Isaac Newton | Albert Einstein | Marie Curie | Galileo Galilei
Where would you weigh less than on Earth? | On the Moon | In a garden | In a car | At school
What does a magnet attract? | Iron | Wood | Plastic | Paper
Which of these does a magnet not attract? | Wood | An iron nail | A steel pin | Nickel
What are the two ends of a magnet called? | Poles | Corners | Tops | Sides
What do a north and a south pole do? | Attract each other | Push apart | Nothing | Melt
What do two north poles do? | Push each other away | Attract each other | Nothing | Stick together
Which tool has a magnetic needle? | A compass | A clock | A ruler | A scale
Where does the needle of a compass point? | North | To the Sun | Down | To the sea
What is the space around a magnet where it works called? | Its magnetic field | Its shadow | Its home | Its echo
What can a force change? | Speed, direction and shape | Only colour | Only smell | Only the time
What does a lever help you to do? | Lift heavy things | See far | Hear better | Keep warm
Which of these is a lever? | A seesaw | A wheel | A rope | A ramp
Which wheel with a rope lifts loads? | A pulley | A gear | A spring | A hinge
What are wheels with teeth called? | Gears | Levers | Ramps | Screws
What happens if two equal forces push from both sides? | Nothing moves | It flies up | It spins for ever | It gets warmer
Why do bicycle tyres have a pattern? | For more grip | To look nice | To be lighter | To make noise
What makes a machine part slide more easily? | Oil | Sand | Glue | Salt
What stores force when it is squeezed? | A spring | A brick | A nail | A stone`,
  },
  'light-and-sound': {
    source: 'General knowledge: physics for primary schools',
    facts: `
Which of these is a source of light? | The Sun | The Moon | A mirror | A window
Why does the Moon shine? | It reflects sunlight | It burns | It has lamps | It is hot
How does light travel? | In straight lines | In circles | In zigzags | In waves of water
What forms behind something that blocks light? | A shadow | An echo | A rainbow | A mirror
When are shadows shortest? | At noon | At sunrise | At sunset | At night
What are things called that light passes clearly? | Transparent | Opaque | Dark | Solid
What are things called that let no light through? | Opaque | Transparent | Clear | Shiny
Which of these is transparent? | Clear glass | Wood | Metal | Cardboard
What is it called when light bounces off a mirror? | Reflection | Refraction | Vibration | Absorption
What is the bending of light in water called? | Refraction | Reflection | Friction | Evaporation
What splits white light into colours? | A prism | A mirror | A magnet | A sponge
How many colours are named in a rainbow? | Seven | Three | Five | Ten
Which is faster? | Light | Sound | A plane | A rocket
What comes first in a thunderstorm far away? | The lightning | The thunder | Both together | The rainbow
What makes every sound? | Vibrations | Colours | Shadows | Magnets
Where can no sound travel? | In empty space | In water | In air | In wood
What is a sound called that bounces back? | An echo | A shadow | A beam | A note
With which part of the body do we hear? | The ears | The eyes | The nose | The tongue
What is a high or low sound called? | Its pitch | Its colour | Its weight | Its shade
In which unit is loudness measured? | Decibels | Litres | Degrees | Metres
What does a shorter guitar string sound like? | Higher | Lower | Softer always | The same
Which animal finds its way by echoes? | Bat | Cat | Horse | Snail
Which part of the eye lets light in? | The pupil | The eyelid | The eyebrow | The lash
What does the pupil do in bright light? | It gets smaller | It gets bigger | It turns blue | It closes fully
What protects ears from loud noise? | Ear defenders | Sunglasses | A scarf | A thermometer
Why should you never look straight at the Sun? | It damages the eyes | It makes you sneeze only | It gets dark | It goes out
What does a drum do when you hit it? | It vibrates | It melts | It glows | It shrinks`,
  },
  fractions: {
    source: 'Calculated: fractions as primary schools teach them',
    facts: `
What is half of 10? | 5 | 2 | 4 | 8
What is half of 18? | 9 | 6 | 8 | 12
What is a quarter of 8? | 2 | 4 | 3 | 6
What is a quarter of 20? | 5 | 4 | 10 | 8
What is a third of 12? | 4 | 3 | 6 | 5
What is a third of 21? | 7 | 6 | 3 | 9
What is a fifth of 25? | 5 | 4 | 10 | 20
What is a tenth of 70? | 7 | 10 | 60 | 17
What is three quarters of 12? | 9 | 3 | 6 | 8
What is two thirds of 9? | 6 | 3 | 4 | 7
What is two fifths of 20? | 8 | 4 | 5 | 10
How many halves make a whole? | 2 | 1 | 3 | 4
How many quarters make a whole? | 4 | 2 | 3 | 8
How many eighths make a half? | 4 | 2 | 6 | 8
Which fraction equals a half? | 2/4 | 1/4 | 3/4 | 2/3
Which fraction equals a third? | 2/6 | 2/4 | 3/6 | 1/4
Which fraction equals three quarters? | 6/8 | 3/8 | 4/6 | 2/4
Which fraction is the largest? | 3/4 | 1/4 | 1/2 | 1/3
Which fraction is the smallest? | 1/8 | 1/2 | 1/4 | 1/3
What is 1/4 + 1/4? | 1/2 | 1/8 | 2/8 | 1/16
What is 1/3 + 1/3? | 2/3 | 2/6 | 1/6 | 1/9
What is 1 - 1/4? | 3/4 | 1/4 | 1/2 | 2/3
What is 2/5 + 1/5? | 3/5 | 3/10 | 1/5 | 2/25
What is 5/6 - 4/6? | 1/6 | 1/12 | 9/6 | 2/6
What is the number above the line of a fraction called? | Numerator | Denominator | Sum | Factor
What is the number below the line of a fraction called? | Denominator | Numerator | Product | Remainder
Which decimal equals a half? | 0.5 | 0.2 | 0.25 | 0.12
Which decimal equals a quarter? | 0.25 | 0.4 | 0.14 | 0.5
Which percentage equals a half? | 50% | 20% | 12% | 5%`,
  },
  grammar: {
    source: 'General knowledge: English grammar for primary schools',
    facts: `
What is a word for a person, place or thing? | A noun | A verb | An adjective | An adverb
What is a word for something that is done? | A verb | A noun | A pronoun | An adjective
What is a word that describes a noun? | An adjective | A verb | A preposition | A conjunction
What is a word that describes a verb? | An adverb | A noun | A pronoun | An article
Which of these is a noun? | Table | Run | Quickly | Happy
Which of these is a verb? | Jump | Green | House | Slowly
Which of these is an adjective? | Tall | Sing | Cat | Under
Which of these is an adverb? | Loudly | Loud | Dog | Read
Which of these is a pronoun? | She | Girl | Nice | Walk
Which of these is a preposition? | Under | Sing | Blue | Quickly
Which of these is a conjunction? | And | Dog | Big | Eat
Which of these is a proper noun? | London | City | River | Boy
What does a sentence begin with? | A capital letter | A comma | A number | A full stop
What ends a statement? | A full stop | A comma | A colon | A hyphen
What ends a question? | A question mark | A full stop | A comma | An apostrophe
What ends a shout? | An exclamation mark | A comma | A colon | A hyphen
Which mark separates things in a list? | A comma | A full stop | A question mark | An apostrophe
Which mark shows that something belongs to somebody? | An apostrophe | A comma | A colon | A full stop
Which marks show what somebody says? | Quotation marks | Brackets | Hyphens | Colons
Which mark may come before a list? | A colon | A hyphen | An apostrophe | A question mark
What is the plural of child? | Children | Childs | Childes | Childrens
What is the plural of mouse? | Mice | Mouses | Mices | Mouse's
What is the plural of box? | Boxes | Boxs | Boxen | Box's
What is the past tense of go? | Went | Goed | Gone to | Goes
What is the past tense of eat? | Ate | Eated | Eats | Eating
What is the past tense of run? | Ran | Runned | Runs | Running
What does "don't" stand for? | Do not | Does not | Did not | Do none
Which word is right: "She ... a cat"? | Has | Have | Having | Haves
Which word goes before "apple"? | An | A | Two | Many
Which one compares two things? | Bigger | Biggest | Big | Most big`,
  },
  'healthy-eating': {
    source: 'General knowledge: nutrition and teeth for primary schools',
    facts: `
How many portions of fruit and vegetables a day are advised? | At least five | One | None | Exactly two
What does milk give your bones? | Calcium | Sugar | Salt | Iron
Which nutrient helps muscles to grow? | Protein | Salt | Fat | Water
Which of these is rich in protein? | Beans | Lettuce | Sweets | Lemonade
Which nutrients give quick energy? | Carbohydrates | Vitamins | Minerals | Fibre
Which of these is rich in carbohydrates? | Pasta | Butter | Cucumber | Fish
Which vitamin are oranges known for? | Vitamin C | Vitamin D | Vitamin K | Vitamin B12
Which vitamin does the skin make in sunlight? | Vitamin D | Vitamin C | Vitamin A | Vitamin E
Which vegetable is known for vitamin A? | Carrot | Cucumber | Radish | Celery
What helps digestion in wholemeal bread? | Fibre | Salt | Sugar | Air
What should you drink most? | Water | Lemonade | Cola | Coffee
Which of these should you eat only now and then? | Sweets | Apples | Carrots | Bread
Which is the healthiest snack? | An apple | Crisps | A doughnut | A lollipop
Which meal starts the day? | Breakfast | Lunch | Supper | Dessert
Which mineral in spinach and lentils does blood need? | Iron | Gold | Zinc | Salt
Which of these is a dairy food? | Cheese | Bread | Rice | Beans
Which of these is a wholegrain? | Brown rice | White sugar | Butter | Jelly
Which fat is thought to be healthier? | Olive oil | Lard | Butter | Palm fat
What should you do before you eat? | Wash your hands | Run a mile | Sleep | Brush your hair
How often should you brush your teeth? | Twice a day | Once a week | Once a month | Never
What do sugary drinks do to teeth? | They cause decay | They clean them | They whiten them | Nothing
What are a child's first teeth called? | Milk teeth | Wisdom teeth | Iron teeth | Baby bones
How many milk teeth do children have? | 20 | 10 | 32 | 40
How many teeth does a full adult set have? | 32 | 20 | 24 | 50
Which teeth bite food off? | Incisors | Molars | Wisdom teeth | Premolars
Which teeth grind food? | Molars | Canines | Incisors | Milk gums
Which pointed teeth tear food? | Canines | Molars | Incisors | Premolars
What is the hard cover of a tooth called? | Enamel | Gum | Root | Pulp`,
  },
  'time-and-seasons': {
    source: 'General knowledge: the calendar and the clock',
    facts: `
How many minutes are in an hour? | 60 | 100 | 30 | 24
How many seconds are in a minute? | 60 | 100 | 30 | 12
How many hours are in a day? | 24 | 12 | 20 | 60
How many days are in a week? | 7 | 5 | 10 | 6
How many months are in a year? | 12 | 10 | 7 | 52
How many days are in a usual year? | 365 | 300 | 360 | 400
How many days are in a leap year? | 366 | 365 | 364 | 367
How often is there usually a leap year? | Every four years | Every year | Every ten years | Every two years
Which month is the shortest? | February | April | June | November
Which month comes after March? | April | May | February | June
How many minutes are in half an hour? | 30 | 15 | 20 | 45
How many minutes are in a quarter of an hour? | 15 | 25 | 30 | 10
What time is half past three? | 3:30 | 3:15 | 2:30 | 4:30
What time is quarter past six? | 6:15 | 6:30 | 5:45 | 6:45
What time is quarter to nine? | 8:45 | 9:15 | 9:45 | 8:15
What time is ten to five? | 4:50 | 5:10 | 4:10 | 5:50
What is 15:00 on a 12-hour clock? | 3 pm | 5 pm | 3 am | 1 pm
What is 8 pm on a 24-hour clock? | 20:00 | 18:00 | 08:00 | 22:00
Which hand of a clock is the shorter one? | The hour hand | The minute hand | The second hand | The thumb
Where does the minute hand point on the hour? | To the 12 | To the 6 | To the 3 | To the 9
How many seasons are there in Europe? | Four | Two | Three | Six
Which season comes after winter? | Spring | Summer | Autumn | Winter again
In which season do many leaves fall? | Autumn | Spring | Summer | Winter
Which season is the warmest? | Summer | Winter | Autumn | Spring
Why are there seasons? | The Earth's axis is tilted | The Sun grows | The Moon turns | The wind changes
When it is summer in Europe, what is it in Australia? | Winter | Summer | Spring | Autumn
On which kind of day are day and night equally long? | The equinox | The solstice | The weekend | The new moon
In which season do many animals hibernate? | Winter | Summer | Spring | Autumn
How many years are in a century? | 100 | 10 | 50 | 1,000
How many years are in a decade? | 10 | 5 | 20 | 100`,
  },
} satisfies Record<string, Knowledge>;
