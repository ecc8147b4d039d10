import type { Knowledge } from './knowledge.ts';

export const factsAboutMonsters = {
  monsters: {
    source: 'Myths, legends and classic tales of monsters',
    facts: `
Which monster drinks blood? | Vampire | Werewolf | Mummy | Yeti
Which monster changes at the full moon? | Werewolf | Vampire | Zombie | Ghost
Which monster is wrapped in bandages? | Mummy | Vampire | Ogre | Troll
Which monster lives in a Scottish loch? | Nessie | Bigfoot | Kraken | Medusa
Which monster is said to live in the Himalayas? | Yeti | Nessie | Kraken | Minotaur
Which monster pulls ships under the sea? | Kraken | Cyclops | Griffin | Banshee
Which monster has only one eye? | Cyclops | Minotaur | Hydra | Sphinx
Which monster has snakes for hair? | Medusa | Hydra | Harpy | Siren
Which monster lived in a labyrinth on Crete? | Minotaur | Cyclops | Hydra | Kraken
Which monster grows two heads for each one cut off? | Hydra | Cerberus | Medusa | Dragon
Which dog with three heads guards the underworld? | Cerberus | Fenrir | Anubis | Argos
Which creature asks travellers a riddle? | Sphinx | Griffin | Yeti | Goblin
Which creature is half eagle and half lion? | Griffin | Pegasus | Centaur | Sphinx
Which creature is half horse and half human? | Centaur | Satyr | Minotaur | Mermaid
Which creature is half fish and half human? | Mermaid | Centaur | Harpy | Griffin
Which creature rises from its own ashes? | Phoenix | Dragon | Basilisk | Unicorn
Which creature turns to stone in daylight in tales? | Troll | Vampire | Zombie | Elf
Which creature breathes fire? | Dragon | Yeti | Mummy | Kraken
Which creature hides a pot of gold? | Leprechaun | Ogre | Ghost | Troll
Which creature wails before somebody dies in Irish tales? | Banshee | Kelpie | Gnome | Pixie
Which creature of clay is brought to life in Prague? | Golem | Gargoyle | Zombie | Ghoul
Which creature of stone sits on cathedrals? | Gargoyle | Golem | Goblin | Troll
Which creature comes back from the dead without a mind? | Zombie | Vampire | Ghost | Witch
Which creature lives under bridges in fairy tales? | Troll | Fairy | Dragon | Mermaid
Which creature with big feet is seen in American woods? | Bigfoot | Nessie | Yeti | Chupacabra
What does garlic keep away? | Vampires | Zombies | Mummies | Trolls
What harms a werewolf in the tales? | Silver | Gold | Wood | Salt
What does a vampire not have in a mirror? | A reflection | A shadow of a hat | A tail | A voice
What does Frankenstein's creature get its life from? | Lightning | Magic beans | Moonlight | A kiss
What does a witch ride on? | A broom | A rug | A wolf | A barrel
What does a vampire sleep in? | A coffin | A nest | A tree | A cave pool
Who wrote the novel Frankenstein? | Mary Shelley | Bram Stoker | Jane Austen | Jules Verne
Who wrote the novel Dracula? | Bram Stoker | Mary Shelley | Mark Twain | Charles Dickens
Which region is Count Dracula from? | Transylvania | Tuscany | Normandy | Bavaria
Who killed Medusa? | Perseus | Hercules | Theseus | Achilles
Who killed the Minotaur? | Theseus | Perseus | Odysseus | Jason`,
  },
} satisfies Record<string, Knowledge>;
