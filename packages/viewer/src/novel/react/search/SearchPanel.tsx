import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { SearchField } from '@hanji/ui-kit/forms/search-field/SearchField.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import {
  type BookHit,
  markHit,
  searchBook,
  targetOfHit,
} from '#novel/engine/search/search-book.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import * as styles from './SearchPanel.module.css';

type SearchPanelProps = {
  readonly reader: NovelReader | undefined;
  /** BCP 47, of the text. */
  readonly language: string;
  readonly words: NovelPanelLabels;
  readonly onClose: () => void;
};

/** More are of no use to anyone. */
const most = 200;

/** Searches the text; a hit that is chosen is shown beside the list, and marked. */
export function SearchPanel({ reader, language, words, onClose }: SearchPanelProps): ReactElement {
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly BookHit[]>();
  const [chosen, setChosen] = useState<number>();
  const status = useId();
  const field = useRef<HTMLDivElement>(null);
  // The sheet gives the focus to its first button, and the reader came to type.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const searching = useRef<AbortController>(null);
  useEffect(
    () => () => {
      searching.current?.abort();
      if (reader?.drawn) markHit(reader.drawn, undefined);
    },
    [reader],
  );
  const go = (index: number): void => {
    const hit = hits?.[index];
    if (!hit) return;
    setChosen(index);
    void reader?.visit(
      () => targetOfHit(hit),
      (drawn) => markHit(drawn, hit),
    );
  };
  const search = async (wanted: string): Promise<void> => {
    setChosen(undefined);
    searching.current?.abort();
    const { signal } = (searching.current = new AbortController());
    const found =
      reader?.drawn && (await searchBook(reader.drawn, { words: wanted, most, signal }));
    // Another word was asked for, or nobody looks any more.
    if (!signal.aborted) setHits(found);
  };
  return (
    <BottomSheet clear open title={words.search} closeLabel={words.close} onClose={onClose}>
      <div ref={field}>
        <SearchField
          value={text}
          suggestions={[]}
          labels={{
            field: words.search,
            placeholder: words.search,
            submit: words.searchSubmit,
            clear: words.clear,
            suggestions: words.search,
            remove: () => words.clear,
          }}
          onValue={setText}
          onSearch={(wanted) => void search(wanted)}
          onRemove={() => undefined}
        />
      </div>
      <p id={status} role="status" className={styles.status}>
        {hits?.length === 0 && words.searchNone}
        {hits && hits.length > 0 && words.searchHit((chosen ?? 0) + 1, hits.length)}
      </p>
      <ol className={styles.hits} aria-describedby={status} lang={language}>
        {hits?.map(({ context: [before, hit, after] }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may stand in the same words, and all stay in their order
          <li key={index}>
            <button
              type="button"
              className={styles.hit}
              aria-current={index === chosen}
              onClick={() => go(index)}
            >
              {`…${before}`}
              <mark className={styles.mark}>{hit}</mark>
              {`${after}…`}
            </button>
          </li>
        ))}
      </ol>
      {hits?.length === most && <p className={styles.status}>{words.searchMost(most)}</p>}
      {chosen !== undefined && hits && chosen + 1 < hits.length && (
        <Button wide onClick={() => go(chosen + 1)}>
          {words.searchNext}
        </Button>
      )}
    </BottomSheet>
  );
}
