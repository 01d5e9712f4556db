import type { SearchSuggestions } from '@hanji/contract/entities/suggestion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { suggestionApi } from './endpoints.ts';

/** Nobody stops as briefly between two letters who has not stopped typing. */
const restMs = 200;

const nothing: SearchSuggestions = { titles: [], authors: [] };

/** Whether one is the other typed on, or taken back letter by letter. */
function goesOn(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * What may be meant by what is typed, once the typing has rested; what was suggested for its
 * beginning stands until then. A newer word ends the call for the older one, whose answer is never
 * shown; a call that fails suggests nothing. Null asks for nothing.
 */
export function useSuggestions(typed: string | null): SearchSuggestions {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [suggested, setSuggested] = useState({ keyword: '', found: nothing });
  const keyword = typed === null ? null : searchKeyword(typed);
  useEffect(() => {
    if (keyword === null) return;
    let ended = false;
    let end = (): void => undefined;
    const timer = setTimeout(() => {
      const query = suggestionApi.endpoints.getSuggestions.initiate({ query: { query: keyword } });
      const asked = dispatch(query);
      end = () => (asked.abort(), asked.unsubscribe());
      void asked.then(({ data }) => {
        if (!ended) setSuggested({ keyword, found: data ?? nothing });
      });
    }, restMs);
    return () => {
      ended = true;
      clearTimeout(timer);
      end();
    };
  }, [keyword, dispatch]);
  return keyword !== null && goesOn(keyword, suggested.keyword) ? suggested.found : nothing;
}
