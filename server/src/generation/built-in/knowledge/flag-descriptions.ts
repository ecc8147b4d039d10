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
Venezuela | an arc of eight white stars
Panama | four quarters, two of them with a star
Honduras | five blue stars between two blue stripes
Costa Rica | a broad red stripe between white and blue
Haiti | a palm tree between cannons
Dominican Republic | a white cross with a Bible in its middle
Saint Lucia | a black and a yellow peak on light blue
Bahamas | a black triangle beside light blue and yellow
Antigua and Barbuda | a rising sun in a V of red
Saint Vincent | three green diamonds
Algeria | a red moon and star on green and white
Tunisia | a red moon and star in a white circle
Angola | half a cogwheel and a machete
Zimbabwe | a golden bird on a red star
Zambia | an orange eagle above three upright stripes
Malawi | a red sun rising on black
Rwanda | a yellow sun in the corner of light blue
Egypt | a golden eagle between red and black
Libya | a white moon and star between red and green
Tanzania | a black diagonal band edged with yellow
Gambia | a blue stripe edged with white between red and green
Gabon | green over yellow over blue
Sierra Leone | green over white over blue
Madagascar | an upright white stripe beside red over green
Benin | an upright green stripe beside yellow over red
Ethiopia | a star in a blue circle on green, yellow and red
Niger | an orange circle between orange and green
Burundi | three red stars in a white circle
Mongolia | a yellow sign of fire, sun and moon
Pakistan | a white moon and star on green
Thailand | stripes of red, white, blue, white and red
Laos | a white circle on blue between red stripes
Malaysia | fourteen stripes, a yellow moon and a star
Singapore | a moon and five stars, red over white
Kyrgyzstan | the top of a yurt in a yellow sun
Maldives | a white moon in a green field on red
Qatar | a white saw edge with nine points
Oman | a dagger over two crossed swords
Jordan | a seven-pointed star on a red triangle
Bahrain | a white saw edge with five points
Turkmenistan | five carpet patterns
Uzbekistan | a moon and twelve stars on blue, white and green
North Korea | a red star in a white circle between blue stripes
Myanmar | a white star on yellow, green and red
Brunei | black and white diagonal bands on yellow
Timor-Leste | a white star on a black and a yellow triangle
Kuwait | a black wedge beside green, white and red
Iraq | green Arabic writing between red and black
Tajikistan | a crown under seven golden stars
United Arab Emirates | an upright red stripe beside green, white and black
Fiji | the Union Jack and a shield on light blue
Samoa | five white stars in a blue corner of red
Nauru | one star under a thin yellow line across blue
Marshall Islands | a star over rays of orange and white
`;
