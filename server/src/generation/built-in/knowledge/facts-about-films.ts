import type { Knowledge } from './knowledge.ts';

export const factsAboutFilms = {
  movies: {
    source: 'General knowledge: film history and how films are made',
    facts: `
Who directs the actors of a film? | The director | The cashier | The editor | The usher
Who cuts a film together? | The editor | The actor | The composer | The stuntman
Who writes the story of a film? | The screenwriter | The cameraman | The producer | The usher
Who does dangerous scenes for an actor? | A stunt performer | A producer | An editor | A critic
What is clapped before a scene is shot? | A clapperboard | A drum | A book | A bell
What is the written text of a film called? | A script | A score | A recipe | A poster
What is the music of a film called? | The score | The cast | The set | The plot
Which award is also called the Academy Award? | The Oscar | The Grammy | The Nobel Prize | The Golden Boot
In which city is Hollywood? | Los Angeles | New York | Chicago | London
What is India's film industry in Mumbai called? | Bollywood | Nollywood | Hollywood | Dollywood
In which French town is a famous festival held each May? | Cannes | Lyon | Paris | Lille
Which prize does the festival of Berlin give? | The Golden Bear | The Golden Palm | The Oscar | The Golden Lion
Which prize does the festival of Venice give? | The Golden Lion | The Golden Bear | The Emmy | The Tony
Which brothers held an early paid film show in Paris in 1895? | Lumière | Wright | Grimm | Marx
Which comedian played the Tramp in silent films? | Charlie Chaplin | Humphrey Bogart | James Dean | Marlon Brando
Who made The Birds and Psycho? | Alfred Hitchcock | Walt Disney | Steven Spielberg | Charlie Chaplin
Who made Jaws and E.T.? | Steven Spielberg | Alfred Hitchcock | George Lucas | James Cameron
Who made Star Wars of 1977? | George Lucas | Steven Spielberg | Ridley Scott | Peter Jackson
Who directed Titanic and Avatar? | James Cameron | Tim Burton | George Lucas | Woody Allen
Who directed The Lord of the Rings films? | Peter Jackson | Steven Spielberg | Ridley Scott | Tim Burton
Which film of 1993 brings dinosaurs to life? | Jurassic Park | Jaws | Gladiator | Alien
Which film of 1995 was the first made wholly by computer? | Toy Story | Bambi | Shrek | Fantasia
Which was Disney's first long cartoon? | Snow White | Bambi | Cinderella | Dumbo
Which fish gets lost in a Pixar film? | Nemo | Flipper | Willy | Moby
Which green ogre has a donkey as a friend? | Shrek | Hulk | Yoda | Gollum
Which lion cub becomes king in a Disney film? | Simba | Bambi | Dumbo | Baloo
Which secret agent has the number 007? | James Bond | Sherlock Holmes | Jason Bourne | Indiana Jones
Which archaeologist wears a hat and carries a whip? | Indiana Jones | James Bond | Robin Hood | Zorro
Which giant ape climbs a skyscraper? | King Kong | Godzilla | Hulk | Chewbacca
Which giant monster comes from Japan? | Godzilla | King Kong | Dracula | Nessie
Which studio made Spirited Away? | Studio Ghibli | Pixar | DreamWorks | Warner
What does a film in black and white lack? | Colour | Sound | Actors | A screen
What were films without sound called? | Silent films | Short films | Cartoons | Musicals
What is a film of drawings called? | An animated film | A western | A documentary | A thriller
What kind of film tells of real things? | A documentary | A musical | A fantasy | A cartoon
What is shown in a cinema before the film? | Trailers | Credits | Subtitles | Reviews`,
  },
  pirates: {
    source: 'General knowledge: history and legends of piracy',
    facts: `
What is the flag with skull and bones called? | The Jolly Roger | The Union Jack | The Tricolour | The Black Rose
What is a pirate's treasure often buried in, in stories? | A chest | A bottle | A barrel of fish | A cannon
What marks the spot on a treasure map? | An X | An O | A star | A cross of gold
Which bird sits on a pirate's shoulder in stories? | A parrot | An owl | A penguin | A crow
Which pirate of Treasure Island has one leg? | Long John Silver | Captain Hook | Blackbeard | Captain Kidd
Who wrote Treasure Island? | Robert Louis Stevenson | Jules Verne | Mark Twain | Charles Dickens
Who is Peter Pan's enemy? | Captain Hook | Long John Silver | Captain Nemo | Blackbeard
Which animal swallowed Captain Hook's hand? | A crocodile | A shark | A whale | A bear
What was Blackbeard's real name? | Edward Teach | Francis Drake | James Cook | Henry Morgan
What was Blackbeard's ship called? | Queen Anne's Revenge | Santa Maria | Golden Hind | Mayflower
Which two women were famous pirates with Calico Jack? | Anne Bonny and Mary Read | Mary and Jane | Ann and Emma | Ruth and Eve
Which Englishman raided Spanish ships for his queen? | Francis Drake | Marco Polo | Vasco da Gama | Lord Nelson
What is a pirate called who has a king's licence? | A privateer | A merchant | A pilot | An admiral
What was that licence called? | A letter of marque | A passport | A charter of gold | A sea pass
In which sea was the golden age of piracy? | The Caribbean | The Baltic | The Black Sea | The Red Sea
On which island was the pirate town Tortuga? | Off Haiti | Off Ireland | Off Japan | Off Sicily
Which town of Jamaica was known for pirates? | Port Royal | Kingston Bay | Nassau | Havana
What coins did pirates love? | Pieces of eight | Euros | Pennies | Yen
What was a doubloon made of? | Gold | Silver | Copper | Wood
What is the left side of a ship called? | Port | Starboard | Bow | Stern
What is the right side of a ship called? | Starboard | Port | Bow | Keel
What is the front of a ship called? | The bow | The stern | The mast | The deck
What is the back of a ship called? | The stern | The bow | The keel | The sail
Where does the lookout stand? | In the crow's nest | In the galley | On the anchor | In the hold
What is a ship's kitchen called? | The galley | The cabin | The hold | The bridge
What holds a ship in its place? | The anchor | The rudder | The sail | The flag
What steers a ship? | The rudder | The anchor | The mast | The bell
What curved sword did pirates carry? | A cutlass | A spear | A rapier of wood | A lance
What drink did sailors get from sugar cane? | Rum | Tea | Cider | Milk
Which illness came from too little fresh fruit? | Scurvy | Flu | Measles | Malaria
Who mended the ship's wood? | The carpenter | The cook | The gunner | The surgeon
What was left to a sailor marooned? | A desert island | A new ship | A castle | A farm`,
  },
} satisfies Record<string, Knowledge>;
