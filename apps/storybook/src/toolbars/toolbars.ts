import { editionIds } from '@hanji/contract/editions.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import { languageNames } from '@hanji/i18n/locale.ts';

/** Edition, language and theme: what a component looks like depends on these, and on the viewport. */
export const toolbars = {
  edition: {
    description: 'Edition: its accent',
    toolbar: { title: 'Edition', icon: 'globe', items: [...editionIds], dynamicTitle: true },
  },
  locale: {
    description: 'Language: its type, its line breaking, its words',
    toolbar: {
      title: 'Language',
      icon: 'comment',
      items: locales.map((value) => ({ value, title: languageNames[value], right: value })),
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'As the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
} as const;
