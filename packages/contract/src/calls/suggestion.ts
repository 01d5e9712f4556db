import type { SearchSuggestions } from '../entities/suggestion.ts';
import { call } from './call.ts';

/** Apart from browsing, whose calls come with every page. */
export const suggestionCalls = {
  getSuggestions: call<{ query: { query: string }; response: SearchSuggestions }>({
    method: 'GET',
    path: '/search/suggestion',
    summary: 'Titles and authors that a keyword being typed may mean, at most 8 together',
    source: 'reading-service 2, /search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
} as const;
