import type { Knowledge } from './knowledge.ts';

export const factsAboutFarmAnimals = {
  'farm-animals': {
    source: 'General knowledge: farming and animal husbandry',
    facts: `
Which farm animal gives us most of our milk? | Cow | Pig | Horse | Duck
Which farm animal lays the eggs we eat for breakfast? | Hen | Cow | Sheep | Goat
Which farm animal gives us wool? | Sheep | Pig | Cow | Hen
Which farm animal rolls in mud to cool down? | Pig | Hen | Sheep | Cat
Which farm animal crows at sunrise? | Rooster | Cow | Donkey | Goose
What is a young cow called? | Calf | Foal | Lamb | Kid
What is a young sheep called? | Lamb | Calf | Chick | Puppy
What is a young pig called? | Piglet | Foal | Kitten | Gosling
What is a young horse called? | Foal | Calf | Kid | Lamb
What is a young goat called? | Kid | Cub | Foal | Piglet
What is a young hen called? | Chick | Calf | Gosling | Lamb
What is a young duck called? | Duckling | Gosling | Chick | Cygnet
What is a young goose called? | Gosling | Duckling | Piglet | Foal
What is a male cow called? | Bull | Ram | Boar | Stallion
What is a male sheep called? | Ram | Bull | Rooster | Gander
What is a female horse called? | Mare | Ewe | Sow | Hen
What is a female sheep called? | Ewe | Mare | Cow | Goose
What is a female pig called? | Sow | Ewe | Mare | Nanny
Which farm animal says moo? | Cow | Sheep | Pig | Duck
Which farm animal says oink? | Pig | Goat | Horse | Turkey
Which farm animal says baa? | Sheep | Cow | Rooster | Cat
Which farm animal says quack? | Duck | Hen | Donkey | Dog
Which farm animal brays hee-haw? | Donkey | Horse | Goat | Turkey
Which farm animal gobbles? | Turkey | Goose | Hen | Sheep
Where do pigs live on a farm? | In a sty | In a kennel | In a coop | In a hutch
Where do hens live on a farm? | In a coop | In a sty | In a stable | In a kennel
Where do horses live on a farm? | In a stable | In a coop | In a sty | In a hutch
Which dog work is common on sheep farms? | Herding | Sledging | Diving | Fishing
How many stomach chambers does a cow have? | 4 | 1 | 2 | 7
What do cows mostly eat? | Grass and hay | Fish | Meat | Nuts
What are geese often kept for besides eggs? | Guarding the yard | Pulling carts | Giving milk | Catching mice
Which farm animal catches mice in the barn? | Cat | Sheep | Hen | Cow
Which farm animal has a beard and likes to climb? | Goat | Pig | Cow | Duck
Which farm animal wears horseshoes? | Horse | Cow | Pig | Sheep
What is made from sheep's or cow's milk? | Cheese | Bacon | Flour | Honey
How long does a hen sit on her eggs before they hatch? | 3 weeks | 3 days | 3 months | 1 year
`,
  },
} as const satisfies Record<string, Knowledge>;
