import { namesByLanguage } from './names-by-language.ts';

/** Capitals of Africa with established names: English, German, Spanish, French, Portuguese, Italian, Polish, Japanese, Chinese. */
const rows = `
Algiers | Algier | Argel | Alger | Argel | Algeri | Algier | アルジェ | 阿尔及尔
Tunis | Tunis | Túnez | Tunis | Túnis | Tunisi | Tunis | チュニス | 突尼斯市
Tripoli | Tripolis | Trípoli | Tripoli | Trípoli | Tripoli | Trypolis | トリポリ | 的黎波里
Khartoum | Khartum | Jartum | Khartoum | Cartum | Khartum | Chartum | ハルツーム | 喀土穆
Mogadishu | Mogadischu | Mogadiscio | Mogadiscio | Mogadíscio | Mogadiscio | Mogadiszu | モガディシュ | 摩加迪沙
Kampala | Kampala | Kampala | Kampala | Kampala | Kampala | Kampala | カンパラ | 坎帕拉
Kigali | Kigali | Kigali | Kigali | Kigali | Kigali | Kigali | キガリ | 基加利
Lusaka | Lusaka | Lusaka | Lusaka | Lusaka | Lusaka | Lusaka | ルサカ | 卢萨卡
Harare | Harare | Harare | Harare | Harare | Harare | Harare | ハラレ | 哈拉雷
Maputo | Maputo | Maputo | Maputo | Maputo | Maputo | Maputo | マプト | 马普托
Windhoek | Windhoek | Windhoek | Windhoek | Windhoek | Windhoek | Windhuk | ウィントフック | 温得和克
Gaborone | Gaborone | Gaborone | Gaborone | Gaborone | Gaborone | Gaborone | ハボローネ | 哈博罗内
Antananarivo | Antananarivo | Antananarivo | Antananarivo | Antananarivo | Antananarivo | Antananarywa | アンタナナリボ | 塔那那利佛
Bamako | Bamako | Bamako | Bamako | Bamako | Bamako | Bamako | バマコ | 巴马科
Ouagadougou | Ouagadougou | Uagadugú | Ouagadougou | Uagadugu | Ouagadougou | Wagadugu | ワガドゥグー | 瓦加杜古
Niamey | Niamey | Niamey | Niamey | Niamei | Niamey | Niamey | ニアメ | 尼亚美
Abuja | Abuja | Abuya | Abuja | Abuja | Abuja | Abudża | アブジャ | 阿布贾
Lomé | Lomé | Lomé | Lomé | Lomé | Lomé | Lomé | ロメ | 洛美
Libreville | Libreville | Libreville | Libreville | Libreville | Libreville | Libreville | リーブルビル | 利伯维尔
Brazzaville | Brazzaville | Brazzaville | Brazzaville | Brazavile | Brazzaville | Brazzaville | ブラザビル | 布拉柴维尔
Kinshasa | Kinshasa | Kinsasa | Kinshasa | Kinshasa | Kinshasa | Kinszasa | キンシャサ | 金沙萨
Freetown | Freetown | Freetown | Freetown | Freetown | Freetown | Freetown | フリータウン | 弗里敦
Monrovia | Monrovia | Monrovia | Monrovia | Monróvia | Monrovia | Monrovia | モンロビア | 蒙罗维亚
Conakry | Conakry | Conakri | Conakry | Conacri | Conakry | Konakry | コナクリ | 科纳克里
Lilongwe | Lilongwe | Lilongüe | Lilongwe | Lilongwe | Lilongwe | Lilongwe | リロングウェ | 利隆圭
Yaoundé | Jaunde | Yaundé | Yaoundé | Iaundé | Yaoundé | Jaunde | ヤウンデ | 雅温得
`;

/** By language, then by the English name. Children are not asked for them. */
export const capitalsOfAfrica = namesByLanguage(rows, ['de', 'es', 'fr', 'pt', 'it', 'pl', 'ja', 'zh']);
