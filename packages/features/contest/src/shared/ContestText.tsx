import type { WrittenPage as Written } from '@hanji/contract/entities/written-page.ts';
import { WrittenPage } from '@hanji/ui-kit/works/written-page/WrittenPage.tsx';
import type { ReactElement } from 'react';
import * as styles from './ContestText.module.css';

/** What operators wrote about a contest, in a column that reads well; nothing where they did not. */
export function ContestText({ text }: { readonly text: Written }): ReactElement | null {
  if (text.length === 0) return null;
  return (
    <div className={styles.text}>
      <WrittenPage pieces={text} />
    </div>
  );
}
