import { namesByLanguage } from './names-by-language.ts';

/** Capitals in Russian, Arabic, Turkish, Korean, Hindi and Indonesian, by their English names. */
const rows = `
Vienna | Вена | فيينا | Viyana | 빈 | वियना | Wina
Brussels | Брюссель | بروكسل | Brüksel | 브뤼셀 | ब्रसेल्स | Brussel
Sofia | София | صوفيا | Sofya | 소피아 | सोफ़िया | Sofia
Zagreb | Загреб | زغرب | Zagreb | 자그레브 | ज़ाग्रेब | Zagreb
Prague | Прага | براغ | Prag | 프라하 | प्राग | Praha
Copenhagen | Копенгаген | كوبنهاغن | Kopenhag | 코펜하겐 | कोपेनहेगन | Kopenhagen
Tallinn | Таллин | تالين | Tallinn | 탈린 | तालिन | Tallinn
Helsinki | Хельсинки | هلسنكي | Helsinki | 헬싱키 | हेलसिंकी | Helsinki
Paris | Париж | باريس | Paris | 파리 | पेरिस | Paris
Berlin | Берлин | برلين | Berlin | 베를린 | बर्लिन | Berlin
Athens | Афины | أثينا | Atina | 아테네 | एथेंस | Athena
Budapest | Будапешт | بودابست | Budapeşte | 부다페스트 | बुडापेस्ट | Budapest
Reykjavik | Рейкьявик | ريكيافيك | Reykjavik | 레이캬비크 | रेक्याविक | Reykjavik
Dublin | Дублин | دبلن | Dublin | 더블린 | डबलिन | Dublin
Rome | Рим | روما | Roma | 로마 | रोम | Roma
Riga | Рига | ريغا | Riga | 리가 | रीगा | Riga
Vilnius | Вильнюс | فيلنيوس | Vilnius | 빌뉴스 | विलनियस | Vilnius
Oslo | Осло | أوسلو | Oslo | 오슬로 | ओस्लो | Oslo
Warsaw | Варшава | وارسو | Varşova | 바르샤바 | वारसॉ | Warsawa
Lisbon | Лиссабон | لشبونة | Lizbon | 리스본 | लिस्बन | Lisboa
Bucharest | Бухарест | بوخارست | Bükreş | 부쿠레슈티 | बुखारेस्ट | Bukares
Belgrade | Белград | بلغراد | Belgrad | 베오그라드 | बेलग्रेड | Beograd
Bratislava | Братислава | براتيسلافا | Bratislava | 브라티슬라바 | ब्रातिस्लावा | Bratislava
Ljubljana | Любляна | ليوبليانا | Ljubljana | 류블랴나 | ल्युब्लियाना | Ljubljana
Madrid | Мадрид | مدريد | Madrid | 마드리드 | मैड्रिड | Madrid
Stockholm | Стокгольм | ستوكهولم | Stokholm | 스톡홀름 | स्टॉकहोम | Stockholm
Bern | Берн | برن | Bern | 베른 | बर्न | Bern
London | Лондон | لندن | Londra | 런던 | लंदन | London
Moscow | Москва | موسكو | Moskova | 모스크바 | मॉस्को | Moskwa
Kyiv | Киев | كييف | Kiev | 키이우 | कीव | Kyiv
Minsk | Минск | مينسك | Minsk | 민스크 | मिन्स्क | Minsk
Sarajevo | Сараево | سراييفو | Saraybosna | 사라예보 | सारायेवो | Sarajevo
Tirana | Тирана | تيرانا | Tiran | 티라나 | तिराना | Tirana
Ankara | Анкара | أنقرة | Ankara | 앙카라 | अंकारा | Ankara
Tokyo | Токио | طوكيو | Tokyo | 도쿄 | टोक्यो | Tokyo
Beijing | Пекин | بكين | Pekin | 베이징 | बीजिंग | Beijing
Seoul | Сеул | سيول | Seul | 서울 | सियोल | Seoul
New Delhi | Нью-Дели | نيودلهي | Yeni Delhi | 뉴델리 | नई दिल्ली | New Delhi
Bangkok | Бангкок | بانكوك | Bangkok | 방콕 | बैंकॉक | Bangkok
Hanoi | Ханой | هانوي | Hanoi | 하노이 | हनोई | Hanoi
Manila | Манила | مانيلا | Manila | 마닐라 | मनीला | Manila
Kabul | Кабул | كابول | Kabil | 카불 | काबुल | Kabul
Islamabad | Исламабад | إسلام آباد | İslamabad | 이슬라마바드 | इस्लामाबाद | Islamabad
Kathmandu | Катманду | كاتماندو | Katmandu | 카트만두 | काठमांडू | Kathmandu
Tehran | Тегеран | طهران | Tahran | 테헤란 | तेहरान | Teheran
Baghdad | Багдад | بغداد | Bağdat | 바그다드 | बग़दाद | Bagdad
Riyadh | Эр-Рияд | الرياض | Riyad | 리야드 | रियाद | Riyadh
Amman | Амман | عمّان | Amman | 암만 | अम्मान | Amman
Beirut | Бейрут | بيروت | Beyrut | 베이루트 | बेरूत | Beirut
Damascus | Дамаск | دمشق | Şam | 다마스쿠스 | दमिश्क | Damaskus
Doha | Доха | الدوحة | Doha | 도하 | दोहा | Doha
Muscat | Маскат | مسقط | Maskat | 무스카트 | मस्कट | Muskat
Manama | Манама | المنامة | Manama | 마나마 | मनामा | Manama
Abu Dhabi | Абу-Даби | أبوظبي | Abu Dabi | 아부다비 | अबू धाबी | Abu Dhabi
Cairo | Каир | القاهرة | Kahire | 카이로 | काहिरा | Kairo
Rabat | Рабат | الرباط | Rabat | 라바트 | रबात | Rabat
Tripoli | Триполи | طرابلس | Trablus | 트리폴리 | त्रिपोली | Tripoli
Khartoum | Хартум | الخرطوم | Hartum | 하르툼 | ख़ार्तूम | Khartoum
Mogadishu | Могадишо | مقديشو | Mogadişu | 모가디슈 | मोगादिशू | Mogadishu
Nouakchott | Нуакшот | نواكشوط | Nuakşot | 누악쇼트 | नुआकशॉट | Nouakchott
Nairobi | Найроби | نيروبي | Nairobi | 나이로비 | नैरोबी | Nairobi
Addis Ababa | Аддис-Абеба | أديس أبابا | Addis Ababa | 아디스아바바 | अदीस अबाबा | Addis Ababa
Dakar | Дакар | داكار | Dakar | 다카르 | डकार | Dakar
Accra | Аккра | أكرا | Akra | 아크라 | अकरा | Accra
Luanda | Луанда | لواندا | Luanda | 루안다 | लुआंडा | Luanda
Ottawa | Оттава | أوتاوا | Ottawa | 오타와 | ओटावा | Ottawa
Washington, D.C. | Вашингтон | واشنطن | Washington | 워싱턴 | वॉशिंगटन | Washington
Havana | Гавана | هافانا | Havana | 아바나 | हवाना | Havana
Buenos Aires | Буэнос-Айрес | بوينس آيرس | Buenos Aires | 부에노스아이레스 | ब्यूनस आयर्स | Buenos Aires
Bogotá | Богота | بوغوتا | Bogota | 보고타 | बोगोटा | Bogota
Lima | Лима | ليما | Lima | 리마 | लीमा | Lima
Asunción | Асунсьон | أسونسيون | Asunción | 아순시온 | असुनसियोन | Asunción
Paramaribo | Парамарибо | باراماريبو | Paramaribo | 파라마리보 | पारामारिबो | Paramaribo
Georgetown | Джорджтаун | جورج تاون | Georgetown | 조지타운 | जॉर्जटाउन | Georgetown
Sucre | Сукре | سوكري | Sucre | 수크레 | सूक्रे | Sucre
Quito | Кито | كيتو | Quito | 키토 | क्विटो | Quito
Montevideo | Монтевидео | مونتيفيديو | Montevideo | 몬테비데오 | मोंटेवीडियो | Montevideo
Caracas | Каракас | كاراكاس | Karakas | 카라카스 | काराकास | Caracas
Canberra | Канберра | كانبرا | Canberra | 캔버라 | कैनबरा | Canberra
Wellington | Веллингтон | ولينغتون | Wellington | 웰링턴 | वेलिंगटन | Wellington
`;
const languages = ['ru', 'ar', 'tr', 'ko', 'hi', 'id'];

export const capitalsInMoreLanguages: ReadonlyMap<string, ReadonlyMap<string, string>> = namesByLanguage(
  rows,
  languages,
);
