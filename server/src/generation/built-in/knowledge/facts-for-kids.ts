import type { Knowledge } from './knowledge.ts';

export const factsForKids = {
  'animals-for-kids': {
    source: 'General knowledge: preschool',
    facts: `
Which animal says moo? | Cow | Dog | Duck | Cat
Which animal says woof? | Dog | Cow | Sheep | Duck
Which animal says meow? | Cat | Dog | Horse | Pig
Which animal says quack? | Duck | Cow | Goat | Lion
Which animal says oink? | Pig | Cat | Bee | Frog
Which animal says baa? | Sheep | Dog | Lion | Hen
Which animal says neigh? | Horse | Cow | Duck | Mouse
Which animal says buzz? | Bee | Dog | Cow | Fish
Which animal says ribbit? | Frog | Horse | Cat | Bird
Which animal says hoo-hoo at night? | Owl | Cow | Pig | Bee
Which animal says cock-a-doodle-doo? | Rooster | Cat | Sheep | Frog
Which animal roars? | Lion | Mouse | Rabbit | Fish
Which animal hisses and has no legs? | Snake | Horse | Duck | Cow
Which animal has a very long neck? | Giraffe | Pig | Mouse | Bear
Which animal has a trunk? | Elephant | Dog | Bird | Frog
Which animal has stripes? | Zebra | Elephant | Pig | Owl
Which animal hops and has long ears? | Rabbit | Cow | Fish | Snake
Which animal carries its house on its back? | Snail | Dog | Bird | Horse
Which animal gives us milk? | Cow | Lion | Frog | Owl
Which animal lays eggs for breakfast? | Hen | Dog | Cow | Cat
Which animal lives in water? | Fish | Cat | Horse | Bee
Which animal can fly? | Bird | Dog | Pig | Cow
Which animal loves cheese in stories? | Mouse | Lion | Duck | Owl
Which animal loves bananas? | Monkey | Shark | Owl | Wolf
Which animal spins a web? | Spider | Dog | Cow | Bird
Which animal is white and lives on ice? | Polar bear | Lion | Parrot | Camel
Which animal has a shell? | Turtle | Cat | Horse | Monkey
Which animal makes honey? | Bee | Cow | Fish | Frog
Which animal can you ride? | Horse | Mouse | Frog | Hen
Which animal swings from tree to tree? | Monkey | Cow | Fish | Pig
Which animal waddles and wears black and white? | Penguin | Lion | Frog | Fox
What do rabbits like to eat? | Carrots | Stones | Shoes | Sand
Where does a bird sleep? | In a nest | In a car | In a shoe | In a fridge`,
  },
  colours: {
    source: 'General knowledge: preschool and school art',
    facts: `
What do you get from blue and yellow paint? | Green | Purple | Orange | Brown
What do you get from red and yellow paint? | Orange | Green | Purple | Blue
What do you get from red and blue paint? | Purple | Green | Orange | Yellow
What do you get from black and white paint? | Grey | Pink | Brown | Blue
What do you get from red and white paint? | Pink | Green | Black | Orange
Which of these is a primary colour of paint? | Yellow | Green | Orange | Purple
Which of these is no colour of the rainbow? | Brown | Red | Green | Blue
Which colour is first in the rainbow? | Red | Green | Blue | Yellow
Which colour is last in the rainbow? | Violet | Red | Yellow | Green
Which colour lies opposite to red on the painter's wheel? | Green | Orange | Pink | Purple
Which colour lies opposite to blue on the painter's wheel? | Orange | Green | Purple | Black
Which colour lies opposite to yellow on the painter's wheel? | Purple | Orange | Green | White
Which three colours of light does a screen use? | Red, green, blue | Red, yellow, black | Pink, white, grey | Brown, blue, gold
What do red, green and blue light make together? | White | Black | Brown | Purple
Which colour is turquoise closest to? | Blue-green | Red | Brown | Yellow
Which colour is crimson? | Red | Blue | Green | Yellow
Which colour is scarlet? | Red | Blue | Green | Grey
Which colour is azure? | Blue | Red | Yellow | Brown
Which colour is ivory? | Off-white | Black | Green | Blue
Which colour is indigo? | Deep blue | Light green | Orange | Pink
Which colour is emerald? | Green | Red | White | Yellow
Which colour is a ruby? | Red | Blue | Green | Yellow
Which colour is ebony? | Black | White | Pink | Orange
Which colour is lilac? | Pale purple | Dark green | Bright red | Black
Which colour is khaki? | Dull yellow-brown | Bright blue | Hot pink | White`,
    tables: [
      {
        ask: 'What colour is {}?',
        rows: `
fresh grass | green
a ripe banana | yellow
a clear sky at noon | blue
fresh snow | white
coal | black
a ripe tomato | red
a carrot | orange
a flamingo | pink
chocolate | brown
an elephant | grey`,
      },
    ],
  },
  shapes: {
    source: 'General knowledge: preschool',
    facts: `
How many sides does a triangle have? | 3 | 4 | 5 | 6
How many sides does a square have? | 4 | 3 | 5 | 8
How many corners does a circle have? | None | 1 | 3 | 4
How many sides does a pentagon have? | 5 | 4 | 6 | 7
How many sides does a hexagon have? | 6 | 5 | 7 | 8
How many sides does an octagon have? | 8 | 6 | 7 | 10
How many corners does a rectangle have? | 4 | 3 | 5 | 6
How many faces does a cube have? | 6 | 4 | 8 | 12
How many points does a usual drawn star have? | 5 | 2 | 3 | 9
Which shape has no corners? | Circle | Square | Triangle | Rectangle
Which shape has three corners? | Triangle | Circle | Square | Oval
Which shape has four equal sides? | Square | Triangle | Circle | Oval
Which shape looks like an egg? | Oval | Square | Triangle | Star
Which shape has eight sides? | Octagon | Hexagon | Square | Triangle
Which shape has six sides? | Hexagon | Square | Triangle | Octagon
Which shape has five sides? | Pentagon | Square | Hexagon | Circle
What shape is a ball? | Sphere | Cube | Cone | Square
What shape is a dice? | Cube | Sphere | Cone | Cylinder
What shape is a tin can? | Cylinder | Cube | Cone | Pyramid
What shape is a party hat? | Cone | Cube | Sphere | Cylinder
What shape is a coin seen from above? | Circle | Square | Triangle | Star
What shape is a slice of pizza most like? | Triangle | Circle | Square | Hexagon
What shape is a door? | Rectangle | Circle | Triangle | Star
What shape is a wheel? | Circle | Square | Triangle | Star
What shape is a cell of a honeycomb? | Hexagon | Circle | Square | Triangle
What shape is a stop sign in many countries? | Octagon | Square | Triangle | Circle
What shape is an Egyptian tomb with four sloping sides? | Pyramid | Cube | Sphere | Cylinder
What shape stands for love? | Heart | Square | Triangle | Hexagon
What shape is the Moon when only a thin part is seen? | Crescent | Square | Triangle | Star
What shape is a kite often? | Diamond | Circle | Oval | Heart`,
  },
  'numbers-for-kids': {
    source: 'General knowledge: preschool',
    facts: `
Which number comes after 3? | 4 | 2 | 5 | 6
Which number comes after 6? | 7 | 5 | 8 | 9
Which number comes after 9? | 10 | 8 | 11 | 1
Which number comes after 12? | 13 | 11 | 14 | 20
Which number comes after 19? | 20 | 18 | 21 | 10
Which number comes before 5? | 4 | 6 | 3 | 7
Which number comes before 8? | 7 | 9 | 6 | 5
Which number comes before 10? | 9 | 11 | 8 | 1
Which number is between 1 and 3? | 2 | 4 | 5 | 0
Which number is between 6 and 8? | 7 | 5 | 9 | 4
Which number is the biggest? | 9 | 2 | 5 | 7
Which number is the smallest? | 1 | 4 | 6 | 8
How many fingers are on one hand? | 5 | 4 | 6 | 10
How many fingers are on two hands? | 10 | 5 | 8 | 12
How many legs does a dog have? | 4 | 2 | 6 | 8
How many legs does a bird have? | 2 | 4 | 6 | 1
How many legs does a bee have? | 6 | 4 | 8 | 2
How many wheels does a bicycle have? | 2 | 1 | 3 | 4
How many wheels does a tricycle have? | 3 | 2 | 4 | 5
How many wheels does a usual car have? | 4 | 2 | 3 | 6
How many eyes do you have? | 2 | 1 | 3 | 4
How many noses do you have? | 1 | 2 | 3 | 0
How many days are in a week? | 7 | 5 | 6 | 10
How many months are in a year? | 12 | 10 | 7 | 24
How many things are in a dozen? | 12 | 6 | 10 | 20
How many things are in a pair? | 2 | 1 | 3 | 4
What is 1 + 1? | 2 | 1 | 3 | 11
What is 2 + 2? | 4 | 3 | 5 | 22
What is 2 + 3? | 5 | 4 | 6 | 7
What is 5 + 5? | 10 | 9 | 11 | 15
What is 3 - 1? | 2 | 1 | 4 | 3
What is 5 - 2? | 3 | 2 | 4 | 7
Which of these numbers is even? | 6 | 3 | 5 | 7
Which of these numbers is odd? | 5 | 2 | 4 | 8`,
  },
} satisfies Record<string, Knowledge>;
