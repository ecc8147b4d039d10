import type { Knowledge } from './knowledge.ts';

export const factsAboutDailyLife = {
  architecture: {
    source: 'General knowledge: buildings and styles',
    facts: `
Who plans buildings? | An architect | A surgeon | A baker | A sailor
What holds up a Greek temple roof? | Columns | Ropes | Cables | Trees
Which is the plainest Greek order of columns? | Doric | Ionic | Corinthian | Gothic
Which Greek columns have scrolls at the top? | Ionic | Doric | Corinthian | Tuscan
Which Greek columns have leaves at the top? | Corinthian | Doric | Ionic | Norman
What is a curved opening that carries weight called? | An arch | A beam | A stair | A gutter
What is a round roof like half a ball called? | A dome | A spire | A gable | A tower
What is the pointed top of a church tower called? | A spire | A dome | A crypt | A nave
What is the room under a church called? | A crypt | A spire | A loft | A porch
What supports Gothic walls from outside? | Flying buttresses | Steel ropes | Domes | Moats
What is a round Gothic window with coloured glass? | A rose window | A skylight | A porthole | A bay window
What is a very tall building called? | A skyscraper | A cottage | A bungalow | A barn
What is a house on one floor called? | A bungalow | A tower | A terrace | A skyscraper
What is a house of snow blocks called? | An igloo | A tipi | A yurt | A hut
What is the round tent of Central Asia called? | A yurt | An igloo | A tipi | A chalet
What is the wooden house of the Alps called? | A chalet | A yurt | A villa | A pagoda
What is a bridge hung from cables called? | A suspension bridge | An arch bridge | A drawbridge | A log bridge
In which city is the Golden Gate Bridge? | San Francisco | New York | Sydney | London
In which city is Tower Bridge? | London | Paris | Dublin | Rome
In which city is the Eiffel Tower? | Paris | Lyon | Brussels | Geneva
Of what is the Eiffel Tower made? | Iron | Wood | Marble | Concrete
For which event was the Eiffel Tower built in 1889? | A world fair | The Olympics | A wedding | A war
In which city is the Sagrada Família? | Barcelona | Madrid | Lisbon | Rome
Who designed the Sagrada Família? | Antoni Gaudí | Le Corbusier | Christopher Wren | Frank Lloyd Wright
Who rebuilt St Paul's Cathedral in London? | Christopher Wren | Antoni Gaudí | Andrea Palladio | Walter Gropius
Who founded the Bauhaus school? | Walter Gropius | Antoni Gaudí | Gustave Eiffel | Michelangelo
Which tower in Italy leans? | The tower of Pisa | The tower of Milan | The tower of Rome | The tower of Turin
In which city is the Empire State Building? | New York | Chicago | Boston | Los Angeles
In which city is the Colosseum? | Rome | Athens | Naples | Istanbul
On which hill stands the Parthenon? | The Acropolis | The Capitol | Montmartre | Mount Zion
Which palace did Louis XIV build near Paris? | Versailles | Buckingham | Schönbrunn | Windsor
In which city is the Kremlin with the Red Square? | Moscow | Saint Petersburg | Kyiv | Minsk
Which opera house looks like sails? | Sydney Opera House | La Scala | Vienna Opera | Bolshoi
Which Indian tomb of white marble did Shah Jahan build? | Taj Mahal | Red Fort | Hawa Mahal | Golden Temple
Of what is concrete made besides sand and water? | Cement | Clay | Salt | Glue`,
  },
  money: {
    source: 'General knowledge: money; currencies that have been in use for long',
    facts: `
How many cents are in a euro? | 100 | 10 | 50 | 1000
How many pence are in a pound? | 100 | 10 | 12 | 20
How many cents is a US dime? | 10 | 1 | 5 | 25
How many cents is a US nickel? | 5 | 1 | 10 | 25
How many cents is a US quarter? | 25 | 4 | 10 | 50
Where do people keep their savings? | In a bank | In a bakery | In a garage | In a museum
What does a bank pay on savings? | Interest | Rent | Tips | Fines
What is money that one borrows called? | A loan | A gift | A wage | A prize
What is money paid to the state called? | Tax | Rent | Profit | Interest
What is money paid for work called? | Wage or salary | Tax | Loan | Fine
What is money paid to live in a flat called? | Rent | Tax | Wage | Tip
What is a plan for spending called? | A budget | A receipt | A ticket | A loan
What is a rise of prices over time called? | Inflation | Deflation | Taxation | Saving
What does a shop give you after you pay? | A receipt | A recipe | A loan | A budget
What is swapping goods without money called? | Barter | Credit | Saving | Mining
What is a part of a company that one can own? | A share | A coin | A cheque | A fee
Which metal were the most precious old coins made of? | Gold | Iron | Lead | Tin
What did people in some places once use as money? | Shells | Clouds | Sand | Rain
What is the place called where coins are made? | A mint | A mine | A mill | A market
Who issues the euro? | European Central Bank | World Bank | Bank of England | The Red Cross
What is income minus costs called? | Profit | Loss | Debt | Tax
What is it called to owe money? | Debt | Profit | Interest | Change
What is the money given back at a shop called? | Change | Rent | Wage | Share`,
    tables: [
      {
        ask: 'What is the currency of {}?',
        rows: `
Japan | Yen
the United Kingdom | Pound sterling
Switzerland | Swiss franc
India | Indian rupee
China | Yuan
Russia | Russian rouble
Poland | Złoty
Hungary | Forint
Sweden | Swedish krona
Brazil | Real
South Africa | Rand
Thailand | Baht
South Korea | Won
Germany | Euro
Mexico | Mexican peso
Israel | Shekel
Ukraine | Hryvnia
Vietnam | Dong`,
      },
    ],
  },
  holidays: {
    source: 'General knowledge: feasts and holidays',
    facts: `
On which day is Christmas Day in most countries? | 25 December | 1 January | 31 October | 6 December
On which day is New Year's Day? | 1 January | 31 December | 1 March | 6 January
On which day is Halloween? | 31 October | 1 November | 13 October | 31 December
On which day is Valentine's Day? | 14 February | 1 February | 14 March | 1 May
On which day is Saint Patrick's Day? | 17 March | 17 May | 4 July | 1 April
On which day is April Fools' Day? | 1 April | 30 April | 1 May | 1 March
On which day is Independence Day of the United States? | 4 July | 14 July | 4 June | 1 May
On which day is Bastille Day in France? | 14 July | 4 July | 1 May | 11 November
On which day is Labour Day in most countries? | 1 May | 1 June | 1 April | 1 September
On which day is Saint Nicholas Day? | 6 December | 6 January | 24 December | 1 November
On which day is Epiphany, the day of the three kings? | 6 January | 6 December | 2 February | 25 December
On which day is Boxing Day? | 26 December | 24 December | 1 January | 2 November
On which day is Earth Day? | 22 April | 22 June | 5 May | 1 October
On which day is International Women's Day? | 8 March | 8 May | 1 March | 14 February
On which weekday does Easter always fall? | Sunday | Monday | Friday | Saturday
On which weekday is Thanksgiving in the United States? | Thursday | Sunday | Monday | Friday
In which month is Thanksgiving in the United States? | November | October | December | September
In which month is Canadian Thanksgiving? | October | November | July | May
What do Americans traditionally eat at Thanksgiving? | Turkey | Goose | Fish | Lamb
What do children hunt for at Easter? | Eggs | Stockings | Pumpkins | Candles
Which animal brings eggs at Easter? | A hare or bunny | A turkey | A reindeer | A black cat
What do children say at doors on Halloween? | Trick or treat | Merry Christmas | Happy birthday | April fool
What is carved for Halloween? | A pumpkin | A melon | A candle | A snowman
What do people put up and decorate at Christmas? | A tree | A flag | A tent | A kite
Who pulls Santa's sleigh? | Reindeer | Horses | Dogs | Goats
What do many people watch at midnight on New Year's Eve? | Fireworks | A race | Sunrise | A parade
Which colour is worn on Saint Patrick's Day? | Green | Red | Blue | White
What do people do on April Fools' Day? | Play jokes | Fast | Plant trees | Stay silent
How many candles has an Advent wreath? | 4 | 2 | 7 | 24
How many doors has a usual Advent calendar? | 24 | 7 | 12 | 31
Which animal is first in the Chinese zodiac? | Rat | Dragon | Tiger | Pig
What colour are the envelopes of Chinese New Year? | Red | White | Blue | Black
Which country celebrates the Day of the Dead with sugar skulls? | Mexico | Spain | Italy | Ireland
Which city is famous for its huge Carnival with samba? | Rio de Janeiro | Vienna | Sydney | Oslo
Which Hindu feast is full of lamps? | Diwali | Easter | Purim | Vesak
Which feast ends Ramadan? | Eid al-Fitr | Hanukkah | Holi | Yule
Which Jewish feast lasts eight days with candles? | Hanukkah | Purim | Eid | Lent
Which feast do Swedes celebrate in June round a pole? | Midsummer | Saint Lucia | New Year | Advent`,
  },
  'traffic-signs': {
    source: 'General knowledge: road safety; signs as in the Vienna convention and North America',
    facts: `
What does a red traffic light mean? | Stop | Go | Slow down a little | Turn round
What does a green traffic light mean? | Go if the way is clear | Stop | Park | Reverse
What does a yellow light after green mean? | Prepare to stop | Speed up | Park here | Honk
What shape is a stop sign? | Octagon | Circle | Triangle | Square
What colour is a stop sign? | Red | Blue | Green | Yellow
Which word is on most stop signs in the world? | STOP | WAIT | HALT | END
What shape is a give-way (yield) sign? | A triangle, point down | A circle | A square | An octagon
What do triangular signs with a red edge do in Europe? | Warn | Forbid | Inform | Allow
What do round signs with a red edge do in Europe? | Forbid | Warn | Advise | Welcome
What do round blue signs do in Europe? | Give an order | Warn of animals | Forbid | Show shops
What does a round sign with red edge and "50" mean? | Do not drive over 50 | Drive at least 50 | 50 metres to go | 50 cars only
What does a red disc with a white bar mean? | No entry | No parking | Stop | One way
What does a blue sign with a P mean? | Parking | Police | Petrol | Pedestrians
What does a picture of children on a sign warn of? | A school or playground | A shop | A cinema | A zoo
What does a picture of a deer on a sign warn of? | Wild animals | A zoo | A farm shop | A circus
What does a picture of a falling rock warn of? | Falling stones | A viewpoint | A hill top | Snow
What does a picture of a train warn of? | A level crossing | A museum | A toy shop | A factory
What does a picture of a man digging warn of? | Road works | A garden | A beach | A mine
What does a picture of a car with wavy tracks warn of? | A slippery road | A race track | A car wash | A dance
What are white stripes across a road for? | Crossing on foot | Parking | Racing | Bikes only
Where should you cross the road? | At a crossing | Between parked cars | On a bend | Anywhere at night
What do you do first before crossing? | Look both ways | Run | Close your eyes | Phone a friend
What should cyclists wear on the head? | A helmet | A cap | A scarf | A crown
What must everybody in a car wear? | A seat belt | Sunglasses | A helmet | Gloves
What should you wear when walking at night? | Bright, reflecting clothes | Black clothes | A swimsuit | Slippers
What colour is a reflector at the back of a bike? | Red | White | Green | Blue
What colour is the light at the front of a bike? | White | Red | Blue | Green
How do cyclists show that they turn left? | Stretch out the left arm | Ring the bell | Wave a flag | Nod
What do you do when an ambulance comes with siren? | Make way | Race it | Follow it | Stop on the crossing
What is a crossing where cars go round an island? | A roundabout | A motorway | A cul-de-sac | A ramp
What is a road with no way out called? | A dead end | A highway | A bypass | A roundabout
What is a fast road without crossings called? | A motorway | A footpath | A lane | A square
What does "one way" mean? | Traffic in one direction | One car at a time | One lane closed | One person per car
Who directs traffic by hand? | A police officer | A baker | A postman | A pilot
What may you not do while driving? | Write on a phone | Look in mirrors | Use indicators | Brake`,
  },
} satisfies Record<string, Knowledge>;
