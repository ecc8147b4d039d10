/** Everyday English words, shorter ones first, a–z. */
export const commonWords = `
able acid aged also area army away baby back ball band bank base bath bean bear beat bell belt best bill bird bite
blue boat body bold bone book boot born both bowl burn bush busy cake call calm camp card care case cash cave cell
chef chin city clay club coal coat code cold come cook cool copy corn cost crab crew crop cube cure dark data date
dawn deal dear deep deer desk dish dive dock door down draw drop drum duck dust duty each earn east easy edge else
even ever exam face fact fair fall farm fast feed feel film find fine fire firm fish flag flat flow foam fold food
foot fork form free frog fuel full game gate gear gift girl give glad glow glue goal goat gold good gray grow hair
half hall hand hard harp hate have head hear heat help hero high hill hold hole home hope horn host hour huge hunt
idea inch iron item jail jazz join joke jump just keen keep kick kind king kite knee knot know lake lamb lamp land
lane last late lazy lead leaf lean left lens life lift like lily line lion list live loaf lock long look loop lost
loud love luck lung made mail main make many mask meal mean meat melt menu mild milk mind mine mint miss mist moon
more most move much mule nail name near neck need nest news next nice nine noon nose note oath obey open oval oven
over pack page pain pair palm park part pass past path peak pear pest pick pier pine pink pipe plan play plug plum
poem pole pond pool poor port post pure push quit quiz race rain rank read real rice rich ride ring ripe rise road
rock roof room root rope rose ruby rude rule safe sail salt same sand save seal seat seed send shed ship shoe shop
show shut side sign silk sing sink size skin slow snow soap sock soft soil song soon sort soup spot star stay stem
step stop such suit sure swim tail take talk tall tape task team tell tent term test text tide time tiny tire tone
tool town tree trip true tube tune turn twin type ugly unit vast verb vest view vote wage wait walk wall warm wash
wave weak wear week well west wide wife wild wind wine wing wire wise wish wolf wood word work worm year yell zero
zone
about above actor adult after again agree alarm album alive allow alone among angel angle ankle apple apron arrow
aside award bacon badge baker basic beach beard beast begin berry birth black blade blank blend bless blind block
blood bloom board boost brain brake brand brave bread break brick bride brief bring broad brown brush build bunch
cabin cable camel candy canoe cargo carry catch cause chain chair chalk charm chase cheap check cheek cheer chess
chest chief child chose civic claim class clean clear clerk climb clock close cloth cloud coach coast color couch
count court cover crack craft crane crash cream crime cross crowd crown curve dance delay depth diary dirty dozen
draft drain drama dream dress drift drill drink drive eager eagle early earth eight elbow empty enemy enjoy enter
equal error event every exact extra faith false fancy fault favor feast fence fever field fight final first flame
flash fleet float flock floor flour fluid focus force fresh front frost fruit funny ghost giant glass globe glory
glove grain grand grape grass great green greet group guard guess guest guide habit happy heart heavy hello hobby
honey honor horse hotel house human humor ideal image index inner jelly jewel joint judge juice knife label labor
large laser laugh layer learn lemon level light limit local lucky lunch magic major maple march match maybe mayor
medal metal meter minor model money month moral motor mount mouse mouth movie music never night noble noise north
novel nurse ocean offer often olive onion opera orbit order other owner paint panel paper party pasta pause peace
peach pearl pedal phone photo piano piece pilot pizza place plain plane plant plate point porch power press price
pride print prize proud pupil puppy queen quick quiet radio raise range rapid reach ready refer reply right river
robin robot rough round route royal salad sauce scale scene scent scope score sense serve seven shade shake shape
share shark sharp sheep sheet shelf shell shine shirt shock shore short shout sight skill sleep slice slide small
smart smell smile smoke snail snake solid solve sound south space spare speak speed spell spend spice spoon sport
stage stair stamp start state steam steel stick still stone store storm story straw study style sugar sunny sweet
swing table taste teach thank theme thing think third three throw thumb tiger title toast today topic torch total
touch tower track trade train treat trial tribe trick truck trust truth twice uncle under union unity until upper
urban usual value video visit voice wagon waste watch water whale wheat wheel where white whole woman world worry
wrist write wrong yacht young youth
animal answer artist autumn basket beauty better bottle bottom branch breeze bridge bright bucket butter button camera
candle carpet carrot castle cattle center chance change cheese cherry choice circle coffee column corner cotton couple
cousin cradle dinner doctor dollar donkey double dragon drawer driver effect effort eleven engine enough escape family
farmer father finger finish flavor flight flower forest forget fourth friend garden garlic gentle ginger global golden
ground guitar hammer handle harbor health height helmet hockey humble hunter island jacket jungle kettle kitten ladder
lesson letter liquid little lizard magnet marble market meadow member memory middle minute mirror modern moment monkey
mother motion museum napkin nation nature needle number object office orange oxygen packet palace parent parrot pencil
people pepper person picnic pillow pirate planet player pocket poetry police potato prince public puzzle rabbit reason
recipe record rescue result ribbon riddle rocket salmon school season second secret shadow silver simple singer sister
smooth soccer spider spirit spring square stable statue stream street string strong studio summer sunset supper switch
symbol tablet temple tennis thirty ticket tomato tongue travel tunnel turtle twelve valley velvet victim violin vision
volume walnut wander window winner winter wizard wonder yellow
balance balloon barrier battery bedroom benefit biscuit blanket brother builder cabinet captain capture careful
century chapter chicken citizen climate comfort compass concert control cottage country courage cricket crystal
culture curtain diamond digital dolphin drawing eastern economy element emotion evening explore factory fashion
feather fiction finance fishing fitness foreign forever formula fortune forward freedom gallery general giraffe
glasses gravity grocery harvest healthy history holiday imagine instant journey justice kitchen leather library
machine manager meeting message million mineral mistake monster morning musical mystery natural network nothing
nuclear octopus opinion package painter pancake partner passage patient pattern penguin pioneer plastic popular
prepare present printer problem process produce promise protect quality quarter railway rainbow regular respect
restore science section service shelter silence society soldier special station stomach storage student success
support surface teacher theatre thunder tonight tourist traffic trouble uniform unknown vehicle village visitor
vitamin volcano walking warning weather website weekend welcome whisper
discover language workshop
`;
