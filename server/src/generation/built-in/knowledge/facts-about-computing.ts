import type { Knowledge } from './knowledge.ts';

export const factsAboutComputing = {
  computers: {
    source: 'General knowledge: computing',
    facts: `
What does CPU stand for? | Central processing unit | Computer power unit | Core print utility | Central pixel unit
What does RAM stand for? | Random access memory | Read all memory | Rapid area memory | Real active machine
What does USB stand for? | Universal Serial Bus | United System Board | User Screen Button | Ultra Speed Byte
What does GPU stand for? | Graphics processing unit | General power unit | Game play unit | Global print unit
What does SSD stand for? | Solid-state drive | Super speed disk | System save data | Small screen device
What does PDF stand for? | Portable Document Format | Printed Data File | Public Digital Form | Page Design File
How many bits are in a byte? | 8 | 2 | 10 | 16
Which digits does the binary system use? | 0 and 1 | 1 and 2 | 0 to 7 | 0 to 9
What is binary 101 in decimal? | 5 | 3 | 4 | 101
What is binary 1000 in decimal? | 8 | 4 | 16 | 10
How many values can one byte have? | 256 | 8 | 100 | 1024
What is larger than a megabyte? | A gigabyte | A kilobyte | A byte | A bit
What is larger than a gigabyte? | A terabyte | A megabyte | A kilobyte | A bit
Which digits and letters does the hexadecimal system use? | 0-9 and A-F | 0 and 1 | 0-7 | A-Z
What is hexadecimal FF in decimal? | 255 | 15 | 100 | 256
Which of these is an input device? | Keyboard | Monitor | Printer | Speaker
Which of these is an output device? | Printer | Mouse | Keyboard | Microphone
Which part keeps data when the power is off? | The drive | The RAM | The fan | The processor
Which part cools the processor? | The fan | The mouse | The keyboard | The speaker
Which of these is an operating system? | Linux | Excel | HTML | Photoshop
Which bird is the mascot of Linux? | Penguin | Eagle | Parrot | Owl
Who started Linux? | Linus Torvalds | Bill Gates | Tim Berners-Lee | Steve Jobs
Who founded Microsoft with Paul Allen? | Bill Gates | Steve Jobs | Linus Torvalds | Larry Page
Who founded Apple with Steve Wozniak? | Steve Jobs | Bill Gates | Alan Turing | Tim Cook
Who is called the first programmer? | Ada Lovelace | Grace Hopper | Marie Curie | Jane Austen
Who thought up the Analytical Engine? | Charles Babbage | Alan Turing | Isaac Newton | Nikola Tesla
Who helped to break the Enigma code? | Alan Turing | Bill Gates | Albert Einstein | Konrad Zuse
Who built the Z3 in 1941? | Konrad Zuse | Alan Turing | Steve Wozniak | John von Neumann
Which large computer of 1945 filled a room in the USA? | ENIAC | Altair | Commodore 64 | Deep Blue
What is a harmful program that spreads called? | A virus | A driver | A browser | A folder
What is a copy of data for safety called? | A backup | A bug | A shortcut | A cookie
What do we call the small pictures we click on? | Icons | Bits | Drivers | Cables
What is the smallest dot on a screen called? | A pixel | A byte | A bit | An icon
What does Ctrl+C do in most programs? | Copy | Cut | Paste | Undo
What does Ctrl+V do in most programs? | Paste | Copy | Save | Print
What does Ctrl+Z do in most programs? | Undo | Redo | Close | Copy
What are the first six letters of a common English keyboard? | QWERTY | ABCDEF | AZERTY | DVORAK`,
  },
  programming: {
    source: 'General knowledge: programming',
    facts: `
What is a named place for a value called? | A variable | A comment | A loop | A compiler
What repeats a piece of code? | A loop | A comment | A string | A constant
What chooses between two ways in code? | An if statement | A comment | A variable | A string
What is a named piece of code that can be called? | A function | A comment | A byte | A value
What is text in a program called? | A string | A float | A loop | A class
What is a value that is true or false called? | A boolean | A string | An array | An integer
What is a whole number called in code? | An integer | A float | A string | A boolean
What is a number with a decimal point often called? | A float | An integer | A boolean | A string
What is a list of values by index called? | An array | A comment | A branch | A boolean
With which index do arrays begin in most languages? | 0 | 1 | -1 | 10
What does a compiler do? | It translates code | It draws icons | It prints paper | It cools the chip
What is finding and fixing errors called? | Debugging | Compiling | Looping | Printing
What is a function that calls itself called? | Recursive | Public | Static | Empty
What is a note in code that is not run? | A comment | A loop | A string | A class
What is a step-by-step way to solve a problem? | An algorithm | A pixel | A driver | A font
Which language is named after a comedy group? | Python | Java | Ruby | Go
Which language is named after coffee? | Java | Python | Rust | Swift
Which language is named after a jewel? | Ruby | Java | C | Go
Which language is named after Ada Lovelace? | Ada | Pascal | Java | Perl
Which language is named after a French mathematician? | Pascal | Ruby | Swift | Go
Which language runs in every web browser? | JavaScript | C | Fortran | Swift
Which language is used to query databases? | SQL | HTML | CSS | C
Which language styles web pages? | CSS | SQL | C | Java
Which language describes the structure of web pages? | HTML | SQL | C | Fortran
Which symbols often wrap blocks in C and Java? | { } | < > | " " | # #
How does Python mark blocks of code? | By indentation | With braces | With semicolons | With colours
What is the usual first program? | Hello, world | Good night | Game over | Lorem ipsum
Who made the language Python? | Guido van Rossum | Dennis Ritchie | James Gosling | Bjarne Stroustrup
Who made the language C? | Dennis Ritchie | Guido van Rossum | Linus Torvalds | Larry Wall
Who made the language C++? | Bjarne Stroustrup | Dennis Ritchie | James Gosling | Bill Gates
What does "==" usually test? | Equality | Addition | Assignment | Division
What does "%" give in many languages? | The remainder | The sum | The power | The root
What does "&&" mean in many languages? | And | Or | Not | Plus
What does "||" mean in many languages? | Or | And | Not | Minus
What does "!" mean in many languages? | Not | And | Or | Plus
What is Git used for? | Version control | Drawing | E-mail | Printing
Which search halves a sorted list each time? | Binary search | Linear search | Random search | Deep search
Which structure is last in, first out? | A stack | A queue | A tree | A graph
Which structure is first in, first out? | A queue | A stack | A tree | A set`,
  },
  internet: {
    source: 'General knowledge: the internet and the web',
    facts: `
What does WWW stand for? | World Wide Web | Wide World Wire | Web With Words | World Web Works
What does URL stand for? | Uniform Resource Locator | User Route Link | United Read List | Unique Radio Line
What does HTML stand for? | HyperText Markup Language | High Tech Main Link | Home Text Made Light | Hyper Tool Menu List
What does HTTP end with? | Protocol | Page | Picture | Program
What does the S in HTTPS stand for? | Secure | Simple | Speed | Server
What does IP stand for in IP address? | Internet Protocol | Internal Page | Input Point | Instant Program
What does DNS translate into IP addresses? | Names | Pictures | Passwords | Prices
What does Wi-Fi do? | Connects without a cable | Charges phones | Plays films | Prints pages
Who invented the World Wide Web? | Tim Berners-Lee | Bill Gates | Vint Cerf | Alan Turing
Where was the World Wide Web invented? | At CERN | At NASA | At MIT | At the BBC
In which year was the Web proposed? | 1989 | 1969 | 1979 | 1999
Which network of 1969 came before the internet? | ARPANET | Ethernet | Minitel | Intranet
What do we use to look at web pages? | A browser | A router | A scanner | A spreadsheet
What passes data between networks? | A router | A printer | A mouse | A monitor
What is a computer that answers requests called? | A server | A client | A mouse | A scanner
What is a program or device that asks a server? | A client | A waiter | A cable | A domain
What is the main page of a website called? | The home page | The last page | The side page | The cover letter
What is a clickable reference to another page? | A link | A tab | A pixel | A font
Which sign stands in every e-mail address? | @ | # | & | %
What is unwanted e-mail called? | Spam | Jam | Ham | Cookie
What is a fake message to steal passwords called? | Phishing | Streaming | Surfing | Hosting
What is a small file a website keeps in the browser? | A cookie | A firewall | A virus | A router
What does a firewall do? | It blocks unwanted traffic | It heats the room | It stores films | It prints
What makes a strong password? | Many mixed characters | Your name | 12345 | Your birthday
What is loading a file from the internet called? | Downloading | Uploading | Formatting | Scrolling
What is sending a file to the internet called? | Uploading | Downloading | Browsing | Printing
What is watching a film while it loads called? | Streaming | Spamming | Hosting | Mining
What is storing data on servers of the internet called? | The cloud | The fog | The sky | The rain
What is Wikipedia? | An encyclopedia | A shop | A game | A bank
What does a search engine do? | It finds pages | It builds cars | It sends letters | It cools servers
What does ".org" at the end of a name often mean? | An organisation | An orange | An origin | An orchestra
Which country's names end in ".de"? | Germany | Denmark | Spain | Sweden
Which country's names end in ".jp"? | Japan | Jamaica | Jordan | Java
Which country's names end in ".ch"? | Switzerland | China | Chile | Czechia
What carries most data between continents? | Undersea cables | Satellites | Pigeons | Ships
In what is connection speed measured? | Bits per second | Metres | Kilograms | Degrees
What does "offline" mean? | Not connected | Very fast | Encrypted | Public`,
  },
} satisfies Record<string, Knowledge>;
