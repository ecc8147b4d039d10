import { namesByLanguage } from './names-by-language.ts';

/**
 * Capitals with well-established names in all of these languages: English, German, Spanish, French, Portuguese,
 * Italian, Polish, Japanese, Chinese.
 */
const rows = `
Vienna | Wien | Viena | Vienne | Viena | Vienna | Wiedeń | ウィーン | 维也纳
Brussels | Brüssel | Bruselas | Bruxelles | Bruxelas | Bruxelles | Bruksela | ブリュッセル | 布鲁塞尔
Sofia | Sofia | Sofía | Sofia | Sófia | Sofia | Sofia | ソフィア | 索非亚
Zagreb | Zagreb | Zagreb | Zagreb | Zagreb | Zagabria | Zagrzeb | ザグレブ | 萨格勒布
Prague | Prag | Praga | Prague | Praga | Praga | Praga | プラハ | 布拉格
Copenhagen | Kopenhagen | Copenhague | Copenhague | Copenhaga | Copenaghen | Kopenhaga | コペンハーゲン | 哥本哈根
Tallinn | Tallinn | Tallin | Tallinn | Talim | Tallinn | Tallinn | タリン | 塔林
Helsinki | Helsinki | Helsinki | Helsinki | Helsínquia | Helsinki | Helsinki | ヘルシンキ | 赫尔辛基
Paris | Paris | París | Paris | Paris | Parigi | Paryż | パリ | 巴黎
Berlin | Berlin | Berlín | Berlin | Berlim | Berlino | Berlin | ベルリン | 柏林
Athens | Athen | Atenas | Athènes | Atenas | Atene | Ateny | アテネ | 雅典
Budapest | Budapest | Budapest | Budapest | Budapeste | Budapest | Budapeszt | ブダペスト | 布达佩斯
Reykjavik | Reykjavík | Reikiavik | Reykjavik | Reiquiavique | Reykjavik | Reykjavík | レイキャビク | 雷克雅未克
Dublin | Dublin | Dublín | Dublin | Dublin | Dublino | Dublin | ダブリン | 都柏林
Rome | Rom | Roma | Rome | Roma | Roma | Rzym | ローマ | 罗马
Riga | Riga | Riga | Riga | Riga | Riga | Ryga | リガ | 里加
Vilnius | Vilnius | Vilna | Vilnius | Vilnius | Vilnius | Wilno | ヴィリニュス | 维尔纽斯
Oslo | Oslo | Oslo | Oslo | Oslo | Oslo | Oslo | オスロ | 奥斯陆
Warsaw | Warschau | Varsovia | Varsovie | Varsóvia | Varsavia | Warszawa | ワルシャワ | 华沙
Lisbon | Lissabon | Lisboa | Lisbonne | Lisboa | Lisbona | Lizbona | リスボン | 里斯本
Bucharest | Bukarest | Bucarest | Bucarest | Bucareste | Bucarest | Bukareszt | ブカレスト | 布加勒斯特
Belgrade | Belgrad | Belgrado | Belgrade | Belgrado | Belgrado | Belgrad | ベオグラード | 贝尔格莱德
Bratislava | Bratislava | Bratislava | Bratislava | Bratislava | Bratislava | Bratysława | ブラチスラヴァ | 布拉迪斯拉发
Ljubljana | Ljubljana | Liubliana | Ljubljana | Liubliana | Lubiana | Lublana | リュブリャナ | 卢布尔雅那
Madrid | Madrid | Madrid | Madrid | Madrid | Madrid | Madryt | マドリード | 马德里
Stockholm | Stockholm | Estocolmo | Stockholm | Estocolmo | Stoccolma | Sztokholm | ストックホルム | 斯德哥尔摩
Bern | Bern | Berna | Berne | Berna | Berna | Berno | ベルン | 伯尔尼
London | London | Londres | Londres | Londres | Londra | Londyn | ロンドン | 伦敦
Moscow | Moskau | Moscú | Moscou | Moscou | Mosca | Moskwa | モスクワ | 莫斯科
Kyiv | Kyjiw | Kiev | Kiev | Kiev | Kiev | Kijów | キーウ | 基辅
Ankara | Ankara | Ankara | Ankara | Ancara | Ankara | Ankara | アンカラ | 安卡拉
Tokyo | Tokio | Tokio | Tokyo | Tóquio | Tokyo | Tokio | 東京 | 东京
Beijing | Peking | Pekín | Pékin | Pequim | Pechino | Pekin | 北京 | 北京
Seoul | Seoul | Seúl | Séoul | Seul | Seul | Seul | ソウル | 首尔
New Delhi | Neu-Delhi | Nueva Delhi | New Delhi | Nova Délhi | Nuova Delhi | Nowe Delhi | ニューデリー | 新德里
Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | バンコク | 曼谷
Hanoi | Hanoi | Hanói | Hanoï | Hanói | Hanoi | Hanoi | ハノイ | 河内
Tehran | Teheran | Teherán | Téhéran | Teerã | Teheran | Teheran | テヘラン | 德黑兰
Baghdad | Bagdad | Bagdad | Bagdad | Bagdá | Baghdad | Bagdad | バグダード | 巴格达
Riyadh | Riad | Riad | Riyad | Riade | Riad | Rijad | リヤド | 利雅得
Cairo | Kairo | El Cairo | Le Caire | Cairo | Il Cairo | Kair | カイロ | 开罗
Nairobi | Nairobi | Nairobi | Nairobi | Nairóbi | Nairobi | Nairobi | ナイロビ | 内罗毕
Rabat | Rabat | Rabat | Rabat | Rabat | Rabat | Rabat | ラバト | 拉巴特
Addis Ababa | Addis Abeba | Adís Abeba | Addis-Abeba | Adis Abeba | Addis Abeba | Addis Abeba | アディスアベバ | 亚的斯亚贝巴
Dakar | Dakar | Dakar | Dakar | Dacar | Dakar | Dakar | ダカール | 达喀尔
Accra | Accra | Acra | Accra | Acra | Accra | Akra | アクラ | 阿克拉
Luanda | Luanda | Luanda | Luanda | Luanda | Luanda | Luanda | ルアンダ | 罗安达
Ottawa | Ottawa | Ottawa | Ottawa | Ottawa | Ottawa | Ottawa | オタワ | 渥太华
Washington, D.C. | Washington | Washington | Washington | Washington | Washington | Waszyngton | ワシントン | 华盛顿
Havana | Havanna | La Habana | La Havane | Havana | L’Avana | Hawana | ハバナ | 哈瓦那
Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | ブエノスアイレス | 布宜诺斯艾利斯
Bogotá | Bogotá | Bogotá | Bogota | Bogotá | Bogotá | Bogota | ボゴタ | 波哥大
Lima | Lima | Lima | Lima | Lima | Lima | Lima | リマ | 利马
Asunción | Asunción | Asunción | Asuncion | Assunção | Asunción | Asunción | アスンシオン | 亚松森
Paramaribo | Paramaribo | Paramaribo | Paramaribo | Paramaribo | Paramaribo | Paramaribo | パラマリボ | 帕拉马里博
Georgetown | Georgetown | Georgetown | Georgetown | Georgetown | Georgetown | Georgetown | ジョージタウン | 乔治敦
Sucre | Sucre | Sucre | Sucre | Sucre | Sucre | Sucre | スクレ | 苏克雷
Quito | Quito | Quito | Quito | Quito | Quito | Quito | キト | 基多
Montevideo | Montevideo | Montevideo | Montevideo | Montevidéu | Montevideo | Montevideo | モンテビデオ | 蒙得维的亚
Caracas | Caracas | Caracas | Caracas | Caracas | Caracas | Caracas | カラカス | 加拉加斯
Canberra | Canberra | Canberra | Canberra | Camberra | Canberra | Canberra | キャンベラ | 堪培拉
Wellington | Wellington | Wellington | Wellington | Wellington | Wellington | Wellington | ウェリントン | 惠灵顿
`;
const languages = ['de', 'es', 'fr', 'pt', 'it', 'pl', 'ja', 'zh'];

/** The capitals of each language by their English names. */
export const capitalsInLanguages: ReadonlyMap<string, ReadonlyMap<string, string>> = namesByLanguage(rows, languages);
