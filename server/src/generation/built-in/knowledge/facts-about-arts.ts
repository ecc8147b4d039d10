import type { Knowledge } from './knowledge.ts';

export const factsAboutArts = {
  art: {
    source: 'General knowledge: school art',
    facts: `
What is a picture of oneself by the artist called? | A self-portrait | A landscape | A still life | A seascape
What is a picture of a person called? | A portrait | A landscape | A still life | A seascape
What is a picture of fruit, flowers or objects called? | A still life | A portrait | A fresco | A statue
What is a picture of nature and land called? | A landscape | A portrait | A still life | A bust
What is a painting on wet plaster called? | A fresco | A mosaic | A collage | A print
What is a picture of small coloured stones or glass? | A mosaic | A fresco | A sketch | A poster
What is a picture of glued pieces called? | A collage | A fresco | A statue | An etching
What is a figure carved or cast in three dimensions? | A sculpture | A painting | A drawing | A photo
What does a sculptor often carve? | Marble | Paper | Water | Cotton
What does a potter work with? | Clay | Glass | Wool | Steel
What do painters mix colours on? | A palette | An easel | A frame | A chisel
What holds a canvas while painting? | An easel | A palette | A brush | A ladder
Which paint is mixed with linseed oil? | Oil paint | Watercolour | Gouache | Chalk
Which paint is thinned with water and see-through? | Watercolour | Oil paint | Enamel | Lacquer
What is a quick first drawing called? | A sketch | A fresco | A mosaic | A statue
Which art folds paper? | Origami | Ikebana | Batik | Macramé
Which art is beautiful handwriting? | Calligraphy | Photography | Pottery | Origami
Which style paints quick impressions of light? | Impressionism | Cubism | Gothic | Pop art
Which style breaks things into geometric shapes? | Cubism | Impressionism | Baroque | Realism
Which style paints dreams and strange scenes? | Surrealism | Realism | Gothic | Rococo
Which style paints with small dots? | Pointillism | Cubism | Baroque | Realism
Which style used comics and adverts in the 1960s? | Pop art | Baroque | Gothic | Rococo
Which style shows no real objects at all? | Abstract art | Realism | Portrait | Still life
Which age of art means "rebirth"? | Renaissance | Baroque | Gothic | Modern
In which country did the Renaissance begin? | Italy | England | Russia | Spain
In which museum hangs the Mona Lisa? | The Louvre | The Prado | The Hermitage | The Tate
In which city is the Louvre? | Paris | London | Rome | Vienna
In which city is the Prado? | Madrid | Paris | Lisbon | Rome
In which city is the Uffizi Gallery? | Florence | Venice | Milan | Naples
In which city is the Hermitage? | Saint Petersburg | Moscow | Berlin | Warsaw
In which city is the Rijksmuseum? | Amsterdam | Brussels | Copenhagen | Berlin
Who sculpted "The Thinker"? | Auguste Rodin | Michelangelo | Donatello | Pablo Picasso
Who sculpted the marble "David" in Florence? | Michelangelo | Auguste Rodin | Leonardo da Vinci | Raphael
What is missing from the Venus de Milo? | Her arms | Her head | Her legs | Her nose
Whose smile is the most famous in painting? | Mona Lisa's | Venus's | Salome's | Ophelia's`,
  },
  painters: {
    source: 'General knowledge: history of painting',
    facts: `
Which painter cut off part of his ear? | Vincent van Gogh | Claude Monet | Pablo Picasso | Edgar Degas
Which painter painted the ceiling of the Sistine Chapel? | Michelangelo | Raphael | Leonardo da Vinci | Titian
Which painter is known for ballet dancers? | Edgar Degas | Paul Cézanne | Vincent van Gogh | Rembrandt
Which painter is known for soup cans? | Andy Warhol | Pablo Picasso | Salvador Dalí | Marc Chagall
Which painter lived on Tahiti? | Paul Gauguin | Claude Monet | Jan Vermeer | Edgar Degas`,
    tables: [
      {
        ask: 'Who painted {}?',
        rows: `
the "Mona Lisa" | Leonardo da Vinci
"The Starry Night" | Vincent van Gogh
"Guernica" | Pablo Picasso
"The Scream" | Edvard Munch
"The Kiss" (1908) | Gustav Klimt
"Girl with a Pearl Earring" | Jan Vermeer
"The Night Watch" | Rembrandt
"The Birth of Venus" | Sandro Botticelli
"The School of Athens" | Raphael
"The Persistence of Memory" | Salvador Dalí
"Las Meninas" | Diego Velázquez
"The Garden of Earthly Delights" | Hieronymus Bosch
"The Great Wave off Kanagawa" | Hokusai
"Impression, Sunrise" | Claude Monet
"American Gothic" | Grant Wood
"Nighthawks" | Edward Hopper
"The Third of May 1808" | Francisco Goya
"Liberty Leading the People" | Eugène Delacroix
"Wanderer above the Sea of Fog" | Caspar David Friedrich
"The Hay Wain" | John Constable
"The Son of Man" with an apple | René Magritte
"A Sunday on La Grande Jatte" | Georges Seurat
"Young Hare" (1502) | Albrecht Dürer
"The Tower of Babel" (1563) | Pieter Bruegel
"Luncheon of the Boating Party" | Auguste Renoir`,
      },
      {
        ask: 'Which country did {} come from?',
        rows: `
Frida Kahlo | Mexico
Pablo Picasso | Spain
Claude Monet | France
Vincent van Gogh | Netherlands
Albrecht Dürer | Germany
Edvard Munch | Norway
Gustav Klimt | Austria
Raphael | Italy
William Turner | England
Hokusai | Japan
René Magritte | Belgium
Andy Warhol | United States`,
      },
    ],
  },
  literature: {
    source: 'General knowledge: classic books, public domain or widely known',
    facts: `
Who is the friend of Sherlock Holmes? | Dr. Watson | Dr. Jekyll | Mr. Darcy | Inspector Clouseau
In which street does Sherlock Holmes live? | Baker Street | Oxford Street | Abbey Road | Fleet Street
Who says "To be, or not to be"? | Hamlet | Romeo | Macbeth | Othello
In which city do Romeo and Juliet live? | Verona | Rome | Venice | Paris
What does Don Quixote fight? | Windmills | Dragons | Pirates | Whales
Who is Don Quixote's companion? | Sancho Panza | Dr. Watson | Friday | Passepartout
What kind of animal is Moby Dick? | A whale | A shark | A dog | A bear
Who lives on an island with Friday? | Robinson Crusoe | Gulliver | Long John Silver | Oliver Twist
In how many days does Phileas Fogg travel round the world? | 80 | 50 | 100 | 365
Where do the tiny people meet Gulliver? | Lilliput | Neverland | Wonderland | Narnia
What is the name of Captain Nemo's submarine? | Nautilus | Hispaniola | Pequod | Argo
Which miser is visited by ghosts at Christmas? | Scrooge | Fagin | Heathcliff | Ahab
How many musketeers are in the title of Dumas? | 3 | 2 | 4 | 7
What is a poem of three lines from Japan called? | A haiku | A sonnet | A limerick | An ode
How many lines does a sonnet have? | 14 | 10 | 12 | 20
What is the story of one's own life called? | An autobiography | A novel | A fable | An atlas`,
    tables: [
      {
        ask: 'Who wrote {}?',
        rows: `
"Romeo and Juliet" | William Shakespeare
"Oliver Twist" | Charles Dickens
"Pride and Prejudice" | Jane Austen
"Don Quixote" | Miguel de Cervantes
"War and Peace" | Leo Tolstoy
"Crime and Punishment" | Fyodor Dostoevsky
"Faust" (1808) | J. W. von Goethe
"The Divine Comedy" | Dante Alighieri
"Les Misérables" | Victor Hugo
"The Three Musketeers" | Alexandre Dumas
"Frankenstein" | Mary Shelley
"Dracula" | Bram Stoker
"Moby-Dick" | Herman Melville
"Treasure Island" | Robert Louis Stevenson
"Robinson Crusoe" | Daniel Defoe
"Gulliver's Travels" | Jonathan Swift
"Alice in Wonderland" | Lewis Carroll
"The Jungle Book" | Rudyard Kipling
"Tom Sawyer" | Mark Twain
"Jane Eyre" | Charlotte Brontë
"Wuthering Heights" | Emily Brontë
the Sherlock Holmes stories | Arthur Conan Doyle
"The Time Machine" | H. G. Wells
"Around the World in 80 Days" | Jules Verne
"Peter Pan" | J. M. Barrie
"The Little Prince" | A. de Saint-Exupéry
"The Metamorphosis" | Franz Kafka
"Pippi Longstocking" | Astrid Lindgren
"The Hobbit" | J. R. R. Tolkien
"1984" | George Orwell`,
      },
    ],
  },
  'fairy-tales': {
    source: 'General knowledge: tales of Grimm, Andersen, Perrault and others',
    facts: `
Who lost a glass slipper? | Cinderella | Snow White | Rapunzel | Gretel
What becomes Cinderella's coach? | A pumpkin | An apple | A barrel | A melon
When does Cinderella's magic end? | At midnight | At noon | At dawn | On Sunday
How many dwarfs live with Snow White? | 7 | 3 | 5 | 12
What poisoned fruit does Snow White bite? | An apple | A pear | A plum | A cherry
Whom does the queen ask who is fairest? | Her mirror | Her cat | Her mother | The moon
Who lets down her long hair? | Rapunzel | Cinderella | Goldilocks | Snow White
Who sleeps for a hundred years? | Sleeping Beauty | Snow White | Rapunzel | Gerda
On what does Sleeping Beauty prick her finger? | A spindle | A rose | A knife | A pin
What is the witch's house of Hansel and Gretel made of? | Sweets and gingerbread | Straw | Bricks | Ice
What does Hansel drop to find the way home? | Pebbles and breadcrumbs | Coins | Leaves | Feathers
Whom does Little Red Riding Hood meet in the woods? | A wolf | A bear | A fox | A troll
Whom does Little Red Riding Hood visit? | Her grandmother | Her aunt | The king | A witch
How many little pigs build houses? | 3 | 2 | 4 | 7
Of what is the strongest little pig's house? | Bricks | Straw | Sticks | Paper
Whose porridge does Goldilocks eat? | The three bears' | The wolf's | The giant's | The king's
Where does Jack climb to find a giant? | Up a beanstalk | Up a ladder | Down a well | Up a tower
What does the goose of the giant lay? | Golden eggs | Pearls | Silver coins | Stones
Who spins straw into gold? | Rumpelstiltskin | Tom Thumb | Puss in Boots | Pinocchio
What does the princess have to kiss, in many tellings? | A frog | A fish | A stone | A mouse
What does the ugly duckling become? | A swan | A goose | A peacock | An eagle
What does the princess feel under many mattresses? | A pea | A stone | A coin | A nut
Who wears nothing but thinks he is finely dressed? | The emperor | The king's fool | The prince | The miller
Who wants to become human and loves a prince? | The little mermaid | Thumbelina | The snow queen | Gretel
Who wrote "The Little Mermaid"? | H. C. Andersen | The Brothers Grimm | Charles Perrault | Aesop
From which country was H. C. Andersen? | Denmark | Germany | France | Russia
From which country were the Brothers Grimm? | Germany | Denmark | England | Italy
What grows when Pinocchio lies? | His nose | His ears | His feet | His hair
Of what is Pinocchio made? | Wood | Clay | Glass | Straw
What lives in Aladdin's lamp? | A genie | A mouse | A snake | A fairy
What does Ali Baba say to open the cave? | Open sesame | Abracadabra | Hocus pocus | Please
Which cat wears boots and helps a miller's son? | Puss in Boots | The Cheshire Cat | Tom | Felix
What did the Pied Piper lead out of Hamelin first? | Rats | Cats | Cows | Bees
Which animals are the Town Musicians of Bremen? | Donkey, dog, cat, rooster | Cow, pig, hen, goat | Lion, bear, fox, wolf | Horse, mouse, owl, frog
Who wins the race of the tortoise and the hare? | The tortoise | The hare | Both | Neither
With which words do many tales begin? | Once upon a time | Dear Sir | Last but not least | In conclusion
With which words do many tales end? | Happily ever after | Best wishes | To be continued | Good night`,
  },
} satisfies Record<string, Knowledge>;
