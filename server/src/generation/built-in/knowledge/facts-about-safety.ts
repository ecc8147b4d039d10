import type { Knowledge } from './knowledge.ts';

export const factsAboutSafety = {
  'first-aid': {
    source: 'General knowledge: basic first aid courses',
    facts: `
What comes first when you find an accident? | Your own safety | Taking photos | Moving the car | Giving water
Which number calls for help in the European Union? | 112 | 000 | 555 | 123
Which number calls for help in the United States? | 911 | 555 | 411 | 100
Which number calls for help in Britain besides 112? | 999 | 123 | 100 | 555
What do you tell the emergency call first? | Where it happened | Your age | The weather | Your shoe size
When may you end an emergency call? | When they say so | After 10 seconds | At once | Never
What do you do first with a burn from heat? | Cool it with water | Put butter on | Pop blisters | Rub it
What should you never put on a burn? | Butter | Cool water | A clean dressing | A sterile cover
How do you stop a nosebleed? | Lean forward, pinch nose | Lean far back | Lie flat | Blow hard
What do you do with a heavily bleeding wound? | Press on it | Wash it for an hour | Leave it | Rub it
What covers a small cut? | A plaster | A spoon | A newspaper | A coin
What should you wear when you touch blood? | Gloves | Sunglasses | A hat | A watch
What helps a sprained ankle? | Rest and cooling | Dancing | A hot iron | Running
What helps a swelling? | A cold pack | A hot bath | Salt | Sunlight
What do you do with a broken arm? | Keep it still | Pull it | Swing it | Press it straight
How is an unconscious, breathing person laid? | In the recovery position | On the belly | Standing | Head down
What does the recovery position keep open? | The airway | The eyes | The hands | The ears
What do you check first if someone does not react? | Breathing | Pockets | Shoes | Temperature
What do you do if someone is not breathing? | Start CPR and call help | Give water | Wait and see | Shake hard
How fast are chest compressions? | 100 to 120 a minute | 10 to 20 a minute | 40 to 60 a minute | 200 to 300 a minute
How many compressions come before two breaths? | 30 | 5 | 10 | 100
How deep are compressions for adults? | 5 to 6 cm | 1 cm | 2 cm | 15 cm
Where do you press for CPR? | Middle of the chest | The belly | The neck | The back
What is an AED for? | To restart a heart's rhythm | To measure fever | To cool burns | To clean wounds
What does an AED do? | It tells you what to do | It drives itself | It gives pills | It takes X-rays
What do you do if an adult chokes and cannot cough? | Five blows on the back | Give a drink | Lay them down | Give bread
What do you call pushes on the belly against choking? | Abdominal thrusts | Sit-ups | Compressions | Massages
What do you do with a bee sting left in the skin? | Remove it quickly | Leave it for a day | Press it in | Cover with honey
What do you give a person who faints? | Rest, legs raised | A cold shower | Coffee at once | A run
What helps against heatstroke? | Shade and cooling | Hot tea in the sun | More sun | A warm coat
What helps a very cold person? | Warm them slowly | Rub with snow | Alcohol | Cold water
What do you do if a child swallowed poison? | Call poison control | Make them vomit | Wait a day | Give milk only
What do you do with something stuck deep in a wound? | Leave it in | Pull it out | Push it in | Turn it
How do you rinse something out of an eye? | With clean water | With soap | With alcohol | With oil
What do sudden drooping face and slurred speech hint at? | A stroke | A cold | A sprain | Hunger
What may strong pain in the chest and arm hint at? | A heart attack | A toothache | A cold | Sunburn`,
  },
  environment: {
    source: 'General knowledge: ecology for schools',
    facts: `
Which gas from burning coal and oil warms the Earth? | Carbon dioxide | Oxygen | Nitrogen | Helium
What is the trapping of heat by gases called? | The greenhouse effect | The domino effect | The ice effect | The echo effect
Which layer protects us from ultraviolet rays? | The ozone layer | The cloud layer | The dust layer | The snow layer
Which energy comes from the Sun? | Solar energy | Nuclear energy | Coal energy | Gas energy
Which energy uses moving air? | Wind energy | Solar energy | Tidal energy | Coal energy
Which energy uses falling water? | Hydropower | Wind energy | Solar energy | Oil
Which energy uses heat from inside the Earth? | Geothermal energy | Wind energy | Solar energy | Hydropower
Which of these is a fossil fuel? | Coal | Wind | Sunlight | Wood pellets
Which of these is renewable? | Wind | Coal | Oil | Natural gas
What is turning old things into new material called? | Recycling | Dumping | Burning | Packing
What do the three Rs stand for? | Reduce, reuse, recycle | Read, run, rest | Rain, river, rock | Red, rose, ruby
Which rubbish can become compost? | Banana peel | Glass bottle | Plastic bag | Tin can
Which rubbish never goes in the compost? | Plastic | Apple core | Leaves | Grass
What is old glass recycled into? | New glass | Paper | Steel | Wood
Which takes longest to break down in nature? | A plastic bottle | An apple core | A paper bag | A leaf
What floats in great patches in the oceans? | Plastic waste | Glass | Stone | Gold
What is the cutting down of forests called? | Deforestation | Irrigation | Composting | Hibernation
What is planting new forests called? | Reforestation | Deforestation | Erosion | Pollution
What is dirty smoky fog in cities called? | Smog | Dew | Mist | Steam
What is rain made sour by smoke called? | Acid rain | Black snow | Sweet rain | Hail
What is soil carried away by wind and water called? | Erosion | Recycling | Compost | Drought
What is a place where nature is protected? | A national park | A car park | A theme park | A stadium
What do we call a species that may soon die out? | Endangered | Domestic | Common | Tame
What do we call a species that no longer exists? | Extinct | Rare | Wild | Shy
What is the variety of life called? | Biodiversity | Biography | Biochemistry | Bionics
What is a community of living things and its place? | An ecosystem | A solar system | A nervous system | A city map
Which insects matter most for many fruit trees? | Bees | Fleas | Lice | Termites
What should you do when you leave a room? | Switch off the light | Open all taps | Turn up the heat | Leave the TV on
What saves water? | A short shower | A long bath | An open tap | Washing the car daily
Which way of travel gives off no exhaust? | Cycling | A petrol car | A diesel bus | A jet plane
Which lamps use the least electricity? | LED lamps | Old light bulbs | Halogen lamps | Floodlights
What do trees take from the air? | Carbon dioxide | Gold dust | Helium | Sand
What should you bring to the shop? | A reusable bag | A new plastic bag | A tent | A ladder
Where do old batteries belong? | At a collection point | In the compost | In the river | In the paper bin
Which bin is for newspapers? | Paper | Glass | Compost | Metal
What happens to glaciers in a warmer climate? | They melt | They grow | They turn to salt | They fly
What happens to the sea level when land ice melts? | It rises | It falls | Nothing | It freezes`,
  },
} satisfies Record<string, Knowledge>;
