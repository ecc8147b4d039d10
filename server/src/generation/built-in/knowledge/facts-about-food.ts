import type { Knowledge } from './knowledge.ts';

export const factsAboutFood = {
  food: {
    source: 'General knowledge: food of the world',
    facts: `
What is chocolate made from? | Cocoa beans | Coffee beans | Soy beans | Vanilla pods
What is bread mostly made from? | Flour | Sugar | Rice paper | Cheese
What is cheese made from? | Milk | Eggs | Flour | Oil
What is butter made from? | Cream | Flour | Eggs | Olives
What is yoghurt made from? | Milk | Rice | Eggs | Honey
What is tofu made from? | Soy beans | Milk | Fish | Rice
What is hummus made from? | Chickpeas | Lentils | Peas | Potatoes
What is guacamole made from? | Avocados | Peas | Cucumbers | Limes
What is pesto from Genoa coloured by? | Basil | Spinach | Parsley | Mint
What is popcorn made from? | Maize | Wheat | Rice | Oats
What is porridge often made from? | Oats | Beans | Seaweed | Nuts
What is marzipan made from? | Almonds and sugar | Walnuts | Coconut | Peanuts
What is ketchup mostly made from? | Tomatoes | Peppers | Beetroot | Cherries
What is mayonnaise made from? | Egg and oil | Milk and flour | Cream | Cheese
What is couscous made from? | Wheat | Rice | Potatoes | Beans
What is sauerkraut made from? | Cabbage | Lettuce | Onions | Carrots
What is honey made by? | Bees | Spiders | Cows | Birds
Which drink is made from roasted beans? | Coffee | Tea | Milk | Lemonade
Which drink is made from dried leaves? | Tea | Coffee | Cocoa | Cola
Which nut is really a legume? | Peanut | Walnut | Almond | Hazelnut
Which spice is the most expensive by weight? | Saffron | Pepper | Salt | Paprika
Which food never spoils if kept dry and closed? | Honey | Milk | Bread | Fish
Which pasta has the form of long strings? | Spaghetti | Penne | Ravioli | Farfalle
Which pasta has the form of butterflies? | Farfalle | Spaghetti | Penne | Lasagne
Which cheese is on a classic pizza Margherita? | Mozzarella | Cheddar | Feta | Gouda`,
    tables: [
      {
        ask: 'From which country does {} come?',
        rows: `
pizza | Italy
sushi | Japan
paella | Spain
the baguette | France
the taco | Mexico
kimchi | South Korea
goulash | Hungary
tzatziki | Greece
pho noodle soup | Vietnam
Black Forest cake | Germany
haggis | Scotland
fondue with cheese | Switzerland
Wiener schnitzel | Austria
tom yum soup | Thailand
poutine | Canada
ceviche | Peru
feijoada | Brazil
pierogi | Poland
Peking duck | China
tandoori chicken | India
the stroopwafel | Netherlands`,
      },
    ],
  },
  cooking: {
    source: 'General knowledge: cooking at home',
    facts: `
What do we call cooking in hot oil? | Frying | Boiling | Steaming | Freezing
What do we call cooking in bubbling water? | Boiling | Frying | Grilling | Baking
What do we call cooking in an oven with dry heat? | Baking | Boiling | Poaching | Whipping
What do we call cooking over steam? | Steaming | Frying | Roasting | Smoking
What do we call cooking just below boiling? | Simmering | Frying | Toasting | Freezing
What do we call cooking on a rack over coals? | Grilling | Steaming | Poaching | Kneading
What do we call working dough with the hands? | Kneading | Peeling | Whisking | Grating
What do we call taking off the skin of a potato? | Peeling | Kneading | Beating | Sifting
What do we call cutting into tiny cubes? | Dicing | Mashing | Whipping | Rolling
What do we call rubbing cheese into shreds? | Grating | Slicing | Melting | Kneading
What do we call beating air into cream? | Whipping | Frying | Sieving | Peeling
What do we call soaking meat in a spiced sauce? | Marinating | Toasting | Grating | Chilling
What makes bread dough rise? | Yeast | Salt | Sugar | Butter
What makes a cake rise besides baking soda? | Baking powder | Icing sugar | Salt | Cinnamon
Which tool flattens dough? | A rolling pin | A whisk | A ladle | A peeler
Which tool beats eggs? | A whisk | A knife | A colander | A corkscrew
Which tool drains pasta? | A colander | A whisk | A grater | A rolling pin
Which tool serves soup? | A ladle | A fork | A grater | A knife
Which tool turns a pancake? | A spatula | A corkscrew | A peeler | A funnel
Which pan is round-bottomed and used in China? | A wok | A casserole | A waffle iron | A tagine
Which pot with a pointed lid comes from North Africa? | A tagine | A wok | A fondue pot | A samovar
What is the white part of an egg called? | Egg white (albumen) | Yolk | Shell | Foam
What is the yellow part of an egg called? | Yolk | White | Shell | Rind
About how long does a hard-boiled egg take? | 10 minutes | 1 minute | 30 seconds | 1 hour
At how many degrees does water boil at sea level? | 100 °C | 60 °C | 80 °C | 150 °C
What does "al dente" mean? | Firm to the bite | Very soft | Burnt | With teeth
Which herb is on a pizza Margherita? | Basil | Mint | Dill | Sage
Which spice colours curry yellow? | Turmeric | Pepper | Cinnamon | Clove
Which spice comes in sticks of bark? | Cinnamon | Pepper | Paprika | Nutmeg
Which seasoning is sodium chloride? | Salt | Sugar | Pepper | Vinegar
What do you add to dough for a sweet taste? | Sugar | Salt | Yeast | Vinegar
What thickens a sauce? | Flour or starch | Water | Vinegar | Ice
What is a list of ingredients and steps called? | A recipe | A menu | A receipt | A bill
What does a chef wear on the head? | A toque | A helmet | A crown | A beret
How many teaspoons make a tablespoon in the US? | 3 | 2 | 5 | 10
What should you wash before cooking? | Your hands | Your hair | The floor | The window
Which knife move keeps fingers safe? | Curl the fingertips | Point them forward | Close your eyes | Hold the blade`,
  },
} satisfies Record<string, Knowledge>;
