/** Common words of other languages, in lower case (German nouns too, because word games do not distinguish case). */
export const foreignWords = {
  de: `
    haus baum hund katze vogel fisch pferd kuh schwein schaf wald berg fluss meer strand insel himmel sonne mond
    stern wolke regen schnee sturm wind blume wiese garten apfel birne kirsche banane traube zitrone erdbeere brot
    butter käse milch wasser kaffee kuchen zucker salz suppe fleisch wurst kartoffel tomate gurke karotte zwiebel
    tisch stuhl bett lampe fenster tür wand boden dach küche zimmer treppe schlüssel uhr bild buch heft stift schere
    papier schule lehrer schüler klasse aufgabe sprache wort satz zahl farbe rot blau grün gelb schwarz weiß braun
    groß klein schnell langsam warm kalt neu alt jung schön lustig traurig mutig stark müde auto zug bus fahrrad
    schiff flugzeug straße brücke stadt dorf markt laden geld kino spiel ball puppe musik lied tanz freund mutter
    vater bruder schwester kind mädchen junge onkel tante herz hand fuß auge ohr nase mund zahn haar kopf arm bein
    bauch rücken hose hemd jacke mantel schuh mütze frühling sommer herbst winter morgen abend nacht woche monat
    jahr geburtstag geschenk märchen könig königin ritter drache zauber schatz bäcker käfer löwe bär fuchs frosch
    ente biene schlange`,
  es: `
    casa árbol perro gato pájaro pez caballo vaca cerdo oveja bosque montaña río mar playa isla cielo sol luna
    estrella nube lluvia nieve tormenta viento flor prado jardín manzana pera cereza plátano uva limón fresa pan
    mantequilla queso leche agua café pastel azúcar sal sopa carne patata tomate pepino zanahoria cebolla mesa silla
    cama lámpara ventana puerta pared suelo techo cocina cuarto escalera llave reloj cuadro libro cuaderno lápiz
    tijeras papel escuela maestro alumno clase tarea lengua palabra frase número color rojo azul verde amarillo
    negro blanco marrón grande pequeño rápido lento caliente frío nuevo viejo joven bonito feliz triste valiente
    fuerte cansado coche tren autobús bicicleta barco avión calle puente ciudad pueblo mercado tienda dinero cine
    juego pelota muñeca música canción baile amigo madre padre hermano hermana niño niña tío tía abuelo corazón mano
    pie ojo oreja nariz boca diente pelo cabeza brazo pierna espalda camisa pantalón abrigo zapato sombrero
    primavera verano otoño invierno mañana tarde noche semana mes año cumpleaños regalo cuento rey reina caballero
    dragón magia tesoro león oso zorro rana pato abeja serpiente señor`,
  fr: `
    maison arbre chien chat oiseau poisson cheval vache cochon mouton forêt montagne rivière mer plage île ciel
    soleil lune étoile nuage pluie neige orage vent fleur prairie jardin pomme poire cerise banane raisin citron
    fraise pain beurre fromage lait eau café gâteau sucre sel soupe viande tomate concombre carotte oignon table
    chaise lit lampe fenêtre porte mur sol toit cuisine chambre escalier clé montre tableau livre cahier crayon
    ciseaux papier école maître élève classe devoir langue mot phrase nombre couleur rouge bleu vert jaune noir
    blanc brun grand petit rapide lent chaud froid nouveau vieux jeune beau heureux triste fort fatigué voiture
    train bus vélo bateau avion rue pont ville village marché magasin argent cinéma jeu ballon poupée musique
    chanson danse ami mère père frère sœur enfant fille garçon oncle tante cœur main pied œil oreille nez bouche
    dent cheveu tête bras jambe ventre dos chemise pantalon veste manteau chaussure chapeau printemps été automne
    hiver matin soir nuit semaine mois année anniversaire cadeau conte roi reine chevalier dragon magie trésor lion
    ours renard grenouille canard abeille serpent hôtel fête`,
  pt: `
    casa árvore cachorro gato pássaro peixe cavalo vaca porco ovelha floresta montanha rio mar praia ilha céu sol
    lua estrela nuvem chuva neve tempestade vento flor campo jardim maçã pera cereja banana uva limão morango pão
    manteiga queijo leite água café bolo açúcar sal sopa carne batata tomate pepino cenoura cebola mesa cadeira cama
    lâmpada janela porta parede chão telhado cozinha quarto escada chave relógio quadro livro caderno lápis tesoura
    papel escola professor aluno aula tarefa língua palavra frase número cor vermelho azul verde amarelo preto
    branco marrom grande pequeno rápido lento quente frio novo velho jovem bonito feliz triste corajoso forte
    cansado carro trem ônibus bicicleta navio avião rua ponte cidade aldeia mercado loja dinheiro cinema jogo bola
    boneca música canção dança amigo mãe pai irmão irmã criança menina menino tio tia avó coração mão pé olho orelha
    nariz boca dente cabelo cabeça braço perna barriga costas camisa calça casaco sapato chapéu primavera verão
    outono inverno manhã tarde noite semana mês ano aniversário presente conto rei rainha cavaleiro dragão magia
    tesouro leão urso raposa sapo pato abelha cobra balão`,
  it: `
    casa albero cane gatto uccello pesce cavallo mucca maiale pecora bosco montagna fiume mare spiaggia isola cielo
    sole luna stella nuvola pioggia neve tempesta vento fiore prato giardino mela pera ciliegia banana uva limone
    fragola pane burro formaggio latte acqua caffè torta zucchero sale zuppa carne patata pomodoro cetriolo carota
    cipolla tavolo sedia letto lampada finestra porta muro pavimento tetto cucina camera scala chiave orologio
    quadro libro quaderno matita forbici carta scuola maestro alunno classe compito lingua parola frase numero
    colore rosso blu verde giallo nero bianco marrone grande piccolo veloce lento caldo freddo nuovo vecchio giovane
    bello felice triste coraggioso forte stanco auto treno autobus bicicletta nave aereo strada ponte città paese
    mercato negozio denaro cinema gioco palla bambola musica canzone ballo amico madre padre fratello sorella
    bambino bambina zio zia nonno cuore mano piede occhio orecchio naso bocca dente capello testa braccio gamba
    pancia schiena camicia pantaloni giacca cappotto scarpa cappello primavera estate autunno inverno mattina sera
    notte settimana mese anno compleanno regalo fiaba re regina cavaliere drago magia tesoro leone orso volpe rana
    anatra ape serpente tè perché lunedì martedì venerdì virtù`,
  pl: `
    dom drzewo pies kot ptak ryba koń krowa świnia owca las góra rzeka morze plaża wyspa niebo słońce księżyc
    gwiazda chmura deszcz śnieg burza wiatr kwiat łąka ogród jabłko gruszka wiśnia banan winogrono cytryna truskawka
    chleb masło ser mleko woda kawa ciasto cukier sól zupa mięso ziemniak pomidor ogórek marchew cebula stół krzesło
    łóżko lampa okno drzwi ściana podłoga dach kuchnia pokój schody klucz zegar obraz książka zeszyt ołówek nożyczki
    papier szkoła nauczyciel uczeń klasa zadanie język słowo zdanie liczba kolor czerwony niebieski zielony żółty
    czarny biały brązowy duży mały szybki wolny ciepły zimny nowy stary młody piękny wesoły smutny odważny silny
    zmęczony samochód pociąg autobus rower statek samolot ulica most miasto wieś rynek sklep pieniądze kino gra
    piłka lalka muzyka piosenka taniec przyjaciel matka ojciec brat siostra dziecko dziewczyna chłopiec wujek ciocia
    babcia serce ręka stopa oko ucho nos usta ząb włosy głowa ramię noga brzuch plecy koszula spodnie kurtka płaszcz
    but czapka wiosna lato jesień zima ranek wieczór noc tydzień miesiąc rok urodziny prezent bajka król królowa
    rycerz smok magia skarb lew niedźwiedź lis żaba kaczka pszczoła wąż`,
} as const;
