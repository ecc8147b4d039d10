import type { Knowledge } from './knowledge.ts';

export const factsAboutWorldWars = {
  'world-war-two': {
    source: 'General knowledge: the Second World War, 1939 to 1945',
    facts: `
In which year did the Second World War begin in Europe? | 1939 | 1914 | 1941 | 1936
In which year did the Second World War end? | 1945 | 1918 | 1943 | 1950
Which country did Germany invade on 1 September 1939? | Poland | France | Belgium | Norway
Who led Nazi Germany? | Adolf Hitler | Otto von Bismarck | Wilhelm II | Konrad Adenauer
Who was British prime minister for most of the war? | Winston Churchill | Neville Chamberlain | Clement Attlee | Anthony Eden
Who led the Soviet Union during the war? | Joseph Stalin | Vladimir Lenin | Nikita Khrushchev | Leon Trotsky
Who led Fascist Italy? | Benito Mussolini | Francisco Franco | Giuseppe Garibaldi | Victor Emmanuel II
Which American president led the country for most of the war? | Franklin D. Roosevelt | Harry S. Truman | Theodore Roosevelt | Dwight D. Eisenhower
Which naval base did Japan attack in December 1941? | Pearl Harbor | Midway | Guadalcanal | Okinawa
On which islands is Pearl Harbor? | Hawaii | The Philippines | Japan | Bermuda
What is the landing in Normandy on 6 June 1944 called? | D-Day | VE Day | Blitz Day | Armistice Day
In which country is Normandy? | France | Belgium | England | The Netherlands
What was the code name of the landing in Normandy? | Operation Overlord | Operation Barbarossa | Operation Sea Lion | Operation Market Garden
What was the code name of Germany's attack on the Soviet Union? | Operation Barbarossa | Operation Overlord | Operation Torch | Operation Husky
Which battle on the Volga was a turning point of the war? | Stalingrad | Kursk | Leningrad | Moscow
Which city was besieged for almost 900 days? | Leningrad | Warsaw | Kyiv | Sevastopol
What was the air battle over Britain in 1940 called? | The Battle of Britain | The Battle of the Bulge | The Battle of Jutland | The Battle of Midway
What were the German air raids on British cities called? | The Blitz | The Storm | The Siege | The Raid
What was the German fast war with tanks and planes called? | Blitzkrieg | Trench warfare | Cold war | Guerrilla war
From which French port were over 300,000 soldiers rescued in 1940? | Dunkirk | Calais | Marseille | Brest
Who led the Free French from London? | Charles de Gaulle | Philippe Pétain | Napoleon Bonaparte | Georges Clemenceau
What was the government of unoccupied France called after 1940? | Vichy France | The Paris Commune | The Third Republic | The Directory
Which German general was called the Desert Fox? | Erwin Rommel | Heinz Guderian | Friedrich Paulus | Erich von Manstein
Which Egyptian battle stopped the Axis in 1942? | El Alamein | Tobruk | Cairo | Suez
What was the German cipher machine called? | Enigma | Colossus | Sputnik | Zuse
Where did British codebreakers work? | Bletchley Park | Hyde Park | Windsor Castle | Scotland Yard
Which mathematician helped to break Enigma? | Alan Turing | Albert Einstein | Isaac Newton | Stephen Hawking
In which city did Anne Frank hide and write her diary? | Amsterdam | Brussels | Berlin | Vienna
What is the murder of six million Jews called? | The Holocaust | The Inquisition | The Reformation | The Exodus
Where was the Auschwitz camp? | In occupied Poland | In Austria | In France | In Italy
On which city was the first atomic bomb dropped? | Hiroshima | Nagasaki | Tokyo | Osaka
On which city was the second atomic bomb dropped? | Nagasaki | Hiroshima | Kyoto | Kobe
What was the programme that built the atomic bomb called? | The Manhattan Project | The Apollo Programme | The Marshall Plan | The Philadelphia Experiment
What were Japanese suicide pilots called? | Kamikaze | Samurai | Shogun | Ronin
Which countries were the main Axis powers? | Germany, Italy and Japan | Germany, France and Spain | Russia, Italy and China | Britain, France and Poland
What does VE Day celebrate? | Victory in Europe | Victory on the Elbe | Victory in the East | Victory in Egypt
At which conference did the Allies meet in February 1945? | Yalta | Versailles | Vienna | Geneva
Where were Nazi leaders tried after the war? | Nuremberg | Berlin | The Hague | Munich
Which organisation was founded in 1945 to keep the peace? | The United Nations | The League of Nations | NATO | The European Union
What was the line of French forts along the German border called? | The Maginot Line | The Siegfried Line | Hadrian's Wall | The Iron Curtain
What were German submarines called? | U-boats | Zeppelins | Panzers | Stukas
Which neutral country bordered Germany, France and Italy? | Switzerland | Sweden | Portugal | Ireland
`,
  },
  'world-war-one': {
    source: 'General knowledge: the First World War, 1914 to 1918',
    facts: `
In which year did the First World War begin? | 1914 | 1918 | 1939 | 1905
In which year did the First World War end? | 1918 | 1914 | 1921 | 1945
Whose murder started the crisis of 1914? | Archduke Franz Ferdinand | Tsar Nicholas II | Kaiser Wilhelm II | King Edward VII
In which city was Franz Ferdinand shot? | Sarajevo | Vienna | Belgrade | Budapest
In what did soldiers of the Western Front live and fight? | Trenches | Castles | Tunnels of ice | Caravans
What lay between the trenches? | No man's land | The home front | The iron curtain | The green line
On which day does the armistice of 1918 have its anniversary? | 11 November | 8 May | 6 June | 14 July
Which flower is worn in memory of the fallen? | The poppy | The rose | The lily | The daisy
Which treaty ended the war with Germany? | Versailles | Vienna | Westphalia | Tordesillas
Which battle of 1916 lasted ten months in France? | Verdun | Waterloo | Dunkirk | Agincourt
Which vehicle was first used in battle on the Somme in 1916? | The tank | The helicopter | The submarine | The jet
Who was called the Red Baron? | Manfred von Richthofen | Paul von Hindenburg | Erich Ludendorff | Ferdinand von Zeppelin
What was the Red Baron? | A fighter pilot | A submarine captain | A spy | A general
Which liner was sunk by a German submarine in 1915? | The Lusitania | The Titanic | The Bismarck | The Mayflower
In which year did the United States enter the war? | 1917 | 1914 | 1916 | 1941
Which country left the war after a revolution in 1917? | Russia | France | Italy | Britain
Who was German emperor during the war? | Wilhelm II | Franz Joseph I | Otto von Bismarck | Frederick the Great
Where did Australians and New Zealanders land in 1915? | Gallipoli | Normandy | Dunkirk | Crete
Which empire was allied with Germany and Austria-Hungary? | The Ottoman Empire | The Roman Empire | The Mughal Empire | The Inca Empire
What did soldiers play at the Christmas truce of 1914? | Football | Chess | Cricket | Tennis
Which weapon was first used on a large scale at Ypres in 1915? | Poison gas | The atomic bomb | The longbow | The laser
Which French general commanded the Allied armies in 1918? | Ferdinand Foch | Napoleon Bonaparte | Charles de Gaulle | Philippe Leclerc
Which British officer fought beside the Arabs against the Ottomans? | T. E. Lawrence | Horatio Nelson | Bernard Montgomery | Robert Scott
Of which country was Gavrilo Princip's victim the heir? | Austria-Hungary | Russia | Germany | Italy
What were the large German airships called? | Zeppelins | Spitfires | Concordes | Gliders
Which organisation was founded after the war to keep the peace? | The League of Nations | The United Nations | NATO | The Commonwealth
What was the great naval battle of 1916 off Denmark called? | Jutland | Trafalgar | Midway | Lepanto
`,
  },
} satisfies Record<string, Knowledge>;
