import type { Knowledge } from './knowledge.ts';

export const factsAboutCheeseAndClothes = {
  cheese: {
    source: 'General knowledge: cheeses and where they come from',
    facts: `
Which country does Camembert come from? | France | Italy | Greece | Poland
Which country does Gouda come from? | The Netherlands | Spain | Greece | Norway
Which country does feta come from? | Greece | France | Denmark | Ireland
Which country does mozzarella come from? | Italy | France | Germany | England
Which country does Manchego come from? | Spain | Italy | Greece | Finland
Which country does Cheddar come from? | England | Sweden | Italy | Austria
Which country does Emmental come from? | Switzerland | Belgium | Spain | Turkey
Which country does halloumi come from? | Cyprus | Iceland | France | Canada
Which country does Havarti come from? | Denmark | Greece | Portugal | Egypt
Which country does paneer come from? | India | France | Norway | Brazil
Which country does Jarlsberg come from? | Norway | Italy | Spain | Greece
Which region of France does Camembert come from? | Normandy | Provence | Alsace | Corsica
Which cheese is named after an Italian town and is blue? | Gorgonzola | Ricotta | Mozzarella | Mascarpone
Which French blue cheese is made from sheep's milk? | Roquefort | Brie | Comté | Camembert
Which French cheese has a line of ash in the middle? | Morbier | Brie | Roquefort | Cantal
Which French cheese is orange and round like a ball? | Mimolette | Brie | Comté | Chèvre
Which French cheese of the Alps is baked with potatoes? | Reblochon | Roquefort | Brie | Boursin
Which hard French cheese comes from the Jura? | Comté | Camembert | Brie | Neufchâtel
Which French cheese from Normandy has the shape of a heart? | Neufchâtel | Comté | Cantal | Roquefort
What does the French word chèvre mean? | Goat | Cow | Sheep | Milk
Which English cheese has blue veins? | Stilton | Cheddar | Double Gloucester | Red Leicester
Which cheese is famous for its large holes? | Emmental | Feta | Brie | Ricotta
Which cheese is used for tiramisu? | Mascarpone | Cheddar | Feta | Gouda
Which cheese belongs on a pizza Margherita? | Mozzarella | Brie | Roquefort | Edam
Which cheese is grated over pasta? | Parmesan | Camembert | Feta | Ricotta
Which cheese is in a Greek salad? | Feta | Gruyère | Brie | Stilton
Which Dutch cheese is often sold in red wax? | Edam | Feta | Brie | Paneer
Which cheese squeaks when it is grilled? | Halloumi | Brie | Gorgonzola | Ricotta
Which cheese is made from whey? | Ricotta | Brie | Cheddar | Gouda
Which dish of melted cheese is eaten with bread on forks? | Fondue | Lasagne | Quiche | Soufflé
Which dish of melted cheese is scraped from the wheel? | Raclette | Fondue | Pizza | Gratin
Which animal's milk makes real mozzarella di bufala? | Buffalo | Goat | Sheep | Camel
Which animal's milk makes chèvre? | Goat | Cow | Sheep | Horse
Which animal's milk makes Manchego? | Sheep | Cow | Goat | Buffalo
What makes milk turn into curds? | Rennet | Sugar | Yeast | Baking soda
What is the outside of a cheese called? | Rind | Crumb | Peel | Husk
What is the liquid left over from making cheese? | Whey | Brine | Broth | Cream
What makes the blue veins in blue cheese? | Mould | Ink | Blueberries | Salt
What is a person who sells cheese called? | Cheesemonger | Butcher | Grocer | Milliner
What is cheese stored in while it ripens? | A cellar | An oven | A freezer | A greenhouse
Which cheese from Yorkshire is eaten with fruit cake? | Wensleydale | Feta | Brie | Mozzarella
Which Swiss cheese is used for fondue? | Gruyère | Feta | Halloumi | Stilton
Which Italian cheese is aged the longest? | Parmesan | Ricotta | Burrata | Mascarpone
Which cheese is soft with a white rind? | Brie | Parmesan | Cheddar | Edam`,
  },
  clothes: {
    source: 'General knowledge: clothes, fabrics and fashion',
    facts: `
What do you wear on your hands in winter? | Gloves | Socks | Sandals | A belt
What keeps your neck warm? | A scarf | A belt | An apron | A cap
What keeps your trousers up? | A belt | A scarf | A hat | A glove
What do you wear on your feet in the rain? | Rubber boots | Sandals | Slippers | Mittens
What do you wear in bed? | Pyjamas | A raincoat | A tie | Boots
What does a cook wear over the clothes? | An apron | A cape | A kilt | A poncho
What does a bride often wear over her face? | A veil | A helmet | A bonnet | A mask
Which animal gives us wool? | Sheep | Cow | Pig | Frog
Which animal makes silk? | Silkworm | Spider | Moth | Bee
Which plant are jeans made from? | Cotton | Bamboo | Corn | Rice
Which plant is linen made from? | Flax | Wheat | Tea | Cactus
What is leather made from? | Animal skin | Bark | Wool | Paper
Which colour are classic jeans? | Blue | Yellow | Pink | Orange
Which country is the kimono from? | Japan | Mexico | Scotland | Egypt
Which country is the kilt from? | Scotland | Japan | India | Peru
Which country is the sari from? | India | Spain | Canada | Norway
Which country is the sombrero from? | Mexico | Russia | Japan | Finland
Which country is the beret a symbol of? | France | China | Brazil | Kenya
Which hat goes with a tailcoat? | Top hat | Baseball cap | Sombrero | Helmet
Which hat does a cowboy wear? | Stetson | Beret | Fez | Turban
Which shoes does a ballet dancer wear? | Pointe shoes | Clogs | Boots | Flippers
Which shoes are made of wood? | Clogs | Trainers | Sandals | Moccasins
Which shoes have high heels and a point? | Stilettos | Slippers | Wellingtons | Clogs
What joins two sides of a jacket with teeth? | A zip | A button | A lace | A hook
What goes through a buttonhole? | A button | A zip | A lace | A needle
What is used to sew by hand? | Needle and thread | Hammer and nail | Fork and knife | Pen and paper
What does a tailor do? | Makes clothes | Bakes bread | Repairs cars | Cuts hair
What does a cobbler repair? | Shoes | Hats | Clocks | Pots
What is worn to keep the sun out of the eyes? | Sunglasses | A scarf | Ear muffs | A vest
What protects a cyclist's head? | A helmet | A bonnet | A beret | A hood
What do you wear to swim? | A swimsuit | A suit | A coat | Jeans
What is a short-sleeved shirt without a collar? | A T-shirt | A blouse | A cardigan | A kilt
What is the part of a coat that covers the head? | The hood | The hem | The cuff | The sleeve
What is the end of a sleeve called? | The cuff | The hem | The collar | The hood
What is the lower edge of a skirt called? | The hem | The cuff | The collar | The lapel
What is worn around the neck with a suit? | A tie | A belt | A sash | An apron`,
  },
} satisfies Record<string, Knowledge>;
