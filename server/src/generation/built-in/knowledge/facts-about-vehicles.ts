import type { Knowledge } from './knowledge.ts';

export const factsAboutVehicles = {
  cars: {
    source: 'General knowledge: cars and how they work',
    facts: `
Who patented the first motor car in 1886? | Carl Benz | Henry Ford | Louis Renault | Enzo Ferrari
Which car was the first to be made on a moving line? | Ford Model T | VW Beetle | Mini | Fiat 500
What turns the front wheels? | The steering wheel | The horn | The clutch | The mirror
Which pedal makes a car go faster? | Accelerator | Brake | Clutch | Horn
Which pedal stops a car? | Brake | Accelerator | Clutch | Choke
Which pedal is needed to change gears by hand? | Clutch | Brake | Accelerator | Bell
Which part makes the power? | The engine | The boot | The seat | The radio
Which part cleans the windscreen? | Wipers | Indicators | Mirrors | Bumpers
Which part shows that you will turn? | Indicator | Fog light | Horn | Number plate
Which part holds you in a crash? | Seat belt | Steering wheel | Handbrake | Carpet
Which part blows up in a crash to protect you? | Airbag | Tyre | Cushion | Radiator
Which part cools the engine? | Radiator | Exhaust | Battery | Clutch
Which part lets out burnt gases? | Exhaust | Radiator | Gearbox | Bonnet
Which part lights the petrol in the cylinder? | Spark plug | Headlight | Fuse box | Fan
Which part stores electricity? | Battery | Tank | Piston | Tyre
Which part counts the kilometres? | Odometer | Speedometer | Thermometer | Compass
Which part shows the speed? | Speedometer | Odometer | Fuel gauge | Clock
What moves up and down in a cylinder? | A piston | A valve cap | A wheel | A belt
What drives an electric car? | A motor and a battery | A steam boiler | A sail | A petrol tank
What does a hybrid car have? | Engine and electric motor | Two steering wheels | Six wheels | No brakes
What does ABS keep the wheels from doing? | Locking | Turning | Shining | Cooling
What does a catalytic converter clean? | Exhaust gas | Rain water | Oil | Windows
What is a car with a roof that opens called? | Convertible | Saloon | Estate | Van
What is a car with a large flat open back called? | Pick-up | Coupé | Limousine | Minibus
What is a very long luxury car called? | Limousine | Hatchback | Buggy | Kart
What is the spare wheel for? | A flat tyre | Steering | Speed | Parking
What colour are brake lights? | Red | White | Blue | Green
What colour are reversing lights? | White | Red | Green | Blue
On which side do cars drive in Britain? | Left | Right | Middle | Both
On which side do cars drive in the United States? | Right | Left | Middle | Both
What does a turbocharger push into the engine? | More air | More oil | More water | More sand
From which country does Ferrari come? | Italy | Germany | France | Spain
From which country does Toyota come? | Japan | China | South Korea | Italy
From which country does Volvo come? | Sweden | Norway | Germany | Finland
From which country does Renault come? | France | Italy | Spain | Belgium
From which country does BMW come? | Germany | Austria | Switzerland | Sweden
What does a black and white chequered flag mean in a race? | The finish | Danger | Start | Rain`,
  },
  trains: {
    source: 'General knowledge: railways',
    facts: `
On what do trains run? | Rails | Roads | Water | Sand
What pulls the carriages of a train? | A locomotive | A tractor | A crane | A ferry
What did the first locomotives burn? | Coal | Petrol | Gas | Diesel
What made early locomotives move? | Steam | Wind | Magnets | Springs
Who built the "Rocket" in 1829? | George Stephenson | James Watt | Henry Ford | Isambard Brunel
In which country did public steam railways begin? | England | Germany | France | Japan
Between which towns ran the first public steam railway? | Stockton and Darlington | London and Paris | Bath and Bristol | York and Leeds
What is the fast train of Japan called? | Shinkansen | TGV | ICE | AVE
What is the fast train of France called? | TGV | ICE | Shinkansen | Talgo
What is the fast train of Germany called? | ICE | TGV | AVE | Thalys
What is the fast train of Spain called? | AVE | ICE | TGV | KTX
Which train floats by magnets? | Maglev | Tram | Cable car | Funicular
What is a railway under a city called? | A metro | A tramway | A ferry | A viaduct
Which city has the oldest underground railway? | London | Paris | Moscow | New York
What is the London Underground called? | The Tube | The Pipe | The Worm | The Ring
Which railway crosses Siberia? | The Trans-Siberian | The Orient Express | The Ghan | The Flying Scotsman
From where does the Trans-Siberian go to Vladivostok? | Moscow | Berlin | Beijing | Warsaw
Which famous train ran from Paris to Istanbul? | The Orient Express | The Ghan | The Blue Train | The Rocket
Which tunnel joins England and France? | The Channel Tunnel | The Gotthard Tunnel | The Brenner Tunnel | The Simplon Tunnel
Which long tunnel runs under the Alps in Switzerland? | Gotthard Base Tunnel | Channel Tunnel | Seikan Tunnel | Hoosac Tunnel
Where do a road and rails cross at the same height? | At a level crossing | At a viaduct | At a platform | At a depot
Where do people wait for a train? | On the platform | On the track | In the tunnel | On the roof
Who checks the tickets? | The conductor | The signalman | The cook | The driver
Who drives a train? | The train driver | The captain | The pilot | The chauffeur
Who shovelled coal on a steam engine? | The fireman | The baker | The guard | The clerk
What tells a driver to stop? | A red signal | A green signal | A white flag | A blue lamp
What lets trains change from one track to another? | Points or switches | Brakes | Bumpers | Wheels
What are the beams under the rails called? | Sleepers or ties | Planks | Pillows | Pins
What is the distance between the rails called? | Gauge | Span | Grade | Pitch
What is the normal gauge in much of the world? | 1,435 mm | 1,000 mm | 600 mm | 2,000 mm
What feeds most electric trains with power? | Overhead wires | Batteries | Sails | Coal
What is a bridge of many arches for trains called? | A viaduct | A tunnel | A ramp | A pier
What runs on rails in the street of a town? | A tram | A ferry | A taxi | A lorry
What is a train that carries goods called? | A freight train | A night train | A commuter train | A metro
What is a carriage with beds called? | A sleeping car | A dining car | A tender | A caboose
What is a carriage with a restaurant called? | A dining car | A sleeping car | A freight car | A tank car
Which railway climbs steep hills with a toothed rail? | A rack railway | A tramway | A metro | A monorail`,
  },
  planes: {
    source: 'General knowledge: flight and aircraft',
    facts: `
Who made the first powered flight? | The Wright brothers | Charles Lindbergh | Otto Lilienthal | Amelia Earhart
In which year was the first powered flight? | 1903 | 1803 | 1927 | 1945
Who first flew alone and non-stop from New York to Paris? | Charles Lindbergh | Orville Wright | Louis Blériot | Howard Hughes
Who first flew across the English Channel by plane? | Louis Blériot | Wilbur Wright | Charles Lindbergh | Count Zeppelin
Which woman first flew alone across the Atlantic? | Amelia Earhart | Marie Curie | Bessie Coleman | Sally Ride
Who experimented with gliders in Germany until 1896? | Otto Lilienthal | Carl Benz | Rudolf Diesel | Wernher von Braun
What keeps a plane up? | The wings | The wheels | The windows | The seats
What is the upward force on a wing called? | Lift | Drag | Weight | Thrust
What is the forward force of an engine called? | Thrust | Lift | Drag | Weight
What is the force of the air that slows a plane? | Drag | Lift | Thrust | Weight
What is the body of a plane called? | Fuselage | Chassis | Rudder | Keel
Where does the pilot sit? | In the cockpit | In the galley | In the hold | In the tail
Which part at the tail turns a plane left or right? | The rudder | The flap | The wheel | The propeller
Which parts on the wings make it roll? | Ailerons | Rudders | Brakes | Landing gear
Which parts come out of the wings for landing? | Flaps | Windows | Propellers | Antennas
What are the wheels of a plane called? | Landing gear | Tail fins | Ailerons | Spoilers
Where does a plane take off? | On a runway | On a platform | On a pier | On a track
Where are planes kept and repaired? | In a hangar | In a dock | In a stable | In a depot
Who guides planes from a tower? | Air traffic controllers | Conductors | Captains | Porters
What flies with turning blades above it? | A helicopter | A glider | A jet | A balloon
What flies without an engine? | A glider | A jet | A helicopter | A rocket
What rises because hot air is lighter? | A hot-air balloon | A jet | A helicopter | A glider
What was the huge airship that burned in 1937? | Hindenburg | Titanic | Concorde | Apollo
What was the supersonic airliner until 2003? | Concorde | Boeing 747 | Airbus A320 | Spitfire
Which plane was called the Jumbo Jet? | Boeing 747 | Concorde | Airbus A320 | Cessna 172
What is flying faster than sound called? | Supersonic | Subsonic | Microsonic | Hydraulic
Who first flew faster than sound in 1947? | Chuck Yeager | Neil Armstrong | Charles Lindbergh | Yuri Gagarin
What do pilots use to leave a falling plane? | A parachute | A ladder | An umbrella | A rope
What shows the height of a plane? | An altimeter | A speedometer | A compass | A clock
What finds planes by radio waves? | Radar | Sonar | A lens | A magnet
What records a flight for investigators? | The black box | The log cabin | The mailbox | The fuse box
Which colour is the "black box" really? | Orange | Black | White | Blue
What does a seaplane land on? | Water | Snow only | Roofs | Rails
What is the shaking by uneven air called? | Turbulence | Lift | Stall | Taxiing
What is a plane with two pairs of wings called? | A biplane | A monoplane | A triplane | A jet
What turns in front of many small planes? | A propeller | A wheel | A windmill | A drum
What is driving on the ground to the runway called? | Taxiing | Gliding | Stalling | Banking`,
  },
  ships: {
    source: 'General knowledge: ships and seafaring',
    facts: `
What is the front of a ship called? | Bow | Stern | Keel | Mast
What is the back of a ship called? | Stern | Bow | Hull | Deck
What is the left side of a ship called? | Port | Starboard | Bow | Aft
What is the right side of a ship called? | Starboard | Port | Stern | Lee
Which light is on the port side? | Red | Green | White | Blue
Which light is on the starboard side? | Green | Red | Yellow | Blue
What is the body of a ship called? | Hull | Mast | Rudder | Cabin
What is the long beam at the bottom called? | Keel | Boom | Mast | Deck
What holds the sails up? | Masts | Anchors | Oars | Rudders
What steers a ship? | The rudder | The anchor | The mast | The funnel
What holds a ship in place? | The anchor | The keel | The sail | The flag
What is the kitchen of a ship called? | Galley | Cabin | Bridge | Hold
Where does the captain command? | On the bridge | In the galley | In the hold | In the cabin
What is the look-out basket on a mast called? | Crow's nest | Eagle's eye | Owl's box | Hawk's seat
What is a ship's bed called? | A bunk | A bench | A boom | A buoy
In what is the speed of ships measured? | Knots | Bars | Volts | Fathoms
What is one knot? | One nautical mile per hour | One metre per second | One mile per day | Ten km per hour
In what was the depth of water measured? | Fathoms | Knots | Acres | Pounds
What warns ships of rocks at night? | A lighthouse | A windmill | A pier | A dock
What floats to mark a safe way? | A buoy | An anchor | A keel | A rudder
What lifts ships from one water level to another? | A lock | A dam | A pier | A crane
What is a ship that carries cars and people across water? | A ferry | A tanker | A tug | A yacht
What is a ship that carries oil? | A tanker | A ferry | A trawler | A liner
What is a fishing ship with nets called? | A trawler | A tanker | A tug | A gondola
What is a small strong boat that pulls big ships? | A tug | A kayak | A ferry | A yacht
What is a ship that can dive? | A submarine | A ferry | A galley | A raft
What helps a submarine look above water? | A periscope | A telescope | A microscope | A sextant
What breaks the ice for others? | An icebreaker | A trawler | A catamaran | A raft
What is a boat with two hulls called? | A catamaran | A canoe | A dinghy | A barge
What is a boat in the canals of Venice called? | A gondola | A kayak | A junk | A dhow
What is an old Chinese sailing ship called? | A junk | A gondola | A longship | A galleon
What tool measures the height of stars at sea? | A sextant | A barometer | A ruler | A scale
What was the flagship of Columbus? | Santa María | Mayflower | Victory | Endeavour
What was Nelson's ship at Trafalgar? | HMS Victory | HMS Beagle | Titanic | Vasa
On which ship did Darwin travel? | HMS Beagle | HMS Victory | Mayflower | Endeavour
Which ship hit an iceberg in 1912? | Titanic | Lusitania | Vasa | Bismarck
What do the letters SOS ask for? | Help | Food | Wind | Mail`,
  },
} satisfies Record<string, Knowledge>;
