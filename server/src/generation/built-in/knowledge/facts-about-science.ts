import type { Knowledge } from './knowledge.ts';

export const factsAboutScience = {
  physics: {
    source: 'General knowledge: school physics',
    facts: `
Which force pulls things to the ground? | Gravity | Friction | Magnetism | Buoyancy
Which force slows a sliding box? | Friction | Gravity | Magnetism | Light
In what is force measured? | Newtons | Watts | Volts | Litres
In what is power measured? | Watts | Newtons | Metres | Degrees
In what is energy measured? | Joules | Volts | Newtons | Ohms
In what is electric voltage measured? | Volts | Watts | Amperes | Hertz
In what is electric current measured? | Amperes | Volts | Ohms | Joules
In what is electric resistance measured? | Ohms | Volts | Amperes | Pascals
In what is frequency measured? | Hertz | Watts | Kelvin | Grams
In what is pressure measured? | Pascals | Ohms | Amperes | Metres
In what is loudness measured? | Decibels | Degrees | Lumens | Knots
What is the fastest thing in nature? | Light | Sound | A cheetah | Wind
About how fast is light? | 300,000 km per second | 300 km per second | 340 m per second | 3,000 km per hour
About how fast is sound in air? | 340 metres per second | 34 metres per second | 300,000 km per second | 3 km per second
Through what can sound not travel? | A vacuum | Water | Steel | Air
What splits white light into colours? | A prism | A mirror | A magnet | A battery
What is the bending of light in water called? | Refraction | Reflection | Diffusion | Gravitation
What is the bouncing of light off a mirror called? | Reflection | Refraction | Absorption | Radiation
Who found the laws of motion and gravity? | Isaac Newton | Albert Einstein | Galileo Galilei | Niels Bohr
Who found E = mc²? | Albert Einstein | Isaac Newton | Marie Curie | Max Planck
What does the m in E = mc² stand for? | Mass | Metre | Motion | Magnet
What does the c in E = mc² stand for? | Speed of light | Charge | Current | Heat
Who cried "Eureka" in his bath? | Archimedes | Pythagoras | Newton | Galileo
What do two north poles of magnets do? | Push each other away | Pull together | Glow | Melt
Which of these does a magnet pull? | Iron | Wood | Glass | Gold
Which of these conducts electricity well? | Copper | Rubber | Glass | Wood
Which of these is an insulator? | Rubber | Copper | Silver | Iron
What does a battery store? | Energy | Water | Light | Sound
What is the lowest possible temperature? | -273.15 °C | -100 °C | 0 °C | -1000 °C
On which scale is water's boiling point 212? | Fahrenheit | Celsius | Kelvin | Newton
What is heat that comes from the Sun through space? | Radiation | Conduction | Convection | Friction
What is a seesaw an example of? | A lever | A pulley | A screw | A wedge
What is a ramp an example of? | An inclined plane | A lever | A pulley | A gear
What is mass divided by volume? | Density | Speed | Force | Pressure
What is distance divided by time? | Speed | Force | Density | Energy
Why does ice float on water? | It is less dense | It is colder | It is harder | It is clear`,
  },
  biology: {
    source: 'General knowledge: school biology',
    facts: `
What is the smallest unit of life? | The cell | The atom | The organ | The seed
Which molecule carries our genes? | DNA | Water | Sugar | Salt
What is the shape of DNA? | A double helix | A cube | A ring | A star
Which part of a cell holds the DNA? | The nucleus | The membrane | The wall | The tail
Which part of a cell gives it energy? | Mitochondria | Ribosomes | Cell wall | Nucleus
Which part of a plant cell makes food from light? | Chloroplast | Vacuole | Nucleus | Root
What do plant cells have that animal cells lack? | A cell wall | A nucleus | A membrane | DNA
Who wrote about evolution in 1859? | Charles Darwin | Gregor Mendel | Louis Pasteur | Carl Linnaeus
Who studied heredity with pea plants? | Gregor Mendel | Charles Darwin | Alexander Fleming | Robert Hooke
Who gave living things two-part Latin names? | Carl Linnaeus | Charles Darwin | Aristotle | Louis Pasteur
Which scientific name do humans have? | Homo sapiens | Homo erectus | Canis lupus | Felis catus
Which animal is Canis lupus? | Wolf | Cat | Bear | Horse
What is the study of living things called? | Biology | Geology | Physics | Astronomy
What is the study of animals called? | Zoology | Botany | Ecology | Geology
What is the study of the tiny living things called? | Microbiology | Mineralogy | Meteorology | Macroeconomics
Which of these is a vertebrate? | Frog | Snail | Spider | Worm
Which of these is an invertebrate? | Octopus | Shark | Snake | Owl
Which of these is a mammal? | Bat | Penguin | Crocodile | Trout
Which of these is a reptile? | Lizard | Frog | Bat | Salmon
Which of these is an amphibian? | Toad | Snake | Turtle | Eel
Which of these is a fungus? | Mushroom | Moss | Fern | Coral
Which of these is warm-blooded? | Bird | Lizard | Frog | Carp
Which of these is cold-blooded? | Snake | Dog | Whale | Hen
With what do mammals feed their young? | Milk | Honey | Seeds | Nectar
What is a change of form like caterpillar to butterfly? | Metamorphosis | Photosynthesis | Migration | Digestion
What is sleeping through the winter called? | Hibernation | Migration | Evolution | Pollination
What is the hunted animal called? | Prey | Predator | Parasite | Host
What is an animal that lives off another's body? | A parasite | A predator | A producer | A pet
What is at the start of most food chains? | Plants | Lions | Eagles | Humans
What breaks down dead leaves in the soil? | Fungi and bacteria | Birds | Rain alone | Roots
What are rod-shaped or round one-celled germs? | Bacteria | Mites | Worms | Lice
What is a living being of only one cell? | Amoeba | Ant | Snail | Fern
Which instrument shows tiny cells? | Microscope | Telescope | Periscope | Barometer
How do most fish reproduce? | They lay eggs | They bud | By seeds | By spores`,
  },
  'human-body': {
    source: 'General knowledge: school biology',
    facts: `
How many bones does an adult have, usually? | 206 | 106 | 306 | 52
Which bone is the longest? | Thigh bone | Shin bone | Rib | Collarbone
Where is the smallest bone? | In the ear | In the nose | In the toe | In the hand
Which organ pumps the blood? | Heart | Lung | Liver | Kidney
Which organ lets us think? | Brain | Heart | Stomach | Liver
Which organs take in oxygen? | Lungs | Kidneys | Ears | Muscles
Which organs clean the blood and make urine? | Kidneys | Lungs | Eyes | Muscles
Which organ is the largest? | Skin | Liver | Brain | Heart
Which organ inside the body is the heaviest? | Liver | Heart | Kidney | Stomach
Which organ makes insulin? | Pancreas | Lung | Skin | Spleen
Where is food mixed with strong acid? | In the stomach | In the mouth | In the lungs | In the heart
Where are most nutrients taken up? | Small intestine | Stomach | Throat | Lungs
How many chambers does the heart have? | 4 | 2 | 3 | 6
How many teeth does a full adult set have? | 32 | 20 | 28 | 40
How many milk teeth do children have? | 20 | 10 | 28 | 32
What is the hardest stuff in the body? | Tooth enamel | Bone | Nails | Hair
How many ribs do most people have? | 24 | 12 | 18 | 30
How many vertebrae are in the neck? | 7 | 3 | 5 | 12
How many senses are traditionally counted? | 5 | 3 | 4 | 9
Which part of the eye gives it its colour? | Iris | Pupil | Lens | Retina
What is the black hole in the eye called? | Pupil | Iris | Cornea | Lens
Which vessels carry blood away from the heart? | Arteries | Veins | Nerves | Tendons
Which vessels carry blood to the heart? | Veins | Arteries | Nerves | Muscles
Which cells carry oxygen in the blood? | Red blood cells | White blood cells | Platelets | Nerve cells
Which cells fight germs? | White blood cells | Red blood cells | Skin cells | Fat cells
What helps blood to clot? | Platelets | Enamel | Saliva | Bile
What joins muscles to bones? | Tendons | Nerves | Veins | Nails
What joins bone to bone? | Ligaments | Arteries | Hairs | Nerves
What carries messages from brain to body? | Nerves | Veins | Bones | Hairs
What protects the brain? | The skull | The ribs | The spine | The pelvis
What protects the heart and lungs? | The rib cage | The skull | The hip | The knee
Which muscle helps us breathe? | Diaphragm | Biceps | Calf | Tongue
Where is the biceps? | In the upper arm | In the leg | In the neck | In the foot
What is the patella? | The kneecap | The elbow | The heel | The jaw
About what part of the body is water? | About 60 percent | About 10 percent | About 30 percent | About 95 percent
Which vitamin does skin make in sunlight? | Vitamin D | Vitamin C | Vitamin A | Vitamin B12
What is normal body temperature, about? | 37 °C | 27 °C | 42 °C | 50 °C`,
  },
  medicine: {
    source: 'General knowledge: health and medicine',
    facts: `
What does a dentist care for? | Teeth | Eyes | Skin | Bones
What does a cardiologist care for? | The heart | The skin | The eyes | The feet
What does a dermatologist care for? | The skin | The heart | The teeth | The lungs
What does an ophthalmologist care for? | The eyes | The ears | The bones | The liver
What does a paediatrician care for? | Children | Animals | Teeth | Old people
What does a vet care for? | Animals | Babies | Eyes | Teeth
What does a neurologist care for? | Nerves and brain | Skin | Teeth | Blood sugar
What does an orthopaedist care for? | Bones and joints | Eyes | Ears | Skin
Who sells medicine? | A pharmacist | A farmer | A lawyer | A plumber
Who operates on people? | A surgeon | A pharmacist | A cashier | An optician
With what does a doctor listen to the heart? | A stethoscope | A telescope | A microscope | A thermometer
With what do we take body temperature? | A thermometer | A barometer | A stethoscope | A scale
Which picture shows broken bones? | An X-ray | A sketch | A map | A painting
Against what do antibiotics work? | Bacteria | Viruses | Broken bones | Sunburn
What causes the flu? | A virus | A bacterium | A fungus | Cold feet
What trains the body to fight a germ in advance? | A vaccine | A painkiller | A bandage | A vitamin
Who discovered penicillin in 1928? | Alexander Fleming | Robert Koch | Edward Jenner | Hippocrates
Who found the germ of tuberculosis? | Robert Koch | Louis Pasteur | Joseph Lister | Sigmund Freud
Who founded modern nursing in the Crimean War? | Florence Nightingale | Marie Curie | Anne Frank | Jane Austen
Whose oath do doctors know? | Hippocrates's | Homer's | Caesar's | Socrates's
Who founded the Red Cross? | Henri Dunant | Alfred Nobel | Albert Schweitzer | Robert Koch
Which disease comes from too little vitamin C? | Scurvy | Measles | Malaria | Flu
Which disease do some mosquitoes carry? | Malaria | Scurvy | Diabetes | Asthma
Which disease was wiped out by 1980 with vaccines? | Smallpox | The common cold | Malaria | Flu
Which disease has to do with blood sugar? | Diabetes | Asthma | Measles | Scurvy
Which disease makes breathing hard in attacks? | Asthma | Diabetes | Caries | Gout
What is another name for tooth decay? | Caries | Fever | Asthma | Allergy
What is a body temperature of 39 °C called? | Fever | Normal | Chill | Frostbite
What puts a patient to sleep for an operation? | Anaesthesia | Vaccination | Radiation | Massage
How many main blood groups are in the ABO system? | 4 | 2 | 3 | 10
Which of these is a blood group? | AB | AC | X | BC
What does a pulse count? | Heartbeats | Breaths | Steps | Blinks
What best stops germs on our hands? | Washing with soap | Cold air | Gloves with holes | A hat
What is the study of disease in crowds of people called? | Epidemiology | Astronomy | Geology | Botany`,
  },
} satisfies Record<string, Knowledge>;
