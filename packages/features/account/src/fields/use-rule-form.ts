import { useId, useRef } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';

type Problems<Values> = readonly {
  readonly field: Extract<keyof Values, string>;
  readonly reason: string;
}[];

type RuleForm<Values extends FieldValues> = {
  readonly initial: Values;
  /** The rule of the domain about the whole form, in the order of the fields. */
  readonly problems: (values: Values) => Problems<Values>;
  /** The form is busy until it settles; what is pressed meanwhile does nothing. */
  readonly onValid: (values: Values) => Promise<void>;
};

/** A form whose fields are judged by a rule: after a try that failed, at every change. */
export function useRuleForm<Values extends FieldValues>(rule: RuleForm<Values>) {
  const id = useId();
  const sending = useRef(false);
  const form = useForm<Values>({
    // Of the same shape: every field has a beginning.
    defaultValues: rule.initial as DefaultValues<Values>,
    resolver: resolverOf(rule.problems),
    shouldFocusError: false,
  });
  // Every field has a value from the beginning, which the library's type leaves open.
  const values = { ...rule.initial, ...useWatch({ control: form.control }) } as Values;
  const idOf = (name: string): string => `${id}-${name}`;

  async function send(valid: Values): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      await rule.onValid(valid);
    } finally {
      sending.current = false;
    }
  }

  return {
    busy: form.formState.isSubmitting,
    submit: (): void => {
      if (sending.current) return;
      void form.handleSubmit(send, () => {
        const [first] = rule.problems(form.getValues());
        if (first) focusField(idOf(first.field));
      })();
    },
    /** What the service says is wrong with a field. */
    refuse: (name: Path<Values>, reason: string): void => {
      form.setError(name, { type: reason });
      focusField(idOf(name));
    },
    field: <Name extends Extract<keyof Values, string> & Path<Values>>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      onValue: (value: PathValue<Values, Name>): void =>
        form.setValue(name, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        }),
      /** Why it is refused. */
      reason: form.getFieldState(name, form.formState).error?.type,
    }),
  };
}

function resolverOf<Values extends FieldValues>(
  problems: RuleForm<Values>['problems'],
): Resolver<Values> {
  return (values) => {
    const found = problems(values);
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      found.toReversed().map(({ field, reason }) => [field, { type: reason }]),
    );
    // One entry for each field that a problem names, as the library shapes them.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** After the errors are drawn, so that the field is read with its own. */
function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** The phrase for a reason; none where the field is not refused. */
export function phraseFor<Reason extends string, Phrase>(
  phrases: Readonly<Record<Reason, Phrase>>,
  reason: string | undefined,
): Phrase | undefined {
  const known = (Object.keys(phrases) as Reason[]).find((key) => key === reason);
  return known === undefined ? undefined : phrases[known];
}
