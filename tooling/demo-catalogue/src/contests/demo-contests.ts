import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import type { Tone } from '#lettering/styles.ts';
import type { PaletteName } from '#paint/palette.ts';
import type { EmblemName } from '#script.ts';

/** What the jury of the demo says of a title; which one it is of follows from the order. */
type DemoAward = {
  readonly rank: string;
  readonly prize: string;
  readonly comment: string;
  readonly judge: string;
};

export type DemoContest = {
  readonly contestNo: ContestNumber;
  readonly title: string;
  readonly lead: string;
  /** Above the title on its picture. */
  readonly motto: string;
  readonly emblem: EmblemName;
  readonly palette: PaletteName;
  readonly tone: Tone;
  /** Days from the day of filling: announced, open, closing, decided. */
  readonly days: readonly [number, number, number, number];
  /** How many titles of the demo take part, and from which of them on. */
  readonly entries: readonly [from: number, count: number];
  readonly awards: readonly DemoAward[];
};

const akari = 'チャレンジ編集長 三好あかり';
const hiroshi = '漫画家 黒田ひろし';

/** A contest in each phase, and some of before. */
export const demoContests: readonly DemoContest[] = [
  {
    contestNo: 113,
    title: 'ある夜の読切コンテスト',
    lead: '日が暮れてから夜が明けるまで。忘れられない夜を、40ページまでの読切で。',
    motto: '大賞 賞金30万円',
    emblem: 'cup',
    palette: 'violet',
    tone: 'grave',
    days: [-24, -10, 32, 78],
    entries: [0, 14],
    awards: [],
  },
  {
    contestNo: 114,
    title: '動物といっしょ漫画賞',
    lead: '一匹でも出てくれば応募できます。読切でも4コマでも。',
    motto: 'もふもふ大歓迎',
    emblem: 'umbrella',
    palette: 'moss',
    tone: 'lively',
    days: [-45, -36, 4, 46],
    entries: [9, 5],
    awards: [],
  },
  {
    contestNo: 115,
    title: '冬のファンタジー大賞',
    lead: 'まだ誰も行ったことのない場所を見せてください。',
    motto: '大賞 賞金50万円＋連載権',
    emblem: 'door',
    palette: 'frost',
    tone: 'bold',
    days: [-2, 14, 76, 130],
    entries: [0, 0],
    awards: [],
  },
  {
    contestNo: 112,
    title: '放課後ミステリー賞',
    lead: '授業が終わってから、謎ははじまる。解決編まで描き切る読切を。',
    motto: 'ただいま審査中',
    emblem: 'book',
    palette: 'ink',
    tone: 'grave',
    days: [-100, -80, -12, 18],
    entries: [4, 22],
    awards: [],
  },
  {
    contestNo: 101,
    title: '夏の恋愛読切コンテスト',
    lead: '夏に始まって、夏に終わる（あるいは終わらない）恋を一話で。',
    motto: 'その夏は、一話で終わる',
    emblem: 'ticket',
    palette: 'rose',
    tone: 'lively',
    days: [-210, -190, -130, -75],
    entries: [2, 30],
    awards: [
      {
        rank: '大賞',
        prize: '賞金30万円、連載権',
        comment:
          'ふたりが一度も手をつながないのに、読み終えたあと自分の手のひらが熱い。コマとコマのあいだで起きていることを信じて描ける人です。\n連載で、この静けさがどこまで続くのか見届けたい。',
        judge: akari,
      },
      {
        rank: '優秀賞',
        prize: '賞金10万円',
        comment:
          '祭りの雑踏を描き込みながら、視線の流れが一度も迷わない。構成力は今回いちばんでした。',
        judge: hiroshi,
      },
      {
        rank: '優秀賞',
        prize: '賞金10万円',
        comment:
          '台詞が少ないのに、性格がわかる。ラスト2ページの夕立は、審査員全員が読み返しました。',
        judge: akari,
      },
      {
        rank: '佳作',
        prize: '賞金3万円',
        comment:
          '勢いのある導入に引き込まれました。中盤に一度、呼吸を置ける場面があるとさらに生きます。',
        judge: '',
      },
      {
        rank: '佳作',
        prize: '賞金3万円',
        comment: '脇役の友人がとてもいい。次は彼女の話を読ませてください。',
        judge: '',
      },
    ],
  },
  {
    contestNo: 1,
    title: 'はじめての四コマ大賞',
    lead: 'はじめて人に見せる漫画を、四コマで。',
    motto: '第1回コンテスト',
    emblem: 'kite',
    palette: 'honey',
    tone: 'bold',
    days: [-500, -490, -440, -400],
    entries: [6, 12],
    awards: [
      {
        rank: '大賞',
        prize: '賞金10万円',
        comment: '四コマ目で必ず裏切ってくれる。8本すべてで笑いました。',
        judge: hiroshi,
      },
      {
        rank: 'はじめの一歩賞',
        prize: '液晶タブレット',
        comment: '線の一本一本から、描く楽しさが伝わってきます。',
        judge: akari,
      },
      {
        rank: 'はじめの一歩賞',
        prize: '液晶タブレット',
        comment: 'おばあちゃんの間（ま）が絶妙です。',
        judge: '',
      },
    ],
  },
];
