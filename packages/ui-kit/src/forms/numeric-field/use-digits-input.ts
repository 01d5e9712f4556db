import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
} from 'react';
import { digitsOf } from './digits-of.ts';

type Options = {
  readonly value: string;
  readonly maxLength: number;
  readonly onValue: (digits: string) => void;
};

type DigitsInput = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
};

/**
 * An input that keeps digits only. It has no `maxlength`: the browser would count the hyphens of
 * a pasted number. What is being composed stays as it is until the composition ends.
 */
export function useDigitsInput({ value, maxLength, onValue }: Options): DigitsInput {
  const ref = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  // An object, so that the caret is set again even where nothing else changed.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);

  useLayoutEffect(() => {
    if (caret && ref.current === document.activeElement) {
      ref.current?.setSelectionRange(caret.at, caret.at);
    }
  }, [caret]);

  const settle = ({ value: text, selectionStart }: HTMLInputElement): void => {
    const before = text.slice(0, selectionStart ?? text.length);
    setComposed(null);
    setCaret({ at: digitsOf(before, maxLength).length });
    onValue(digitsOf(text, maxLength));
  };

  return {
    ref,
    value: composed ?? value,
    onChange: ({ target, nativeEvent }) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value);
      else settle(target);
    },
    onCompositionEnd: ({ currentTarget }) => settle(currentTarget),
  };
}
