import type { Knowledge } from './knowledge.ts';

export const factsAboutPlants = {
  plants: {
    source: 'General knowledge: school biology',
    facts: `
What do plants make from light, water and air? | Sugar | Salt | Stone | Metal
What is the making of food from light called? | Photosynthesis | Digestion | Evaporation | Fermentation
What makes leaves green? | Chlorophyll | Carotene | Iron | Sugar
Which gas do plants take in by day? | Carbon dioxide | Helium | Nitrogen | Methane
Which gas do plants give off by day? | Oxygen | Carbon dioxide | Hydrogen | Helium
Which part takes up water from the soil? | Roots | Flowers | Leaves | Seeds
Which part carries water up to the leaves? | Stem | Petal | Fruit | Seed
Which part catches the sunlight? | Leaves | Roots | Bark | Bulb
From what does a new plant grow? | A seed | A stone | A shell | A feather
What does a seed need to sprout? | Water | Moonlight | Music | Salt
Which plant lives in deserts and stores water? | Cactus | Fern | Moss | Water lily
Which plant catches flies with its leaves? | Venus flytrap | Daisy | Ivy | Mint
Which plant has no flowers and no seeds but spores? | Fern | Rose | Apple tree | Wheat
Which plant stings when you touch it? | Nettle | Mint | Clover | Parsley
Which lucky plant sometimes has four leaves? | Clover | Rose | Oak | Basil
Which plant gives us linen? | Flax | Oak | Hemlock | Rice
Which grass is the food of pandas? | Bamboo | Wheat | Rice | Oats
Which plant grows in flooded fields in Asia? | Rice | Cactus | Olive | Potato
Which plant is used to make most bread? | Wheat | Cotton | Clover | Ivy
From which plant is sugar made? | Sugar cane | Sunflower | Cotton | Mint
What do we eat of a carrot plant? | The root | The flower | The seed | The bark
What do we eat of a spinach plant? | The leaves | The root | The seed | The bark
What do we eat of a broccoli plant? | The flower buds | The root | The bark | The seeds
What do we eat of a pea plant? | The seeds | The roots | The flowers | The bark
What is a plant that lives one year called? | Annual | Perennial | Evergreen | Biennial
What is a plant that keeps its leaves in winter called? | Evergreen | Deciduous | Annual | Tropical
Who studies plants? | A botanist | A geologist | A zoologist | A pilot
Which part of a plant makes the seeds? | The flower | The root | The leaf | The bark
What do bees carry from flower to flower? | Pollen | Water | Soil | Leaves
What turns towards the light as it grows? | A stem | A stone | A root | A shell
Which small soft plant grows on wet stones? | Moss | Maize | Cactus | Vine
What is a young plant called? | Seedling | Puppy | Trunk | Pebble
Which plant climbs up walls? | Ivy | Carrot | Potato | Tulip`,
  },
  trees: {
    source: 'General knowledge: school biology',
    facts: `
On which tree do acorns grow? | Oak | Pine | Birch | Palm
Which tree has white bark? | Birch | Oak | Chestnut | Cedar
Which tree's sap is boiled down to a sweet syrup? | Sugar maple | Oak | Willow | Fir
Which tree has long hanging branches near water? | Weeping willow | Pine | Oak | Beech
Which trees are the tallest on Earth? | Coast redwoods | Palms | Oaks | Olive trees
Which tree has cones and needles? | Pine | Oak | Maple | Chestnut
Which conifer drops its needles in autumn? | Larch | Pine | Spruce | Fir
On which tree do coconuts grow? | Palm | Beech | Fir | Elm
On which tree do dates grow? | Palm | Oak | Maple | Birch
On which tree do olives grow? | Olive tree | Palm | Fig tree | Birch
Which thick African tree stores water in its trunk? | Baobab | Birch | Fir | Willow
Which tree is on the flag of Lebanon? | Cedar | Palm | Oak | Maple
Whose leaf is on the flag of Canada? | Maple | Oak | Birch | Beech
Which trees do koalas live in? | Eucalyptus | Oak | Pine | Palm
Which tree has fan-shaped leaves and is very old? | Ginkgo | Oak | Ash | Lime
How can you tell the age of a cut tree? | Count its rings | Count its leaves | Weigh it | Measure its shadow
What is the outside of a trunk called? | Bark | Petal | Sap | Root
What is the liquid inside a tree called? | Sap | Oil | Ink | Milk
What do trees with falling leaves do in autumn? | Lose them | Grow them | Eat them | Paint them
What is a tree that loses its leaves called? | Deciduous | Evergreen | Coniferous | Tropical
Which tree is often used as a Christmas tree? | Fir | Oak | Willow | Birch
What is a miniature tree in a pot called in Japanese? | Bonsai | Ikebana | Origami | Sushi
What do we make paper from? | Wood | Stone | Glass | Milk
From which tree does natural rubber come? | Rubber tree | Pine | Oak | Cherry
From which tree does cork come? | Cork oak | Pine | Birch | Beech
Which part of its tree is cinnamon? | The bark | The root | The fruit | The flower
Which tree's flowers are celebrated in Japan in spring? | Cherry | Oak | Fir | Palm
Which nuts grow in spiny green cases and are roasted? | Chestnuts | Walnuts | Hazelnuts | Peanuts
Which very light wood is used for model planes? | Balsa | Ebony | Oak | Teak
Which wood is very dark, almost black? | Ebony | Birch | Pine | Balsa
What is a place full of trees called? | A forest | A desert | A meadow | A reef
Which forest grows in warm and very wet places? | Rainforest | Taiga | Heath | Savanna
What are forests of the cold north called? | Taiga | Jungle | Prairie | Savanna`,
  },
  flowers: {
    source: 'General knowledge: garden flowers',
    facts: `
Which flower turns towards the sun when young? | Sunflower | Rose | Tulip | Violet
Which flower has thorns and stands for love? | Rose | Daisy | Tulip | Lily
Which flower is the Netherlands famous for? | Tulip | Rose | Orchid | Lotus
Which flower grows from a bulb and blooms in snow? | Snowdrop | Rose | Sunflower | Poppy
Which flower has white petals and a yellow middle? | Daisy | Violet | Poppy | Cornflower
Which yellow flower turns into a ball of fluff? | Dandelion | Tulip | Rose | Lily
Which red flower recalls soldiers of the First World War? | Poppy | Rose | Tulip | Carnation
Which purple flower smells good and keeps moths away? | Lavender | Poppy | Daisy | Tulip
Which flower floats on ponds? | Water lily | Rose | Lavender | Tulip
Which flower is sacred in Buddhism? | Lotus | Rose | Poppy | Tulip
From which flower comes vanilla? | An orchid | A rose | A tulip | A daisy
From which flower comes saffron? | Crocus | Rose | Lily | Poppy
Which yellow flower blooms around Easter? | Daffodil | Aster | Dahlia | Edelweiss
Which white flower grows high in the Alps? | Edelweiss | Lotus | Tulip | Hibiscus
Which flower's name means a Greek youth who loved himself? | Narcissus | Iris | Aster | Dahlia
Which flower is named after a Greek goddess of the rainbow? | Iris | Rose | Daisy | Poppy
Which flower's name asks not to be forgotten? | Forget-me-not | Marigold | Daisy | Lily
Which flower is a symbol of Japan's emperor? | Chrysanthemum | Rose | Tulip | Thistle
Which prickly flower is a symbol of Scotland? | Thistle | Rose | Tulip | Lily
Which flower is a symbol of England? | Rose | Thistle | Lotus | Tulip
What are the coloured leaves of a flower called? | Petals | Roots | Needles | Stems
What is the sweet juice in flowers called? | Nectar | Sap | Syrup | Resin
What is the yellow powder of flowers called? | Pollen | Flour | Sand | Chalk
What is a bunch of flowers called? | A bouquet | A flock | A haystack | A crate
What is a seller of flowers called? | A florist | A baker | A butcher | A tailor
Which flower has the largest single bloom in the world? | Rafflesia | Sunflower | Rose | Lotus
What does the titan arum smell of? | Rotten meat | Vanilla | Lemon | Mint
Which flower is often worn in Hawaii? | Hibiscus | Thistle | Edelweiss | Snowdrop
Which blue flower grew in grain fields? | Cornflower | Poppy | Daisy | Marigold
What is the art of arranging flowers in Japan? | Ikebana | Bonsai | Karate | Haiku
In which month do many give roses on Valentine's Day? | February | May | July | November
Which flower looks like a small bell in the woods? | Bluebell | Sunflower | Rose | Tulip`,
  },
  fruits: {
    source: 'General knowledge: fruit and vegetables',
    facts: `
Which fruit is yellow and curved? | Banana | Apple | Cherry | Plum
Which fruit has its seeds on the outside? | Strawberry | Apple | Melon | Grape
Which fruit is dried to make raisins? | Grape | Plum | Apricot | Fig
Which fruit is dried to make prunes? | Plum | Grape | Apple | Cherry
Which fruit is pressed to make cider? | Apple | Orange | Banana | Cherry
Which fruit is most wine made of? | Grape | Banana | Coconut | Olive
Which fruit is used for guacamole? | Avocado | Apple | Melon | Papaya
Which fruit is green and furry-brown outside with black seeds? | Kiwi | Apple | Lime | Grape
Which fruit has a crown of spiky leaves? | Pineapple | Mango | Peach | Orange
Which fruit has a fuzzy skin and a big stone? | Peach | Apple | Banana | Orange
Which fruit is a peach without fuzz? | Nectarine | Apricot | Plum | Mango
Which fruit is very sour and yellow? | Lemon | Banana | Mango | Melon
Which fruit is full of red juicy seeds? | Pomegranate | Apple | Pear | Banana
Which fruit smells so strong that hotels ban it? | Durian | Mango | Apple | Plum
Which big fruit is green outside and red inside? | Watermelon | Orange | Pear | Lemon
Which fruit is said to keep the doctor away? | Apple | Fig | Lime | Date
Which fruit is said to have hit Newton? | Apple | Pear | Coconut | Orange
Which of these is a citrus fruit? | Orange | Apple | Banana | Cherry
Which of these is a stone fruit? | Cherry | Apple | Banana | Orange
Which of these is a true berry for botanists? | Banana | Strawberry | Raspberry | Apple
Which vitamin are oranges known for? | Vitamin C | Vitamin D | Vitamin K | Vitamin B12
To a botanist, what is a tomato? | A fruit | A root | A leaf | A flower
To a botanist, what is a cucumber? | A fruit | A root | A stem | A bulb
What is a dried apricot? | A dried fruit | A nut | A spice | A grain
Which fruit is the main part of marmalade in Britain? | Orange | Apple | Plum | Cherry
Which fruit grows in bunches called hands? | Banana | Apple | Pear | Lemon
Which tropical fruit has orange flesh and one flat stone? | Mango | Kiwi | Grape | Lime
Which berry is blue? | Blueberry | Strawberry | Raspberry | Gooseberry
Which fruit shares its name with a colour? | Orange | Banana | Grape | Pear
Which vegetable do we shell from a green pod? | Pea | Carrot | Onion | Potato
Which vegetable is carved at Halloween? | Pumpkin | Carrot | Leek | Onion
Which vegetable are French fries made of? | Potato | Carrot | Pumpkin | Leek
Which vegetable has layers and a strong smell? | Onion | Carrot | Pea | Spinach
Which vegetable is orange and grows in the ground? | Carrot | Lettuce | Pea | Cucumber
What is a dried grape called? | Raisin | Prune | Date | Fig`,
  },
} satisfies Record<string, Knowledge>;
