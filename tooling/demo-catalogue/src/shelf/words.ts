import type { Words } from '#script.ts';
import { words } from '#showcase/words.ts';

/** Names of the chapters without words that follow the written ones. */
export const interludeNames: readonly Words[] = [
  words(
    '창밖의 오후',
    '窓の外の午後',
    'An Afternoon Outside',
    '窗外的午後',
    'L’après-midi dehors',
    'Nachmittag draußen',
  ),
  words('돌아가는 길', '帰り道', 'The Way Back', '回家的路', 'Le chemin du retour', 'Der Heimweg'),
  words(
    '말하지 않은 것',
    '言わなかったこと',
    'What Went Unsaid',
    '沒說出口的話',
    'Ce qui n’a pas été dit',
    'Was ungesagt blieb',
  ),
  words(
    '바람이 바뀐 날',
    '風が変わった日',
    'The Day the Wind Turned',
    '風向改變那天',
    'Le jour où le vent tourna',
    'Der Tag, an dem der Wind drehte',
  ),
  words(
    '불이 꺼진 뒤',
    '明かりが消えて',
    'After Lights-Out',
    '熄燈之後',
    'Après l’extinction des feux',
    'Wenn das Licht aus ist',
  ),
  words(
    '조금 늦은 답',
    '少し遅れた返事',
    'A Slightly Late Reply',
    '遲了一點的回答',
    'Une réponse un peu tardive',
    'Eine späte Antwort',
  ),
  words(
    '두 사람의 그림자',
    'ふたつの影',
    'Two Shadows',
    '兩個影子',
    'Deux ombres',
    'Zwei Schatten',
  ),
  words(
    '아무 일 없는 하루',
    '何もない一日',
    'A Day of Nothing',
    '什麼都沒發生的一天',
    'Une journée sans rien',
    'Ein Tag ohne alles',
  ),
  words(
    '먼 소리',
    '遠い音',
    'A Distant Sound',
    '遠處的聲音',
    'Un bruit au loin',
    'Ein fernes Geräusch',
  ),
  words(
    '다시, 첫걸음',
    'もう一度、はじめの一歩',
    'The First Step, Again',
    '再一次，第一步',
    'Le premier pas, encore',
    'Noch einmal der erste Schritt',
  ),
];

export const walkName = words(
  '이백 걸음',
  '二百歩',
  'Two Hundred Steps',
  '兩百步',
  'Deux cents pas',
  'Zweihundert Schritte',
);

export const dayName: Words = words(
  '{n}일째',
  '{n}日目',
  'Day {n}',
  '第{n}天',
  'Jour {n}',
  'Tag {n}',
);

export const volumeName: Words = words(
  '{n}권',
  '第{n}巻',
  'Volume {n}',
  '第{n}集',
  'Tome {n}',
  'Band {n}',
);

export const eventLabel: Words = words(
  '기간 한정',
  '期間限定',
  'Limited',
  '限時活動',
  'Promo',
  'Befristet',
);

export const authorWord: readonly Words[] = [
  words(
    '다음 주에도 만나요!',
    '来週もお会いしましょう！',
    'See you again next week!',
    '我們下週見！',
    'À la semaine prochaine !',
    'Bis nächste Woche!',
  ),
  words(
    '이번 화는 밤을 새워 그렸습니다.',
    '今回は徹夜で描きました。',
    'I stayed up all night for this one.',
    '這一話是熬夜畫的。',
    'Une nuit blanche pour ce chapitre.',
    'Dafür blieb ich die ganze Nacht wach.',
  ),
];

export const publisherNames: readonly Words[] = [
  words(
    '달빛종이',
    '月あかり紙房',
    'Moonpaper Press',
    '月光紙社',
    'Éditions Papier-Lune',
    'Mondpapier Verlag',
  ),
  words(
    '먹구름공방',
    '墨雲工房',
    'Inkcloud Works',
    '墨雲工房',
    'Atelier Nuage d’encre',
    'Tintenwolke',
  ),
  words(
    '닥나무미디어',
    '楮メディア',
    'Mulberry Media',
    '構樹傳媒',
    'Mûrier Médias',
    'Maulbeer Medien',
  ),
];
