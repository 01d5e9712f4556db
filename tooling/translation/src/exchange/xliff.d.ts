declare module 'xliff/jsToXliff12' {
  import type { XliffDocument } from '#exchange/xliff-document.ts';
  export default function jsToXliff12(document: XliffDocument): Promise<string>;
}

declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(text: string): Promise<unknown>;
}
