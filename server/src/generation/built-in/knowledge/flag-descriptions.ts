/** What only this country's flag shows: country | description. In words, because some systems draw no flag emoji. */
export const flagDescriptions = `
Japan | a red circle on white
Bangladesh | a red circle on green
Palau | a yellow circle on light blue
Canada | a red maple leaf
Lebanon | a green cedar tree
Switzerland | a white cross on a red square
Denmark | a white Nordic cross on red
Sweden | a yellow Nordic cross on blue
Finland | a blue Nordic cross on white
Iceland | a red and white Nordic cross on blue
Norway | a blue and white Nordic cross on red
France | upright stripes in blue, white and red
Italy | upright stripes in green, white and red alone
Ireland | upright stripes in green, white and orange
Ivory Coast | upright stripes in orange, white and green
Belgium | upright stripes in black, yellow and red
Nigeria | upright stripes in green, white and green
Germany | black over red over gold
Ukraine | blue over yellow
Poland | white over red
Estonia | blue over black over white
Lithuania | yellow over green over red
Bulgaria | white over green over red
Armenia | red over blue over orange
Mauritius | red over blue over yellow over green
Czechia | a blue triangle beside white and red
Greece | nine stripes of blue and white and a cross
United Kingdom | three crosses laid over each other, and no star
Portugal | an old globe of rings on green and red
Albania | a black two-headed eagle on red
Croatia | a shield of red and white squares
North Macedonia | a yellow sun with eight rays on red
Vatican City | two crossed keys
Georgia | one big and four small red crosses
Cyprus | a map of the island
United States | fifty stars
Liberia | eleven stripes and one star
Mexico | an eagle eating a snake
Brazil | a starry globe on a yellow diamond
Argentina | a sun between two light blue stripes
Uruguay | a sun in the corner and nine stripes
Chile | one white star, and a red lower half
Guyana | a yellow arrowhead on green
Suriname | a yellow star on red between white and green
Colombia | a broad yellow half over blue and red
Ecuador | a condor on yellow, blue and red
Paraguay | different pictures on its two sides
Peru | upright stripes in red, white and red alone
Cuba | a white star on a red triangle
Jamaica | a golden diagonal cross on green and black
Barbados | a black trident
Guatemala | a quetzal bird
Dominica | a parrot
Grenada | a nutmeg
Trinidad and Tobago | a black and white diagonal band on red
China | one big and four small yellow stars on red
Vietnam | a single big yellow star on red
South Korea | a red and blue circle with black bars
India | a blue wheel with 24 spokes
Nepal | two triangles instead of a rectangle
Bhutan | a white dragon
Sri Lanka | a lion holding a sword
Cambodia | a temple
Saudi Arabia | Arabic writing above a sword
Israel | a blue six-pointed star
Philippines | a sun and three stars in a white triangle
Kazakhstan | a sun and an eagle on light blue
Turkey | a white moon and star on plain red
Kenya | a Maasai shield and two spears
South Africa | a sideways Y in six colours
Uganda | a crested crane
Mozambique | a book, a hoe and a rifle
Ghana | one black star on a yellow stripe
Morocco | the outline of a green star on red
Lesotho | a black hat
Botswana | a black stripe on light blue
Seychelles | five rays of colour from one corner
Somalia | one white star on light blue
Papua New Guinea | a bird of paradise
Kiribati | a frigate bird over a rising sun
Australia | the Union Jack and six white stars
New Zealand | the Union Jack and four red stars
Tuvalu | the Union Jack and nine yellow stars
Tonga | a red cross in a white corner
Micronesia | four white stars on light blue
Vanuatu | a boar's tusk
`;
