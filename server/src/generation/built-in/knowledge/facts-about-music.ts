import type { Knowledge } from './knowledge.ts';

export const factsAboutMusic = {
  music: {
    source: 'General knowledge: school music',
    facts: `
How many lines does a music staff have? | 5 | 4 | 6 | 7
Which note follows G in the scale? | A | H | F | E
How many different letters name the notes in English? | 7 | 5 | 8 | 12
How many half steps are in an octave? | 12 | 7 | 8 | 10
Which clef is used for high notes? | Treble clef | Bass clef | Alto clef | Tenor clef
Which clef is used for low notes? | Bass clef | Treble clef | Violin clef | Soprano clef
What does "piano" mean in music? | Soft | Loud | Fast | Slow
What does "forte" mean in music? | Loud | Soft | Fast | Short
What does "allegro" mean? | Lively and fast | Very slow | Very soft | Sad
What does "adagio" mean? | Slowly | Very fast | Loudly | Suddenly
What does "presto" mean? | Very fast | Slow | Quiet | Sweet
What does "crescendo" mean? | Getting louder | Getting slower | Getting softer | Getting faster
What does "diminuendo" mean? | Getting softer | Getting louder | Getting faster | Starting again
What does "staccato" mean? | Short, separate notes | Long, joined notes | Very loud notes | Very low notes
What does "legato" mean? | Smoothly joined | Short and sharp | Very loud | Very fast
What is the speed of music called? | Tempo | Pitch | Volume | Key
How many players are in a quartet? | 4 | 2 | 3 | 8
How many players are in a trio? | 3 | 2 | 4 | 5
How many people sing a duet? | 2 | 1 | 3 | 4
What is a piece for one singer or player called? | A solo | A duet | A choir | A chorus
What is the highest female voice called? | Soprano | Alto | Tenor | Bass
What is the lowest male voice called? | Bass | Tenor | Alto | Soprano
Who leads an orchestra? | The conductor | The composer | The drummer | The singer
What does the conductor hold? | A baton | A bow | A trumpet | A hammer
What is a play in which all is sung called? | An opera | A symphony | A sonata | A march
From which country does opera come? | Italy | England | Russia | Japan
Which dance has three beats to the bar? | Waltz | Tango | March | Polka
From which country does the tango come? | Argentina | Spain | Poland | Ireland
From which country does the samba come? | Brazil | Cuba | Mexico | Portugal
From which country does flamenco come? | Spain | Italy | Greece | Argentina
From which country does reggae come? | Jamaica | Cuba | Kenya | Ireland
In which city did jazz begin? | New Orleans | London | Paris | Vienna
What is a group of singers called? | A choir | An orchestra | A quarry | A cast
How long does a whole note last in quarter notes? | 4 | 2 | 3 | 8
What raises a note by a half step? | A sharp | A flat | A rest | A dot
What lowers a note by a half step? | A flat | A sharp | A rest | A tie
What is a sign for silence in music called? | A rest | A sharp | A slur | A chord
What are three or more notes sounded together? | A chord | A scale | A rest | A beat`,
  },
  instruments: {
    source: 'General knowledge: musical instruments',
    facts: `
How many strings does a violin have? | 4 | 3 | 6 | 8
How many strings does a usual guitar have? | 6 | 4 | 5 | 10
How many strings does a ukulele have? | 4 | 6 | 8 | 12
How many keys does a usual piano have? | 88 | 66 | 77 | 100
How many black keys are in one octave of a piano? | 5 | 4 | 6 | 7
How many pedals does a concert harp have? | 7 | 2 | 3 | 12
Which string instrument of the orchestra is the largest? | Double bass | Cello | Viola | Violin
Which string instrument is held between the knees? | Cello | Violin | Viola | Guitar
Which string instrument is a little larger than the violin? | Viola | Cello | Double bass | Harp
With what is a violin played? | A bow | A hammer | A mallet | A reed
What do the hammers of a piano strike? | Strings | Bells | Drums | Pipes
Which instrument has pipes and keyboards and stands in churches? | Organ | Harp | Tuba | Lute
Which instrument is squeezed and has keys or buttons? | Accordion | Flute | Oboe | Cello
Which brass instrument has a slide? | Trombone | Trumpet | Tuba | Horn
Which brass instrument is the largest and lowest? | Tuba | Trumpet | Horn | Cornet
Which instrument did Adolphe Sax invent? | Saxophone | Clarinet | Trumpet | Flute
Which instrument has a double reed? | Oboe | Clarinet | Flute | Saxophone
Which woodwind is held sideways? | Flute | Oboe | Clarinet | Recorder
Which low woodwind has a long double tube? | Bassoon | Piccolo | Oboe | Flute
Which is the highest of the flutes? | Piccolo | Alto flute | Bass flute | Bassoon
Which instrument is three-sided and made of steel? | Triangle | Gong | Cymbal | Drum
Which instrument has wooden bars struck with mallets? | Xylophone | Harp | Lute | Flute
Which drums of the orchestra can be tuned? | Timpani | Snare drum | Bass drum | Cymbals
Which instruments are shaken and filled with seeds? | Maracas | Castanets | Bongos | Cymbals
Which instrument is clicked in the hand by Spanish dancers? | Castanets | Maracas | Gong | Triangle
Which instrument is Scotland known for? | Bagpipes | Sitar | Balalaika | Banjo
Which instrument is Russia known for? | Balalaika | Bagpipes | Koto | Sitar
Which instrument is India known for? | Sitar | Banjo | Alphorn | Koto
Which instrument is Japan known for? | Koto | Balalaika | Alphorn | Sitar
Which very long horn is played in the Swiss mountains? | Alphorn | Didgeridoo | Tuba | Bugle
Which long wooden instrument do Aboriginal Australians play? | Didgeridoo | Alphorn | Panpipes | Bagpipes
Which instrument is played without touching it? | Theremin | Piano | Violin | Harp
Which small instrument is blown and drawn by mouth? | Harmonica | Tambourine | Cymbal | Viola
To which family does the trumpet belong? | Brass | Strings | Woodwind | Percussion
To which family does the clarinet belong? | Woodwind | Brass | Strings | Percussion
To which family does the drum belong? | Percussion | Brass | Woodwind | Strings
Who made the most famous violins, in Cremona? | Antonio Stradivari | Leonardo da Vinci | Antonio Vivaldi | Niccolò Paganini`,
  },
  composers: {
    source: 'General knowledge: history of classical music',
    facts: `
Which composer went deaf? | Beethoven | Mozart | Bach | Vivaldi
Which composer was a child prodigy from Salzburg? | Mozart | Wagner | Verdi | Handel
How many symphonies did Beethoven complete? | 9 | 3 | 5 | 41
Which composer wrote more than 100 symphonies? | Joseph Haydn | Beethoven | Brahms | Chopin
Which composer had twenty children? | J. S. Bach | Chopin | Tchaikovsky | Debussy
Which composer wrote mostly for the piano and came from Poland? | Chopin | Dvořák | Grieg | Liszt
Which composer is called the Waltz King? | Johann Strauss II | Richard Wagner | Franz Liszt | Gustav Mahler`,
    tables: [
      {
        ask: 'Who composed {}?',
        rows: `
"The Four Seasons" | Antonio Vivaldi
"The Magic Flute" | W. A. Mozart
the "Moonlight Sonata" | L. van Beethoven
the "Brandenburg Concertos" | J. S. Bach
"Messiah" with its Hallelujah | G. F. Handel
"The Creation" | Joseph Haydn
"Swan Lake" | P. I. Tchaikovsky
"The Blue Danube" | Johann Strauss II
"The Ring of the Nibelung" | Richard Wagner
"Aida" | Giuseppe Verdi
"Madama Butterfly" | Giacomo Puccini
"The Barber of Seville" | Gioachino Rossini
"Carmen" | Georges Bizet
the "New World" symphony | Antonín Dvořák
"Peer Gynt" | Edvard Grieg
"Boléro" | Maurice Ravel
"Clair de lune" | Claude Debussy
"The Carnival of the Animals" | Camille Saint-Saëns
"Pictures at an Exhibition" | Modest Mussorgsky
"Flight of the Bumblebee" | N. Rimsky-Korsakov
"Peter and the Wolf" | Sergei Prokofiev
"The Rite of Spring" | Igor Stravinsky
"Rhapsody in Blue" | George Gershwin
"The Planets" | Gustav Holst
"Finlandia" | Jean Sibelius
the "Trout Quintet" | Franz Schubert
the "Hungarian Rhapsodies" | Franz Liszt
"Vltava" (The Moldau) | Bedřich Smetana
"A German Requiem" | Johannes Brahms
"Symphonie fantastique" | Hector Berlioz`,
      },
      {
        ask: 'In which country was {} born?',
        rows: `
Giuseppe Verdi | Italy
W. A. Mozart | Austria
J. S. Bach | Germany
Frédéric Chopin | Poland
Edvard Grieg | Norway
Jean Sibelius | Finland
Claude Debussy | France
P. I. Tchaikovsky | Russia
Edward Elgar | England
George Gershwin | United States`,
      },
    ],
  },
} satisfies Record<string, Knowledge>;
