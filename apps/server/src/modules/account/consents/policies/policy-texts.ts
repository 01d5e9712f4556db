import type { ConsentType } from '@hanji/contract/vocabulary.ts';

/**
 * The policies of one language. `body` is Markdown of headings, paragraphs and lists;
 * `{{supportEmail}}` stands for the address of the setting.
 */
export type PolicyTexts = Readonly<
  Record<ConsentType, { readonly title: string; readonly body: string }>
>;
