/** What a drawn page says about itself, so that a journey can read it back from the screen. */
export type PageCode = {
  /** 0 to 63, of the title's chapters in the order of the plan. */
  readonly chapter: number;
  /** From 1, below 4096. */
  readonly page: number;
};

export type Colour = readonly [red: number, green: number, blue: number];

const levels = 4;
const step = 255 / (levels - 1);
const symbols = levels ** 3;

function colourOf(symbol: number): Colour {
  return [
    Math.floor(symbol / levels ** 2) * step,
    (Math.floor(symbol / levels) % levels) * step,
    (symbol % levels) * step,
  ];
}

function symbolOf([red, green, blue]: Colour): number {
  return [red, green, blue].reduce((sum, part) => sum * levels + Math.round(part / step), 0);
}

/** Three colours that lossy compression cannot mistake for those of another page. */
export function coloursOf({ chapter, page }: PageCode): [Colour, Colour, Colour] {
  return [colourOf(chapter), colourOf(Math.floor(page / symbols)), colourOf(page % symbols)];
}

export function codeOf([chapter, high, low]: readonly [Colour, Colour, Colour]): PageCode {
  return {
    chapter: symbolOf(chapter),
    page: symbolOf(high) * symbols + symbolOf(low),
  };
}
