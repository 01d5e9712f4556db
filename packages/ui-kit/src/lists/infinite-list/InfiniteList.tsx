import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './InfiniteList.module.css';
import type { InfiniteListLabels, InfiniteListState } from './infinite-list-state.ts';
import { useAskOnce } from './use-ask-once.ts';
import { useNearEnd } from './use-near-end.ts';
import { useNews } from './use-news.ts';

type InfiniteListProps = {
  readonly state: InfiniteListState;
  /** How many entries are shown now. */
  readonly count: number;
  /** Asks for the next page; also after a failure. Never called again before something came of it. */
  readonly onMore: () => void;
  /** A page that is coming, in its size. */
  readonly skeleton: ReactNode;
  /** In place of a list that has nothing at all. */
  readonly empty: ReactNode;
  /** In place of the kit's own words and retry, where the caller knows what went wrong. */
  readonly failure?: ReactNode;
  readonly labels: InfiniteListLabels;
  /** The list itself. */
  readonly children: ReactNode;
};

/**
 * A list that goes on while the reader scrolls: the next page is asked for 300 px before the end
 * (section 9), or by a button. The button stays where it is while a page loads, so that whoever
 * pressed it keeps the focus.
 */
export function InfiniteList(props: InfiniteListProps): ReactElement {
  const { state, count, onMore, skeleton, empty, failure, labels, children } = props;
  const mark = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const ask = useAskOnce(state, count, onMore);
  const news = useNews(state, count, labels);
  useNearEnd(mark, state === 'more', count, ask);
  useLayoutEffect(() => {
    if (state === 'end' && pressed.current) end.current?.focus();
    if (state !== 'loading') pressed.current = false;
  }, [state]);

  const none = count === 0 && state === 'end';
  const own = state !== 'failed' || failure === undefined;
  const words = { more: labels.more, loading: labels.loading, failed: labels.retry, end: '' };
  return (
    <>
      {none ? empty : children}
      {state === 'loading' && <div aria-hidden="true">{skeleton}</div>}
      <div ref={mark} className={styles.foot} data-state={state}>
        {state === 'failed' && (failure ?? <p className={styles.words}>{labels.failed}</p>)}
        {state !== 'end' && own && (
          <Button
            key="more"
            aria-disabled={state === 'loading'}
            className={styles.button}
            onClick={(event) => {
              if (state === 'loading') return;
              pressed.current = event.currentTarget === document.activeElement;
              ask();
            }}
          >
            {words[state]}
          </Button>
        )}
        {state === 'end' && !none && (
          <p ref={end} tabIndex={-1} className={styles.words}>
            {labels.end}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
