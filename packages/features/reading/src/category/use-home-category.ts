import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCategory } from '#paths/read-params.ts';
import { rememberCategory, rememberedCategory } from './category-memory.ts';

/** The category that Home shows: the query's, else the one chosen last. */
export function useHomeCategory(): ContentCategory {
  const [query] = useSearchParams();
  const category = readCategory(query.get('category') ?? undefined) ?? rememberedCategory();
  useEffect(() => rememberCategory(category), [category]);
  return category;
}
