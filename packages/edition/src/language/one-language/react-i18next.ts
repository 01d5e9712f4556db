import { createContext, createElement, use, type ReactElement, type ReactNode } from 'react';
import { createInstance } from './i18next.ts';

type Translator = ReturnType<typeof createInstance>;

const Current = createContext<Translator>(createInstance());

/** Nothing is to be made known to a translator: components are handed theirs. */
export const initReactI18next = { type: '3rdParty' };

export function I18nextProvider(props: {
  readonly i18n: Translator;
  readonly children: ReactNode;
}): ReactElement {
  return createElement(Current, { value: props.i18n }, props.children);
}

/** Stands in for the hook of react-i18next, where the language never changes. */
export function useTranslation(namespace?: string) {
  const i18n = use(Current);
  return { i18n, t: namespace === undefined ? i18n.t : i18n.getFixedT(null, namespace) };
}
