import type { ReactElement } from 'react';

const paths = {
  previousChapter: 'M18 6l-6 6 6 6M7 6v12',
  nextChapter: 'M6 6l6 6-6 6M17 6v12',
  previousPage: 'M15 6l-6 6 6 6',
  nextPage: 'M9 6l6 6-6 6',
  comments: 'M4 5h16v11H10l-4 4v-4H4z',
  vertical: 'M7 3h10v18H7zM12 8v8M9 13l3 3 3-3',
  pages: 'M3 5h9v14H3zM12 5h9v14h-9z',
  retry: 'M19 12a7 7 0 1 1-2-5M17 3v4h-4',
  contents: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  text: 'M3 18L8 6l5 12M5 14h6M15 18l3-8 3 8M16 16h4',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M12 4v15M6 13l6 6 6-6',
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
} as const;

/** Name of an icon of the viewers' set. */
export type IconName = keyof typeof paths;

/** One icon, drawn in the text's colour; the label stands on the control. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
