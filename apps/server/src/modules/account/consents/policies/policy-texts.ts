import type { japaneseLegalTypes, PolicyType } from '@hanji/contract/help-vocabulary.ts';

type Text = { readonly title: string; readonly body: string };
type OfJapaneseLaw = (typeof japaneseLegalTypes)[number];

/**
 * The policies of one language. `body` is Markdown of headings, paragraphs and lists;
 * `{{supportEmail}}` stands for the address of the setting. What Japanese law wants is in Japanese.
 */
export type PolicyTexts = Readonly<Record<Exclude<PolicyType, OfJapaneseLaw>, Text>> & {
  readonly [Type in OfJapaneseLaw]?: Text;
};
