/** The written half of a demo comic: what happens, who speaks and in which words. The drawing follows it. */

export const workLocales = ['ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'fr-FR', 'de-DE'] as const;
export type WorkLocale = (typeof workLocales)[number];
export type Words = Readonly<Record<WorkLocale, string>>;

export const settings = [
  'street',
  'classroom',
  'sea',
  'forest',
  'palace',
  'space-station',
  'kitchen',
  'rooftop',
  'train',
  'stadium',
  'library',
  'mountain',
  'cafe',
  'ruins',
  'office',
  'stage',
] as const;
export type Setting = (typeof settings)[number];

export const moods = [
  'calm',
  'happy',
  'angry',
  'sad',
  'surprised',
  'shy',
  'determined',
  'afraid',
] as const;
export type Mood = (typeof moods)[number];

/** How a cover is composed. */
export const compositions = [
  'portrait',
  'pair',
  'team',
  'duo',
  'strips',
  'eyes',
  'vast',
  'backlight',
  'emblem',
] as const;
export type Composition = (typeof compositions)[number];

/** The object of a story that a cover can show large. */
export const emblems = [
  'ball',
  'book',
  'bus-stop',
  'cards',
  'cloud',
  'cup',
  'door',
  'kite',
  'microphone',
  'phone',
  'piano',
  'pudding',
  'radio',
  'ticket',
  'umbrella',
] as const;
export type EmblemName = (typeof emblems)[number];

export type CoverPlan = {
  readonly composition: Composition;
  /** What an emblem cover shows. */
  readonly emblem?: EmblemName;
  /** Who stands in front; `a` unless said. */
  readonly lead?: 'a' | 'b' | 'c';
};

export type PanelLine = {
  /** A cast member's key, `caption` for narration, `sfx` for a drawn sound. */
  readonly who: 'a' | 'b' | 'c' | 'caption' | 'sfx';
  /** Short enough for a balloon: at most 60 Latin or 28 CJK characters. */
  readonly text: Words;
};

export type Panel = {
  readonly setting: Setting;
  readonly time: 'dawn' | 'day' | 'dusk' | 'night';
  readonly weather: 'clear' | 'rain' | 'snow' | 'fog' | 'wind';
  readonly shot: 'wide' | 'medium' | 'close';
  /** Who is seen, from left to right. */
  readonly cast: readonly { readonly who: 'a' | 'b' | 'c'; readonly mood: Mood }[];
  readonly lines: readonly PanelLine[];
};

/** What makes a character recognisable from afar. */
export type CastMember = {
  readonly hair:
    | 'short'
    | 'long'
    | 'bun'
    | 'spiky'
    | 'bob'
    | 'hooded'
    | 'curly'
    | 'bald'
    | 'ponytail';
  readonly build: 'slim' | 'broad' | 'small' | 'tall' | 'round' | 'gull';
  readonly outfit:
    | 'coat'
    | 'uniform'
    | 'dress'
    | 'armor'
    | 'suit'
    | 'hoodie'
    | 'robe'
    | 'spacesuit'
    | 'apron'
    | 'sportswear';
  readonly extra:
    | 'none'
    | 'glasses'
    | 'scarf'
    | 'hat'
    | 'ears'
    | 'horns'
    | 'beard'
    | 'crown'
    | 'headphones'
    | 'eyepatch';
};

export type ComicScript = {
  readonly slug: string;
  readonly contentType: 'comic' | 'magazine_comic';
  readonly genre: string;
  readonly moreGenres: readonly string[];
  readonly palette:
    | 'dawn'
    | 'neon'
    | 'moss'
    | 'sea'
    | 'ember'
    | 'rose'
    | 'ink'
    | 'honey'
    | 'violet'
    | 'frost'
    | 'rust'
    | 'jade';
  readonly cover: CoverPlan;
  readonly cast: { readonly a: CastMember; readonly b: CastMember; readonly c?: CastMember };
  readonly title: Words;
  /** Two or three sentences that make someone curious. */
  readonly synopsis: Words;
  readonly authors: readonly {
    readonly name: Words;
    readonly role: 'creator' | 'writer' | 'artist' | 'assistant' | 'original_creator' | 'studio';
  }[];
  readonly chapters: readonly { readonly title: Words; readonly panels: readonly Panel[] }[];
};
